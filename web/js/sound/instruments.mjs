// The band's instruments: each makes the samples of one note. `gain` balances them, `pan` seats them
// on the stage, `send` says how much of them the room gives back, `release` how they stop.

import { pluck } from "./plucked.mjs";
import { bell, decaying, filtered, finished, fixed, gliding, hertz, noise } from "./dsp.mjs";
import { peak, render, scaled, struck } from "./dsp.mjs";

export const RATE = 32000;
const TAU = 2 * Math.PI;

const even = (samples, fade) => {
  finished(samples, RATE, fade);
  return scaled(samples, 0.9 / peak(samples));
};

const GUITAR = { seconds: 1.3, ring: 2.2, dull: 0.35, softness: 0.86, place: 0.21 };
const NYLON = { seconds: 2.2, ring: 3.5, dull: 0.12, softness: 0.8, place: 0.16 };
const BASS = { seconds: 1.5, ring: 2.4, dull: 0.5, softness: 0.86, place: 0.3 };

const BARS = [[1, 1, 1.1], [3.98, 0.16, 0.3], [9.9, 0.04, 0.09]];
const TREMOLO = 4.6;

const vibes = (pitch) => {
  const samples = struck(RATE, pitch, BARS, 2.4, 0.004);
  samples.forEach((one, i) => {
    samples[i] = one * (1 + 0.14 * Math.sin((TAU * TREMOLO * i) / RATE));
  });
  return even(samples, 0.3);
};

// Breath, a slow vibrato that comes with time, and two overtones (sines of multiples of one phase).
const flute = (pitch) => {
  const step = (TAU * hertz(pitch)) / RATE;
  const air = filtered(RATE, "band", fixed(hertz(pitch) * 1.9), 0.5, noise(`air ${pitch}`));
  let phase = 0;
  const shape = (t) => {
    phase += step * (1 + 0.0035 * Math.min(1, t / 0.5) * Math.sin(TAU * 4.9 * t));
    const [one, twice] = [Math.sin(phase), 2 * Math.cos(phase)];
    const two = twice * one;
    const three = twice * two - one;
    const breath = Math.min(1, t / 0.07) * (0.85 + 0.15 * Math.exp(-t / 0.4));
    return breath * (one + 0.2 * two + 0.09 * three + 0.035 * air(t));
  };
  return even(render(RATE, 2.3, shape), 0.2);
};

const hiss = (seconds, kind, cutoff, damping, shape, seed) => {
  const source = filtered(RATE, kind, fixed(cutoff), damping, noise(seed));
  return even(render(RATE, seconds, (t) => source(t) * shape(t)));
};

const kick = () => {
  const tone = gliding(RATE, (t) => 52 + 38 * Math.exp(-t / 0.025));
  const shape = decaying(0.004, 0.09);
  return even(render(RATE, 0.4, (t) => tone(t) * shape(t)));
};

const STICK = [[1, 0.5, 0.018], [2.74, 1, 0.02], [4.4, 0.5, 0.012]];

const rim = () => {
  const samples = struck(RATE, 69, STICK, 0.16, 0.001);
  const click = filtered(RATE, "band", fixed(2600), 0.7, noise("rim"));
  const snap = decaying(0.0008, 0.004);
  return even(samples.map((one, i) => one + 0.6 * click(i / RATE) * snap(i / RATE)));
};

export const INSTRUMENTS = {
  guitar: { make: (p) => pluck(RATE, p, GUITAR), gain: 0.27, pan: -0.28, send: 0.3, release: 0.06 },
  bass: { make: (p) => pluck(RATE, p, BASS), gain: 0.55, pan: 0, send: 0.05, release: 0.05 },
  nylon: { make: (p) => pluck(RATE, p, NYLON), gain: 0.36, pan: 0.2, send: 0.4, release: 0.12 },
  vibes: { make: vibes, gain: 0.2, pan: 0.25, send: 0.45, release: 0.3 },
  flute: { make: flute, gain: 0.15, pan: 0.15, send: 0.5, release: 0.09 },
  kick: { make: kick, gain: 0.28, pan: 0, send: 0.03 },
  rim: { make: rim, gain: 0.19, pan: 0.22, send: 0.25 },
  shaker: {
    make: () => hiss(0.12, "high", 6500, 0.9, bell(0.035, 0.022), "shaker"),
    gain: 0.14,
    pan: 0.4,
    send: 0.1,
  },
  brush: {
    make: () => hiss(0.32, "band", 3200, 1.1, decaying(0.03, 0.07), "brush"),
    gain: 0.15,
    pan: -0.15,
    send: 0.2,
  },
};
