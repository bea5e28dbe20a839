import type { Structure } from "./inspect-photo.ts";

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** Markers of frames: all of C0 to CF but those of tables (C4), extensions (C8) and arithmetic conditioning (CC). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Walks the segments of a JPEG; null where they make no sense. */
export function inspectJpeg(bytes: Buffer): Structure | null {
  let width = 0;
  let height = 0;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END_OF_IMAGE) return { width, height, isAnimated: false, end: at + 2 };
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2) return null;
    if (isFrame(marker) && at + 9 <= bytes.length) {
      height = bytes.readUInt16BE(at + 5);
      width = bytes.readUInt16BE(at + 7);
    }
    at += 2 + length;
    if (marker === START_OF_SCAN) at = endOfScan(bytes, at);
  }
  const isEnd = bytes[at] === 0xff && bytes[at + 1] === END_OF_IMAGE;
  return { width, height, isAnimated: false, end: isEnd ? at + 2 : null };
}

/** The offset of the marker behind the compressed data: not a stuffed 00, not a restart (D0 to D7). */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    const isData = next === 0x00 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
  return bytes.length;
}
