// What a chord is made of: its notes, the tensions that a melody may rest on, the scale that it may
// run through, and the ways a guitar lays it. All numbers are semitones above the root.

const MAJOR = [0, 2, 4, 5, 7, 9, 11];
const MINOR = [0, 2, 3, 5, 7, 8, 10];
const LYDIAN = [0, 2, 4, 6, 7, 9, 11];

// "^" major seventh · "6" major sixth · "-" minor seventh · "m" minor sixth · "h" half diminished ·
// "o" diminished · "7" dominant · "7b" altered, goes to minor · "7s" with a sharp eleventh
const QUALITIES = {
  "^": {
    tones: [0, 4, 7, 11],
    tensions: [2, 9],
    scale: MAJOR,
    grips: [[4, 7, 11, 14], [11, 14, 16, 19], [7, 11, 14, 16], [4, 9, 11, 14]],
  },
  6: {
    tones: [0, 4, 7, 9],
    tensions: [2],
    scale: MAJOR,
    grips: [[4, 7, 9, 14], [9, 14, 16, 19], [7, 9, 14, 16]],
  },
  "-": {
    tones: [0, 3, 7, 10],
    tensions: [2, 5],
    scale: [0, 2, 3, 5, 7, 9, 10],
    grips: [[3, 7, 10, 14], [10, 14, 15, 19], [7, 10, 14, 15]],
  },
  m: {
    tones: [0, 3, 7, 9],
    tensions: [2, 5],
    scale: [0, 2, 3, 5, 7, 9, 11],
    grips: [[3, 7, 9, 14], [9, 14, 15, 19], [7, 9, 14, 15]],
  },
  h: {
    tones: [0, 3, 6, 10],
    tensions: [5, 8],
    scale: [0, 1, 3, 5, 6, 8, 10],
    grips: [[3, 6, 10, 12], [10, 12, 15, 18], [6, 10, 12, 15]],
  },
  o: {
    tones: [0, 3, 6, 9],
    tensions: [2, 5, 8, 11],
    scale: [0, 2, 3, 5, 6, 8, 9, 11],
    grips: [[3, 6, 9, 12], [9, 12, 15, 18], [6, 9, 12, 15]],
  },
  7: {
    tones: [0, 4, 7, 10],
    tensions: [2, 9],
    scale: [0, 2, 4, 5, 7, 9, 10],
    grips: [[4, 10, 14, 19], [10, 14, 16, 21], [10, 16, 19, 26], [4, 9, 10, 14]],
  },
  "7b": {
    tones: [0, 4, 7, 10],
    tensions: [1, 8],
    scale: [0, 1, 4, 5, 7, 8, 10],
    grips: [[4, 10, 13, 19], [10, 13, 16, 20], [4, 8, 10, 13]],
  },
  "7s": {
    tones: [0, 4, 7, 10],
    tensions: [2, 6, 9],
    scale: [0, 2, 4, 6, 7, 9, 10],
    grips: [[4, 10, 14, 18], [10, 14, 16, 21], [10, 14, 16, 18]],
  },
};

const STEPS = { 1: 0, 2: 2, 3: 4, 4: 5, 5: 7, 6: 9, 7: 11 };
const DIATONIC = ["^", "6", "-"];

export const pitchClass = (pitch) => ((pitch % 12) + 12) % 12;

// "b3" → 3 semitones
export const degree = (text) => {
  const shift = { b: -1, "#": 1 }[text[0]] ?? 0;
  return pitchClass(STEPS[text.at(-1)] + shift);
};

const inKey = (key, mode) => {
  const notes = new Set((mode === "minor" ? MINOR : MAJOR).map((step) => pitchClass(key + step)));
  return (note) => notes.has(note);
};

// A chord with pitch classes; `rest` is what a melody may stay on, `run` what it may pass through.
export const makeChord = (root, quality, key, mode) => {
  const kind = QUALITIES[quality];
  const above = (steps) => steps.map((step) => pitchClass(root + step));
  const fits = inKey(key, mode);
  const tones = above(kind.tones);
  const bright = quality === "^" && pitchClass(root) !== pitchClass(key);
  const diatonic = DIATONIC.includes(quality) && tones.every(fits);
  const tensions = above(kind.tensions).filter((note) => !diatonic || fits(note));
  const scale = bright ? LYDIAN : kind.scale;
  const run = diatonic && !bright ? above([...Array(12).keys()]).filter(fits) : above(scale);
  return {
    root: pitchClass(root),
    quality,
    key: pitchClass(key),
    mode,
    tones,
    tensions,
    rest: [...tones, ...tensions],
    run,
    grips: kind.grips,
    fifth: kind.tones[2],
  };
};

export const withRoot = (chord, root, quality) => makeChord(root, quality, chord.key, chord.mode);
