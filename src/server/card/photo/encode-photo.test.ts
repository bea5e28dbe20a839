import sharp from "sharp";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { captureTime } from "./encode-photo.ts";

async function exifOf(tags: Record<string, string>): Promise<Buffer> {
  const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#123456" } })
    .withExif({ IFD0: { Make: "Camera" }, IFD2: tags })
    .jpeg()
    .toBuffer();
  const { exif } = await sharp(photo).metadata();
  return exif ?? Buffer.alloc(0);
}

describe("the time at which a photo was taken", () => {
  test("is read in UTC where the camera does not say where it was", async () => {
    const exif = await exifOf({ DateTimeOriginal: "2026:09:12 14:03:05" });
    expect(await captureTime(exif)).toBe(Date.parse("2026-09-12T14:03:05Z"));
  });

  test("is read with the camera's offset from UTC", async () => {
    const exif = await exifOf({ DateTimeOriginal: "2026:09:12 14:03:05", OffsetTimeOriginal: "+02:00" });
    expect(await captureTime(exif)).toBe(Date.parse("2026-09-12T12:03:05Z"));
  });

  test("is unknown where the block does not say, or says nonsense", async () => {
    expect(await captureTime(await exifOf({ LensModel: "fifty" }))).toBeNull();
    expect(await captureTime(await exifOf({ DateTimeOriginal: "0000:00:00 00:00:00" }))).toBeNull();
    expect(await captureTime(await exifOf({ DateTimeOriginal: "0000:01:01 00:00:00" }))).toBeNull();
    expect(await captureTime(await exifOf({ DateTimeOriginal: "1989:12:31 23:59:59" }))).toBeNull();
    expect(await captureTime(await exifOf({ DateTimeOriginal: "2100:01:01 00:00:00" }))).toBeNull();
    expect(await captureTime(Buffer.alloc(0))).toBeNull();
  });

  test("is a number or unknown for any bytes", async () => {
    const honest = await exifOf({ DateTimeOriginal: "2026:09:12 14:03:05" });
    const isTime = (time: number | null): boolean => time === null || Number.isFinite(time);
    const changed = fc.tuple(fc.nat(honest.length - 1), fc.nat(255)).map(([at, value]) => {
      const bytes = Buffer.from(honest);
      bytes[at] = value;
      return bytes;
    });
    const any = fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes));
    await fc.assert(
      fc.asyncProperty(fc.oneof(changed, any), async (bytes) => {
        expect(isTime(await captureTime(bytes))).toBe(true);
      }),
    );
  });
});
