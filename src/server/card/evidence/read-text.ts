import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { CODE_ALPHABET } from "#game/card/verification-code.ts";
import { createWorker, OEM, PSM, type Worker } from "tesseract.js";

/** The language data: the smaller of the package's two, which reads names as well in less time. */
const MODEL = "4.0.0_best_int";
/** Saves the reader from guessing it for every picture. */
const RESOLUTION = "300";

/** Started at the first text, which takes half a second; ends with the process. */
let reader: Promise<Worker> | null = null;

/** What the reader expects on a picture. */
const EXPECTED = {
  // A card has a few words here and there, not paragraphs.
  text: { tessedit_pageseg_mode: PSM.SPARSE_TEXT, tessedit_char_whitelist: "" },
  code: { tessedit_pageseg_mode: PSM.SINGLE_LINE, tessedit_char_whitelist: `${CODE_ALPHABET}-` },
} as const;

let expected: keyof typeof EXPECTED | null = null;

/** The text of a picture (PNG), in lines. */
export async function readText(picture: Buffer): Promise<string> {
  return readAs("text", picture);
}

/** A single line (PNG) in the alphabet of verification codes. */
export async function readCodeLine(picture: Buffer): Promise<string> {
  return (await readAs("code", picture)).trim();
}

/** One at a time: a process has one task, and a task reads in sequence. */
async function readAs(what: keyof typeof EXPECTED, picture: Buffer): Promise<string> {
  reader ??= startReader();
  const worker = await reader;
  if (expected !== what) await worker.setParameters(EXPECTED[what]);
  expected = what;
  const { data } = await worker.recognize(picture);
  return data.text;
}

/** Its program and its language data come from packages; nothing is downloaded. */
async function startReader(): Promise<Worker> {
  const data = dirname(fileURLToPath(import.meta.resolve("@tesseract.js-data/eng/package.json")));
  const worker = await createWorker("eng", OEM.LSTM_ONLY, {
    langPath: join(data, MODEL),
    cacheMethod: "none",
    gzip: true,
    // The caller gets errors as well.
    errorHandler: () => undefined,
  });
  await worker.setParameters({
    user_defined_dpi: RESOLUTION,
    // Keeps its debug output out of the log.
    debug_file: "/dev/null",
  });
  return worker;
}
