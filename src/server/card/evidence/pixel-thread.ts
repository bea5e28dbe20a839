import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { answerCalls } from "#server/platform/worker/answer-calls.ts";
import { findTurns } from "./find-turns.ts";
import { likeness } from "./likeness.ts";
import type { PixelTasks } from "./pixel-tasks.ts";

/** Codes looked for in one photo: ours, and some that may stand on the card itself. */
const MOST_CODES = 4;

let isPrepared = false;

/** The reader would fetch its program from the network; it is given the file of the package instead. */
async function prepare(): Promise<void> {
  if (isPrepared) return;
  isPrepared = true;
  const file = fileURLToPath(import.meta.resolve("zxing-wasm/reader/zxing_reader.wasm"));
  const bytes = new Uint8Array(await readFile(file));
  prepareZXingModule({ overrides: { wasmBinary: bytes.buffer } });
}

const tasks: PixelTasks = {
  async readQrCodes({ pixels, width, height }) {
    await prepare();
    const data = new Uint8ClampedArray(pixels);
    const picture = { data, width, height, colorSpace: "srgb" } as Parameters<typeof readBarcodes>[0];
    const found = await readBarcodes(picture, {
      formats: ["QRCode"],
      tryHarder: true,
      maxNumberOfSymbols: MOST_CODES,
    });
    return found.filter(({ isValid }) => isValid).map(({ text }) => text);
  },
  findTurns: async (picture) => findTurns(picture),
  compare: async (own, others) =>
    Object.fromEntries(others.map(({ name, miniature }) => [name, likeness(own, miniature)])),
};

answerCalls(tasks);
