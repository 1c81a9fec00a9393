// Plays a score: a little ahead of time, bar by bar, on the audio clock.

import { INSTRUMENTS, RATE } from "./instruments.mjs";
import { EIGHTHS, SECONDS_PER_EIGHTH } from "./score.mjs";

const BAR = EIGHTHS * SECONDS_PER_EIGHTH;
const nameOf = (note) => note.lead ?? note.part;

const strip = (context, { gain, pan, send }, dry, echo) => {
  const level = context.createGain();
  level.gain.value = gain;
  const place = context.createStereoPanner();
  place.pan.value = pan;
  const away = context.createGain();
  away.gain.value = send;
  level.connect(place);
  place.connect(dry);
  place.connect(away).connect(echo);
  return level;
};

const makeOrchestra = (context, dry, echo) => {
  const strips = new Map();
  const buffers = new Map();
  const instrument = (name) => {
    if (!strips.has(name)) strips.set(name, strip(context, INSTRUMENTS[name], dry, echo));
    return strips.get(name);
  };
  const has = (name, pitch) => buffers.has(`${name} ${pitch}`);
  const bufferOf = (name, pitch) => {
    const key = `${name} ${pitch}`;
    if (!buffers.has(key)) {
      const samples = INSTRUMENTS[name].make(pitch);
      const buffer = context.createBuffer(1, samples.length, RATE);
      buffer.copyToChannel(samples, 0);
      buffers.set(key, buffer);
    }
    return buffers.get(key);
  };
  return { instrument, bufferOf, has };
};

// `fill(until)` schedules every bar that begins before that moment of the audio clock.
export const makeBand = (context, mixer, bars) => {
  const out = context.createGain();
  const echo = context.createGain();
  out.connect(mixer.dry);
  echo.connect(mixer.echo);
  const { instrument, bufferOf, has } = makeOrchestra(context, out, echo);
  const playing = new Set();
  let next = null;
  let coming = bars.next().value;

  const play = (note, start) => {
    const name = nameOf(note);
    const { release } = INSTRUMENTS[name];
    const when = start + note.at * SECONDS_PER_EIGHTH + note.late;
    const source = context.createBufferSource();
    source.buffer = bufferOf(name, note.pitch);
    const level = context.createGain();
    level.gain.setValueAtTime(note.velocity, when);
    const end = when + note.length * SECONDS_PER_EIGHTH;
    if (release) level.gain.setTargetAtTime(0, end, release / 2);
    source.connect(level).connect(instrument(name));
    source.start(when);
    if (release) source.stop(end + release * 4);
    playing.add(source);
    source.onended = () => {
      playing.delete(source);
      level.disconnect();
    };
  };

  const fill = (until) => {
    const now = context.currentTime;
    if (next === null || next < now) next = now + 0.15;
    while (next < until) {
      for (const note of coming.notes) play(note, next);
      coming = bars.next().value;
      next += BAR;
    }
  };

  // Make one sound of the coming bar, so that they need not all be made at once.
  const prepare = () => {
    const note = coming.notes.find((one) => !has(nameOf(one), one.pitch));
    if (note) bufferOf(nameOf(note), note.pitch);
  };

  const fade = (from, to, seconds) => {
    for (const { gain } of [out, echo]) {
      gain.cancelScheduledValues(context.currentTime);
      gain.setValueAtTime(from, context.currentTime);
      gain.linearRampToValueAtTime(to, context.currentTime + seconds);
    }
  };

  const silence = () => {
    playing.forEach((source) => source.stop());
    [out, echo].forEach((node) => node.disconnect());
  };

  return { fill, prepare, fade, silence };
};
