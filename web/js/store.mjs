// Everything that is kept on this device. One function is one transaction: it resolves when the
// transaction is complete and rejects when it is not; the error's `reason` is "refused" (the browser
// stores nothing here), "full", or "failed". What cannot be found is undefined.

import { openDB } from "idb";

const NAME = `unoultimate ${globalThis.uno.base}`;
const VERSION = 1;
const PATIENCE = 4000;
const STRICT = { durability: "strict" };

const fail = (reason, cause) =>
  Object.assign(new Error(`${reason}: ${cause?.name ?? ""} ${cause?.message ?? cause ?? ""}`), {
    reason,
  });

const within = (promise, ms) =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error("no answer")), ms);
    promise.then(resolve, reject);
  });

let opened = null;
const forget = () => {
  opened = null;
};

const connect = () =>
  openDB(NAME, VERSION, {
    upgrade(db) {
      for (const store of ["slots", "kept", "settings"]) db.createObjectStore(store);
    },
    blocking(_now, _wanted, event) {
      event.target.close();
      forget();
    },
    terminated: forget,
  });

const open = async () => {
  try {
    opened ??= connect();
    return await within(opened, PATIENCE);
  } catch (error) {
    forget();
    throw fail(error.name === "QuotaExceededError" ? "full" : "refused", error);
  }
};

const reasonOf = (error) => (error?.name === "QuotaExceededError" ? "full" : "failed");

const transact = async (stores, mode, work) => {
  const db = await open();
  let tx;
  try {
    tx = db.transaction(stores, mode, mode === "readwrite" ? STRICT : {});
    const [found] = await Promise.all([work(tx), tx.done]);
    return found;
  } catch (error) {
    if (error?.name === "InvalidStateError") forget();
    const cause = tx?.error ?? error;
    throw fail(reasonOf(cause), cause);
  }
};

const both = (tx) => Promise.all([0, 1].map((slot) => tx.objectStore("slots").get(slot)));

export const loadSlots = () => transact(["slots"], "readonly", both);

export const saveSlot = (slot, text) =>
  transact(["slots"], "readwrite", (tx) => tx.objectStore("slots").put(text, slot));

// The text alone, or nothing, is what the slots hold afterwards.
export const replaceSlots = (text) =>
  transact(["slots"], "readwrite", async (tx) => {
    const slots = tx.objectStore("slots");
    await Promise.all([slots.clear(), text === undefined ? null : slots.put(text, 0)]);
  });

export const keepAside = (slot, name) =>
  transact(["slots", "kept"], "readwrite", async (tx) => {
    const text = await tx.objectStore("slots").get(slot);
    if (text === undefined) return;
    await Promise.all([
      tx.objectStore("kept").put(text, name),
      tx.objectStore("slots").delete(slot),
    ]);
  });

export const loadKept = () =>
  transact(["kept"], "readonly", async (tx) => {
    const kept = tx.objectStore("kept");
    const [names, texts] = await Promise.all([kept.getAllKeys(), kept.getAll()]);
    return names.map((name, i) => [name, texts[i]]);
  });

export const loadSettings = () =>
  transact(["settings"], "readonly", (tx) => tx.objectStore("settings").get("settings"));

export const saveSettings = (text) =>
  transact(["settings"], "readwrite", (tx) => tx.objectStore("settings").put(text, "settings"));

export const loadFavourites = () =>
  transact(["settings"], "readonly", (tx) => tx.objectStore("settings").get("favourites"));

export const saveFavourites = (text) =>
  transact(["settings"], "readwrite", (tx) => tx.objectStore("settings").put(text, "favourites"));

export const loadPast = () =>
  transact(["settings"], "readonly", (tx) => {
    const settings = tx.objectStore("settings");
    return Promise.all(["past", "origin"].map((name) => settings.get(name)));
  });

// The matches that were played, and the name of this collection.
export const savePast = (text, origin) =>
  transact(["settings"], "readwrite", (tx) => {
    const settings = tx.objectStore("settings");
    return Promise.all([settings.put(text, "past"), settings.put(origin, "origin")]);
  });

export const keepPastAside = (name) =>
  transact(["settings", "kept"], "readwrite", async (tx) => {
    const text = await tx.objectStore("settings").get("past");
    if (text === undefined) return;
    await Promise.all([
      tx.objectStore("kept").put(text, name),
      tx.objectStore("settings").delete("past"),
    ]);
  });

// Whether the browser promises to keep everything; one that will not even say so does not.
export const persist = async () => {
  try {
    return Boolean(await navigator.storage?.persist?.());
  } catch {
    return false;
  }
};

open().catch(() => {}); // it takes its time, while Python starts; who needs it will hear the fault
