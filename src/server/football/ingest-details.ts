import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Queryable } from "../db/database.ts";
import type { FootballProvider, ProvidedDetails } from "./provider.ts";

/**
 * Takes over events and performances of fixtures, each fixture as a whole: what a correction took away is gone.
 * The same details again change nothing, which the fixture's details_hash tells without reading its performances.
 *
 * Runs in the caller's transaction. @returns how many fixtures changed.
 */
export async function ingestDetails(
  tx: Queryable,
  provider: FootballProvider["name"],
  details: readonly ProvidedDetails[],
  now: number,
): Promise<number> {
  const given = details.map((one) => ({ ...one, hash: hashOf(one) }));
  const heads = JSON.stringify(given.map(({ fixtureKey: key, events, hash }) => ({ key, events, hash })));
  const changed = await tx.execute<{ id: number; key: string }>(sql`
    update fixture
       set events = given.events, details_hash = given.hash, updated_at = ${new Date(now)}
      from jsonb_to_recordset(${heads}::jsonb) as given(key text, events jsonb, hash text)
     where fixture.provider = ${provider} and fixture.key = given.key
       and fixture.details_hash is distinct from given.hash
    returning fixture.id, fixture.key`);
  if (changed.rows.length === 0) return 0;
  const idOf = new Map(changed.rows.map(({ id, key }) => [key, id]));
  await replacePerformances(
    tx,
    provider,
    given.flatMap(({ fixtureKey, performances }) => {
      const fixtureId = idOf.get(fixtureKey);
      return fixtureId === undefined ? [] : [{ fixtureId, performances }];
    }),
  );
  return changed.rows.length;
}

function hashOf(details: ProvidedDetails): string {
  return createHash("sha256").update(JSON.stringify(details)).digest("base64url");
}

async function replacePerformances(
  tx: Queryable,
  provider: FootballProvider["name"],
  fixtures: readonly { fixtureId: number; performances: ProvidedDetails["performances"] }[],
): Promise<void> {
  const ids = JSON.stringify(fixtures.map(({ fixtureId }) => fixtureId));
  const rows = JSON.stringify(
    fixtures.flatMap(({ fixtureId, performances }) =>
      performances.map(({ playerKey, performance }) => ({ fixtureId, playerKey, ...performance })),
    ),
  );
  await tx.execute(sql`
    delete from performance
     where fixture_id in (select id::integer from jsonb_array_elements_text(${ids}::jsonb) as given(id))`);
  await tx.execute(sql`
    insert into performance (fixture_id, player_id, minutes, goals, assists, conceded, saves, penalties_saved,
                             penalties_missed, yellow_cards, red_cards, own_goals, defensive_contributions, blocks,
                             interceptions, tackles, bps, rating, bonus)
    select given."fixtureId", player.id, minutes, goals, assists, conceded, saves, "penaltiesSaved", "penaltiesMissed",
           "yellowCards", "redCards", "ownGoals", "defensiveContributions", blocks, interceptions, tackles, bps,
           rating, bonus
      from jsonb_to_recordset(${rows}::jsonb)
        as given("fixtureId" integer, "playerKey" text, minutes smallint, goals smallint, assists smallint,
                 conceded smallint, saves smallint, "penaltiesSaved" smallint, "penaltiesMissed" smallint,
                 "yellowCards" smallint, "redCards" smallint, "ownGoals" smallint, "defensiveContributions" smallint,
                 blocks smallint, interceptions smallint, tackles smallint, bps smallint, rating real, bonus smallint)
      join player on player.provider = ${provider} and player.key = given."playerKey"`);
}
