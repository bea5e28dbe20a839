import { codeInQr, isCodeInText } from "#game/card/verification-code.ts";
import type { WorkerTask } from "#server/platform/worker/worker-pool.ts";

/** What was read on a photo. */
export interface PhotoReading {
  /** The texts of its QR codes. */
  readonly qrTexts: readonly string[];
  /** The readable text, in lines. */
  readonly text: string;
}

/** Reads the photo at a path, which takes a second or two of CPU. */
export const reading: WorkerTask<string, PhotoReading> = {
  file: new URL("./read-photo.ts", import.meta.url),
  name: "readPhoto",
  mostWaiting: Infinity,
};

/** The same for a form, with a short queue: rather than wait longer, users fill the form in by hand. */
export const readingOfUnsent: typeof reading = { ...reading, mostWaiting: 4 };

/** How one of the accepted codes appears on a photo; null: it doesn't. */
export function codeSeen(codes: readonly string[], { qrTexts, text }: PhotoReading): "qr" | "text" | null {
  if (qrTexts.some((qr) => codes.includes(codeInQr(qr) ?? ""))) return "qr";
  return codes.some((code) => isCodeInText(code, text)) ? "text" : null;
}
