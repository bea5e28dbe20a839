import { codeInQr, isCodeInText } from "#game/card/verification-code.ts";
import type { PhotoReading } from "./photo-reader.ts";

/** How one of the accepted codes is to be seen on a photo; null: it is not. */
export function codeSeen(codes: readonly string[], { qrTexts, text }: PhotoReading): "qr" | "text" | null {
  if (qrTexts.some((qr) => codes.includes(codeInQr(qr) ?? ""))) return "qr";
  return codes.some((code) => isCodeInText(code, text)) ? "text" : null;
}
