// What each thing at the table sounds like. Every effect is made of a few shapes, then brought to
// the same loudness, give or take what `TRIM` says in decibels.

import { addInto, bell, decaying, filtered, finished, fixed, gliding } from "./dsp.mjs";
import { loudness, noise, peak, render, scaled, sine, struck } from "./dsp.mjs";

export const RATE = 44100;
const TARGET = 0.1;
const CEILING = 0.5;
const WARM_MS = 120;

const sound = (seconds, shape) => render(RATE, seconds, shape);
const hiss = (kind, cutoff, damping, seed) => filtered(RATE, kind, cutoff, damping, noise(seed));
const sum = (...shapes) => (t) => shapes.reduce((total, shape) => total + shape(t), 0);
const times = (...shapes) => (t) => shapes.reduce((total, shape) => total * shape(t), 1);
const later = (shape, start) => (t) => (t < start ? 0 : shape(t - start));

const sequence = (seconds, parts) =>
  parts.reduce(
    (all, [start, samples, gain = 1]) => addInto(all, samples, RATE, start, gain),
    new Float32Array(Math.round(seconds * RATE)),
  );

const WOOD = [[1, 1, 0.05], [2.74, 0.35, 0.022], [5.2, 0.12, 0.01]];
const MARIMBA = [[1, 1, 0.2], [3.93, 0.22, 0.06], [9.2, 0.06, 0.02]];
const GLASS = [[1, 1, 0.42], [2.32, 0.3, 0.24], [4.25, 0.16, 0.12], [6.63, 0.06, 0.06]];
const HORN = [[1, 1, 0.5], [2, 0.55, 0.4], [3, 0.32, 0.3], [4, 0.16, 0.22], [5, 0.07, 0.16]];

const note = (partials, seconds, attack) => (pitch) =>
  finished(struck(RATE, pitch, partials, seconds, attack), RATE, seconds / 3);
const wood = note(WOOD, 0.3, 0.002);
const marimba = note(MARIMBA, 0.8, 0.002);
const glass = note(GLASS, 1.4, 0.003);
const horn = (pitch, seconds) => note(HORN, seconds * 1.2 + 0.2, 0.03)(pitch);

const tune = (seconds, gap, pitches, instrument) =>
  sequence(seconds, pitches.map((pitch, i) => [i * gap, instrument(pitch)]));

const felt = () => {
  const cloth = times(hiss("low", fixed(1500), 0.9, "felt"), decaying(0.002, 0.02));
  const table = times(fixed(0.5), sine(150), decaying(0.003, 0.03));
  const edge = times(fixed(0.25), hiss("band", fixed(4200), 0.8, "edge"), decaying(0.001, 0.006));
  return sound(0.18, sum(cloth, table, edge));
};

const slide = () => {
  const cutoff = (t) => 1800 + 9000 * t;
  return sound(0.2, times(hiss("band", cutoff, 0.7, "slide"), bell(0.075, 0.035)));
};

const swoosh = (seconds, low, high, seed) => {
  const middle = seconds * 0.45;
  const cutoff = (t) => low + (high - low) * bell(middle, seconds * 0.25)(t);
  return sound(seconds, times(hiss("band", cutoff, 0.28, seed), bell(middle, seconds * 0.2)));
};

const RIFFLES = 26;

// Two halves let go card by card, then pushed together.
const riffle = () => {
  const cards = Array.from({ length: RIFFLES }, (_, i) => {
    const tick = times(hiss("band", fixed(2400 + 90 * i), 0.6, `card ${i}`), decaying(0.001, 0.009));
    return [0.02 + 0.55 * (i / RIFFLES) ** 1.25, sound(0.06, tick), 0.6 + 0.3 * ((i * 7) % 3)];
  });
  return sequence(1.05, [...cards, [0.62, swoosh(0.36, 700, 2600, "bridge"), 0.8]]);
};

const thud = () => {
  const drum = times(gliding(RATE, (t) => 62 + 60 * Math.exp(-t / 0.03)), decaying(0.004, 0.13));
  const body = times(fixed(0.45), sine(186), decaying(0.003, 0.06));
  const dust = times(fixed(0.4), hiss("low", fixed(600), 0.9, "dust"), decaying(0.002, 0.04));
  return sound(0.55, sum(drum, body, dust));
};

