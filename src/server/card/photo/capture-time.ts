/** Tags of EXIF: the pointer to its own directory, and when the shutter opened, with the offset from UTC. */
const EXIF_DIRECTORY = 0x8769;
const DATE_TIME_ORIGINAL = 0x9003;
const OFFSET_TIME_ORIGINAL = 0x9011;
const ENTRY_LENGTH = 12;

interface Tiff {
  readonly bytes: Buffer;
  u16(at: number): number;
  u32(at: number): number;
}

/**
 * When a photo was taken, by its EXIF block; without an offset the camera's clock counts as UTC.
 *
 * @param exif the block as sharp gives it, with or without the leading "Exif\0\0"
 * @returns epoch milliseconds; null where the block does not say, or makes no sense
 */
export function captureTime(exif: Buffer): number | null {
  try {
    const tiff = openTiff(exif);
    const root = tiff.u32(4);
    const pointer = findEntry(tiff, root, EXIF_DIRECTORY);
    if (pointer === null) return null;
    const directory = tiff.u32(pointer + 8);
    const time = textOf(tiff, findEntry(tiff, directory, DATE_TIME_ORIGINAL));
    const offset = textOf(tiff, findEntry(tiff, directory, OFFSET_TIME_ORIGINAL));
    return time === null ? null : parseTime(time, offset);
  } catch (error) {
    // Offsets that point out of the block.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function openTiff(exif: Buffer): Tiff {
  const hasPrefix = exif.subarray(0, 4).toString("latin1") === "Exif";
  const bytes = hasPrefix ? exif.subarray(6) : exif;
  const isLittle = bytes.subarray(0, 2).toString("latin1") === "II";
  return {
    bytes,
    u16: (at) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at)),
    u32: (at) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at)),
  };
}

/** The offset of a tag's entry in a directory. */
function findEntry(tiff: Tiff, directory: number, tag: number): number | null {
  const count = tiff.u16(directory);
  for (let index = 0; index < count; index += 1) {
    const at = directory + 2 + index * ENTRY_LENGTH;
    if (tiff.u16(at) === tag) return at;
  }
  return null;
}

function textOf(tiff: Tiff, entry: number | null): string | null {
  if (entry === null) return null;
  const length = tiff.u32(entry + 4);
  // Four bytes and less stand in the entry itself.
  const at = length <= 4 ? entry + 8 : tiff.u32(entry + 8);
  return tiff.bytes
    .subarray(at, at + length)
    .toString("latin1")
    .replace(/\0.*$/s, "");
}

function parseTime(text: string, offset: string | null): number | null {
  const parts = /^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)$/.exec(text);
  if (parts === null) return null;
  const [, year, month, day, hour, minute, second] = parts;
  const zone = offset !== null && /^[+-]\d\d:\d\d$/.test(offset) ? offset : "Z";
  const instant = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`);
  return Number.isNaN(instant) ? null : instant;
}
