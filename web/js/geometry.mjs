// Where things stood before the last patch, and where they stand now.

const PLACES = "[id^='seat-'], #draw-pile, #discard-pile, #hand .card";
let places = new Map();
let faces = new Map();

export const remember = (app) => {
  places = new Map();
  faces = new Map();
  if (document.hidden) return;
  for (const element of app.querySelectorAll(PLACES)) {
    places.set(element.id, element.getBoundingClientRect());
    if (!element.matches(".card")) faces.set(element.id, facesNow(element.id));
  }
};

// The faces drawn at a place, by their ids.
export const facesNow = (id) =>
  [...(document.getElementById(id)?.querySelectorAll(".card use") ?? [])].map((use) =>
    use.getAttribute("href").slice(1),
  );
export const facesBefore = (id) => faces.get(id) ?? [];

export const placeBefore = (id) => places.get(id);
export const idsBefore = () => [...places.keys()];
export const placeNow = (id) => document.getElementById(id)?.getBoundingClientRect();

// A card's rectangle in the middle of a place.
export const cardAt = (rect, width) => {
  const wide = width ?? Math.min(rect.width, 34);
  return {
    x: rect.left + (rect.width - wide) / 2,
    y: rect.top + (rect.height - wide * 1.4) / 2,
    width: wide,
  };
};
