/* Language and looks before the first paint, as they were when the page was last left; else the
   browser's language. English stands in the page. For another language the first screen is hidden
   until that language's file (py/building/shells.py) is there, so that nothing flashes or moves.

   Python calls uno.dress(theme, motion, language) when it knows better, and at every change; and
   uno.keepFirst(html) when the page is left: the first screen with the game that waits on it.
   `uno.texts` are the shell's texts; elements with data-text or data-label follow them. */
"use strict";

(() => {
  const { uno } = globalThis;
  const PLACE = `unoultimate ${uno.base} looks`;
  const FIRST = `unoultimate ${uno.base} first`;
  const PATIENCE = 4000;
  const root = document.documentElement;
  const english = { texts: uno.texts };
  const body = new Promise((go) => addEventListener("uno:body", go, { once: true }));
  let spoken;
  let python = false;

  const keep = (place, value) => {
    try {
      const text = JSON.stringify(value);
      if (text !== localStorage.getItem(place)) localStorage.setItem(place, text);
    } catch {
      /* where nothing is stored the page begins as on the first visit */
    }
  };

  const kept = (place) => {
    try {
      return JSON.parse(localStorage.getItem(place)) ?? {};
    } catch {
      return {};
    }
  };

  const place = (code) => uno.files[`shell:${code}`];
  const offered = (code) => code === "en" || Boolean(place(code));
  const browsers = navigator.languages.map((tag) => tag.split("-")[0].toLowerCase());
  const preferred = browsers.find(offered) ?? "en";

  const shellOf = async (code) => {
    if (code === "en") return english;
    const response = await fetch(place(code));
    if (!response.ok) throw new Error(`${place(code)}: ${response.status}`);
    return response.json();
  };

  const write = (texts) => {
    uno.texts = texts;
    for (const element of document.querySelectorAll("[data-text]")) {
      element.textContent = texts[element.dataset.text];
    }
    for (const element of document.querySelectorAll("[data-label]")) {
      element.setAttribute("aria-label", texts[element.dataset.label]);
    }
  };

  const manifest = Object.assign(document.createElement("link"), { rel: "manifest" });
  const turnTo = (code) => {
    spoken = root.lang = code;
    manifest.href = `manifest${code === "en" ? "" : `-${code}`}.webmanifest`;
  };

  const speak = async (code) => {
    turnTo(code);
    const [shell] = await Promise.all([shellOf(code), body]);
    if (spoken === code) write(shell.texts);
    return shell;
  };

  const lay = (html) => {
    if (!python) document.getElementById("app").innerHTML = html;
  };

  // Only what this very build has drawn, in this language, fits what Python will draw.
  const lastFirst = (code) => {
    const { build, language, html } = kept(FIRST);
    return build === uno.build && language === code ? html : undefined;
  };

  const show = () => delete root.dataset.waits;

  const layIn = async (code) => {
    root.dataset.waits = "";
    addEventListener("uno:ready", show, { once: true });
    setTimeout(show, PATIENCE);
    uno.locale(code).catch(() => {}); // Python will ask for it
    try {
      const { home } = await speak(code);
      lay(lastFirst(code) ?? home);
    } catch {
      if (spoken === code) turnTo("en");
    }
    show();
  };

  uno.dress = (theme, motion, language) => {
    python = true;
    Object.assign(root.dataset, { theme, motion });
    if (language !== spoken) speak(language).catch(() => {});
    keep(PLACE, { theme, motion, language: language === preferred ? "" : language });
  };
  // Chromium reads the manifest at once, fetches its icons and draws them: not while the game
  // starts. Firefox on phones looks for it only once, early.
  const offerManifest = () => document.head.append(manifest);
  if ("onbeforeinstallprompt" in globalThis) {
    addEventListener("uno:ready", offerManifest, { once: true });
  } else {
    offerManifest();
  }
  uno.keepFirst = (html) => keep(FIRST, { build: uno.build, language: spoken, html });

  turnTo("en");
  const { theme, motion, language } = kept(PLACE);
  if (theme) root.dataset.theme = theme;
  if (motion) root.dataset.motion = motion;
  const first = language && offered(language) ? language : preferred;
  if (first !== "en") layIn(first);
  else if (lastFirst("en")) addEventListener("uno:body", () => lay(lastFirst("en")), { once: true });
})();
