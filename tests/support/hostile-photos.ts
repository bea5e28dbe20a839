import { sharp } from "#server/card/photo/sharp.ts";
import { aBomb, animatedPng, withComment } from "./odd-images.ts";

/** A file that isn't a photo of a card, and the refusal code it should get. */
export interface HostilePhoto {
  readonly what: string;
  readonly bytes: Buffer;
  readonly code: string;
}

/** One file of each kind to refuse, made from an honest photo. */
export async function hostilePhotos(honest: Buffer): Promise<HostilePhoto[]> {
  const png = await sharp(honest).png().toBuffer();
  const webp = await sharp(honest).webp().toBuffer();
  const avif = await sharp(honest).avif({ effort: 0 }).toBuffer();
  const half = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length / 2);
  const extra = "photo_has_extra_content";
  const page = Buffer.from("<html><script>alert(1)</script></html>");
  return [
    {
      what: "text with the name of an image",
      bytes: Buffer.from("not an image at all"),
      code: "file_not_image",
    },
    { what: "a page", bytes: page, code: "file_not_image" },
    {
      what: "an SVG",
      bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      code: "file_not_image",
    },
    { what: "a GIF", bytes: await sharp(honest).gif().toBuffer(), code: "file_not_image" },
    { what: "a TIFF", bytes: await sharp(honest).tiff().toBuffer(), code: "file_not_image" },
    { what: "a JPEG with a page behind it", bytes: Buffer.concat([honest, page]), code: extra },
    { what: "a PNG with a page behind it", bytes: Buffer.concat([png, page]), code: extra },
    { what: "a WebP with a page behind it", bytes: Buffer.concat([webp, page]), code: extra },
    { what: "an AVIF with a page behind it", bytes: Buffer.concat([avif, page]), code: extra },
    { what: "a JPEG with an archive behind it", bytes: Buffer.concat([honest, anArchive()]), code: extra },
    { what: "a JPEG that is a document too", bytes: withComment(honest, "%PDF-1.7"), code: extra },
    { what: "half a JPEG", bytes: half(honest), code: "photo_broken" },
    { what: "half a PNG", bytes: half(png), code: "photo_broken" },
    { what: "half a WebP", bytes: half(webp), code: "photo_broken" },
    { what: "half an AVIF", bytes: half(avif), code: "photo_broken" },
    { what: "a JPEG without its end", bytes: honest.subarray(0, -2), code: "photo_broken" },
    { what: "the first bytes of a JPEG", bytes: honest.subarray(0, 40), code: "photo_broken" },
    { what: "a bomb of 400 megapixels", bytes: aBomb(20_000), code: "photo_too_many_pixels" },
    { what: "an animated WebP", bytes: await anAnimation(), code: "photo_animated" },
    { what: "an animated PNG", bytes: animatedPng(png), code: "photo_animated" },
    { what: "a HEIC", bytes: aHeic(), code: "photo_heic" },
    { what: "exactly 10 MB", bytes: padded(honest, 10_485_760), code: "file_too_large" },
    { what: "10 MB and a byte", bytes: padded(honest, 10_485_761), code: "file_too_large" },
  ];
}

/** The photo with padding as phones add it, which alone is no reason to refuse it. */
function padded(honest: Buffer, length: number): Buffer {
  return Buffer.concat([honest, Buffer.alloc(length - honest.length)]);
}

/** An empty ZIP file. */
function anArchive(): Buffer {
  return Buffer.concat([Buffer.from("PK\x05\x06", "latin1"), Buffer.alloc(18)]);
}

async function anAnimation(): Promise<Buffer> {
  const frames = ["#aa0000", "#00aa00"].map((background) =>
    sharp({ create: { width: 100, height: 100, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .webp({ delay: [100, 100] })
    .toBuffer();
}

/** The boxes of a HEIC, without any image data. */
function aHeic(): Buffer {
  const box = (name: string, data: Buffer): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(8 + data.length);
    return Buffer.concat([length, Buffer.from(name, "latin1"), data]);
  };
  return Buffer.concat([
    box("ftyp", Buffer.from("heic\0\0\0\0mif1heic", "latin1")),
    box("meta", Buffer.alloc(4)),
    box("mdat", Buffer.alloc(64)),
  ]);
}
