// Where everything comes together: music (with its room, made way for calls), effects, and a last
// stage that never lets a sample past full scale.

import { noise } from "./dsp.mjs";

const ROOM_SECONDS = 1.7;
const DUCKED = 0.3;

// An impulse of a small wooden room: noise that gets softer and duller, different on both sides.
const room = (context) => {
  const { sampleRate } = context;
  const size = Math.round(sampleRate * ROOM_SECONDS);
  const impulse = context.createBuffer(2, size, sampleRate);
  for (const side of [0, 1]) {
    const random = noise(`room ${side}`);
    const samples = impulse.getChannelData(side);
    let smooth = 0;
    for (let i = 0; i < size; i += 1) {
      const t = i / sampleRate;
      smooth += (random() - smooth) * (0.12 + 0.4 * Math.exp(-t / 0.25));
      samples[i] = smooth * Math.exp(-t / 0.34) * Math.min(1, t / 0.012);
    }
  }
  return impulse;
};

// Straight up to 0.7 of full scale, then ever flatter.
const softCurve = () =>
  Float32Array.from({ length: 2001 }, (_, i) => {
    const x = i / 1000 - 1;
    const over = Math.abs(x) - 0.7;
    return over <= 0 ? x : Math.sign(x) * (0.7 + 0.25 * Math.tanh(over / 0.25));
  });

const gainOf = (context, value, ...targets) => {
  const node = context.createGain();
  node.gain.value = value;
  targets.forEach((target) => node.connect(target));
  return node;
};

export const makeMixer = (context) => {
  const last = context.createWaveShaper();
  last.curve = softCurve();
  last.connect(context.destination);
  const effects = gainOf(context, 1, last);
  const music = gainOf(context, 1, last);
  const duck = gainOf(context, 1, music);
  const echo = context.createConvolver();
  echo.buffer = room(context);
  echo.connect(gainOf(context, 0.8, duck));
  const volumes = { music, effects };

  const volume = (kind, value) =>
    volumes[kind]?.gain.setTargetAtTime(value, context.currentTime, 0.03);

  const makeWay = (seconds) => {
    const now = context.currentTime;
    duck.gain.cancelScheduledValues(now);
    duck.gain.setTargetAtTime(DUCKED, now, 0.04);
    duck.gain.setTargetAtTime(1, now + seconds, 0.4);
  };

  return { context, effects, dry: duck, echo, volume, makeWay };
};
