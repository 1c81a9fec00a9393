// One tab plays: it holds a lock for as long as it lives. Without Web Locks every tab plays.

const NAME = `unoultimate ${globalThis.uno.base}`;
const forever = () => new Promise(() => {});
let queue = null;

const request = (options, granted, lost) =>
  navigator.locks.request(NAME, options, granted).catch((error) => {
    if (error.name === "AbortError") lost?.();
    else console.warn("No lock:", error);
  });

const waitInLine = (onLost, onFree) => {
  queue = new AbortController();
  let held = false;
  const granted = () => {
    held = true;
    onFree();
    return forever();
  };
  request({ signal: queue.signal }, granted, () => held && onLost());
};

// True when this tab plays. Otherwise `onFree` is called when the other one has gone.
export const take = (onLost, onFree) =>
  new Promise((resolve) => {
    if (!navigator.locks) return resolve(true);
    const granted = (lock) => {
      resolve(Boolean(lock));
      if (lock) return forever();
      waitInLine(onLost, onFree);
    };
    request({ ifAvailable: true }, granted, onLost);
  });

// Take the lock away from the tab that plays; that tab's `onLost` is called.
export const steal = (onLost) =>
  new Promise((resolve) => {
    queue?.abort();
    const granted = () => {
      resolve(true);
      return forever();
    };
    request({ steal: true }, granted, onLost);
  });
