// Focus is never lost: it goes into what opens, back to what opened it, and to the nearest neighbour
// of what has gone. In a toolbar (`data-roving`) one element at a time is a stop of the Tab key.

const openers = new Map();
const MAIN = ["#actions .primary:not(:disabled)", "#hand .card", "#screen"];

const windows = (app) => [...app.querySelectorAll("[aria-modal]")].map((element) => element.id);
const asked = (app) => app.querySelector("[data-focus-first]");
const screenOf = (app) => app.querySelector("#view")?.className;

export const beforePatch = (app) => {
  const active = document.activeElement;
  const cards = [...app.querySelectorAll("#hand .card")];
  return {
    inside: app.contains(active),
    id: active?.id,
    at: cards.indexOf(active),
    windows: windows(app),
    asked: Boolean(asked(app)),
    screen: screenOf(app),
  };
};

const focusOn = (element) => {
  if (!element || element.matches(":disabled")) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
};

const lost = () => {
  const active = document.activeElement;
  return !active || active === document.body || active.matches(":disabled") || active.closest("[inert]");
};

const opened = (app, before) => {
  const name = windows(app).find((id) => !before.windows.includes(id));
  if (!name) return false;
  const back = before.screen !== screenOf(app) && openers.has(name);
  if (!before.windows.length && !back) openers.set(name, before.id);
  return focusOn(document.getElementById(name));
};

const closed = (app, before) => {
  if (before.screen !== screenOf(app)) return false;
  const name = before.windows.find((id) => !windows(app).includes(id));
  const opener = name && openers.get(name);
  openers.delete(name);
  return Boolean(opener) && focusOn(document.getElementById(opener));
};

const nearest = (app, before) => {
  const top = document.getElementById(windows(app).at(-1));
  if (top) return focusOn(top);
  if (before.screen !== screenOf(app)) return focusOn(app.querySelector("#screen"));
  if (before.id && focusOn(document.getElementById(before.id))) return true;
  const cards = app.querySelectorAll("#hand .card");
  if (before.at >= 0 && focusOn(cards[Math.min(before.at, cards.length - 1)])) return true;
  return MAIN.some((selector) => focusOn(app.querySelector(selector)));
};

export const afterPatch = (app, before) => {
  if (before.screen !== screenOf(app)) scrollTo(0, 0);
  if (opened(app, before)) return rove(app);
  const question = asked(app);
  if (question && !before.asked && !windows(app).length) {
    focusOn(question.querySelector("button"));
  } else if (lost() && (before.inside || before.windows.length) && !closed(app, before)) {
    nearest(app, before);
  }
  return rove(app);
};

// The card in focus, else the one that had it, else the first that fits, can be reached by Tab.
const rove = (app) => {
  const cards = [...app.querySelectorAll("[data-roving] .card")];
  const stop =
    cards.find((card) => card === document.activeElement) ??
    cards.find((card) => card.hasAttribute("data-walked") && card.tabIndex === 0) ??
    cards.find((card) => card.classList.contains("playable")) ??
    cards[0];
  for (const card of cards) {
    card.tabIndex = card === stop ? 0 : -1;
    card.setAttribute("data-walked", "");
  }
};

document.addEventListener("focusin", (event) => {
  const bar = event.target.closest?.("[data-roving]");
  if (bar) rove(bar.parentElement);
});
