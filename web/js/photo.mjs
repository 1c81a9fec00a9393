// A picture chosen on the device becomes a small square. Nothing of it leaves the page, and what is
// kept holds the picture alone: no place, no time, no name of the camera.

import { sizeOf } from "./imagesize.mjs";

const SIDE = 128;
const MAX_BYTES = 20e6;
const MAX_PIXELS = 50e6;
const LARGE = 4e6;
const MAX_TEXT = 16_000;
const PAPER = "#fff4dc";
const HEAD = 1 << 20;
const QUALITIES = [0.86, 0.72, 0.55, 0.4, 0.25, 0.1];

const fail = (reason, cause) =>
  Object.assign(new Error(`${reason}: ${cause?.name ?? ""} ${cause?.message ?? cause ?? ""}`), {
    reason,
  });

const check = async (file) => {
  if (file.size > MAX_BYTES) throw fail("too_large", `${file.size} bytes`);
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  const size = sizeOf(head);
  if (!size) throw fail("not_a_picture", file.type);
  if (size.width * size.height > MAX_PIXELS) throw fail("too_large", "pixels");
  return size;
};

// Large pictures are made smaller while they are decoded; the browser keeps their shape.
const decode = async (file, { width, height }) => {
  const options = { imageOrientation: "from-image" };
  if (width * height > LARGE) options.resizeWidth = Math.min(width, 2048);
  const bitmap = await createImageBitmap(file, { ...options, resizeQuality: "high" });
  if (bitmap.width * bitmap.height <= MAX_PIXELS) return bitmap;
  bitmap.close();
  throw fail("too_large", "pixels");
};

const square = async (bitmap) => {
  const side = Math.min(bitmap.width, bitmap.height);
  const [x, y] = [(bitmap.width - side) >> 1, (bitmap.height - side) >> 1];
  const fit = { resizeWidth: SIDE, resizeHeight: SIDE, resizeQuality: "high" };
  const small = await createImageBitmap(bitmap, x, y, side, side, fit);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIDE;
  const pen = canvas.getContext("2d");
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.drawImage(small, 0, 0, SIDE, SIDE);
  small.close();
  return canvas;
};

const written = (canvas) => {
  for (const quality of QUALITIES) {
    const text = canvas.toDataURL("image/jpeg", quality);
    if (text.startsWith("data:image/jpeg") && text.length <= MAX_TEXT) return text;
  }
  throw fail("failed", "the canvas gives no JPEG");
};

// The middle of the picture as a JPEG of 128 × 128 at a data address of at most 16,000 characters.
// Rejects with an error whose `reason` is "not_a_picture", "too_large" (over 20 MB or 50
// megapixels) or "failed".
export const squarePhoto = async (file) => {
  let bitmap;
  try {
    bitmap = await decode(file, await check(file));
    return written(await square(bitmap));
  } catch (error) {
    throw error.reason ? error : fail("failed", error);
  } finally {
    bitmap?.close();
  }
};

// The same for what was chosen in a file field, which is emptied; "" when nothing was.
export const chosenPhoto = async (field) => {
  const file = document.getElementById(field)?.files?.[0];
  if (!file) return "";
  try {
    return await squarePhoto(file);
  } finally {
    const chosen = document.getElementById(field);
    if (chosen) chosen.value = "";
  }
};
