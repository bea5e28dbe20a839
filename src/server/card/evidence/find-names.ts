import { nameLikeness, readWords } from "#game/card/name-likeness.ts";
import type { Database } from "#server/platform/db/database.ts";
import { findNamedLike } from "#server/football/player/named-like.ts";

export interface FoundName {
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
