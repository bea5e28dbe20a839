import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { FilledSlot } from "#game/team/decide-slots.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { retried } from "#server/platform/db/retried.ts";
import { holdTeams } from "./store.ts";

export interface SlotsToWrite {
  readonly teamId: number;
  readonly userId: string;
  /** What the team must still be; null: whatever it is by then gives way. */
  readonly builtOn: { readonly version: number | null; readonly formation: string | null };
  readonly formation: string;
  readonly slots: readonly FilledSlot[];
  readonly at: Date;
}

/** A drop in the team builder; each connection keeps it prepared. */
const writeSlotsQuery = {
  name: "write_slots",
  text: `
    with held as materialized (
      select id from card where id = any($1::int[]) and user_id = $2 and status = 'approved' order by id for share
    ), changed as (
      update team set formation = $3, version = version + 1, updated_at = $4
       where id = $5 and user_id = $2 and formation = coalesce($6, formation) and version = coalesce($7, version)
         and (select count(*) from held) = cardinality($1::int[])
      returning id, version
    ), cleared as (
      delete from team_slot using changed where team_id = changed.id returning card_id
    ), placed as (
      -- Counting what was cleared makes it go first: a place is free before somebody else comes to it.
      insert into team_slot (card_id, position, position_index, team_id)
      select slot.*, changed.id from changed, unnest($1::int[], $8::text[], $9::int[]) slot
       where (select count(*) from cleared) >= 0
    )
    select version from changed`,
};

/**
 * Replaces a team's slots and formation and counts its version up, all in one statement. Nothing is written where the
 * facts are no longer those that the slots were decided on: the team is gone or was changed, or one of the cards is gone
 * or no longer approved. The cards are held until then; a change of the same team is waited for, and where it is the version
 * that must still hold, seen.
 *
 * @returns the new version; null: nothing was written
 */
export async function writeSlots(pool: pg.Pool, write: SlotsToWrite): Promise<number | null> {
  const { teamId, userId, builtOn, formation, slots, at } = write;
  const values = [
    slots.map(({ cardId }) => cardId),
    userId,
    formation,
    at,
    teamId,
    builtOn.formation,
    builtOn.version,
    slots.map(({ position }) => position),
    slots.map(({ positionIndex }) => positionIndex),
  ];
  const query = { ...writeSlotsQuery, values };
  const { rows } = await retried(() =>
    builtOn.version === null
      ? inTurn(pool, write, (client) => client.query<{ version: number }>(query))
      : pool.query<{ version: number }>(query),
  );
  return rows[0]?.version ?? null;
}

/**
 * Begins to write when nobody else is changing the team. The slots that a statement clears are those that were there when it
 * began: one that waited for another change would leave that one's cards among its own.
 */
async function inTurn<Answer>(
  pool: pg.Pool,
  { teamId, userId }: SlotsToWrite,
  work: (client: pg.PoolClient) => Promise<Answer>,
): Promise<Answer> {
  const client = await pool.connect();
  try {
    return await inTransaction(client, async () => {
      // In this order: who changes a team with its user held first may hold the team already, as one that stays as it is.
      await holdTeams(drizzle(client), userId);
      await client.query("select from team where id = $1 and user_id = $2 for update", [teamId, userId]);
      return work(client);
    });
  } finally {
    client.release();
  }
}
