// Text files that people choose in a field or drop on the page (shell.js). Nothing of them leaves it.

const { uno } = globalThis;
const DROPPED = "dropped";

const take = (field) => {
  if (field === DROPPED) {
    const file = uno.dropped;
    uno.dropped = null;
    return file;
  }
  return document.getElementById(field)?.files?.[0];
};

const empty = (field) => {
  const chosen = field === DROPPED ? null : document.getElementById(field);
  if (chosen) chosen.value = "";
};

const fail = (reason, cause) => Object.assign(new Error(`${reason}: ${cause}`), { reason });

// The text of the file; undefined when there is none. Rejects with an error whose `reason` is
// "too_large" (more bytes than `limit`) or "failed".
export const textOf = async (field, limit) => {
  const file = take(field);
  if (!file) return undefined;
  try {
    if (file.size > limit) throw fail("too_large", `${file.size} bytes`);
    return await file.text();
  } catch (error) {
    throw error.reason ? error : fail("failed", error);
  } finally {
    empty(field);
  }
};
