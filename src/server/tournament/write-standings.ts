import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { decidedBy, tieBreaks } from "#game/tournament/standing.ts";
import type { SettledColumns } from "#game/tournament/settle-entries.ts";

export interface StandingsToWrite {
  readonly entryIds: Int32Array;
  readonly enteredAt: Float64Array;
  readonly table: SettledColumns;
}

/** The signature, no flags and no extension: how PostgreSQL's binary COPY begins. */
const HEADER = Buffer.from("PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0", "latin1");
const TRAILER = Buffer.from([0xff, 0xff]);
const FIELDS = 8;
/** A row at its longest: the field count, and for each field its length and at most four bytes. */
const ROW_BYTES = 2 + FIELDS * 8;
const CHUNK_ROWS = 8192;

/** Writes a table with PostgreSQL's binary COPY, in the order of the table, in the transaction of the client. */
export async function writeStandings(
  client: pg.PoolClient,
  settlementId: number,
  standings: StandingsToWrite,
): Promise<void> {
  const into = client.query(
    copyFrom(`copy standing (settlement_id, entry_id, position, points, best_card, goals_and_assists, cards, decided_by)
              from stdin with (format binary)`),
  );
  await pipeline(Readable.from(chunks(settlementId, standings)), into);
}

function* chunks(settlementId: number, standings: StandingsToWrite): Generator<Buffer> {
  yield HEADER;
  const { order } = standings.table;
  for (let start = 0; start < order.length; start += CHUNK_ROWS) {
    const chunk = Buffer.allocUnsafe(CHUNK_ROWS * ROW_BYTES);
    let end = 0;
    for (let place = start; place < Math.min(start + CHUNK_ROWS, order.length); place += 1) {
      end = writeRow(chunk, end, settlementId, { standings, place });
    }
    yield chunk.subarray(0, end);
  }
  yield TRAILER;
}

function writeRow(
  chunk: Buffer,
  start: number,
  settlementId: number,
  { standings, place }: { standings: StandingsToWrite; place: number },
): number {
  const { table, entryIds } = standings;
  const entry = table.order[place] ?? 0;
  let at = chunk.writeInt16BE(FIELDS, start);
  at = writeInt4(chunk, at, settlementId);
  at = writeInt4(chunk, at, entryIds[entry] ?? 0);
  at = writeInt4(chunk, at, table.positions[entry] ?? 0);
  at = writeInt2(chunk, at, table.points[entry] ?? 0);
  at = writeInt2(chunk, at, table.bestCard[entry] ?? 0);
  at = writeInt2(chunk, at, table.goalsAndAssists[entry] ?? 0);
  at = writeInt2(chunk, at, table.cards[entry] ?? 0);
  return writeInt2OrNull(chunk, at, tieBreakAt(standings, place));
}

/** What put the entry at this place behind the one above it, as its place in the tie-breaks; null for the first. */
function tieBreakAt(standings: StandingsToWrite, place: number): number | null {
  if (place === 0) return null;
  const decided = decidedBy(standingOf(standings, place - 1), standingOf(standings, place));
  return decided === null ? null : tieBreaks.indexOf(decided);
}

function standingOf({ table, enteredAt }: StandingsToWrite, place: number) {
  const entry = table.order[place] ?? 0;
  return {
    points: table.points[entry] ?? 0,
    bestCard: table.bestCard[entry] ?? 0,
    goalsAndAssists: table.goalsAndAssists[entry] ?? 0,
    cards: table.cards[entry] ?? 0,
    enteredAt: enteredAt[entry] ?? 0,
  };
}

function writeInt4(chunk: Buffer, at: number, value: number): number {
  return chunk.writeInt32BE(value, chunk.writeInt32BE(4, at));
}

function writeInt2(chunk: Buffer, at: number, value: number): number {
  return chunk.writeInt16BE(value, chunk.writeInt32BE(2, at));
}

function writeInt2OrNull(chunk: Buffer, at: number, value: number | null): number {
  return value === null ? chunk.writeInt32BE(-1, at) : writeInt2(chunk, at, value);
}
