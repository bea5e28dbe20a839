import { sql } from "drizzle-orm";
import type { Transaction } from "#server/platform/db/database.ts";

/** From one row of `player` to another. */
export interface PlayerMove {
  readonly from: number;
  readonly to: number;
}

/** A move of what belongs to cards: all of the player's (null), or only these. */
export interface CardsMove extends PlayerMove {
  readonly cardIds: readonly number[] | null;
}

/**
 * Moves a player's figures, places in line-ups, and lines in the corrections ledger, to another: all (null), or those
 * in fixtures of these providers. The fixtures' hashes change too, so everything computed from them is recomputed.
 */
export async function moveFigures(
  tx: Transaction,
  {
    from,
    to,
    providers,
    at,
  }: PlayerMove & { readonly providers: readonly string[] | null; readonly at: Date },
): Promise<void> {
  const isMeant =
    providers === null ? sql`true` : sql`fixture.provider = any(${sql.param([...providers])}::text[])`;
  const { rows } = await tx.execute<{ id: number }>(sql`
    update performance set player_id = ${to}
      from fixture
     where fixture.id = performance.fixture_id and performance.player_id = ${from} and ${isMeant}
    returning fixture.id`);
  const ids = rows.map(({ id }) => id);
  await tx.execute(sql`
    update line_up
       set starter_ids = array_replace(starter_ids, ${from}::integer, ${to}::integer),
           bench_ids = array_replace(bench_ids, ${from}::integer, ${to}::integer)
      from fixture
     where fixture.id = line_up.fixture_id and ${isMeant}
       and (${from}::integer = any(starter_ids) or ${from}::integer = any(bench_ids))`);
  await tx.execute(sql`
    update correction set player_id = ${to}
      from fixture
     where fixture.id = correction.fixture_id and correction.player_id = ${from} and ${isMeant}`);
  await tx.execute(sql`
    update fixture
       set details_hash = encode(sha256(convert_to(details_hash || ${`${from} ${to}`}, 'UTF8')), 'hex'),
           updated_at = ${at}
     where id = any(${sql.param(ids)}::integer[]) and details_hash is not null`);
}
