import fc from "fast-check";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { holdsArchive, inspectPhoto, isPhoneTrailer, sizeRefusal } from "./inspect-photo.ts";

const formats = ["jpeg", "png", "webp", "avif"] as const;
const photos = new Map<string, Buffer>();

beforeAll(async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const picture = sharp({ create: { width: 120, height: 90, channels: 3, background: "#888", noise } });
  const png = await picture.png().toBuffer();
  for (const format of formats)
    photos.set(format, await sharp(png).toFormat(format, { effort: 1 }).toBuffer());
  photos.set("progressive", await sharp(png).jpeg({ progressive: true }).toBuffer());
  photos.set("lossless", await sharp(png).webp({ lossless: true }).toBuffer());
  photos.set("with alpha", await sharp(png).ensureAlpha(0.5).webp().toBuffer());
});

function photo(name: string): Buffer {
  return photos.get(name) ?? Buffer.alloc(0);
}

function codeOf(bytes: Buffer): string | null {
  const inspected = inspectPhoto(bytes);
  return inspected.ok ? null : inspected.refusal.code;
}

describe("looking at a photo", () => {
  test("tells the format by the content", () => {
    for (const format of formats) expect(inspectPhoto(photo(format))).toEqual({ ok: true, value: format });
    for (const other of ["progressive", "lossless", "with alpha"]) expect(codeOf(photo(other))).toBeNull();
  });

  test("lets pass what phones append, and nothing else", () => {
    const film = Buffer.from("\0\0\0\x18ftypmp42\0\0\0\0mp42isom", "latin1");
    const samsung = Buffer.from("\0\0\x01\x0a\x0e\0\0\0Image_UTC_Data1700000000000SEFT", "latin1");
    for (const trailer of [film, samsung, photo("jpeg"), Buffer.alloc(100)]) {
      expect(isPhoneTrailer(trailer)).toBe(true);
      expect(codeOf(Buffer.concat([photo("jpeg"), trailer]))).toBeNull();
    }
    expect(codeOf(Buffer.concat([photo("jpeg"), Buffer.from("#!/bin/sh")]))).toBe("photo_has_extra_content");
  });

  test("does not take four bytes that occur by chance for an archive", () => {
    const chance = Buffer.concat([Buffer.from("PK\x05\x06", "latin1"), Buffer.alloc(40, 7)]);
    expect(holdsArchive(chance)).toBe(false);
    const archive = Buffer.concat([Buffer.from("PK\x05\x06", "latin1"), Buffer.alloc(18)]);
    expect(holdsArchive(archive)).toBe(true);
  });

  test("finds every cut, wherever it is made", () => {
    for (const format of formats) {
      const whole = photo(format);
      fc.assert(
        fc.property(fc.integer({ min: 16, max: whole.length - 1 }), (length) => {
          expect(codeOf(whole.subarray(0, length))).not.toBeNull();
        }),
      );
    }
  });

  test("ends at a box that says it is shorter than its own head", () => {
    const start = Buffer.from("\0\0\0\x10ftypavif\0\0\0\0", "latin1");
    for (const length of [0, 8, 15]) {
      const box = Buffer.from("\0\0\0\x01free\0\0\0\0\0\0\0\0", "latin1");
      box.writeBigUInt64BE(BigInt(length), 8);
      expect(codeOf(Buffer.concat([start, box]))).toBe("photo_broken");
      const meta = Buffer.from("\0\0\0\x1cmeta\0\0\0\0", "latin1");
      expect(codeOf(Buffer.concat([start, meta, box]))).toBe("photo_broken");
    }
  });

  test("answers for any bytes, and does not fail", () => {
    const heads = [...photos.values()].map((bytes) => bytes.subarray(0, 30));
    fc.assert(
      fc.property(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 300 }), (head, rest) => {
        expect(() => inspectPhoto(Buffer.concat([head, rest]))).not.toThrow();
      }),
    );
  });
});

describe("the size of a photo", () => {
  test.each([
    [1, 1],
    [1, 50_000_000],
    [700, 65_000],
    [5000, 10_000],
    [3024, 4032],
  ])("of %d × %d pixels is taken, whichever side is longer", (width, height) => {
    expect([sizeRefusal({ width, height }), sizeRefusal({ width: height, height: width })]).toEqual([
      null,
      null,
    ]);
  });

  test.each([
    [1, 50_000_001, "photo_too_many_pixels"],
    [5001, 10_000, "photo_too_many_pixels"],
  ])("of %d × %d pixels is refused as %s", (width, height, code) => {
    expect(sizeRefusal({ width, height })?.code).toBe(code);
    expect(sizeRefusal({ width: height, height: width })?.code).toBe(code);
  });
});
