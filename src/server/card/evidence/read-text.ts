import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createWorker, OEM, PSM, type Worker } from "tesseract.js";

/** The language data: the smaller of the package's two, which reads names as well in less time. */
const MODEL = "4.0.0_best_int";
/** Saves the reader from guessing it for every picture. */
const RESOLUTION = "300";

/** Started at the first text, which takes half a second; ends with the process. */
let reader: Promise<Worker> | null = null;

/** The text of a picture (PNG), in lines. */
export async function readText(picture: Buffer): Promise<string> {
  reader ??= startReader();
  const { data } = await (await reader).recognize(picture);
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
  // A card has a few words here and there, not paragraphs.
  await worker.setParameters({
    tessedit_pageseg_mode: PSM.SPARSE_TEXT,
    user_defined_dpi: RESOLUTION,
    // Keeps its debug output out of the log.
    debug_file: "/dev/null",
  });
  return worker;
}
