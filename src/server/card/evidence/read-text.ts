import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createWorker, OEM, PSM, type Worker } from "tesseract.js";

/** The language's data: the smaller of the package's two, which reads names as well in less time. */
const MODEL = "4.0.0_best_int";
/** Tells the reader what it would otherwise guess for every picture. */
const RESOLUTION = "300";

/** Started at the first text, which takes half a second, and ended with the process. */
let reader: Promise<Worker> | null = null;

/** The text of a picture (PNG), in lines. */
export async function readText(picture: Buffer): Promise<string> {
  reader ??= startReader();
  const { data } = await (await reader).recognize(picture);
  return data.text;
}

/** Its program and its language both come out of packages; nothing is fetched. */
async function startReader(): Promise<Worker> {
  const data = dirname(fileURLToPath(import.meta.resolve("@tesseract.js-data/eng/package.json")));
  const worker = await createWorker("eng", OEM.LSTM_ONLY, {
    langPath: join(data, MODEL),
    cacheMethod: "none",
    gzip: true,
    // Errors come to the caller as well.
    errorHandler: () => undefined,
  });
  // A card has a few words here and there, not paragraphs.
  await worker.setParameters({
    tessedit_pageseg_mode: PSM.SPARSE_TEXT,
    user_defined_dpi: RESOLUTION,
    // It would write what it wonders about to the log.
    debug_file: "/dev/null",
  });
  return worker;
}
