import { sql, type SQL } from "drizzle-orm";
import type { Queryable } from "#server/platform/db/database.ts";
import { nameWords } from "./name-words.ts";
import { findReadings, type Reading } from "./readings.ts";

/** Names that are looked at of each beginning: a name may have three words that begin so, and is then there three times. */
const LOOKED_AT = 3;
/** Beginnings of so many letters have an index that holds the best players of each. */
const WITH_BEST: ReadonlySet<number> = new Set([2, 3]);
/** Behind every letter. */
const LAST = "\u{10ffff}";

/**
 * Players of a provider by what was typed of their names, in any order of the words: each typed word begins one of the
 * name's, or nearly. Fewer slips of the pen first, then the better player. Accents and case do not matter.
 *
 * @returns ids, at most `most`.
 */
export async function findByName(
  db: Queryable,
  provider: string,
  { typed, most }: { readonly typed: string; readonly most: number },
): Promise<number[]> {
  const words = nameWords(typed);
  if (words.length === 0) return [];
  const readings = await findReadings(db, words);
  const found = await findForms(db, provider, { readings, limit: most * LOOKED_AT });
  const ranked = found
    .map(({ playerId, overall, form }) => ({ playerId, overall, slips: slipsIn(form, readings) }))
    .toSorted((a, b) => a.slips - b.slips || b.overall - a.overall || a.playerId - b.playerId);
  return [...new Set(ranked.map(({ playerId }) => playerId))].slice(0, most);
}

interface FoundForm {
  readonly playerId: number;
  readonly overall: number;
  readonly form: string;
}

/** Forms that begin with a reading of the longest word, and have one of each other word; the better players first. */
async function findForms(
  db: Queryable,
  provider: string,
  { readings, limit }: { readonly readings: readonly (readonly Reading[])[]; readonly limit: number },
): Promise<FoundForm[]> {
  const longest = readings.reduce((a, b) => (lengthOf(b) > lengthOf(a) ? b : a));
  const others = readings.filter((one) => one !== longest).map(hasWord);
  const beginnings = longest.map(({ beginning }) => beginning);
  const { rows } = await db.execute<FoundForm & Record<string, unknown>>(sql`
    select found.*
      from unnest(${sql.param(beginnings)}::text[]) as beginning
      cross join lateral (
        select player_id as "playerId", overall, form
          from player_name
         where ${sql.join([sql`provider = ${provider}`, begins(lengthOf(longest)), ...others], sql` and `)}
         order by overall desc, player_id
         limit ${limit}) as found`);
  return rows;
}

/** Of what was typed: the first reading is the word itself. */
function lengthOf(readings: readonly Reading[]): number {
  return readings[0]?.beginning.length ?? 0;
}

function begins(letters: number): SQL {
  return WITH_BEST.has(letters)
    ? sql`left(form, ${sql.raw(String(letters))}) = beginning`
    : sql`form ~>=~ beginning and form ~<~ (beginning || ${LAST}::text)`;
}

function hasWord(readings: readonly Reading[]): SQL {
  const patterns = readings.map(({ beginning }) => `% ${beginning.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
  return sql`form like any(${sql.param(patterns)}::text[])`;
}

/** The fewest slips with which a form has all that was typed. */
function slipsIn(form: string, readings: readonly (readonly Reading[])[]): number {
  const words = form.split(" ");
  const each = readings.map((ofWord) =>
    Math.min(
      ...ofWord
        .filter(({ beginning }) => words.some((word) => word.startsWith(beginning)))
        .map(({ slips }) => slips),
    ),
  );
  return each.reduce((sum, slips) => sum + slips, 0);
}
