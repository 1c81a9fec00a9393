// The sound of the game, as Python sees it. Nothing here ever throws: a device without audio or
// voices plays the game in silence.
//
// Settings are {music, effects, voice: {on, volume 0…1}, seed}; parts may be missing.

import { makeAudio } from "./audio.mjs";
import { askForVoices, canSpeak, hush, speak } from "./voice.mjs";

const PATIENCE_MS = 1000;
const CALL_SECONDS = 1.3;
const SPEAK_AFTER_MS = 260;
const KINDS = ["music", "effects", "voice"];

const settings = {
  music: { on: false, volume: 0.5 },
  effects: { on: true, volume: 0.8 },
  voice: { on: true, volume: 1 },
};
let seed = String(Math.random());
let listening = false;
let stopMusic = null;
let playEffect = null;

const quietly = (work) => async (...given) => {
  try {
    return await work(...given);
  } catch (error) {
    console.warn("Sound:", error);
    return false;
  }
};

const wanted = () => settings.music.on || settings.effects.on;

// Music was switched on or off, or the audio woke up. What holds is asked again after the wait.
const followMusic = quietly(async () => {
  const module = settings.music.on && audio.running() ? await import("./music.mjs") : null;
  const playing = audio.running();
  if (!settings.music.on) {
    stopMusic?.();
    stopMusic = null;
  } else if (playing && module) {
    stopMusic ??= module.play(playing.context, playing.mixer, seed);
  }
});

// Effects are made ready with the first tap, when they are on.
let effectsLoading = null;
const loadEffects = ({ context, mixer }) => {
  effectsLoading ??= import("./effects.mjs").then(
    ({ makeEffects }) => (playEffect = makeEffects(context, mixer)),
    (error) => {
      effectsLoading = null;
      throw error;
    },
  );
  return effectsLoading;
};

// An ear takes half of the power for much less than half as loud.
const asGain = (volume) => volume ** 1.6;

const setVolumes = ({ mixer }) => {
  mixer.volume("music", asGain(settings.music.volume));
  mixer.volume("effects", settings.effects.on ? asGain(settings.effects.volume) : 0);
};

const awake = quietly(async (playing) => {
  setVolumes(playing);
  followMusic();
  if (settings.effects.on) await loadEffects(playing);
});

const audio = makeAudio(wanted, awake);

const apply = (given) => {
  for (const kind of KINDS) Object.assign(settings[kind], given?.[kind]);
  if (given?.seed !== undefined) seed = String(given.seed);
};

const follow = () => {
  const playing = audio.running();
  if (playing) setVolumes(playing);
  if (!settings.effects.on || !settings.voice.on) hush();
  followMusic();
  audio.follow();
};

const onVisibility = () => document.hidden && hush();

// Begin to listen for the first tap, or take other settings.
export const start = quietly((given = {}) => {
  apply(given);
  if (!listening) {
    listening = true;
    audio.listen();
    document.addEventListener("visibilitychange", onVisibility);
    askForVoices();
  }
  follow();
  return true;
});

export const music = (on) => start({ music: { on: Boolean(on) } });

export const volume = (kind, value) =>
  start({ [kind]: { volume: Math.min(1, Math.max(0, Number(value) || 0)) } });

// An effect by name, `delay` seconds from now. Whether it was played; a late one is left out.
export const cue = quietly(async (name, delay = 0) => {
  if (!settings.effects.on || !audio.isTapped()) return false;
  const asked = performance.now();
  const playing = await audio.wake();
  if (!playing || !settings.effects.on) return false;
  if (!playEffect) await loadEffects(playing);
  if (performance.now() - asked > PATIENCE_MS || !audio.running()) return false;
  playEffect(name, delay);
  if (name === "uno") playing.mixer.makeWay(delay + CALL_SECONDS);
  return true;
});

const pause = (ms) => new Promise((go) => setTimeout(go, ms));

const mayCall = () =>
  settings.effects.on && settings.voice.on && audio.isTapped() && !document.hidden;

// The voice calls "UNO!", `delay` seconds from now and just after the bright sound.
export const call = quietly(async (language, delay = 0) => {
  if (!mayCall()) return false;
  await pause(delay * 1000 + SPEAK_AFTER_MS);
  if (!mayCall() || !speak(language, settings.voice.volume)) return false;
  audio.running()?.mixer.makeWay(CALL_SECONDS);
  return true;
});

// The voice reads a text at once.
export const say = quietly((language, text) => {
  if (!mayCall() || !speak(language, settings.voice.volume, text)) return false;
  audio.running()?.mixer.makeWay(CALL_SECONDS);
  return true;
});

// {audio: "waiting" | "running" | "none", voice: whether the device speaks the language}
export const status = (language) => {
  try {
    return { audio: audio.status(), voice: canSpeak(language) };
  } catch {
    return { audio: audio.status(), voice: false };
  }
};
