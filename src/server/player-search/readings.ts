import { sql } from "drizzle-orm";
import type { Queryable } from "#server/platform/db/database.ts";
import { spellings } from "./name-words.ts";
import { slipsToBeginning } from "./slips-to-beginning.ts";

/** From so many letters on a word may have one slip, and two: a shorter one would be like too many others. */
const ONE_SLIP_FROM = 4;
const TWO_SLIPS_FROM = 6;
/** Other words that one is read as, at most. */
const MOST_NEAR = 8;

/** How a word of a name may begin that somebody meant, and how many slips of the pen that takes. */
export interface Reading {
  readonly beginning: string;
  readonly slips: number;
}

/** What each typed word may be the beginning of: what it says itself, and the words of names that are near, nearest first. */
export async function findReadings(db: Queryable, words: readonly string[]): Promise<Reading[][]> {
  const asTyped = words.map((word) => (word.length < ONE_SLIP_FROM ? [word] : spellings(word)));
  const near = await findNear(db, asTyped.flat());
  return asTyped.map((forms) => [
    ...forms.map((beginning) => ({ beginning, slips: 0 })),
    ...nearest(forms, near),
  ]);
}

/** The words of names that share what a slip leaves over, by the typed word. Served by name_word_slips_idx. */
async function findNear(
  db: Queryable,
  typed: readonly string[],
): Promise<ReadonlyMap<string, readonly { word: string }[]>> {
  const telling = typed.filter(({ length }) => length >= ONE_SLIP_FROM);
  if (telling.length === 0) return new Map();
  const { rows } = await db.execute<{ typed: string; word: string }>(sql`
    select typed, word
      from unnest(${sql.param(telling)}::text[]) as typed
      join name_word on slips && name_slips(typed)`);
  return Map.groupBy(rows, (row) => row.typed);
}

function nearest(
  forms: readonly string[],
  near: ReadonlyMap<string, readonly { word: string }[]>,
): Reading[] {
  const readings = forms.flatMap((form) =>
    (near.get(form) ?? []).map(({ word }) => ({ beginning: word, slips: slipsToBeginning(form, word) })),
  );
  const [typed = ""] = forms;
  const most = typed.length < TWO_SLIPS_FROM ? 1 : 2;
  return readings
    .filter(({ slips }) => slips > 0 && slips <= most)
    .toSorted(
      (a, b) =>
        a.slips - b.slips ||
        Math.abs(a.beginning.length - typed.length) - Math.abs(b.beginning.length - typed.length) ||
        a.beginning.localeCompare(b.beginning),
    )
    .slice(0, MOST_NEAR);
}
