import type { Structure } from "./inspect-photo.ts";

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** Frame markers: all of C0 to CF except tables (C4), extensions (C8) and arithmetic conditioning (CC). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Walks the segments of a JPEG; null if they make no sense. */
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

/** The offset of the marker after the compressed data: not a stuffed 00, not a restart (D0 to D7). */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    const isData = next === 0x00 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
  return bytes.length;
}

const SIGNATURE_LENGTH = 8;
/** Length, type and checksum around the data of a chunk. */
const CHUNK_FRAME = 12;

/** Walks the chunks of a PNG; null if they make no sense. */
export function inspectPng(bytes: Buffer): Structure | null {
  if (bytes.length < 33 || nameAt(bytes, SIGNATURE_LENGTH) !== "IHDR") return null;
  const size = { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  let isAnimated = false;
  let at = SIGNATURE_LENGTH;
  while (at + CHUNK_FRAME <= bytes.length) {
    const name = nameAt(bytes, at);
    if (name === "acTL") isAnimated = true;
    at += CHUNK_FRAME + bytes.readUInt32BE(at);
    if (name === "IEND") return { ...size, isAnimated, end: at <= bytes.length ? at : null };
  }
  return { ...size, isAnimated, end: null };
}

function nameAt(bytes: Buffer, at: number): string {
  return bytes.toString("latin1", at + 4, at + 8);
}

const ANIMATION_FLAG = 0x02;
const HEADER = 12;

/** Reads the header and the first chunk of a WebP; null if they make no sense. */
export function inspectWebp(bytes: Buffer): Structure | null {
  if (bytes.length < 30) return null;
  // The length counts what follows it; a chunk of odd length is padded.
  const length = bytes.readUInt32LE(4);
  const end = 8 + length + (length % 2);
  const name = bytes.toString("latin1", HEADER, HEADER + 4);
  const size = sizeIn(name, bytes.subarray(HEADER + 8));
  if (size === null) return null;
  const isAnimated = name === "VP8X" && ((bytes[HEADER + 8] ?? 0) & ANIMATION_FLAG) !== 0;
  return { ...size, isAnimated, end: end <= bytes.length ? end : null };
}

function sizeIn(name: string, chunk: Buffer): { width: number; height: number } | null {
  switch (name) {
    case "VP8X":
      return { width: 1 + chunk.readUIntLE(4, 3), height: 1 + chunk.readUIntLE(7, 3) };
    case "VP8L": {
      const bits = chunk.readUInt32LE(1);
      return { width: 1 + (bits & 0x3f_ff), height: 1 + ((bits >>> 14) & 0x3f_ff) };
    }
    case "VP8 ":
      return { width: chunk.readUInt16LE(6) & 0x3f_ff, height: chunk.readUInt16LE(8) & 0x3f_ff };
    default:
      return null;
  }
}

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
