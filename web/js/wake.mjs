// Keeps the screen lit while people play. Browsers let go when the page is hidden; a device that
// can't, or will not with an empty battery, is left alone.

let wanted = false;
let lock = null;
let asking = false;

// One question at a time: a second lock would have nobody to let go of it.
const follow = async () => {
  if (!wanted || lock || asking || document.hidden) return;
  asking = true;
  try {
    lock = await navigator.wakeLock.request("screen");
    lock.addEventListener("release", () => (lock = null), { once: true });
  } catch {
    lock = null;
  }
  asking = false;
  if (!wanted) release();
};

const release = () => {
  lock?.release().catch(() => {});
  lock = null;
};

export const keepAwake = (on) => {
  wanted = on;
  if (on) follow();
  else release();
};

document.addEventListener("visibilitychange", () => (document.hidden ? release() : follow()));
