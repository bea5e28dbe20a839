import { crc32, deflateSync } from "node:zlib";

/** The end of a PNG's first chunk, its header. */
const HEADER_END = 33;

/** A PNG chunk with its length and checksum. */
export function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A square, black one-bit PNG: 400 megapixels take 50 kB, and a gigabyte when decoded. */
export function aBomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))));
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([
    signature,
    pngChunk("IHDR", header),
    pngChunk("IDAT", rows),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A PNG that claims to have two frames. */
export function animatedPng(png: Buffer): Buffer {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(2, 0);
  return Buffer.concat([png.subarray(0, HEADER_END), pngChunk("acTL", control), png.subarray(HEADER_END)]);
}

/** A JPEG with a comment right behind its first marker. */
export function withComment(jpeg: Buffer, text: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, text.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(text, "latin1"), jpeg.subarray(2)]);
}

/** A JPEG whose EXIF block is the beginning of a HEIC: a file type box, and one that has no length. */
export function withFileAsExif(jpeg: Buffer): Buffer {
  const type = Buffer.alloc(24);
  type.writeUInt32BE(type.length, 0);
  type.write("ftypheic", 4, "latin1");
  type.write("mif1heic", 16, "latin1");
  const endless = Buffer.alloc(64);
  endless.write("free", 4, "latin1");
  const block = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), type, endless]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(block.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, block, jpeg.subarray(2)]);
}
