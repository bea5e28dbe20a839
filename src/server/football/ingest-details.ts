import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { finishedStatuses } from "#game/football/fixture-status.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import {
  type ChangedFixture,
  type DetailsChange,
  recordCorrections,
} from "#server/football/corrections/record-corrections.ts";
import { figureColumns, figureFields, figureProperties } from "./figure-columns.ts";
import type { FootballProvider, ProvidedDetails } from "./provider.ts";
import {
  loadStoredPerformances,
  type StoredPerformance,
} from "#server/football/corrections/stored-performances.ts";

/**
 * Replaces the events and performances of fixtures, each fixture as a whole, so what a correction removes is gone; for
 * finished fixtures it's recorded. The same details again change nothing, which the fixture's details_hash shows
 * without reading its performances. Unknown players are left out; when they're known, the details count as different.
 *
 * Runs in the caller's transaction.
 */
export async function ingestDetails(
  tx: Transaction,
  provider: FootballProvider["name"],
  details: readonly ProvidedDetails[],
  now: number,
): Promise<readonly DetailsChange[]> {
  if (details.length === 0) return [];
  const given = (await withKnownPlayers(tx, provider, details)).map((one) => ({ ...one, hash: hashOf(one) }));
  const changed = await findChanged(tx, provider, given);
  if (changed.length === 0) return [];
  const ids = changed.map(({ id }) => id);
  const before = await loadStoredPerformances(tx, ids);
  await writeHeads(tx, changed, now);
  await replacePerformances(tx, provider, { changed, before });
  const after = await loadStoredPerformances(tx, ids);
  return recordCorrections(tx, { fixtures: changed, before, after, now });
}

const isOver = sql`fixture.status = any(${sql.param([...finishedStatuses])}::text[])`;

type Hashed = ProvidedDetails & { readonly hash: string };
type Changed = Hashed & ChangedFixture;

async function withKnownPlayers(
  tx: Transaction,
  provider: FootballProvider["name"],
  details: readonly ProvidedDetails[],
): Promise<readonly ProvidedDetails[]> {
  const keys = new Set(details.flatMap(({ performances }) => performances.map(({ playerKey }) => playerKey)));
  const { rows } = await tx.execute<{ key: string }>(sql`
    select key from player where provider = ${provider} and key = any(${sql.param([...keys])}::text[])`);
  const known = new Set(rows.map(({ key }) => key));
  return details.map((one) => ({
    ...one,
    performances: lastOfEach(one.performances).filter(({ playerKey }) => known.has(playerKey)),
  }));
}

/** If a player is listed twice, the last record counts. */
function lastOfEach(performances: ProvidedDetails["performances"]): ProvidedDetails["performances"] {
  return [...new Map(performances.map((one) => [one.playerKey, one])).values()];
}

function hashOf(details: ProvidedDetails): string {
  return createHash("sha256").update(JSON.stringify(details)).digest("base64url");
}

async function findChanged(
  tx: Transaction,
  provider: FootballProvider["name"],
  given: readonly Hashed[],
): Promise<readonly Changed[]> {
  const hashes = JSON.stringify(given.map(({ fixtureKey: key, hash }) => ({ key, hash })));
  const { rows } = await tx.execute<{ id: number; key: string; wasFinal: boolean }>(sql`
    select fixture.id, fixture.key,
           fixture.is_final and ${isOver} as "wasFinal"
      from jsonb_to_recordset(${hashes}::jsonb) as given(key text, hash text)
      join fixture on fixture.provider = ${provider} and fixture.key = given.key
     where fixture.details_hash is distinct from given.hash
     order by fixture.id
       for update of fixture`);
  const byKey = new Map(given.map((one) => [one.fixtureKey, one]));
  return rows.flatMap(({ id, key, wasFinal }) => {
    const one = byKey.get(key);
    return one === undefined ? [] : [{ ...one, id, wasFinal }];
  });
}

async function writeHeads(tx: Transaction, changed: readonly Changed[], now: number): Promise<void> {
  const heads = JSON.stringify(changed.map(({ id, events, hash }) => ({ id, events, hash })));
  await tx.execute(sql`
    update fixture
       set events = given.events, details_hash = given.hash, updated_at = ${new Date(now)},
           is_final = ${isOver}
      from jsonb_to_recordset(${heads}::jsonb) as given(id integer, events jsonb, hash text)
     where fixture.id = given.id`);
}

interface Replaced {
  readonly changed: readonly Changed[];
  readonly before: readonly StoredPerformance[];
}

/** A side that the provider no longer knows, because the player has changed clubs since the match, stays as it was. */
async function replacePerformances(
  tx: Transaction,
  provider: FootballProvider["name"],
  { changed, before }: Replaced,
): Promise<void> {
  const ids = sql.param(changed.map(({ id }) => id));
  const rows = JSON.stringify(
    changed.flatMap(({ id: fixtureId, performances }) =>
      performances.map(({ playerKey, side, performance }) => ({
        fixtureId,
        playerKey,
        side: side ?? null,
        ...performance,
      })),
    ),
  );
  const sides = JSON.stringify(
    before.map(({ fixtureId, playerId, side }) => ({ fixtureId, playerId, side })),
  );
  await tx.execute(sql`delete from performance where fixture_id = any(${ids}::integer[])`);
  await tx.execute(sql`
    insert into performance (fixture_id, player_id, side, ${figureColumns})
    select given."fixtureId", player.id, coalesce(given.side, old.side), ${figureProperties}
      from jsonb_to_recordset(${rows}::jsonb)
        as given("fixtureId" integer, "playerKey" text, side text, ${figureFields})
      join player on player.provider = ${provider} and player.key = given."playerKey"
      left join jsonb_to_recordset(${sides}::jsonb) as old("fixtureId" integer, "playerId" integer, side text)
        on old."fixtureId" = given."fixtureId" and old."playerId" = player.id`);
}
