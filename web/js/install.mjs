// Installing: the browser's offer as the shell kept it, or by hand on iPhone and iPad.

const { uno } = globalThis;

const standalone = () =>
  navigator.standalone === true || matchMedia("(display-mode: standalone)").matches;

// An iPad calls itself a Mac, but a Mac has no screen to touch.
const byHand = () =>
  "standalone" in navigator &&
  (/iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1));

export const way = () => {
  if (standalone()) return "";
  if (uno.installOffer) return "offered";
  return byHand() ? "by_hand" : "";
};

// An offer can be made use of once.
export const ask = async () => {
  const offer = uno.installOffer;
  uno.installOffer = null;
  if (!offer) return false;
  await offer.prompt();
  return (await offer.userChoice).outcome === "accepted";
};

addEventListener("appinstalled", () => {
  uno.installOffer = null;
  dispatchEvent(new Event("uno:installed"));
});

// Nothing here waits for an answer: no badge on the icon.
navigator.clearAppBadge?.().catch(() => {});

// A shortcut opens in the window that is there already; its address says what is wanted.
globalThis.launchQueue?.setConsumer(({ targetURL }) => {
  const { hash } = new URL(targetURL ?? location.href);
  if (hash) location.hash = hash;
});
