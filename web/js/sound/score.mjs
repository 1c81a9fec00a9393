// Composes while it plays: `compose(seed)` is an endless series of bars, the same for the same seed.
//
// A bar is {number, tune, section, key, mode, chords: [{at, chord}], notes}. A note is {part, at and
// length in eighths, pitch (MIDI), velocity 0…1, late (seconds), chord}; `part` names an instrument.

import { planTunes } from "./changes.mjs";
import { makeSinger } from "./melody.mjs";
import { bass, comping, drums, nearestGrip, pickComping } from "./rhythm.mjs";
import { seeded } from "./random.mjs";

export const EIGHTHS = 8;
export const SECONDS_PER_EIGHTH = 60 / 118 / 2;
const LEADS = ["flute", "vibes", "nylon"];
const OPEN_HAND = [55, 59, 62, 66];

const spansOf = (bar) => {
  const length = EIGHTHS / bar.length;
  return bar.map((chord, i) => ({ chord, at: i * length, length }));
};

// Grips are chosen in the order of the chords, so that the hand moves little.
const layGrips = (bars) => {
  const grips = new Map();
  let before = OPEN_HAND;
  for (const chord of bars.flat()) {
    if (!grips.has(chord)) grips.set(chord, (before = nearestGrip(chord, before)));
  }
  return (chord) => grips.get(chord);
};

const chordFinder = (bars) => (at) => {
  const bar = bars[Math.min(Math.floor(at / EIGHTHS), bars.length - 1)];
  const inBar = at >= bars.length * EIGHTHS ? 0 : at % EIGHTHS;
  return bar[Math.floor((inBar * bar.length) / EIGHTHS)];
};

const singTune = (tune, singer, chordAt, gripOf) => {
  const motifs = { a: {}, b: {} };
  let start = 0;
  return tune.sections.flatMap(({ name, bars }) => {
    const from = start;
    start += bars.length * EIGHTHS;
    return motifs[name] ? singer.section(from, motifs[name], chordAt, gripOf) : [];
  });
};

const inside = (notes, number) =>
  notes
    .filter((note) => Math.floor(note.at / EIGHTHS) === number)
    .map((note) => ({ ...note, at: note.at - number * EIGHTHS }));

function* playTune(tune, next, count, singer, chance) {
  const all = tune.sections.flatMap((section) => section.bars);
  const bars = [...all, next.sections[0].bars[0]];
  const chordAt = chordFinder(bars);
  const gripOf = layGrips(bars);
  const melody = singTune(tune, singer, chordAt, gripOf);
  let number = 0;
  for (const section of tune.sections) {
    const pattern = pickComping(chance);
    const lead = chance.pick(LEADS);
    for (const [i, bar] of section.bars.entries()) {
      const from = number * EIGHTHS;
      const spans = spansOf(bar);
      const last = i === section.bars.length - 1;
      const quiet = section.name === "intro";
      const here = (at) => chordAt(from + at);
      yield {
        number: count + number,
        section: section.name,
        key: tune.key,
        mode: tune.mode,
        chords: spans,
        notes: [
          ...drums(number, last, quiet, chance),
          ...bass(spans, bars[number + 1][0], chance),
          ...comping(pattern[i % 2], here, gripOf, chance),
          ...inside(melody, number).map((note) => ({ ...note, lead })),
        ],
      };
      number += 1;
    }
  }
}

export function* compose(seed) {
  const chance = seeded(seed);
  const tunes = planTunes(chance);
  const singer = makeSinger(chance);
  let tune = tunes.next().value;
  for (let [index, count] = [0, 0]; ; index += 1) {
    const next = tunes.next().value;
    for (const bar of playTune(tune, next, count, singer, chance)) {
      count = bar.number + 1;
      yield { tune: index, ...bar };
    }
    tune = next;
  }
}
