import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The language's data: the smaller of the package's two, which reads names as well in less time. */
const MODEL = "4.0.0_best_int";
/** Said to the reader, which would else guess it anew for every picture. */
const RESOLUTION = "300";

export interface TextReader {
  /** The text of a picture (PNG), in lines. */
  read(picture: Buffer): Promise<string>;
  close(): Promise<void>;
}

/** Starts the reader of text: a thread with its program and its language, both out of packages, nothing fetched. */
export async function startTextReader(): Promise<TextReader> {
  const { createWorker, OEM, PSM } = await import("tesseract.js");
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
  return {
    async read(picture) {
      const { data: found } = await worker.recognize(picture);
      return found.text;
    },
    async close() {
      await worker.terminate();
    },
  };
}
