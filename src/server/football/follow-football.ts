import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import type { Deps } from "../deps.ts";
import { holdLock } from "../db/lock.ts";
import { ingestCatalogue } from "./ingest-catalogue.ts";
import { ingestDetails } from "./ingest-details.ts";
import { ingestFixtures } from "./ingest-fixtures.ts";
import type { FootballProvider } from "./provider.ts";
import { fixture } from "./table.ts";
import { withdrawUnplayed } from "./withdraw-unplayed.ts";

/** The lock that is held while football is followed. */
export const FOLLOWING = "follow-football";
/** Fixtures whose details are asked for and written together. */
const BATCH = 40;
/** How long after kick-off a fixture's details are asked for again and again: corrections come within two days. */
const CORRECTIONS_MS = 2 * 24 * 3_600_000;

/**
 * Brings the stored football up to the application's time: catalogue, fixtures, and the details of those that are
 * being played, were played lately, or have none that belong to their score. One process at a time; a run that was
 * killed is simply run again.
 *
 * @returns how many fixtures changed; null where another process is at it.
 */
export async function followFootball(deps: Deps, provider: FootballProvider): Promise<number | null> {
  return holdLock(deps.pool, FOLLOWING, async () => {
    const now = deps.clock.now();
    await ingestCatalogue(deps.db, provider.name, await provider.catalogue(now));
    const changed = await ingestFixtures(deps.db, provider.name, await provider.fixtures(now), now);
    await deps.db.transaction((tx) => withdrawUnplayed(tx, provider.name, now));
    const withDetails = await followDetails(deps, provider, now);
    if (changed + withDetails > 0) deps.log.info({ changed, withDetails }, "football followed");
    if (withDetails > 0) await deps.jobs.soon("settle-tournaments");
    return withDetails;
  });
}

async function followDetails(deps: Deps, provider: FootballProvider, now: number): Promise<number> {
  const due = await fixturesWithDetailsDue(deps, provider, now);
  let changed = 0;
  for (let at = 0; at < due.length; at += BATCH) {
    const keys = due.slice(at, at + BATCH);
    const details = await provider.details(keys, now);
    changed += await deps.db.transaction((tx) => ingestDetails(tx, provider.name, details, now));
  }
  return changed;
}

/** Newest first, so that what people look at is there first. Served by fixture_kick_off_idx. */
async function fixturesWithDetailsDue(
  { db }: Deps,
  provider: FootballProvider,
  now: number,
): Promise<readonly string[]> {
  const rows = await db
    .select({ key: fixture.key })
    .from(fixture)
    .where(
      and(
        eq(fixture.provider, provider.name),
        lte(fixture.kickOff, new Date(now)),
        or(isNull(fixture.detailsHash), sql`${fixture.kickOff} > ${new Date(now - CORRECTIONS_MS)}`),
      ),
    )
    .orderBy(sql`${fixture.kickOff} desc`);
  return rows.map(({ key }) => key);
}
