import type { Structure } from "./inspect-photo.ts";

/** Brands and boxes of image sequences. */
const SEQUENCE_BRANDS = /avis|msf1|hevc|hevx/;

/** A box of an ISO base media file. */
interface Box {
  readonly name: string;
  /** Offset of its content, and of the next box. */
  readonly start: number;
  readonly end: number;
}

/** Walks the boxes of an AVIF or HEIC; null if they make no sense. */
export function inspectHeif(bytes: Buffer): Structure | null {
  let size = { width: 0, height: 0 };
  let isAnimated = false;
  let hasData = false;
  let at = 0;
  while (at < bytes.length) {
    const box = boxAt(bytes, at, bytes.length);
    // Bytes after the image that aren't a box.
    if (box === null) break;
    if (box.end > bytes.length) return { ...size, isAnimated, end: null };
    if (box.name === "ftyp") isAnimated = SEQUENCE_BRANDS.test(bytes.toString("latin1", box.start, box.end));
    if (box.name === "meta") size = largestSize(bytes, box) ?? size;
    // A small image can be in the metadata box itself.
    if (box.name === "mdat" || childOf(bytes, inside(box), "idat") !== null) hasData = true;
    at = box.end;
  }
  return at === 0 ? null : { ...size, isAnimated, end: hasData ? at : null };
}

/** The bytes before a box's content, with a short length and with a long one. */
const HEAD = 8;
const LONG_HEAD = 16;

const KNOWN_BOXES = new Set(["ftyp", "meta", "mdat", "free", "skip", "uuid", "moov", "mpvd", "wide", "idat"]);

/** Null: there's none. A box ends after its own head, or walking the boxes would never end. */
function boxAt(bytes: Buffer, at: number, limit: number, isTop = true): Box | null {
  if (at + HEAD > limit) return null;
  const short = bytes.readUInt32BE(at);
  const name = bytes.toString("latin1", at + 4, at + HEAD);
  if (isTop && !KNOWN_BOXES.has(name)) return null;
  if (short === 0) return { name, start: at + HEAD, end: limit };
  const isLong = short === 1;
  const head = isLong ? LONG_HEAD : HEAD;
  if (at + head > limit) return null;
  const length = isLong ? Number(bytes.readBigUInt64BE(at + HEAD)) : short;
  return length < head ? null : { name, start: at + head, end: at + length };
}

/** The largest of the items' sizes (`ispe`): tiles have smaller ones. */
function largestSize(bytes: Buffer, meta: Box): { width: number; height: number } | null {
  const properties = childOf(bytes, inside(meta), "iprp");
  const container = properties === null ? null : childOf(bytes, properties, "ipco");
  if (container === null) return null;
  let largest: { width: number; height: number } | null = null;
  for (let at = container.start; at < container.end;) {
    const box = boxAt(bytes, at, container.end, false);
    if (box === null || box.end > container.end) break;
    if (box.name === "ispe" && box.start + 12 <= box.end) {
      const size = { width: bytes.readUInt32BE(box.start + 4), height: bytes.readUInt32BE(box.start + 8) };
      if (largest === null || size.width * size.height > largest.width * largest.height) largest = size;
    }
    at = box.end;
  }
  return largest;
}

/** A metadata box's children follow four bytes of version and flags; other boxes have none inside. */
function inside(box: Box): Box {
  return { ...box, start: box.name === "meta" ? box.start + 4 : box.end };
}

function childOf(bytes: Buffer, parent: Box, name: string): Box | null {
  for (let at = parent.start; at < parent.end;) {
    const box = boxAt(bytes, at, parent.end, false);
    if (box === null || box.end > parent.end) return null;
    if (box.name === name) return box;
    at = box.end;
  }
  return null;
}
