import type { Structure } from "./inspect-photo.ts";

const ANIMATION_FLAG = 0x02;
const HEADER = 12;

/** Reads the header and the first chunk of a WebP; null where they make no sense. */
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