const snap = () => times(hiss("band", fixed(1900), 0.5, "snap"), decaying(0.001, 0.018));

const caught = () =>
  sequence(0.9, [
    [0, sound(0.15, sum(snap(), later(snap(), 0.028))), 1.2],
    [0.09, marimba(76)],
    [0.19, marimba(69)],
  ]);

const fanfare = () => {
  const chords = [
    [0, 0.1, [60, 67]],
    [0.16, 0.1, [60, 67]],
    [0.32, 0.1, [64, 67, 72]],
    [0.48, 0.45, [65, 69, 72, 77]],
    [0.96, 0.3, [67, 71, 74, 77]],
    [1.28, 1.2, [60, 67, 72, 76, 79]],
  ];
  const brass = chords.flatMap(([start, long, pitches]) =>
    pitches.map((pitch) => [start, horn(pitch, long), 1 / Math.sqrt(pitches.length)]),
  );
  const sparkle = [84, 88, 91, 96].map((pitch, i) => [1.34 + 0.08 * i, glass(pitch), 0.25]);
  return sequence(2.9, [...brass, ...sparkle]);
};

// The whole table is turned over: up, round, and down on the cloth.
const turned = () =>
  sequence(0.9, [
    [0, swoosh(0.5, 220, 2400, "over")],
    [0.34, glass(69), 0.35],
    [0.46, felt(), 1.1],
    [0.52, felt(), 0.7],
  ]);

// Several cards slide along at once.
const swept = () => sequence(0.5, [0, 0.05, 0.1, 0.16].map((start) => [start, slide()]));

const MAKERS = {
  card: felt,
  draw: slide,
  shuffle: riffle,
  turn: () => sequence(0.5, [[0, wood(74)], [0.13, wood(79), 0.8]]),
  uno: () => sequence(1.6, [[0, glass(88)], [0.14, glass(93)]]),
  penalty: thud,
  reverse: () => swoosh(0.55, 250, 1700, "reverse"),
  swap: () =>
    sequence(0.75, [
      [0, swoosh(0.4, 300, 1500, "there")],
      [0.25, swoosh(0.45, 600, 2600, "back")],
    ]),
  skip: () => tune(0.7, 0.09, [79, 72], marimba),
  catch: caught,
  wrong: () => tune(0.8, 0.13, [57, 56], marimba),
  "challenge-won": () => tune(1.1, 0.1, [67, 71, 74, 79], marimba),
  "challenge-lost": () => tune(1.1, 0.15, [67, 63, 60], marimba),
  round: () => tune(1.5, 0.1, [67, 71, 74, 76, 81], marimba),
  match: fanfare,
  flip: turned,
  sweep: swept,
};

const TRIM = { card: -1, draw: -5, shuffle: -3, turn: -3, uno: 2, reverse: -3, swap: -3, match: 2, flip: -1 };

const levelled = (name, samples) => {
  const wanted = TARGET * 10 ** ((TRIM[name] ?? 0) / 20);
  const factor = Math.min(wanted / loudness(samples, RATE), CEILING / peak(samples));
  return scaled(samples, factor);
};

export const EFFECTS = Object.keys(MAKERS);

// The samples of an effect at RATE; undefined for a name that is none.
export const effect = (name) =>
  MAKERS[name] && levelled(name, finished(MAKERS[name](), RATE, 0.03));

// Plays effects through the mixer; each is made in a quiet moment, or when it is first heard.
export const makeEffects = (context, mixer) => {
  const buffers = new Map();
  const bufferOf = (name) => {
    if (!buffers.has(name)) {
      const samples = effect(name);
      if (!samples) return null;
      const buffer = context.createBuffer(1, samples.length, RATE);
      buffer.copyToChannel(samples, 0);
      buffers.set(name, buffer);
    }
    return buffers.get(name);
  };
  const warm = ([name, ...others]) => {
    if (!name) return;
    bufferOf(name);
    setTimeout(warm, WARM_MS, others);
  };
  setTimeout(warm, WARM_MS, EFFECTS);

  return (name, delay = 0) => {
    const buffer = bufferOf(name);
    if (!buffer) return;
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.connect(mixer.effects);
    source.start(context.currentTime + delay);
  };
};
