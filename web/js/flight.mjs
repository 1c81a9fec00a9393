// A card in the air: a picture of its own above the page, on a slight arc, gone when it has landed.

const SVG = "http://www.w3.org/2000/svg";
const DURATION = 250;

const layer = () => {
  const found = document.getElementById("flights");
  if (found) return found;
  const made = document.createElement("div");
  made.id = "flights";
  made.setAttribute("aria-hidden", "true");
  document.body.append(made);
  return made;
};

// Faces are named as in ui/cards/ids.py: a game's own one where the page has it, else the classic one.
const SIGNS = { "+": "p", "|": "-", "^": "x", "*": "f" };
const faceId = (code) => {
  if (!code) return "c-back";
  const name = code.replace(/[+|^*]/g, (sign) => SIGNS[sign]);
  const { game, side } = document.getElementById("screen")?.dataset ?? {};
  const names = side === "1" ? [`${name}-dark`, name] : [name];
  const own = names.map((one) => `v-${game}-${one}`).find((id) => document.getElementById(id));
  return own ?? `c-${name}`;
};

const picture = (face) => {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${face}`);
  svg.setAttribute("viewBox", "0 0 100 140");
  svg.append(use);
  return svg;
};

// 90 ms from card to card, faster when there are many.
export const stagger = (count) => Math.min(90, 540 / Math.max(1, count));

export const fly = ({ from, to, code, face, delay = 0, duration = DURATION }) => {
  const card = picture(face ?? faceId(code));
  card.style.cssText = `left:${to.x}px;top:${to.y}px;width:${to.width}px;height:${to.width * 1.4}px`;
  layer().append(card);
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  const size = from.width / to.width;
  const lift = Math.min(36, Math.hypot(dx, dy) * 0.14);
  const frames = [
    { transform: `translate(${dx}px,${dy}px) scale(${size}) rotate(-8deg)` },
    { transform: `translate(${dx * 0.42}px,${dy * 0.42 - lift}px) scale(${(size + 1) / 2 + 0.06}) rotate(4deg)` },
    { transform: "translate(0,0) scale(1) rotate(1deg)" },
  ];
  const flight = card.animate(frames, {
    duration,
    delay,
    easing: "cubic-bezier(.3,.7,.4,1)",
    fill: "backwards",
  });
  const gone = () => card.remove();
  flight.finished.then(gone, gone);
  return flight;
};
