// Keeps the screen lit while people play. Browsers let go when the page is hidden; a device that
// can't, or will not with an empty battery, is left alone.

let wanted = false;
let lock = null;

const follow = async () => {
  if (!wanted || lock || document.hidden) return;
  try {
    lock = await navigator.wakeLock.request("screen");
    lock.addEventListener("release", () => (lock = null), { once: true });
    if (!wanted) release();
  } catch {
    lock = null;
  }
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
