import { sql } from "drizzle-orm";
import { notStartedStatuses, voidStatuses } from "#game/football/fixture-status.ts";
import type { DetailsChange } from "#server/football/corrections/record-corrections.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import { ingestDetails } from "#server/football/ingest-details.ts";
import type { FootballProvider } from "#server/football/provider.ts";

/**
 * Deletes events and performances of fixtures that haven't kicked off: they exist only if a fixture was postponed late,
 * or if the application's clock was set back. Served by fixture_kick_off_idx and performance_once.
 */
export async function withdrawUnplayed(
  tx: Queryable,
  provider: FootballProvider["name"],
  now: number,
): Promise<void> {
  const at = new Date(now);
  await tx.execute(sql`
    delete from performance
     using fixture
     where fixture.id = performance.fixture_id and fixture.provider = ${provider} and fixture.kick_off > ${at}`);
  await tx.execute(sql`
    update fixture set events = '[]', details_hash = null, is_final = false
     where provider = ${provider} and kick_off > ${at} and (details_hash is not null or events <> '[]')`);
}

/**
 * Deletes events and performances of matches that were awarded, walked over or cancelled after kick-off, or whose
 * result was taken back: a correction like any other, and recorded as one. Reads all past fixtures, a few thousand.
 */
export async function withdrawVoid(
  tx: Transaction,
  provider: FootballProvider["name"],
  now: number,
): Promise<readonly DetailsChange[]> {
  const { rows } = await tx.execute<{ key: string }>(sql`
    select key from fixture
     where provider = ${provider} and kick_off <= ${new Date(now)}
       and status = any(${sql.param([...voidStatuses, ...notStartedStatuses])}::text[])
       and (events <> '[]' or exists (select from performance where fixture_id = fixture.id))`);
  const nothing = rows.map(({ key }) => ({ fixtureKey: key, events: [], performances: [] }));
  return ingestDetails(tx, provider, nothing, now);
}
