// One tab plays: it holds a lock for as long as it lives. Without Web Locks, or where the browser
// refuses them as it refuses to store anything, every tab plays.

const NAME = `unoultimate ${globalThis.uno.base}`;
const forever = () => new Promise(() => {});
let queue = null;

// Holds the lock once it is granted. When another tab takes it away, this one says so and waits
// in line for the day that the other one is closed.
const hold = async (options, onLost, onFree, granted) => {
  let held = false;
  const keep = (lock) => {
    held = Boolean(lock);
    granted(held);
    return held ? forever() : undefined;
  };
  try {
    await navigator.locks.request(NAME, options, keep);
  } catch (error) {
    if (!held && error.name !== "AbortError") return granted(true);
    if (!held) return;
    onLost();
    waitInLine(onLost, onFree);
  }
};

const waitInLine = (onLost, onFree) => {
  queue = new AbortController();
  hold({ signal: queue.signal }, onLost, onFree, onFree);
};

// True when this tab plays. Otherwise `onFree` is called when the other one has gone.
export const take = (onLost, onFree) =>
  new Promise((resolve) => {
    if (!navigator.locks) return resolve(true);
    const granted = (held) => {
      resolve(held);
      if (!held) waitInLine(onLost, onFree);
    };
    hold({ ifAvailable: true }, onLost, onFree, granted);
  });

// Take the lock away from the tab that plays; that tab's `onLost` is called.
export const steal = (onLost, onFree) =>
  new Promise((resolve) => {
    queue?.abort();
    hold({ steal: true }, onLost, onFree, resolve);
  });
