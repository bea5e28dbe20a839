import { matchCode } from "#game/card/evidence/match-code.ts";
import { codeInQr } from "#game/card/verification-code.ts";
import type { WorkerTask } from "#server/platform/worker/worker-pool.ts";

/** What was read on a photo. */
export interface PhotoReading {
  /** The texts of its QR codes. */
  readonly qrTexts: readonly string[];
  /** The readable text, in lines. */
  readonly text: string;
  /** Lines that may be a code, read in the codes' alphabet alone; each several times. */
  readonly codeLines: readonly string[];
}

/** Reads the photo at a path, which takes two or three seconds of CPU. */
export const reading: WorkerTask<string, PhotoReading> = {
  file: new URL("./read-photo.ts", import.meta.url),
  name: "readPhoto",
  mostWaiting: Infinity,
};

/** The same for a form, with a short queue: rather than wait longer, users fill the form in by hand. */
export const readingOfUnsent: typeof reading = { ...reading, mostWaiting: 4 };

/** How one of the accepted codes appears on a photo; null: it doesn't. */
export function codeSeen(
  codes: readonly string[],
  { qrTexts, text, codeLines }: PhotoReading,
): "qr" | "text" | null {
  if (qrTexts.some((qr) => codes.includes(codeInQr(qr) ?? ""))) return "qr";
  return matchCode([...codeLines, text], codes) === null ? null : "text";
}
