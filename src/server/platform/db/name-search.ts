import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Queryable } from "./database.ts";

/** Shorter texts must be typed right: too much else is like them. */
export const TYPO_FROM = 4;

/**
 * Sets how like a name a text must be for `<%` until the transaction ends: the operator, which trigram indexes serve,
 * compares with a setting.
 *
 * @param least a word similarity, 0 to 1
 */
export async function setLeastLikeness(tx: Queryable, least: number): Promise<void> {
  await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(least)}, true)`);
}

/** What a pattern has before the text: nothing, or any words. */
const patterns = { name: sql`''`, word: sql`'% '` };

/** Where a text may begin: at the beginning of the name, or of any of its words, each of which follows a space. */
export type BeginsAt = keyof typeof patterns;

/** Whether a name in its search form begins like a text; accents and case don't matter. */
export function begins(name: SQLWrapper, typed: string, at: BeginsAt): SQL {
  const plain = typed.replaceAll(/[\\%_]/gu, String.raw`\$&`);
  return sql`(${name}) like ${patterns[at]} || search_form(${plain}) || '%'`;
}

/** Whether a name in its search form begins like a text or, if it's long enough for a typo, is like it. */
export function beginsOrIsLike(name: SQLWrapper, typed: string, at: BeginsAt): SQL {
  return typed.length < TYPO_FROM
    ? begins(name, typed, at)
    : sql`(${begins(name, typed, at)} or ${isLike(name, typed)})`;
}

/** Whether part of a name in its search form is as like a text as `setLeastLikeness` asks. */
export function isLike(name: SQLWrapper, typed: string): SQL {
  return sql`search_form(${typed}) <% (${name})`;
}

/** How like a text part of a name in its search form is, 0 to 1. */
export function likeness(name: SQLWrapper, typed: string): SQL<number> {
  return sql<number>`word_similarity(search_form(${typed}), ${name})`;
}

/** For `order by`: names that begin like a text, then those most like it. */
export function likestFirst(name: SQLWrapper, typed: string, at: BeginsAt): SQL {
  return sql`(${begins(name, typed, at)}) desc, ${likeness(name, typed)} desc`;
}

/** For `order by`: the order of indexes of `text_pattern_ops`, from which a limit reads only the first that begin like a text. */
export function inIndexOrder(name: SQLWrapper): SQL {
  return sql`${name} using ~<~`;
}
