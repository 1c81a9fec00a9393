// Sings motifs over the chords: long and accented notes rest on a chord's own notes or its allowed
// tensions, short ones pass through its scale. No four bars come twice within a long while.

import { develop, newMotif } from "./motifs.mjs";
import { pitchClass } from "./chords.mjs";

const LOW = 64;
const HIGH = 81;
const REMEMBERED = 2400;
const PLANS = ["aabc", "abac", "aab.", "a.ac", "abcc", "aba.", "abca"];

const onBeat = (at) => at % 4 === 0;

const steady = (note, ahead) => ahead || onBeat(note.at) || note.length >= 2;

// The chord a note belongs to: one begun just before a change and held is already the new chord's.
const belongs = (note, start, chordAt) => {
  const here = chordAt(start + note.at);
  const next = chordAt(start + note.at + 1);
  return note.length > 1 && next !== here ? { chord: next, ahead: true } : { chord: here };
};

const rubs = (pitch, grip) => grip.some((tone) => pitch - tone === 1 || pitch - tone === 13);

const fitting = (pitch, chord, grip, rest) =>
  (rest ? chord.rest : chord.run).includes(pitchClass(pitch)) && !(rest && rubs(pitch, grip));

const inRange = (pitch) => pitch >= LOW && pitch <= HIGH;

// So many steps up or down through the notes that fit; turns round at the ends of the range.
const walk = (from, move, fits) => {
  let direction = Math.sign(move) || 1;
  let left = Math.abs(move);
  let pitch = from;
  for (let tries = 0; tries < 60; tries += 1) {
    if (fits(pitch) && inRange(pitch) && left <= 0) return pitch;
    pitch += direction;
    if (!inRange(pitch)) direction = pitch < LOW ? 1 : -1;
    if (fits(pitch)) left -= 1;
  }
  return null;
};

const nearest = (from, fits) => {
  for (let gap = 0; gap <= 12; gap += 1) {
    for (const pitch of [from - gap, from + gap]) if (inRange(pitch) && fits(pitch)) return pitch;
  }
  return null;
};

const place = (note, from, start, chordAt, gripOf) => {
  const { chord, ahead } = belongs(note, start, chordAt);
  const rest = steady(note, ahead);
  const passing = walk(from, note.move, (pitch) => fitting(pitch, chord, [], false));
  const target = passing ?? from;
  if (!rest) return { pitch: target, chord };
  const fits = (pitch) => fitting(pitch, chord, gripOf(chord), true);
  return { pitch: nearest(target, fits) ?? target, chord };
};

// How long a note may sound: until the harmony leaves it behind.
const held = (pitch, note, start, chord, chordAt) => {
  const first = note.at + 1;
  for (let at = first; at < note.at + note.length; at += 1) {
    const now = chordAt(start + at);
    if (now !== chord && !now.rest.includes(pitchClass(pitch))) return at - note.at;
  }
  return note.length;
};

const arch = (i, count) => 0.7 + 0.25 * Math.sin((Math.PI * (i + 0.5)) / count);

const sing = (motif, start, from, chordAt, gripOf, chance) => {
  let pitch = from;
  return motif.map((note, i) => {
    const placed = place(note, pitch, start, chordAt, gripOf);
    pitch = placed.pitch;
    return {
      part: "melody",
      at: start + note.at,
      length: held(pitch, note, start, placed.chord, chordAt),
      pitch,
      velocity: arch(i, motif.length) * chance.between(0.92, 1),
      late: chance.between(0, 0.012),
      chord: placed.chord,
    };
  });
};

// Each stretch of four bars that this phrase takes part in, whatever its key.
const stretches = (notes, start) =>
  [-24, -16, -8, 0].flatMap((shift) => {
    const from = start + shift;
    const inside = notes.filter(({ at }) => at >= from && at < from + 32);
    if (inside.length < 4) return [];
    return [inside.map(({ at, pitch }) => `${at - from}:${pitch - inside[0].pitch}`).join(" ")];
  });

// A singer remembers the motifs of the tune and everything that was sung lately.
export const makeSinger = (chance) => {
  const sung = new Set();
  let recent = [];
  let pitch = 71;

  const isNew = (phrase, start) =>
    !stretches([...recent, ...phrase], start).some((stretch) => sung.has(stretch));

  const remember = (phrase, start) => {
    const notes = [...recent, ...phrase];
    stretches(notes, start).forEach((stretch) => sung.add(stretch));
    for (const oldest of sung) if (sung.size > REMEMBERED) sung.delete(oldest);
    recent = notes.filter(({ at }) => at >= start - 16);
    pitch = Math.round((phrase.at(-1).pitch + 72) / 2);
  };

  const phrase = (motif, start, chordAt, gripOf) => {
    let tried = motif;
    let notes = sing(tried, start, pitch, chordAt, gripOf, chance);
    for (let tries = 0; tries < 12 && !isNew(notes, start); tries += 1) {
      tried = tries < 6 ? develop(tried, chance) : newMotif(chance);
      notes = sing(tried, start, pitch, chordAt, gripOf, chance);
    }
    remember(notes, start);
    return notes;
  };

  // Eight bars from `start` (in eighths); `motifs` are the section's own, by letter, filled here.
  const section = (start, motifs, chordAt, gripOf) => {
    recent = recent.filter(({ at }) => at < start);
    const again = Object.keys(motifs).length > 0;
    const seen = new Set();
    return [...chance.pick(PLANS)].flatMap((letter, i) => {
      if (letter === ".") return [];
      motifs[letter] ??= newMotif(chance);
      const fresh = !again && !seen.has(letter);
      seen.add(letter);
      const motif = fresh ? motifs[letter] : develop(motifs[letter], chance);
      return phrase(motif, start + i * 16, chordAt, gripOf);
    });
  };

  return { section };
};
