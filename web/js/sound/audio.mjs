// The page's one AudioContext: made at the first tap, asleep while the page is hidden or everything
// is switched off. Where the browser has no audio, nothing ever wakes and nothing else happens.

const FIRST_ANSWER_MS = 300;
const GESTURES = ["pointerdown", "pointerup", "touchend", "click", "keydown"];

const create = () => {
  // Beside the player's own music, and quiet when the phone is muted.
  if (navigator.audioSession) navigator.audioSession.type = "ambient";
  const Context = globalThis.AudioContext ?? globalThis.webkitAudioContext;
  return new Context({ latencyHint: "interactive" });
};

// `wanted()` tells whether anything is switched on, `ready` hears of every waking.
export const makeAudio = (wanted, ready) => {
  let context = null;
  let mixer = null;
  let failed = false;
  let tapped = false;

  const open = () => {
    try {
      context ??= failed ? null : create();
    } catch (error) {
      failed = true;
      console.warn("No audio:", error);
    }
    return context;
  };

  const mayPlay = () => tapped && !document.hidden && wanted();

  const status = () => {
    if (failed) return "none";
    return context?.state === "running" ? "running" : "waiting";
  };

  // What plays now, or null.
  const running = () => (mixer && mayPlay() && status() === "running" ? { context, mixer } : null);

  const rouse = async () => {
    await context.resume();
    if (!mixer) {
      const { makeMixer } = await import("./mixer.mjs");
      mixer ??= makeMixer(context);
    }
    if (!mayPlay()) await context.suspend();
  };

  const wake = async () => {
    if (!mayPlay() || running() || !open()) return running();
    await rouse();
    if (running()) ready(running());
    return running();
  };

  const follow = async () => {
    try {
      if (mayPlay()) await wake();
      else await context?.suspend();
    } catch (error) {
      console.warn("Audio refused:", error);
    }
  };

  const onTap = () => {
    if (tapped && (failed || running())) return;
    tapped = true;
    follow();
  };

  const listen = () => {
    const options = { capture: true, passive: true };
    GESTURES.forEach((gesture) => addEventListener(gesture, onTap, options));
    document.addEventListener("visibilitychange", follow);
    // Tapped before we listened: what that tap asked for is shown first, for making takes its time.
    if (navigator.userActivation?.hasBeenActive) setTimeout(onTap, FIRST_ANSWER_MS);
  };

  return { listen, follow, wake, running, status, isTapped: () => tapped };
};
