import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { TEAM_SIZE } from "#game/team/decide-team.ts";
import type { EntryColumns } from "#game/tournament/add-up-entries.ts";
import { countHolders } from "#game/tournament/pick-code.ts";

/** All entries of a tournament in the order in which they were made (`enteredAt`, then id). */
export interface Entries extends EntryColumns {
  readonly userIds: readonly string[];
  /** The greatest id; zero where there is none. */
  readonly lastId: number;
  /** How many hold a player, by the player's id. */
  readonly holders: ReadonlyMap<number, number>;
}

interface EntriesToRead {
  readonly tournamentId: number;
  /** How many there are. */
  readonly count: number;
  readonly stopping: AbortSignal | undefined;
}

/** What COPY sends before the first row. */
const HEADER_BYTES = 19;
/**
 * Where the parts of a row are. It begins with the count of its fields, a field with its length, and an array with what it
 * is; then each of its values has its length before it.
 */
const AT = { enteredAt: 6, id: 18, picks: 50, userIdBytes: 86, userId: 90 } as const;
const PICK_BYTES = 8;
/** PostgreSQL counts microseconds from here. */
const POSTGRES_EPOCH_MS = Date.UTC(2000, 0, 1);

interface Columns {
  readonly userIds: string[];
  readonly enteredAt: Float64Array;
  readonly pickCodes: Int32Array;
  lastId: number;
}

/**
 * Reads the entries as columns, in a snapshot that has so many of them, as the binary form of COPY: as rows or JSON a
 * million would take twice as long. Served by tournament_entry_order_idx.
 *
 * @throws AbortError once the process stops; the connection goes with it.
 */
export async function readEntries(
  client: pg.PoolClient,
  { tournamentId, count, stopping }: EntriesToRead,
): Promise<Entries> {
  const columns: Columns = {
    userIds: [],
    enteredAt: new Float64Array(count),
    pickCodes: new Int32Array(count * TEAM_SIZE),
    lastId: 0,
  };
  const stream = client.query(copyTo(copyOf(tournamentId)));
  let from = HEADER_BYTES;
  let rest: Buffer = Buffer.alloc(0);
  try {
    for await (const chunk of stream) {
      stopping?.throwIfAborted();
      const bytes = Buffer.concat([rest, chunk as Buffer]);
      const next = takeRows(bytes, from, columns);
      rest = bytes.subarray(next);
      from = Math.max(0, next - bytes.length);
    }
  } catch (error) {
    // With a COPY that is not read to its end a connection is of no more use.
    void (client as unknown as pg.Client).end().catch(() => undefined);
    throw error;
  }
  const read = columns.userIds.length;
  if (read !== count) throw new Error(`of ${count} entries there were ${read}`);
  return { ...columns, holders: countHolders(columns.pickCodes) };
}

/** COPY takes no parameters. */
function copyOf(tournamentId: number): string {
  return `copy (select entered_at, id, pick_codes, user_id from tournament_entry
                 where tournament_id = ${Math.trunc(tournamentId)} order by entered_at, id)
            to stdout with (format binary)`;
}

/** @returns where the first row begins that is not there as a whole */
function takeRows(bytes: Buffer, from: number, columns: Columns): number {
  let row = from;
  while (row + AT.userId <= bytes.length) {
    const end = row + AT.userId + bytes.readInt32BE(row + AT.userIdBytes);
    if (end > bytes.length) break;
    takeRow(bytes, row, columns);
    columns.userIds.push(bytes.toString("utf8", row + AT.userId, end));
    row = end;
  }
  return row;
}

function takeRow(bytes: Buffer, row: number, columns: Columns): void {
  const at = columns.userIds.length;
  const microseconds =
    bytes.readInt32BE(row + AT.enteredAt) * 2 ** 32 + bytes.readUInt32BE(row + AT.enteredAt + 4);
  columns.enteredAt[at] = POSTGRES_EPOCH_MS + microseconds / 1000;
  columns.lastId = Math.max(columns.lastId, bytes.readInt32BE(row + AT.id));
  for (let pick = 0; pick < TEAM_SIZE; pick += 1) {
    columns.pickCodes[at * TEAM_SIZE + pick] = bytes.readInt32BE(row + AT.picks + pick * PICK_BYTES);
  }
}
