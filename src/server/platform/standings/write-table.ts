import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { settlement } from "./table.ts";

/** Ten million lines take this long at the most. */
const TIME_LIMIT = "10min";
/** Lines that are put together before they are sent: some hundred kilobytes. */
const AT_ONCE = 4096;

/** What a settlement is of; its lines are counted when they are written. */
export type SettlementToWrite = Omit<typeof settlement.$inferInsert, "id" | "lines">;

/** The columns of a line, but the settlement, in the order of `standing`. */
export const LINE_COLUMNS = "place, position, user_id, points, key_1, key_2, key_3, decided_by";

/** The lines of a table by their place, from 0. */
export interface Lines {
  readonly count: number;
  readonly positionAt: (place: number) => number;
  readonly userIdAt: (place: number) => string;
  readonly pointsAt: (place: number) => number;
  /** What decides among equal points, first to last; what a kind of table does not have is null. */
  readonly keysAt: (place: number) => readonly [number | null, number | null, number | null];
  /** What put the line behind the one above it, as its place in the kind's tie-breaks; below 0: nothing. */
  readonly decidedByAt: (place: number) => number;
}

/** The name of the table that a settlement's lines are in. */
export function tableNameOf(settlementId: number): string {
  return `standing_${Math.trunc(settlementId)}`;
}

/**
 * Writes the lines of a settlement into a table of its own, which nobody reads before `showTables`. What a kill leaves of it
 * goes with the next settlement of the same (`dropTables`).
 *
 * @param fill writes the lines into the table of this name, in the transaction of the client; the settlement is a default.
 * @returns the settlement's id
 */
export async function writeTable(
  client: pg.PoolClient,
  about: SettlementToWrite,
  fill: (table: string) => Promise<number>,
): Promise<number> {
  const db = drizzle(client);
  const [made] = await db
    .insert(settlement)
    .values({ ...about, lines: 0 })
    .returning({ id: settlement.id });
  if (made === undefined) throw new Error("the settlement was not returned");
  const { id } = made;
  const table = tableNameOf(id);
  await inTransaction(client, async () => {
    await client.query(`set local statement_timeout = '${TIME_LIMIT}'`);
    await client.query(
      `create table ${table} (like standing including defaults,
                              constraint ${table}_is_of check (settlement_id = ${id}))`,
    );
    await client.query(`alter table ${table} alter column settlement_id set default ${id}`);
    const lines = await fill(table);
    await client.query(`create unique index ${table}_place on ${table} (place)`);
    await client.query(`create unique index ${table}_user on ${table} (user_id)`);
    // Readers come at once: without it they would be planned to read the whole table for its top.
    await client.query(`analyze ${table} (settlement_id, place)`);
    await client.query("update settlement set lines = $1 where id = $2", [lines, id]);
  });
  return id;
}

/**
 * Fills a table with COPY, in the order of its places. The transaction has made the table, so rows need no freezing later.
 *
 * @throws AbortError once the process stops.
 */
export async function copyLines(
  client: pg.PoolClient,
  table: string,
  lines: Lines,
  stopping?: AbortSignal,
): Promise<number> {
  stopping?.throwIfAborted();
  const stream = client.query(copyFrom(`copy ${table} (${LINE_COLUMNS}) from stdin with (freeze)`));
  try {
    await pipeline(Readable.from(textOf(lines)), stream, { ...(stopping && { signal: stopping }) });
  } catch (error) {
    // An aborted COPY fails with PostgreSQL's words for it.
    stopping?.throwIfAborted();
    throw error;
  }
  return lines.count;
}

function* textOf(lines: Lines): Generator<string> {
  for (let first = 0; first < lines.count; first += AT_ONCE) {
    const end = Math.min(lines.count, first + AT_ONCE);
    let text = "";
    for (let place = first; place < end; place += 1) text += lineOf(lines, place);
    yield text;
  }
}

function lineOf(lines: Lines, place: number): string {
  const [key1, key2, key3] = lines.keysAt(place);
  const decidedBy = lines.decidedByAt(place);
  return `${place + 1}\t${lines.positionAt(place)}\t${escaped(lines.userIdAt(place))}\t${lines.pointsAt(place)}\t${
    key1 ?? NULL
  }\t${key2 ?? NULL}\t${key3 ?? NULL}\t${decidedBy < 0 ? NULL : decidedBy}\n`;
}

const NULL = String.raw`\N`;

/** COPY separates by what an id of ours does not have; another's would be escaped. */
function escaped(text: string): string {
  return /[\\\t\n\r]/.test(text) ? text.replaceAll(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign) : text;
}

const ESCAPES: Readonly<Record<string, string>> = {
  "\\": String.raw`\\`,
  "\t": String.raw`\t`,
  "\n": String.raw`\n`,
  "\r": String.raw`\r`,
};
