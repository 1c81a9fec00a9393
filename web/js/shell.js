/* The shell: what lives before Python does. A classic script, run before anything else.

   It makes `globalThis.uno`, the meeting point of page and Python:

   Python calls (from js import uno):
     uno.takeTaps()      -> array of {action, args}: everything tapped so far, in order; args are the
                            element's data-* without data-action, plus `value` for inputs. From this
                            call on the shell keeps nothing: set your own listeners first.
     uno.ready()         the first view of the application is on the page; ends bar and watchdog
     uno.failed(text)    the start went wrong; shows *Try again* and *Report*
     uno.stopped(text)   the interpreter has broken down, at the start or later; the same buttons
     uno.reloadUpdate()  switch to the build that waits (all tabs reload)
     uno.dress(…)        see looks.js
   Python reads:
     uno.build           name of this build        uno.base   path of the site, "/" or "/uno/"
     uno.offlineReady    true once everything needed is stored    event on window: "uno:offline"
     uno.updateReady     true once a new build waits              event on window: "uno:update"
     uno.dropped         the file dropped last, until it is read    event on window: "uno:dropped"
     uno.installOffer    the browser's offer to install, once it makes one   event: "uno:install"
     uno.modules         promise of {store, patch, motion, …}: see modules.mjs
     uno.locale(code)    promise of an ArrayBuffer: the .mo of a language, or null when it has none
*/
"use strict";

(() => {
  const build = JSON.parse(document.getElementById("uno-build").textContent);
  const taps = [];
  let keeps = true;
  const catalogues = {};

  const argumentsOf = (element) => {
    const { action, ...args } = element.dataset;
    if ("value" in element && element.matches("input, select, textarea")) args.value = element.value;
    return { action, args };
  };

  const keep = (event) => {
    const element = event.target.closest?.("[data-action]");
    const field = element?.matches("input, select, textarea");
    if (!element || element.disabled || (event.type === "change") !== Boolean(field)) return;
    taps.push(argumentsOf(element));
    element.setAttribute("aria-busy", "true");
    dispatchEvent(new Event("uno:tap"));
  };

  const listen = (change) => {
    for (const type of ["click", "change"]) document[`${change}EventListener`](type, keep);
  };

  // A file that is dropped would else take the place of the page, from the first moment on.
  const dropping = (event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    if (event.type !== "drop") return;
    uno.dropped = event.dataTransfer.files[0] ?? null;
    if (uno.dropped) dispatchEvent(new Event(keeps ? "uno:tap" : "uno:dropped"));
  };

  const catalogue = async (code) => {
    const file = build.locales[code];
    try {
      if (!file) return null;
      const response = await fetch(file);
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      return await response.arrayBuffer();
    } catch (error) {
      delete catalogues[code]; // asked for again next time
      throw error;
    }
  };

  const takeTaps = () => {
    listen("remove");
    keeps = false;
    for (const element of document.querySelectorAll("[data-action][aria-busy]")) {
      element.removeAttribute("aria-busy");
    }
    return taps.splice(0);
  };

  globalThis.uno = {
    ...build,
    base: new URL(".", document.baseURI).pathname,
    takeTaps,
    offlineReady: false,
    updateReady: false,
    faults: [],
    wrong: (what) => uno.faults.push(what),
    locale: (code) => (catalogues[code] ??= catalogue(code)),
    dropped: null,
    installOffer: null,
  };
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    uno.installOffer = event;
    dispatchEvent(new Event("uno:install"));
  });
  listen("add");
  for (const type of ["dragover", "drop"]) addEventListener(type, dropping);

  // Scripts that can't be fetched tell it only this way, and they may fail before the watchdog is
  // there: it looks at what was kept, and is told the rest.
  const wrong = ({ error, message, target }) => {
    const what = error?.stack ?? message ?? (target.localName === "script" && target.src);
    if (what) uno.wrong(what);
  };
  addEventListener("error", wrong, true);
})();
