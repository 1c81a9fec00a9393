// Sounds as plain numbers: a shape is a function of time in seconds, rendered to samples.

import { seeded } from "./random.mjs";

const TAU = 2 * Math.PI;

export const hertz = (pitch) => 440 * 2 ** ((pitch - 69) / 12);

export const noise = (seed) => {
  const { next } = seeded(seed);
  return () => 2 * next() - 1;
};

export const render = (rate, seconds, shape) =>
  Float32Array.from({ length: Math.ceil(rate * seconds) }, (_, i) => shape(i / rate));

// Rises within `attack`, then falls by a factor of e every `decay`.
export const decaying = (attack, decay) => (t) =>
  t < 0 ? 0 : (t < attack ? t / attack : 1) * Math.exp(-Math.max(0, t - attack) / decay);

export const bell = (centre, width) => (t) => Math.exp(-(((t - centre) / width) ** 2));

export const sine = (frequency) => (t) => Math.sin(TAU * frequency * t);

// A tone whose frequency is itself a shape.
export const gliding = (rate, frequency) => {
  let phase = 0;
  return (t) => Math.sin((phase += (TAU * frequency(t)) / rate));
};

// A struck bar, bell or string: partials [times the frequency, level, decay] over a pitch.
export const struck = (rate, pitch, partials, seconds, attack) => {
  const samples = new Float32Array(Math.ceil(rate * seconds));
  const rise = Math.max(1, Math.round(attack * rate));
  for (const [ratio, level, decay] of partials) {
    const step = (TAU * hertz(pitch) * ratio) / rate;
    const keep = Math.exp(-1 / (rate * decay));
    const [cos, sin] = [keep * Math.cos(step), keep * Math.sin(step)];
    let [x, y] = [level, 0];
    for (let i = 0; i < samples.length; i += 1) {
      samples[i] += y * Math.min(1, i / rise);
      [x, y] = [x * cos - y * sin, x * sin + y * cos];
    }
  }
  return samples;
};

// Two-pole filter over a source; `cutoff` is a shape, `kind` "low", "band" or "high".
export const filtered = (rate, kind, cutoff, damping, source) => {
  let low = 0;
  let band = 0;
  return (t) => {
    const f = 2 * Math.sin(Math.min(0.23, (0.5 * cutoff(t)) / rate) * Math.PI);
    const parts = { low, band, high: 0 };
    for (let twice = 0; twice < 2; twice += 1) {
      low += f * band;
      parts.high = source(t) - low - damping * band;
      band += f * parts.high;
      [parts.low, parts.band] = [low, band];
    }
    return parts[kind];
  };
};

export const fixed = (value) => () => value;

// Adds one sound into another from `start` seconds on.
export const addInto = (target, samples, rate, start, gain = 1) => {
  const from = Math.round(start * rate);
  for (let i = 0; i < samples.length && from + i < target.length; i += 1) {
    target[from + i] += gain * samples[i];
  }
  return target;
};

// The end faded to nothing, any constant offset taken out.
export const finished = (samples, rate, fade = 0.02) => {
  const tail = Math.min(samples.length, Math.round(fade * rate));
  const mean = samples.reduce((sum, one) => sum + one, 0) / samples.length;
  for (let i = 0; i < samples.length; i += 1) {
    const left = samples.length - 1 - i;
    samples[i] = (samples[i] - mean * Math.min(1, i / 64)) * Math.min(1, left / tail);
  }
  return samples;
};

export const scaled = (samples, factor) => samples.map((one) => one * factor);

export const peak = (samples) => samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);

// The loudest twentieth of a second, as an ear hears it: deep sounds count for less.
export const loudness = (samples, rate) => {
  const size = Math.min(samples.length, Math.round(rate * 0.05));
  const keep = Math.exp((-TAU * 250) / rate);
  let [low, sum, most] = [0, 0, 0];
  const squares = samples.map((one) => {
    low = keep * low + (1 - keep) * one;
    return (one - low) ** 2;
  });
  squares.forEach((square, i) => {
    sum += square - (i >= size ? squares[i - size] : 0);
    most = Math.max(most, sum);
  });
  return Math.sqrt(most / size);
};
