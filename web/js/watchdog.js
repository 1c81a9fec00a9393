/* Watches the start: real progress, and a way out when it takes too long or fails, or when Python
   breaks down later. A classic script without imports, so that it works when everything else is
   broken. */
"use strict";

(() => {
  const PATIENCE = 25000;
  const BAR_AFTER = 300;
  const { uno } = globalThis;
  const { sizes } = uno.files;
  const part = (id) => document.getElementById(`shell${id}`);
  const text = (name) => uno.texts[name]; // the language may come late
  const seen = new Map();
  let stages = 0;
  let over = false;
  let trouble = "";

  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  const share = () => {
    let loaded = 0;
    for (const size of seen.values()) loaded += size;
    return (0.8 * loaded) / total + 0.1 * stages;
  };
  const draw = () => {
    part("-progress").value = share();
  };

  const observer = new PerformanceObserver((list) => {
    const base = new URL(".", document.baseURI).href;
    for (const { name, responseStatus, decodedBodySize } of list.getEntries()) {
      const place = name.startsWith(base) ? name.slice(base.length) : "";
      if (!(place in sizes)) continue;
      const never = responseStatus === 0 && !decodedBodySize; // no answer came at all
      if (never || responseStatus >= 400) uno.failed(`${place}: ${responseStatus}`);
      else seen.set(place, sizes[place]);
    }
    draw();
  });

  const stage = () => {
    stages += 1;
    draw();
  };

  const report = () =>
    [
      `UNO ULTIMATE ${uno.build}`,
      navigator.userAgent,
      `${location.pathname} ${innerWidth}×${innerHeight} ${navigator.language}`,
      `started ${Math.round(performance.now())} ms ago, ${Math.round(100 * share())} % loaded`,
      trouble || "no error was reported",
    ].join("\n");

  const say = (name) => {
    part("").hidden = false;
    part("-says").dataset.text = name;
    part("-says").textContent = text(name);
  };

  const showReport = async () => {
    const box = part("-report");
    box.value = report();
    box.hidden = false;
    box.select();
    try {
      await navigator.clipboard.writeText(box.value);
      say("copied");
    } catch {
      box.focus();
    }
  };

  const offer = (name) => {
    say(name);
    if (part("-buttons").childElementCount) return;
    const actions = [
      ["try_again", () => location.reload()],
      ["report", showReport],
    ];
    for (const [name, act] of actions) {
      const button = document.createElement("button");
      button.type = "button";
      button.dataset.text = name;
      button.textContent = text(name);
      button.addEventListener("click", act);
      part("-buttons").append(button);
    }
  };

  const timers = [
    setTimeout(() => (part("").hidden = false), BAR_AFTER),
    setTimeout(() => offer("slow"), PATIENCE),
  ];

  const finish = () => {
    over = true;
    timers.forEach(clearTimeout);
    observer.disconnect();
    part("").hidden = !uno.unstyled;
    const later = document.getElementById("later");
    later.replaceWith(later.content);
    document.documentElement.dataset.uno = "ready";
    dispatchEvent(new Event("uno:ready"));
  };

  Object.assign(uno, {
    ready: finish,
    stopped(reason) {
      if (!over) return uno.failed(reason);
      trouble ||= String(reason);
      part("-progress").hidden = true;
      offer("stopped");
    },
    failed(reason) {
      trouble ||= String(reason);
      timers.forEach(clearTimeout);
      if (!over) offer("failed");
      dispatchEvent(new Event("uno:failed"));
    },
  });
  addEventListener("uno:interpreter", stage);
  addEventListener("uno:tap", () => {
    if (trouble) part("").hidden = false;
    else say("tap_kept");
  });
  uno.wrong = (what) => over || uno.failed(what);
  uno.faults.splice(0).forEach(uno.wrong);
  observer.observe({ type: "resource", buffered: true });
  dispatchEvent(new Event("uno:body"));
})();
