// The page's one AudioContext: made at the first tap, asleep while the page is hidden or everything
// is switched off. Where the browser has no audio, `open` never gives one and nothing else happens.

import { makeMixer } from "./mixer.mjs";

const GESTURES = ["pointerdown", "pointerup", "touchend", "click", "keydown"];

const create = () => {
  // Beside the player's own music, and quiet when the phone is muted.
  if (navigator.audioSession) navigator.audioSession.type = "ambient";
  const Context = globalThis.AudioContext ?? globalThis.webkitAudioContext;
  const context = new Context({ latencyHint: "interactive" });
  return { context, mixer: makeMixer(context) };
};

// `wanted()` tells whether anything is switched on, `ready` hears of every waking.
export const makeAudio = (wanted, ready) => {
  let opened = null;
  let failed = false;
  let tapped = false;

  const open = () => {
    if (opened || failed) return opened;
    try {
      opened = create();
    } catch (error) {
      failed = true;
      console.warn("No audio:", error);
    }
    return opened;
  };

  const mayPlay = () => tapped && !document.hidden && wanted();

  // What plays now, or null.
  const running = () => (mayPlay() && opened?.context.state === "running" ? opened : null);

  const rouse = async ({ context }) => {
    await context.resume();
    if (!mayPlay()) await context.suspend();
  };

  const wake = async () => {
    if (!mayPlay() || running()) return running();
    const found = open();
    if (!found) return null;
    await rouse(found);
    if (running()) ready(found);
    return running();
  };

  const follow = async () => {
    try {
      if (mayPlay()) await wake();
      else await opened?.context.suspend();
    } catch (error) {
      console.warn("Audio refused:", error);
    }
  };

  const onTap = () => {
    if (tapped && (failed || opened?.context.state === "running")) return;
    tapped = true;
    follow();
  };

  const listen = () => {
    const options = { capture: true, passive: true };
    GESTURES.forEach((gesture) => addEventListener(gesture, onTap, options));
    document.addEventListener("visibilitychange", follow);
    if (navigator.userActivation?.hasBeenActive) onTap();
  };

  const status = () => {
    if (failed) return "none";
    return opened?.context.state === "running" ? "running" : "waiting";
  };

  return { listen, follow, wake, running, status, isTapped: () => tapped };
};
