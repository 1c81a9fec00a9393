// Background music, made only when it is switched on.

import { makeBand } from "./band.mjs";
import { compose } from "./score.mjs";

const AHEAD = 0.8;
const TICK_MS = 150;
const FADE_IN = 2;
const FADE_OUT = 0.7;

// Starts playing; returns what stops it.
export const play = (context, mixer, seed) => {
  const band = makeBand(context, mixer, compose(seed));
  const tick = () => {
    if (context.state !== "running") return;
    band.prepare();
    band.fill(context.currentTime + AHEAD);
  };
  band.fade(0, 1, FADE_IN);
  tick();
  const timer = setInterval(tick, TICK_MS);
  return () => {
    clearInterval(timer);
    band.fade(1, 0, FADE_OUT);
    setTimeout(band.silence, FADE_OUT * 1000 + 50);
  };
};
