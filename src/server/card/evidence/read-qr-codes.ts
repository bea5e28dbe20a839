import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { sharp } from "#server/card/photo/sharp.ts";

/** The most codes per photo: ours, and some that may be on the card itself. */
const MOST_CODES = 4;

// The reader would download its program, so it gets the package's file instead.
const program = fileURLToPath(import.meta.resolve("zxing-wasm/reader/zxing_reader.wasm"));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(await readFile(program)).buffer } });

/** The texts of all QR codes on the photo at a path. */
export async function readQrCodes(path: string): Promise<string[]> {
  const { data, info } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const pixels = new Uint8ClampedArray(data);
  const picture = { data: pixels, width, height, colorSpace: "srgb" } as Parameters<typeof readBarcodes>[0];
  const found = await readBarcodes(picture, {
    formats: ["QRCode"],
    tryHarder: true,
    maxNumberOfSymbols: MOST_CODES,
  });
  return found.filter(({ isValid }) => isValid).map(({ text }) => text);
}
