// Makes the page follow the HTML of the views: `patch(html)` once per drawing. Elements are matched
// by id, so that focus, scrolling, running animations and half-typed names stay where they are.

import morphdom from "morphdom";
import { celebrate, sweep } from "./confetti.mjs";
import { afterPatch, beforePatch } from "./focus.mjs";
import { reflow } from "./motion.mjs";
import { remember } from "./geometry.mjs";

const typing = (element) =>
  element === document.activeElement && element.matches("input[type=text], textarea");

const onBeforeElUpdated = (now, wanted) => {
  if (now.isEqualNode(wanted)) return false;
  if (typing(now)) wanted.value = now.value;
  if (now.hasAttribute("data-walked")) {
    wanted.setAttribute("data-walked", "");
    wanted.tabIndex = now.tabIndex;
  }
  return true;
};

export const patch = (html) => {
  const app = document.getElementById("app");
  const celebrated = app.querySelector("[data-confetti]");
  const before = beforePatch(app);
  remember(app);
  morphdom(app, `<div id="app">${html}</div>`, { childrenOnly: true, onBeforeElUpdated });
  afterPatch(app, before);
  reflow(app);
  const celebrates = app.querySelector("[data-confetti]");
  if (!celebrated && celebrates) celebrate();
  else if (celebrated && !celebrates) sweep();
};
