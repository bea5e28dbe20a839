import { sql } from "drizzle-orm";
import type { Transaction } from "#server/platform/db/database.ts";
import type { FootballProvider, ProvidedLineUp } from "#server/football/provider.ts";

/**
 * Stores line-ups. The same ones again change nothing, and a later one replaces an earlier one, in one answer too.
 *
 * @returns the ids of the fixtures with new or changed line-ups.
 */
export async function ingestLineUps(
  tx: Transaction,
  provider: FootballProvider["name"],
  lineUps: readonly ProvidedLineUp[],
): Promise<readonly number[]> {
  if (lineUps.length === 0) return [];
  const ofEachSide = [...new Map(lineUps.map((one) => [`${one.fixtureKey} ${one.side}`, one])).values()];
  const { rows } = await tx.execute<{ id: number }>(sql`
    with given as (
      select fixture.id as fixture_id, named.side,
             array(select player.id
                     from jsonb_array_elements_text(named."starterKeys") with ordinality as one(key, place)
                     join player on player.provider = ${provider} and player.key = one.key
                    order by one.place) as starter_ids,
             case when jsonb_typeof(named."benchKeys") = 'array' then
               array(select player.id
                       from jsonb_array_elements_text(named."benchKeys") with ordinality as one(key, place)
                       join player on player.provider = ${provider} and player.key = one.key
                      order by one.place) end as bench_ids
        from jsonb_to_recordset(${JSON.stringify(ofEachSide)}::jsonb)
          as named("fixtureKey" text, side text, "starterKeys" jsonb, "benchKeys" jsonb)
        join fixture on fixture.provider = ${provider} and fixture.key = named."fixtureKey")
    insert into line_up (fixture_id, side, starter_ids, bench_ids)
    select given.fixture_id, given.side, given.starter_ids, given.bench_ids
      from given
      left join line_up old on old.fixture_id = given.fixture_id and old.side = given.side
     where old.fixture_id is null
        or (old.starter_ids, old.bench_ids) is distinct from (given.starter_ids, given.bench_ids)
    on conflict on constraint line_up_once do update
      set starter_ids = excluded.starter_ids, bench_ids = excluded.bench_ids
    returning fixture_id as id`);
  return [...new Set(rows.map(({ id }) => id))];
}
