import exifr from "exifr";

/** How a block begins, by its byte order. The reader would take one that begins otherwise for a whole file. */
const BEGINNINGS: ReadonlySet<string> = new Set(["II*\0", "MM\0*"]);
/** A camera writes a few kilobytes. */
const MOST_BYTES = 1024 * 1024;
/** Digital cameras are younger; a clock that was never set says less. */
const FIRST_YEAR = 1990;
const LAST_YEAR = 2099;

/**
 * When a photo was taken, from its EXIF block; without an offset, the camera's clock counts as UTC.
 *
 * @param exif the block from sharp, with or without the leading "Exif\0\0"
 * @returns epoch milliseconds; null if the block doesn't say, or makes no sense
 */
export async function captureTime(exif: Buffer): Promise<number | null> {
  const hasPrefix = exif.subarray(0, 4).toString("latin1") === "Exif";
  const block = hasPrefix ? exif.subarray(6) : exif;
  const isBlock = BEGINNINGS.has(block.subarray(0, 4).toString("latin1")) && block.length <= MOST_BYTES;
  if (!isBlock) return null;
  try {
    const found: unknown = await exifr.parse(block, {
      pick: ["DateTimeOriginal", "OffsetTimeOriginal"],
      // Otherwise it'd treat the camera's clock as this machine's.
      reviveValues: false,
    });
    const { DateTimeOriginal: time, OffsetTimeOriginal: offset } = (found ?? {}) as Record<string, unknown>;
    return parseTime(String(time), String(offset));
  } catch {
    // A damaged or missing block.
    return null;
  }
}

function parseTime(text: string, offset: string): number | null {
  const parts = /^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)$/.exec(text);
  if (parts === null) return null;
  const [, year, month, day, hour, minute, second] = parts;
  if (Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR) return null;
  const zone = /^[+-]\d\d:\d\d$/.test(offset) ? offset : "Z";
  const instant = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`);
  return Number.isNaN(instant) ? null : instant;
}
