/** A PNG file starts with its signature and the chunk of its measures, always as long. */
const AFTER_HEADER = 33;

/** Of the chunk `pHYs`: its length, its name, two resolutions, their unit, and a check. */
const CHUNK_BYTES = 21;
const METRES = 1;

/**
 * A PNG file that tells its resolution, so that it's printed at its size. Nothing else is added to the picture.
 *
 * @param dotsPerMetre in both directions
 */
export function withResolution(png: Uint8Array, dotsPerMetre: number): Uint8Array<ArrayBuffer> {
  const chunk = new DataView(new ArrayBuffer(CHUNK_BYTES));
  chunk.setUint32(0, 9);
  for (const [at, letter] of [...new TextEncoder().encode("pHYs")].entries()) chunk.setUint8(4 + at, letter);
  chunk.setUint32(8, dotsPerMetre);
  chunk.setUint32(12, dotsPerMetre);
  chunk.setUint8(16, METRES);
  chunk.setUint32(17, checkOf(new Uint8Array(chunk.buffer, 4, 13)));
  const written = new Uint8Array(png.length + CHUNK_BYTES);
  written.set(png.subarray(0, AFTER_HEADER));
  written.set(new Uint8Array(chunk.buffer), AFTER_HEADER);
  written.set(png.subarray(AFTER_HEADER), AFTER_HEADER + CHUNK_BYTES);
  return written;
}

/** The CRC-32 of PNG's chunks. */
function checkOf(bytes: Uint8Array): number {
  let check = 0xffffffff;
  for (const byte of bytes) {
    check ^= byte;
    for (let bit = 0; bit < 8; bit += 1) check = (check >>> 1) ^ ((check & 1) * 0xedb88320);
  }
  return ~check >>> 0;
}
