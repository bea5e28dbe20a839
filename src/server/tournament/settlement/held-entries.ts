import type pg from "pg";
import { TEAM_SIZE } from "#game/team/decide-team.ts";
import { countHolders } from "#game/tournament/count-holders.ts";
import type { EntryColumns } from "#game/tournament/entry-keys.ts";
import type { Reckoned } from "#game/tournament/rescore-entries.ts";
import { copyOut } from "#server/platform/db/binary-copy.ts";
import { mergeEntries } from "./merge-entries.ts";

/** All entries of a tournament in the order in which they were made (`enteredAt`, then id). */
export interface Entries extends EntryColumns {
  readonly ids: Int32Array;
}

/** Entries, with what is counted over all of them. */
export interface CountedEntries extends Entries {
  /** The greatest id; zero where there is none. */
  readonly lastId: number;
  /** How many hold a player, by the player's id. */
  readonly holders: ReadonlyMap<number, number>;
}

/**
 * The entries of the tournament under way, which a process that settles it holds from one settlement to the next: entries
 * are never changed, and reading a million of them takes longer than all else. With them the table that they were last put
 * in, which the next one is made of. What is held is never the only copy.
 */
export interface EntryMemory {
  held: HeldEntries | null;
  reckoned: (Reckoned & { readonly entries: Entries }) | null;
}

interface HeldEntries {
  readonly tournamentId: number;
  readonly entries: CountedEntries;
  /** Of the ids up to this one, no other can still appear. */
  readonly sureId: number;
  /** Nor of those up to `id`, once every transaction before this one has ended. */
  readonly next: { readonly id: number; readonly transaction: bigint };
}

export function makeEntryMemory(): EntryMemory {
  return { held: null, reckoned: null };
}

/**
 * The entries of a tournament as the client's snapshot has them. Where they are held, only later ones are read.
 *
 * An id is drawn before its transaction commits, so a lower one may appear after a higher one. Who enters has written
 * before drawing the id: once all transactions that a snapshot saw running have ended, every id up to the greatest that
 * it saw has appeared or never will. Ids behind the last sure one are counted again each time.
 */
export async function readEntries(
  client: pg.PoolClient,
  memory: EntryMemory,
  tournamentId: number,
): Promise<CountedEntries> {
  const held = memory.held?.tournamentId === tournamentId ? memory.held : null;
  const running = await loadRunning(client);
  const entries =
    held === null
      ? counted(await load(client, tournamentId, 0))
      : await withLater(client, held, tournamentId);
  const isSure = held !== null && running.oldest >= held.next.transaction;
  memory.held = {
    tournamentId,
    entries,
    sureId: isSure ? held.next.id : (held?.sureId ?? 0),
    next: held === null || isSure ? { id: entries.lastId, transaction: running.next } : held.next,
  };
  return entries;
}

function counted(entries: Entries): CountedEntries {
  let lastId = 0;
  for (let at = 0; at < entries.ids.length; at += 1) lastId = Math.max(lastId, entries.ids[at] ?? 0);
  return { ...entries, lastId, holders: countHolders(entries.pickCodes) };
}

/** The oldest transaction that the snapshot sees running, and the first that has not begun. */
async function loadRunning(client: pg.PoolClient): Promise<{ oldest: bigint; next: bigint }> {
  const { rows } = await client.query<{ oldest: string; next: string }>(
    `select pg_snapshot_xmin(pg_current_snapshot())::text as oldest,
            pg_snapshot_xmax(pg_current_snapshot())::text as next`,
  );
  return { oldest: BigInt(rows[0]?.oldest ?? 0), next: BigInt(rows[0]?.next ?? 0) };
}

async function withLater(
  client: pg.PoolClient,
  { entries, sureId }: HeldEntries,
  tournamentId: number,
): Promise<CountedEntries> {
  const { ids, lastId } = entries;
  const { rows } = await client.query<{ count: string }>(
    "select count(*) from tournament_entry where tournament_id = $1 and id > $2 and id <= $3",
    [tournamentId, sureId, lastId],
  );
  const behindId = Number(rows[0]?.count) === countBehind(ids, sureId) ? lastId : sureId;
  const later = await load(client, tournamentId, behindId);
  return later.ids.length === 0 ? entries : counted(mergeEntries(entries, later, behindId));
}

/** An index counts a million in a tenth of the time that an iterator takes. */
function countBehind(ids: Int32Array, id: number): number {
  let count = 0;
  for (let at = 0; at < ids.length; at += 1) if ((ids[at] ?? 0) > id) count += 1;
  return count;
}

/** All entries behind an id. Served by tournament_entry_order_idx where all are wanted, else by the entries' key. */
async function load(client: pg.PoolClient, tournamentId: number, behindId: number): Promise<Entries> {
  const { columns } = await copyOut(
    client,
    `select id, entered_at, pick_codes from tournament_entry
      where tournament_id = ${Math.trunc(tournamentId)} and id > ${Math.trunc(behindId)} order by entered_at, id`,
    ["int4", "timestamptz", { int4s: TEAM_SIZE }],
  );
  const [ids, enteredAt, pickCodes] = columns;
  return { ids, enteredAt, pickCodes };
}
