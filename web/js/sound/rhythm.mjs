// The players that keep time: drums, bass, and the guitar's chords. A bar has eight eighths.

const CLAVE = ["x..x..x.", "..x..x.."];
const KICK = "x..xx..x";
const SHAKER = [0.5, 0.28, 0.75, 0.34, 0.5, 0.28, 0.8, 0.36];

const COMPING = [
  ["x..x..x.", "..x.x..."],
  ["x.x..x.x", "..x..x.."],
  ["x..x...x", "..x..x.."],
  ["x...x..x", "...x..x."],
  ["x.x..x..", "x..x..x."],
];

export const pickComping = (chance) => chance.pick(COMPING);

const hits = (pattern) => [...pattern].flatMap((sign, at) => (sign === "x" ? [at] : []));

// Brushes, cross-stick and bass drum of one bar; `number` counts bars, `last` ends a section.
export const drums = (number, last, quiet, chance) => {
  const note = (part, at, velocity) => ({
    part,
    at,
    length: 1,
    pitch: 0,
    velocity: velocity * chance.between(0.85, 1),
    late: chance.between(0, 0.008),
  });
  const shaker = SHAKER.map((velocity, at) => note("shaker", at, velocity));
  const brush = [2, 6].map((at) => note("brush", at, 0.6));
  const kick = hits(KICK).map((at) => note("kick", at, at % 4 ? 0.4 : 0.75));
  const sticks = quiet ? [] : hits(CLAVE[number % 2]).map((at) => note("rim", at, 0.7));
  const fill = last && chance.chance(0.6) ? [4, 5, 7].map((at) => note("brush", at, 0.35)) : [];
  return [...shaker, ...brush, ...kick, ...sticks, ...fill];
};

const LOW = 33;
const inRange = (pitch) => LOW + ((((pitch - LOW) % 12) + 12) % 12);
const fifthOf = (chord) => {
  const up = inRange(chord.root) + chord.fifth;
  return up > 47 ? up - 12 : up;
};

// Root and fifth, each led in by the eighth before it.
export const bass = (spans, next, chance) =>
  spans.flatMap(({ chord, at, length }, i) => {
    const after = spans[i + 1]?.chord ?? next;
    const note = (when, long, pitch, velocity, over = chord) => ({
      part: "bass",
      at: at + when,
      length: long,
      pitch,
      velocity: velocity * chance.between(0.9, 1),
      late: chance.between(0, 0.006),
      chord: over,
    });
    const root = inRange(chord.root);
    const lead = note(length - 1, 0.9, inRange(after.root), 0.55, after);
    if (length < 8) return [note(0, 2.8, root, 0.9), lead];
    const pickUp = note(3, 0.9, chance.chance(0.6) ? fifthOf(chord) : root, 0.5);
    return [note(0, 2.8, root, 0.95), pickUp, note(4, 2.8, fifthOf(chord), 0.85), lead];
  });

const GRIP_LOW = 50;
const GRIP_HIGH = 69;

const gripsOf = (chord) => {
  const found = [];
  for (const grip of chord.grips) {
    for (let base = chord.root + 36; base <= 72; base += 12) {
      const notes = grip.map((step) => base + step);
      const clean = notes.map((note) => (chord.rest.includes(note % 12) ? note : note - 2));
      if (clean[0] >= GRIP_LOW && clean.at(-1) <= GRIP_HIGH) found.push([...new Set(clean)]);
    }
  }
  return found;
};

const distance = (grip, other) =>
  grip.reduce((sum, note, i) => sum + Math.abs(note - (other[i] ?? other.at(-1))), 0);

// The grip that moves the hand least.
export const nearestGrip = (chord, before) => {
  const grips = gripsOf(chord);
  return grips.reduce((best, grip) =>
    distance(grip, before) < distance(best, before) ? grip : best,
  );
};

// The guitar's bar: a hit just before a new chord already plays that chord.
export const comping = (pattern, chordAt, gripOf, chance) => {
  const places = hits(pattern);
  return places.flatMap((at, i) => {
    const ahead = at % 2 === 1 && !places.includes(at + 1) && chordAt(at + 1) !== chordAt(at);
    const chord = chordAt(ahead ? at + 1 : at);
    const length = Math.min((places[i + 1] ?? 8) - at, 3) * 0.85;
    const velocity = (at === 0 ? 0.85 : 0.7) * chance.between(0.85, 1);
    return gripOf(chord).map((pitch, string) => ({
      part: "guitar",
      at,
      length,
      pitch,
      velocity,
      late: 0.004 + string * 0.007,
      chord,
    }));
  });
};
