import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { settlement } from "./table.ts";

/** Ten million lines take at most this long. */
const TIME_LIMIT = "10min";
/** Lines per write: some hundred kilobytes. */
const AT_ONCE = 4096;

/** A new settlement; its lines are counted as they're written. */
export type SettlementToWrite = Omit<typeof settlement.$inferInsert, "id" | "lines">;

/** A line's columns in the order of `standing`, without the settlement. */
export const LINE_COLUMNS = "place, position, user_id, points, key_1, key_2, key_3, decided_by";

/** A table's lines by their place, from 0. */
export interface Lines {
  readonly count: number;
  readonly positionAt: (place: number) => number;
  readonly userIdAt: (place: number) => string;
  readonly pointsAt: (place: number) => number;
  /** The tie-break keys, first to last; null where a kind of table has none. */
  readonly keysAt: (place: number) => readonly [number | null, number | null, number | null];
  /** The tie-break that put the line behind the one above it, as an index; below 0: none. */
  readonly decidedByAt: (place: number) => number;
}

/** The name of the table with a settlement's lines. */
export function tableNameOf(settlementId: number): string {
  return `standing_${Math.trunc(settlementId)}`;
}

/**
 * Writes a settlement's lines into a new table, which readers don't see before `showTables`. The next settlement of the
 * same scope removes what a kill leaves (`dropTables`).
 *
 * @param fill writes the lines into the table of this name, in the client's transaction; the settlement has a default.
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
    // Readers come at once: without statistics their plan would read the whole table for its top.
    await client.query(`analyze ${table} (settlement_id, place)`);
    await client.query("update settlement set lines = $1 where id = $2", [lines, id]);
  });
  return id;
}

/**
 * Fills a table with COPY, in the order of its places. The transaction has made the table, so rows don't need freezing.
 *
 * @throws AbortError when the process stops.
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
    // Otherwise an aborted COPY fails with PostgreSQL's own message.
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

/** Escapes COPY's separators; our own ids have none. */
function escaped(text: string): string {
  return /[\\\t\n\r]/.test(text) ? text.replaceAll(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign) : text;
}

const ESCAPES: Readonly<Record<string, string>> = {
  "\\": String.raw`\\`,
  "\t": String.raw`\t`,
  "\n": String.raw`\n`,
  "\r": String.raw`\r`,
};
