// What moves, told by the application as a list of events; runs beside the state, never before it.
// `play(motions)` comes after the patch that shows the result: {kind, seat, target, codes, n}.

import { calm, unseen } from "./calm.mjs";
import { fly, stagger } from "./flight.mjs";
import { cardAt, facesBefore, facesNow, idsBefore, placeBefore, placeNow } from "./geometry.mjs";

const EASE = "cubic-bezier(.2,.8,.3,1)";
const byId = (id) => document.getElementById(id);
const seat = (n) => byId(`seat-${n}`);
const isOwn = (n) => Boolean(seat(n)?.classList.contains("own"));
const handIds = () => [...document.querySelectorAll("#hand .card")].map((card) => card.id);

const pulse = (element, frames, duration = 420) =>
  element?.animate(frames, { duration, easing: EASE });

const highlight = (element) =>
  element?.animate(
    [{ outline: "3px solid var(--accent)", outlineOffset: "2px" }, { outline: "3px solid transparent" }],
    { duration: 600 },
  );

const hide = (element, duration) =>
  element?.animate([{ opacity: 0 }, { opacity: 0 }], { duration });

const seatPlace = (n) => {
  const rect = placeNow(`seat-${n}`) ?? placeBefore(`seat-${n}`);
  return rect && cardAt(rect);
};

// A card of the own hand that is gone now: that is where the laid card came from.
const leftHand = (code) => {
  const now = new Set(handIds());
  const id = idsBefore().find((name) => name.startsWith(`h-${code}-`) && !now.has(name));
  return id && cardAt(placeBefore(id), placeBefore(id).width);
};

const laid = ({ seat: who, codes }) => {
  const pile = placeNow("discard-pile");
  if (!pile) return;
  const step = stagger(codes.length);
  codes.forEach((code, i) => {
    const from = (isOwn(who) && leftHand(code)) || seatPlace(who);
    if (from) fly({ from, to: cardAt(pile, pile.width), code, delay: i * step });
  });
  hide(byId("discard-pile").lastElementChild, 230 + (codes.length - 1) * step);
};

// What lies on the draw pile: a back, or a face where cards have two of them.
const onPile = () => facesNow("draw-pile").at(-1) ?? "c-back";
const twoSided = () => onPile() !== "c-back";

// Two-sided cards have no back: what flies to a seat is what is seen of them there from now on.
const faces = (who, fresh) => {
  if (!twoSided()) return [];
  if (isOwn(who)) return fresh.flatMap(facesNow);
  const before = facesBefore(`seat-${who}`);
  return facesNow(`seat-${who}`).filter((face) => {
    const at = before.indexOf(face);
    if (at >= 0) before.splice(at, 1);
    return at < 0;
  });
};

const drawn = ({ seat: who, n }) => {
  const pile = placeNow("draw-pile");
  const seatNow = seatPlace(who);
  if (!pile || !seatNow) return;
  const known = new Set(idsBefore());
  const fresh = isOwn(who) ? handIds().filter((id) => !known.has(id)) : [];
  const seen = faces(who, fresh);
  const count = Math.min(n, 12);
  const step = stagger(count);
  for (let i = 0; i < count; i += 1) {
    const target = fresh[i] && placeNow(fresh[i]);
    const to = target ? cardAt(target, target.width) : seatNow;
    fly({ from: cardAt(pile, pile.width), to, face: seen[i], delay: i * step });
    if (target) hide(byId(fresh[i]), 230 + i * step);
  }
};

// A few cards for many: `shown` are their faces.
const some = (from, to, shown) => {
  if (!from || !to) return;
  shown.forEach((face, i) => fly({ from, to, face, delay: i * 60 }));
};

// What is seen of this many cards of a hand: their backs, or faces where cards have two of them.
const seenOf = (who, count) => {
  if (!twoSided()) return Array(count).fill("c-back");
  return (isOwn(who) ? handIds().flatMap(facesNow) : facesNow(`seat-${who}`)).slice(0, count);
};

