// A plucked string (Karplus and Strong): a burst of noise runs round a loop as long as one swing and
// gets duller and softer each time.

import { finished, hertz, noise, peak, scaled } from "./dsp.mjs";

// What the finger gives the string: soft noise, without the swings that have a node where it plucks.
const excitation = (size, softness, place, seed) => {
  const random = noise(seed);
  let smooth = 0;
  const burst = Float32Array.from({ length: size }, () => {
    smooth += (random() - smooth) * (1 - softness);
    return smooth;
  });
  const gap = Math.max(1, Math.round(size * place));
  const combed = burst.map((one, i) => one - burst[(i - gap + size) % size]);
  const mean = combed.reduce((sum, one) => sum + one, 0) / size;
  return combed.map((one) => one - mean);
};

// `ring` is the time until it has all but died, `dull` how fast it loses brightness. The part of a
// sample that the loop lacks to be in tune comes from an all-pass filter.
export const pluck = (rate, pitch, { seconds, ring, dull, softness, place }) => {
  const period = rate / hertz(pitch);
  const size = Math.floor(period - dull - 0.3);
  const part = period - dull - size;
  const bend = (1 - part) / (1 + part);
  const keep = 0.001 ** (period / rate / ring);
  const line = excitation(size, softness, place, `string ${pitch}`);
  const samples = new Float32Array(Math.round(rate * seconds));
  let [before, input, output] = [0, 0, 0];
  for (let i = 0; i < samples.length; i += 1) {
    const now = line[i % size];
    output = bend * (now - output) + input;
    input = now;
    line[i % size] = keep * ((1 - dull) * output + dull * before);
    before = output;
    samples[i] = output * Math.min(1, i / (rate * 0.003));
  }
  finished(samples, rate, 0.1);
  return scaled(samples, 0.9 / peak(samples));
};
