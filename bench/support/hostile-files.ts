import sharp from "sharp";
import { PHOTO_LIMIT_BYTES } from "#game/card/photo-limits.ts";
import type { RefusalCode } from "#contract/refusals.ts";
import { aBomb, animatedPng, pngChunk, withComment } from "#tests/support/odd-images.ts";
import { chanceFrom } from "./card-photo.ts";

export interface HostileFile {
  readonly what: string;
  readonly bytes: Buffer;
  /** The right refusal; null: accepting or refusing is fine, an error isn't. */
  readonly code: RefusalCode | null;
}

const FORMATS = ["jpeg", "png", "webp", "avif"] as const;
type Format = (typeof FORMATS)[number];

/** Something another program would open, appended to a picture. */
const PAYLOADS: readonly (readonly [name: string, bytes: Buffer])[] = [
  ["a page", Buffer.from("<!doctype html><script>alert(document.domain)</script>")],
  ["a script of PHP", Buffer.from("<?php system($_GET['c']); ?>")],
  ["an archive", Buffer.concat([Buffer.from("PK\x05\x06", "latin1"), Buffer.alloc(18)])],
  ["a document", Buffer.from("%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>")],
  ["a program", Buffer.concat([Buffer.from("\x7fELF\x02\x01\x01", "latin1"), Buffer.alloc(64, 1)])],
  ["any bytes", Buffer.from(Array.from({ length: 300 }, (_, at) => (at * 97 + 13) % 251))],
];

/** `count` files that aren't photos of a card: of every kind, and honest ones with flipped bytes. */
export async function hostileFiles(count: number): Promise<HostileFile[]> {
  const pictures = await Promise.all(
    Array.from({ length: 6 }, async (_, seed) => ({ seed, files: await pictureInAllFormats(seed) })),
  );
  const files: HostileFile[] = [...(await oddFiles())];
  for (const { files: formats } of pictures) {
    for (const format of FORMATS) files.push(...spoiledFiles(format, formats[format]));
  }
  for (let seed = 0; files.length < count; seed += 1) {
    const format = FORMATS[seed % FORMATS.length] ?? "jpeg";
    const picture = pictures[seed % pictures.length]?.files[format];
    if (picture !== undefined) files.push(flipped(format, picture, seed));
  }
  return files.slice(0, count);
}

async function pictureInAllFormats(seed: number): Promise<Record<Format, Buffer>> {
  const chance = chanceFrom(seed);
  const noise = { type: "gaussian", mean: 128, sigma: chance(10, 60) } as const;
  const [width, height] = [chance(100, 400), chance(100, 400)];
  const picture = sharp({ create: { width, height, channels: 3, background: "#808080", noise } });
  const raw = await picture.png().toBuffer();
  const of = (format: Format): Promise<Buffer> => sharp(raw).toFormat(format, { effort: 1 }).toBuffer();
  return { jpeg: await of("jpeg"), png: raw, webp: await of("webp"), avif: await of("avif") };
}

function spoiledFiles(format: Format, picture: Buffer): HostileFile[] {
  const payloads = PAYLOADS.map(([name, bytes]): HostileFile => ({
    what: `${format} with ${name} behind it`,
    bytes: Buffer.concat([picture, bytes]),
    code: "photo_has_extra_content",
  }));
  const cuts = [0.3, 0.6, 0.9].map((share): HostileFile => ({
    what: `${format} cut off at ${share}`,
    bytes: picture.subarray(0, Math.floor(picture.length * share)),
    code: "photo_broken",
  }));
  return [...payloads, ...cuts];
}

function flipped(format: Format, picture: Buffer, seed: number): HostileFile {
  const chance = chanceFrom(1000 + seed);
  const bytes = Buffer.from(picture);
  const flips = chance(1, 40);
  for (let flip = 0; flip < flips; flip += 1) {
    // Half of them in the header, which has the lengths and sizes.
    const at = chance(0, flip % 2 === 0 ? Math.min(200, bytes.length - 1) : bytes.length - 1);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << chance(0, 7));
  }
  return { what: `${format} with ${flips} bits flipped (${seed})`, bytes, code: null };
}

async function oddFiles(): Promise<HostileFile[]> {
  const square = sharp({ create: { width: 100, height: 100, channels: 3, background: "#aa3300" } });
  const png = await square.png().toBuffer();
  const jpeg = await square.jpeg().toBuffer();
  const text = (what: string, content: string): HostileFile => ({
    what,
    bytes: Buffer.from(content),
    code: "file_not_image",
  });
  return [
    text("text", "This is not an image at all."),
    text("a page", "<!doctype html><title>x</title>"),
    text("an SVG", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    text("an SVG with its declaration", '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    text("a document", "%PDF-1.7 and nothing more of it"),
    { what: "a GIF", bytes: await square.gif().toBuffer(), code: "file_not_image" },
    { what: "a TIFF", bytes: await square.tiff().toBuffer(), code: "file_not_image" },
    ...[8000, 20_000, 60_000].map((side): HostileFile => ({
      what: `a bomb of ${side} × ${side}`,
      bytes: side > 20_000 ? withSide(aBomb(64), side) : aBomb(side),
      code: "photo_too_many_pixels",
    })),
    { what: "an animated PNG", bytes: animatedPng(png), code: "photo_animated" },
    { what: "10 MB", bytes: Buffer.alloc(PHOTO_LIMIT_BYTES, jpeg), code: "file_too_large" },
    {
      what: "a JPEG that is a document too",
      bytes: withComment(jpeg, "%PDF-1.7"),
      code: "photo_has_extra_content",
    },
  ];
}

/** A PNG that claims to be larger than it is. */
function withSide(png: Buffer, side: number): Buffer {
  const header = Buffer.from(png.subarray(16, 29));
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  return Buffer.concat([png.subarray(0, 8), pngChunk("IHDR", header), png.subarray(33)]);
}
