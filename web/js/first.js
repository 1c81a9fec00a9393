/* What comes first: the title, with the styles that stand in the page. When it is painted come the
   rest of the home screen, as a whole, as soon as the style sheet is there; and Python. A classic
   script, run before the first paint. */
"use strict";

(() => {
  const PATIENCE = 500;
  const { uno } = globalThis;
  const root = document.documentElement;
  root.dataset.first = "";

  // A page in the background is not drawn.
  const painted = new Promise((go) => {
    if (document.hidden) go();
    requestAnimationFrame(() => setTimeout(go));
    setTimeout(go, PATIENCE);
  });
  const read = new Promise((go) => addEventListener("DOMContentLoaded", go));
  const styled = new Promise((go) => {
    const place = `${uno.files.css}/all.css`;
    const sheet = document.createElement("link");
    Object.assign(sheet, { rel: "stylesheet", href: place, onload: go });
    sheet.onerror = () => {
      uno.unstyled = true; // what is wrong stays on the page, even when Python comes
      uno.wrong(`${place}: error`);
      go();
    };
    document.head.append(sheet);
  });

  Promise.all([painted, styled, read]).then(() => {
    delete root.dataset.first;
  });
  Promise.all([painted, read]).then(() => {
    const start = document.getElementById("start");
    start.replaceWith(start.content);
  });
})();
