// What is wrong with the page as it stands: a list of sentences, empty when all is well.
() => {
  const faults = new Set();
  const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((e) => e.getBoundingClientRect());
  const meet = (a, b) =>
    a && b && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 2 && b.top < a.bottom - 2;
  const name = (e) => e.id || e.className || e.textContent.trim();

  if (document.documentElement.scrollWidth > innerWidth) faults.add("the page scrolls sideways");
  const table = box(".table-view");
  if (table && document.documentElement.scrollHeight > innerHeight) faults.add("the table scrolls");

  for (const e of document.querySelectorAll("button, select, input:not([type=radio], [type=checkbox]), .choices label, label:has([type=checkbox])")) {
    if (e.closest(".hand, [inert]")) continue;
    const r = e.getBoundingClientRect();
    if (!r.width) continue;
    if (r.width < 43.5 || r.height < 43.5) faults.add(`too small: ${name(e)} ${r.width} × ${r.height}`);
    if (r.left < -1 || r.right > innerWidth + 1) faults.add(`sticks out: ${name(e)}`);
    if (table && !e.closest(".dialog") && (r.top < -1 || r.bottom > innerHeight + 1)) {
      faults.add(`out of sight: ${name(e)}`);
    }
  }

  const cards = boxes(".hand .card");
  const area = box(".hand-area");
  const shown = ({ left, right, top, bottom }) => ({
    left: Math.max(left, area.left),
    right: Math.min(right, area.right),
    top,
    bottom,
  });
  cards.forEach((card, i) => {
    const next = cards[i + 1];
    if (next && next.left > card.left && next.left - card.left < 27) faults.add("strips too narrow");
    if (card.bottom > innerHeight + 1) faults.add("cards too low");
    if (meet(shown(card), box("#actions"))) faults.add("cards over the actions");
  });

  const seats = boxes(".seats .seat");
  seats.forEach((seat, i) => {
    if (seats.slice(i + 1).some((other) => meet(seat, other))) faults.add(`seat ${i} covers a seat`);
    for (const what of [".ring-box", "#draw-pile", "#named-color"]) {
      if (meet(seat, box(what))) faults.add(`seat ${i} covers ${what}`);
    }
    if (seat.left < -1 || seat.right > innerWidth + 1 || seat.top < -1) faults.add(`seat ${i} sticks out`);
  });
  if (meet(box(".ring-box"), box(".controls"))) faults.add("the ring is over the controls");
  return [...faults];
};
