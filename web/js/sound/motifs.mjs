// Motifs: a rhythm of two bars and the steps from note to note; and what a player makes of one.

// "x" begins a note, "-" holds it, "." rests. A second bar may begin by holding on.
const OPENINGS = [
  "x-xx-x--", ".xx-x---", "..xx-xx-", "x--x--x-", ".x-x-xx-", "..x-x---", "xx-x--x-",
  "....xxx-", "x--xx---", ".x--x--x", "..x-xx-x", "x-x--x-x", "...x-x-x", "x---.xx-",
];
const CLOSINGS = [
  "x-------", "x---....", ".x-x----", "x--x----", "..x-----", "x-xx----", ".xx-x---", "x.x-----",
];
const TIED = [
  "------..", "--xx-x--", "---.x---", "----....", "--x-x---", "---x-x--", "-.xx----", "--x-----",
];
const MOVES = [-1, -1, -1, 1, 1, 1, 2, -2, 2, -2, 0, 3, -3, 4];

const notesOf = (text) => {
  const notes = [];
  [...text].forEach((sign, at) => {
    if (sign === "x") notes.push({ at, length: 1 });
    else if (sign === "-" && notes.length) notes.at(-1).length += 1;
  });
  return notes;
};

const steps = (count, chance) => {
  const moves = [0];
  while (moves.length < count) {
    const leap = Math.abs(moves.at(-1)) > 2;
    moves.push(leap ? -Math.sign(moves.at(-1)) : chance.pick(MOVES));
  }
  return moves;
};

export const newMotif = (chance) => {
  const opening = chance.pick(OPENINGS);
  const closing = chance.pick(opening.endsWith("x") ? TIED : CLOSINGS);
  const notes = notesOf(opening + closing);
  const moves = steps(notes.length, chance);
  return notes.map((note, i) => ({ ...note, move: moves[i] }));
};

const invert = (motif) => motif.map((note) => ({ ...note, move: -note.move }));

const displace = (motif) => {
  const last = motif.at(-1);
  if (motif[0].at < 1 || last.at + last.length > 15) return motif;
  return motif.map((note) => ({ ...note, at: note.at - 1 }));
};

const thin = (motif, chance) => {
  if (motif.length < 4) return motif;
  const gone = 1 + Math.floor(chance.next() * (motif.length - 2));
  return motif.filter((_, i) => i !== gone);
};

const ornament = (motif, chance) =>
  motif.flatMap((note) => {
    if (note.length < 3 || !chance.chance(0.6)) return [note];
    const first = { ...note, length: 2 };
    const move = chance.pick([-1, 1]);
    return [first, { at: note.at + 2, length: note.length - 2, move }];
  });

const turnAside = (motif, chance) => {
  const from = Math.floor(motif.length / 2);
  return motif.map((note, i) => (i < from ? note : { ...note, move: chance.pick(MOVES) }));
};

const newEnding = (motif, chance) => {
  const ending = newMotif(chance).filter((note) => note.at >= 8);
  const begun = motif.filter((note) => note.at < 8);
  const cut = begun.map((note) => ({ ...note, length: Math.min(note.length, 8 - note.at) }));
  return cut.length && ending.length ? [...cut, ...ending] : motif;
};

const WAYS = [invert, displace, thin, ornament, turnAside, turnAside, newEnding];

// The motif again, changed in one way or two.
export const develop = (motif, chance) => {
  const once = chance.pick(WAYS)(motif, chance);
  return chance.chance(0.45) ? chance.pick(WAYS)(once, chance) : once;
};
