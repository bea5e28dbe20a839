import * as z from "zod/mini";

/** Greatest value of PostgreSQL's integer: beyond it there is no row, and the database would refuse the number. */
export const GREATEST_ID = 2_147_483_647;

export const id = z.int().check(z.minimum(1), z.maximum(GREATEST_ID));
/** The same in a path or a query, where everything is text. */
export const idInPath = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(GREATEST_ID));
/** Of a match: a million managers play more in a year than PostgreSQL's integer can count, so it's a bigint. */
export const matchId = z.int().check(z.minimum(1));
/** The same in a path or a query. */
export const matchIdInPath = z.coerce.number().check(z.int(), z.minimum(1));
/** In a query: how often something was changed. */
export const version = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(GREATEST_ID));
export const userId = z.string().check(z.minLength(1), z.maxLength(64));
/** An instant in ISO 8601, UTC. */
export const instant = z.iso.datetime();
/** The answer of a call that has nothing to tell but that it is done. */
export const done = z.strictObject({ ok: z.literal(true) });
