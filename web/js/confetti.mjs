// Confetti in the shapes and colours of the cards, once, at the end of a match.

import { calm, unseen } from "./calm.mjs";

const PIECES = 72;
const LOOKS = [
  ["var(--red)", "50%"],
  ["var(--yellow)", "2px"],
  ["var(--green)", "50% 50% 0 50%"],
  ["var(--blue)", "2px"],
];
const between = (low, high) => low + Math.random() * (high - low);

const drop = (layer, i) => {
  const piece = document.createElement("i");
  const [color, radius] = LOOKS[i % LOOKS.length];
  const size = between(7, 13);
  piece.style.cssText = `left:${between(0, 100)}%;width:${size}px;height:${size}px;background:${color};border-radius:${radius}`;
  layer.append(piece);
  const side = between(-90, 90);
  return piece.animate(
    [
      { transform: "translate(0,-8vh) rotate(0)", opacity: 1 },
      { transform: `translate(${side}px,70vh) rotate(${between(200, 700)}deg)`, opacity: 1, offset: 0.8 },
      { transform: `translate(${side * 1.3}px,104vh) rotate(${between(300, 900)}deg)`, opacity: 0 },
    ],
    { duration: between(1900, 3200), delay: between(0, 500), easing: "cubic-bezier(.2,.5,.6,1)", fill: "both" },
  ).finished;
};

let gone = () => undefined;

// Whoever goes on at once has no paper over the next screen.
export const sweep = () => gone();

export const celebrate = () => {
  if (calm() || unseen()) return;
  const layer = document.createElement("div");
  layer.className = "confetti";
  layer.setAttribute("aria-hidden", "true");
  document.body.append(layer);
  gone = () => layer.remove();
  const done = Array.from({ length: PIECES }, (_, i) => drop(layer, i));
  Promise.allSettled(done).then(() => layer.remove());
};