const handOver = (one, other, count) => some(seatPlace(one), seatPlace(other), seenOf(other, count));

const swapped = ({ seat: one, target: other }) => {
  handOver(one, other, 3);
  handOver(other, one, 3);
};

const passed = ({ n }) => {
  const seats = seatNumbers();
  seats.forEach((who, i) => handOver(who, seats.at((i + n) % seats.length), 2));
};

const seatNumbers = () =>
  [...document.querySelectorAll(".seat[id^='seat-'], .own[id^='seat-']")]
    .map((element) => Number(element.id.slice(5)))
    .sort((a, b) => a - b);

// All hands go to the middle and come back from it.
const shuffled = () => {
  const pile = placeNow("discard-pile");
  if (!pile) return;
  const middle = cardAt(pile, pile.width);
  for (const who of seatNumbers()) {
    const shown = seenOf(who, 2);
    some(seatPlace(who), middle, shown);
    setTimeout(() => some(middle, seatPlace(who), shown), 320);
  }
};

// Cards that a card takes along: all at once, a little apart, under the one just laid.
const swept = ({ seat: who, codes }) => {
  const pile = placeNow("discard-pile");
  if (!pile) return;
  const to = cardAt(pile, pile.width);
  const step = Math.min(45, 360 / codes.length);
  codes.forEach((code, i) => {
    const from = (isOwn(who) && leftHand(code)) || seatPlace(who);
    if (from) fly({ from, to, code, delay: 120 + i * step, duration: 320 });
  });
};

// What goes slowly can be hurried: a tap or a key brings all of it to its end.
let slow = [];
const hurry = () => {
  for (const animation of slow.splice(0)) animation.finish();
};
addEventListener("pointerdown", hurry, { capture: true, passive: true });
addEventListener("keydown", hurry, { capture: true });

// Cards turned up one by one, until the colour comes.
const turnedUp = ({ seat: who, n, codes }) => {
  const pile = placeNow("draw-pile");
  const home = seatPlace(who);
  if (!pile || !home) return;
  const known = new Set(idsBefore());
  const fresh = isOwn(who) ? handIds().filter((id) => !known.has(id)) : [];
  const seen = faces(who, fresh);
  const step = Math.min(420, 3200 / n);
  for (let i = 0; i < n; i += 1) {
    const mine = byId(freshOf(fresh, codes[i]));
    const target = mine?.getBoundingClientRect();
    const to = target ? cardAt(target, target.width) : home;
    const from = cardAt(pile, pile.width);
    const face = codes[i] ? undefined : seen[i];
    slow.push(fly({ from, to, code: codes[i], face, delay: i * step, duration: step * 0.9 }));
    if (mine) slow.push(hide(mine, i * step + step * 0.85));
  }
};

// The next new card of the hand that shows this code; each is taken once.
const freshOf = (fresh, code) => {
  const at = fresh.findIndex((id) => id.startsWith(`h-${code}-`));
  return at < 0 ? undefined : fresh.splice(at, 1)[0];
};

// Everything is turned over: the table itself goes round.
const flipped = () => {
  const round = (element, delay) =>
    element?.animate(
      [
        { transform: "perspective(1100px) rotateY(180deg)", filter: "brightness(0.5)" },
        { transform: "perspective(1100px) rotateY(90deg)", filter: "brightness(0.35)", offset: 0.5 },
        { transform: "perspective(1100px) rotateY(0deg)", filter: "brightness(1)" },
      ],
      { duration: 640, delay, easing: "cubic-bezier(.45,.05,.3,1)", fill: "backwards" },
    );
  round(document.querySelector(".board"), 0);
  for (const card of document.querySelectorAll("#hand .card > .face")) round(card, 60);
};

const takenBack = ({ seat: who, codes }) => {
  const pile = placeNow("discard-pile");
  const home = seatPlace(who);
  if (!pile || !home) return;
  for (const code of codes) fly({ from: cardAt(pile, pile.width), to: home, code });
};

