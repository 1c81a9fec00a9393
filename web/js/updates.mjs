// Offline and updates, seen from the page: registers the service worker once the start is over,
// says when everything is stored, and offers *Reload* when a new build waits.

const { uno } = globalThis;
const HOUR = 3600000;
const bar = document.getElementById("shell-update");

const announce = (flag, name) => {
  if (uno[flag]) return;
  uno[flag] = true;
  dispatchEvent(new Event(name));
};

const offer = (registration) => {
  uno.reloadUpdate = () => registration.waiting?.postMessage("switch");
  bar.querySelector("[data-text=reload]").onclick = uno.reloadUpdate;
  bar.querySelector("[data-text=later]").onclick = () => (bar.hidden = true);
  bar.hidden = false;
  announce("updateReady", "uno:update");
};

const follow = (registration) => {
  const worker = registration.installing;
  worker?.addEventListener("statechange", () => {
    if (worker.state === "installed" && registration.active) offer(registration);
  });
};

const checkNowAndThen = (registration) => {
  const check = () => navigator.onLine && registration.update().catch(() => {});
  setInterval(check, HOUR);
  document.addEventListener("visibilitychange", () => document.hidden || check());
};

const register = async () => {
  const registration = await navigator.serviceWorker.register("service-worker.js", {
    updateViaCache: "none",
  });
  if (registration.waiting && registration.active) offer(registration);
  follow(registration);
  registration.addEventListener("updatefound", () => follow(registration));
  checkNowAndThen(registration);
  await navigator.serviceWorker.ready;
  announce("offlineReady", "uno:offline");
};

const whenStarted = () =>
  new Promise((go) => {
    if (document.documentElement.dataset.uno) go();
    for (const name of ["uno:ready", "uno:failed"]) addEventListener(name, go, { once: true });
  });

if ("serviceWorker" in navigator) {
  const { serviceWorker } = navigator;
  let served = Boolean(serviceWorker.controller);
  serviceWorker.addEventListener("controllerchange", () => {
    if (served) location.reload();
    served = true; // the first worker takes over a page of its own build
  });
  whenStarted().then(register).catch((error) => console.warn("No offline play:", error));
}
