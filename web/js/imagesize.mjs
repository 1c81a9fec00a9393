// The size of a picture from its first bytes, before anything is decoded: a few kilobytes may
// unpack to gigabytes. Knows PNG, JPEG, GIF, WebP, BMP, AVIF and HEIC.

const NO_SIZE = { width: 0, height: 0 };

const text = (bytes, at, length) => String.fromCharCode(...bytes.subarray(at, at + length));

const png = (view) => ({ width: view.getUint32(16), height: view.getUint32(20) });

const gif = (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) });

const bmp = (view) => ({
  width: Math.abs(view.getInt32(18, true)),
  height: Math.abs(view.getInt32(22, true)),
});

// Walks the segments to the frame header; 0xc4, 0xc8 and 0xcc look like one and are none.
const jpeg = (view) => {
  let at = 2;
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return NO_SIZE;
    const kind = view.getUint8(at + 1);
    if (kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind)) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    at += kind === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return NO_SIZE;
};

const webp = (view, bytes) => {
  const three = (at) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  switch (text(bytes, 12, 4)) {
    case "VP8X":
      return { width: three(24) + 1, height: three(27) + 1 };
    case "VP8L": {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    default:
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
  }
};

// The largest of the sizes told: parts of one picture are told with sizes of their own.
const heif = (view, bytes) => {
  let best = NO_SIZE;
  const end = Math.min(bytes.length - 16, 65_536);
  for (let at = 8; at < end; at += 1) {
    if (bytes[at] !== 0x69 || text(bytes, at, 4) !== "ispe") continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (size.width * size.height > best.width * best.height) best = size;
  }
  return best;
};

const readerOf = (bytes) => {
  if (text(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") return png;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return jpeg;
  if (/^GIF8[79]a$/.test(text(bytes, 0, 6))) return gif;
  if (text(bytes, 0, 4) === "RIFF" && text(bytes, 8, 4) === "WEBP") return webp;
  if (text(bytes, 0, 2) === "BM" && text(bytes, 6, 4) === "\0\0\0\0") return bmp;
  if (text(bytes, 4, 4) === "ftyp" && /avif|avis|heic|heix|mif1|msf1/.test(text(bytes, 8, 24))) {
    return heif;
  }
  return null;
};

// {width, height} as stored, with zeros when they can't be told; null when it is no picture.
export const sizeOf = (bytes) => {
  const reader = readerOf(bytes);
  if (!reader) return null;
  try {
    return reader(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), bytes);
  } catch {
    return NO_SIZE;
  }
};
