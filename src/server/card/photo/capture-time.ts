import exifr from "exifr";

/**
 * When a photo was taken, from its EXIF block; without an offset, the camera's clock counts as UTC.
 *
 * @param exif the block from sharp, with or without the leading "Exif\0\0"
 * @returns epoch milliseconds; null if the block doesn't say, or makes no sense
 */
export async function captureTime(exif: Buffer): Promise<number | null> {
  const hasPrefix = exif.subarray(0, 4).toString("latin1") === "Exif";
  try {
    const found: unknown = await exifr.parse(hasPrefix ? exif.subarray(6) : exif, {
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
  const zone = /^[+-]\d\d:\d\d$/.test(offset) ? offset : "Z";
  const instant = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`);
  return Number.isNaN(instant) ? null : instant;
}
