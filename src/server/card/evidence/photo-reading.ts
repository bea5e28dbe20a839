import { matchCode } from "#game/card/evidence/match-code.ts";
import { codeInQr } from "#game/card/verification-code.ts";
import type { WorkerTask } from "#server/platform/worker/worker-pool.ts";
import { nameLikeness, readWords } from "#game/card/name-likeness.ts";
import type { Database } from "#server/platform/db/database.ts";
import { findNamedLike } from "#server/football/player/search-players.ts";

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

interface FoundName {
  readonly playerId: number;
  /** 0 to 1. */
  readonly likeness: number;
}

/** Below this likeness the name wasn't read: some player is always a little like some smudge. */
export const READ_FROM = 0.6;
/** The most names to report. */
const MOST = 5;

/** The players with names that may be in a text, likeliest first. */
export async function findNames(db: Database, provider: string, text: string): Promise<FoundName[]> {
  const words = readWords(text);
  const candidates = await findNamedLike(db, provider, words);
  return candidates
    .map(({ id, name, shortName }) => ({ playerId: id, likeness: nameLikeness(name, shortName, words) }))
    .filter(({ likeness }) => likeness >= READ_FROM)
    .toSorted((a, b) => b.likeness - a.likeness || a.playerId - b.playerId)
    .slice(0, MOST);
}
