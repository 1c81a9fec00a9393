// Whether things may move: the device's wish, the player's setting, and a page that is seen.

const wish = matchMedia("(prefers-reduced-motion: reduce)");

export const calm = () => wish.matches || document.documentElement.dataset.motion === "off";
export const unseen = () => document.hidden;