const shaken = (element) =>
  pulse(element, [{ translate: 0 }, { translate: "-6px" }, { translate: "6px" }, { translate: 0 }]);

const reshuffled = () => {
  const [from, to] = [placeNow("discard-pile"), placeNow("draw-pile")];
  if (from && to) some(cardAt(from, from.width), cardAt(to, to.width), Array(5).fill(onPile()));
};

const TURNED = [
  { transform: "perspective(300px) rotateY(180deg)" },
  { transform: "perspective(300px) rotateY(0deg)" },
];
const powerCards = (who) =>
  who < 0 ? [...document.querySelectorAll(".power")] : [byId(`power-${who}`)].filter(Boolean);

const MOTIONS = {
  play: laid,
  draw: drawn,
  swap: swapped,
  swap_two: swapped,
  shuffle_hands: shuffled,
  wrong_play: takenBack,
  pass_hands: passed,
  reshuffle: reshuffled,
  sweep: swept,
  turn_up: turnedUp,
  flip: flipped,
  power: ({ seat: who }) => powerCards(who).forEach((card) => pulse(card, TURNED, 520)),
  skip: ({ seat: who }) => pulse(seat(who), [{ opacity: 1 }, { opacity: 0.25 }, { opacity: 1 }], 800),
  uno: ({ seat: who }) => pulse(seat(who), [{ scale: 1 }, { scale: 1.14 }, { scale: 1 }]),
  catch: ({ target }) => shaken(seat(target)),
  wrong_catch: ({ seat: who }) => shaken(seat(who)),
  timeout: ({ seat: who }) => shaken(seat(who)),
  out: ({ seat: who }) => pulse(seat(who), [{ scale: 1 }, { scale: 1.14 }, { scale: 1 }]),
  eliminated: ({ seat: who }) => pulse(seat(who), [{ opacity: 1 }, { opacity: 0.2 }, { opacity: 1 }], 900),
  reverse: ({ n }) => pulse(byId("ring"), [{ rotate: `${-n * 180}deg` }, { rotate: "0deg" }], 520),
  penalty: () => pulse(byId("pending"), [{ scale: 0.6 }, { scale: 1.35 }, { scale: 1 }]),
};

const AT = {
  play: () => byId("discard-pile"),
  draw: ({ seat: who }) => seat(who),
  skip: ({ seat: who }) => seat(who),
  uno: ({ seat: who }) => seat(who),
  catch: ({ target }) => seat(target),
  swap: ({ target }) => seat(target),
  swap_two: ({ target }) => seat(target),
  shuffle_hands: () => byId("seats"),
  wrong_play: ({ seat: who }) => seat(who),
  wrong_catch: ({ seat: who }) => seat(who),
  timeout: ({ seat: who }) => seat(who),
  out: ({ seat: who }) => seat(who),
  eliminated: ({ seat: who }) => seat(who),
  reverse: () => byId("ring"),
  penalty: () => byId("pending"),
  pass_hands: () => byId("seats"),
  reshuffle: () => byId("draw-pile"),
  sweep: () => byId("discard-pile"),
  turn_up: ({ seat: who }) => seat(who),
  flip: () => document.querySelector(".board"),
  power: ({ seat: who }) => byId(`power-${who}`) ?? byId("seats"),
};

export const play = (motions) => {
  if (unseen()) return;
  for (const motion of motions) {
    if (calm()) highlight(AT[motion.kind]?.(motion));
    else MOTIONS[motion.kind]?.(motion);
  }
};

// Cards of the hand slide to their new places when others came or went.
export const reflow = (app) => {
  if (calm() || unseen()) return;
  for (const card of app.querySelectorAll("#hand .card")) {
    const before = placeBefore(card.id);
    if (!before) continue;
    const now = card.getBoundingClientRect();
    const [x, y] = [before.left - now.left, before.top - now.top];
    if (Math.abs(x) < 2 && Math.abs(y) < 24) continue;
    card.parentElement.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], {
      duration: 200,
      easing: EASE,
    });
  }
};
