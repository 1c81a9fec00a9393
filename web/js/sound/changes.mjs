// The harmony of a tune: forms of eight bars in degrees, moved through keys, with the changes that
// jazz players make to them on the way.

import { degree, makeChord, pitchClass, withRoot } from "./chords.mjs";

// Bars are parted by "|". "@b3" moves to the key on the flat third of home until the next "@".
const FORMS = {
  major: {
    a: [
      "1^ | 6- | 2- | 57 | 3- | 67b | 2- | 57",
      "1^ | 1^ | 27s | 27s | 2- | 57 | 16 | 2- 57",
      "1^ | #1o | 2- | #2o | 3- | 67b | 2- 57 | 16",
      "1^ | 7h 37b | 6- | 5- 17 | 4^ | b77s | 3- 67b | 2- 57",
      "16 | 4^ b77s | 3- | 67b | 2- | 4m | 3- b3o | 2- 57",
      "2- | 57 | 1^ | 6- | 2- | 57 | 16 | 3- 67b",
    ],
    b: [
      "4^ | 4m | @b3 2- | 57 | 1^ | 16 | @1 2- | 57",
      "@b6 1^ | 6- | 2- | 57 | @1 3- | 67b | 2- | 57",
      "@3 2- | 57 | 1^ | 16 | @1 4m | b77s | 3- 67b | 2- 57",
      "6- | 7h 37b | 6- | 27s | 2- | 4m b77s | 3- 67b | 2- 57",
      "@4 1^ | 2- 57 | 1^ | 16 | @1 27s | 27s | 2- | 57",
      "@b2 1^ | 16 | @b3 2- | 57 | 1^ | 67b | @1 2- | 57",
    ],
    turn: ["1^ | 6- | 2- | 57", "3- | b3o | 2- | 57", "3- | 67b | 2- | 57"],
  },
  minor: {
    a: [
      "1m | 1m | 2h | 57b | 1m | b6^ | 2h 57b | 1m",
      "1- | 4- | b77 | b3^ | b6^ | 2h | 57b | 1m",
      "1m | 47s | 1m | 47s | b6^ | 57b | 1m | 2h 57b",
      "1m | 1- | 4- | b77 | b3^ | b6^ | 2h | 57b",
    ],
    b: [
      "@b3 2- | 57 | 1^ | 4^ | @1 2h | 57b | 1m | 57b",
      "4- | b77 | b3^ | b6^ | 2h | 57b | 1m | 2h 57b",
      "@b2 2- | 57 | 1^ | 16 | @1 2h | 57b | 1m | 2h 57b",
    ],
    turn: ["1m | b6^ | 2h | 57b", "1m | 4- | 2h | 57b"],
  },
};

const MOVES = [5, 3, 8, 10, 2, 7, 1];
const SYMBOL = /^([b#]?[1-7])(.+)$/;

const readBar = (text, home, mode, place) => {
  const bar = [];
  for (const word of text.trim().split(/\s+/)) {
    if (word[0] === "@") {
      place.key = home + degree(word.slice(1));
      place.mode = word === "@1" ? mode : "major";
      continue;
    }
    const [, step, quality] = SYMBOL.exec(word);
    bar.push(makeChord(place.key + degree(step), quality, place.key, place.mode));
  }
  return bar;
};

const read = (form, home, mode) => {
  const place = { key: home, mode };
  return form.split("|").map((text) => readBar(text, home, mode, place));
};

const isDominant = (chord) => chord.quality[0] === "7";
const resolves = (chord, next) => next && pitchClass(next.root - chord.root) === 5;

// V7 before its I may become the dominant a tritone away.
const substitute = (bars, chance) => {
  const all = bars.flat();
  return bars.map((bar) =>
    bar.map((chord) => {
      const next = all[all.indexOf(chord) + 1];
      const swap = isDominant(chord) && resolves(chord, next) && chance.chance(0.28);
      return swap ? withRoot(chord, chord.root + 6, "7s") : chord;
    }),
  );
};

// A whole bar of V7 may be led in by its own II.
const leadIn = (bars, chance) =>
  bars.map((bar, i) => {
    const [chord] = bar;
    const before = bars[i - 1]?.at(-1);
    if (bar.length > 1 || !isDominant(chord) || !before || resolves(before, chord)) return bar;
    if (!chance.chance(0.3)) return bar;
    const two = withRoot(chord, chord.root + 7, chord.quality === "7b" ? "h" : "-");
    return [two, chord];
  });

const section = (name, form, key, mode, chance) => ({
  name,
  bars: substitute(leadIn(read(form, key, mode), chance), chance),
});

const other = (list, not, chance) => chance.pick(list.filter((one) => one !== not));

// Endless plans of tunes: {key, mode, sections: [{name, bars: [[chord, …], …]}]}, each with a
// turnaround at its end that leads into the next.
export function* planTunes(chance) {
  let key = chance.pick([0, 2, 3, 5, 7, 9, 10]);
  let mode = "major";
  for (let first = true; ; first = false) {
    const forms = FORMS[mode];
    const form = chance.pick(forms.a);
    const last = chance.chance(0.4) ? other(forms.a, form, chance) : form;
    const nextKey = pitchClass(key + chance.pick(MOVES));
    const nextMode = mode === "minor" || chance.chance(0.7) ? "major" : "minor";
    const make = (name, form) => section(name, form, key, mode, chance);
    const sections = [
      ...(first ? [make("intro", chance.pick(forms.turn))] : []),
      make("a", form),
      make("a", form),
      make("b", chance.pick(forms.b)),
      make("a", last),
      section("turn", chance.pick(FORMS[nextMode].turn), nextKey, nextMode, chance),
    ];
    yield { key, mode, sections };
    [key, mode] = [nextKey, nextMode];
  }
}
