import { sql } from "drizzle-orm";
import { TEAM_SIZE } from "#game/team/decide-team.ts";
import { countHolders } from "#game/tournament/count-holders.ts";
import type { EntryColumns } from "#game/tournament/add-up-entries.ts";
import type { Queryable } from "#server/platform/db/database.ts";

/** All entries of a tournament in the order in which they were made (`enteredAt`, then id). */
export interface Entries extends EntryColumns {
  readonly userIds: readonly string[];
  /** The greatest id; zero where there is none. */
  readonly lastId: number;
  /** How many hold a player, by the player's id. */
  readonly holders: ReadonlyMap<number, number>;
}

/** Entries that come in one answer: some megabytes. */
const AT_ONCE = 50_000;

interface EntriesToRead {
  readonly tournamentId: number;
  /** How many there are. */
  readonly count: number;
  readonly stopping: AbortSignal | undefined;
}

/** A type and no interface, because a raw query gives objects with an index signature. */
type Part = {
  userIds: string[] | null;
  enteredAt: number[];
  pickCodes: number[][];
  lastId: number;
  /** Of the part's last entry, behind which the next part begins. */
  lastEnteredAt: string;
  lastIdInOrder: number;
};

/**
 * Reads the entries as columns, in a snapshot that has so many of them. A part comes as arrays: a million rows would take
 * three times as long. Served by tournament_entry_order_idx.
 */
export async function readEntries(
  db: Queryable,
  { tournamentId, count, stopping }: EntriesToRead,
): Promise<Entries> {
  const userIds: string[] = [];
  const enteredAt = new Float64Array(count);
  const pickCodes = new Int32Array(count * TEAM_SIZE);
  let lastId = 0;
  let after = sql`true`;
  while (userIds.length < count) {
    stopping?.throwIfAborted();
    const part = await loadPart(db, tournamentId, after);
    if (part.userIds === null) throw new Error(`of ${count} entries there were ${userIds.length}`);
    const first = userIds.length;
    enteredAt.set(part.enteredAt, first);
    pickCodes.set(part.pickCodes.flat(), first * TEAM_SIZE);
    for (const userId of part.userIds) userIds.push(userId);
    lastId = Math.max(lastId, part.lastId);
    after = sql`(entered_at, id) > (${part.lastEnteredAt}::timestamptz, ${part.lastIdInOrder}::integer)`;
  }
  return { userIds, enteredAt, pickCodes, lastId, holders: countHolders(pickCodes) };
}

async function loadPart(db: Queryable, tournamentId: number, after: ReturnType<typeof sql>): Promise<Part> {
  const { rows } = await db.execute<Part>(sql`
    select array_to_json(array_agg(user_id)) as "userIds",
           array_to_json(array_agg(extract(epoch from entered_at)::double precision * 1000)) as "enteredAt",
           array_to_json(array_agg(pick_codes)) as "pickCodes", max(id) as "lastId",
           max(entered_at)::text as "lastEnteredAt", (array_agg(id))[count(*)] as "lastIdInOrder"
      from (select id, user_id, entered_at, pick_codes from tournament_entry
             where tournament_id = ${tournamentId} and ${after}
             order by entered_at, id limit ${AT_ONCE}) as part`);
  const [part] = rows;
  if (part === undefined) throw new Error("the entries were not returned");
  return part;
}
