import type { Structure } from "./inspect-photo.ts";

const SIGNATURE_LENGTH = 8;
/** Length, type and checksum around the data of a chunk. */
const CHUNK_FRAME = 12;

/** Walks the chunks of a PNG; null where they make no sense. */
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
