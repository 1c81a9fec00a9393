// A stream of chance that is the same for the same seed text.

const hash = (text) => {
  let h = 2166136261;
  for (const letter of text) h = Math.imul(h ^ letter.codePointAt(0), 16777619);
  return h >>> 0;
};

export const seeded = (seed) => {
  let state = hash(String(seed));
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const pick = (list) => list[Math.floor(next() * list.length)];
  const chance = (probability) => next() < probability;
  const between = (low, high) => low + next() * (high - low);
  return { next, pick, chance, between };
};
