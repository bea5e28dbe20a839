import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import { HOUR_MS } from "#game/milliseconds.ts";
import type { DepsWithPool } from "#server/deps.ts";
import { awaitLock, holdLock } from "#server/platform/db/lock.ts";
import { describeTrouble, loadFeed, noteFollowed } from "./feed.ts";
import { renewFixtureKeys } from "#server/football/identity/renew-fixture-keys.ts";
import { followLineUps } from "#server/football/line-up/follow-line-ups.ts";
import { giveUpUnfollowed } from "#server/football/void/given-up.ts";
import { ingestCatalogue } from "./ingest-catalogue.ts";
import { ingestDetails } from "./ingest-details.ts";
import { ingestFixtures } from "./ingest-fixtures.ts";
import type { FootballProvider } from "./provider.ts";
import { publishFootball } from "./publish-football.ts";
import { fixture } from "./table.ts";
import { keepTerm } from "./terms.ts";
import { withdrawUnplayed, withdrawVoid } from "#server/football/void/withdraw-unplayed.ts";
import { seasonOf } from "#game/leaderboard/season.ts";
import type { Queryable } from "#server/platform/db/database.ts";

/** The lock held while football is followed. */
export const FOLLOWING = "follow-football";
/** Fixtures per batch of details. */
const BATCH = 40;
/**
 * How long after kick-off a fixture's details are read again: corrections come in the two days after its end, and what was
 * missed then, because Panna was off or the provider failed, is made up for on the third.
 */
const CORRECTIONS_MS = 74 * HOUR_MS;

/** The result of a run. */
export interface Followed {
  /** The number of fixtures with changed details. */
  readonly changed: number;
  /** The provider's trouble, fit for a log; null: none. */
  readonly trouble: string | null;
}

/**
 * Brings the stored football up to the application's time: catalogue, fixtures, line-ups, and the details of fixtures
 * that are in play, were played lately, or have none that match their score. One process at a time; a killed run can
 * simply be repeated.
 *
 * @returns what was done; null if another process is running this.
 */
export async function followFootball(
  deps: DepsWithPool,
  provider: FootballProvider,
): Promise<Followed | null> {
  return holdLock(deps.pool, FOLLOWING, () => follow(deps, provider));
}

/** The same, after a run that another process has begun. @throws if that takes longer than a statement may */
export async function followFootballNext(deps: DepsWithPool, provider: FootballProvider): Promise<Followed> {
  return awaitLock(deps.pool, FOLLOWING, () => follow(deps, provider));
}

async function follow(deps: DepsWithPool, provider: FootballProvider): Promise<Followed> {
  const now = deps.clock.now();
  const { name } = provider;
  await keepTerm(deps.db, name, now);
  const season = await seasonAtHand(deps.db, name, now);
  await ingestCatalogue(deps.db, name, { ...(await provider.catalogue(now)), season }, now);
  await provider.noteStored?.(now);
  deps.jobs.stopping?.throwIfAborted();
  const { fixtures, withdrawn } = await followFixtures(deps, provider, now);
  const lineUps = await followLineUps(deps, provider, now);
  const changed = withdrawn + (await followDetails(deps, provider, now));
  const trouble = await noteOutcome(deps, provider, now);
  if (fixtures + changed > 0) deps.log.info({ fixtures, changed }, "football followed");
  if (fixtures > 0) await deps.jobs.soon("keep-fantasy");
  if (changed > 0) {
    const { jobs } = deps;
    await Promise.all([jobs.soon("settle-tournaments"), jobs.soon("settle-fantasy"), jobs.soon("remind")]);
  }
  if (lineUps > 0 && changed === 0) await deps.jobs.soon("remind");
  return { changed, trouble };
}

/** Records how it went, and logs news. @returns the trouble; null: none. */
async function noteOutcome(
  deps: DepsWithPool,
  provider: FootballProvider,
  now: number,
): Promise<string | null> {
  const { db, clock, log } = deps;
  const { name } = provider;
  const before = await noteFollowed(db, name, { now, report: provider.takeReport?.() ?? null });
  const { trouble } = await loadFeed(db, name);
  if (trouble !== null && trouble.kind !== before?.kind) {
    log.warn({ provider: name, ...trouble }, "football provider failing");
  }
  if (trouble === null && before !== null) {
    log.info({ provider: name, kind: before.kind, since: before.since }, "football provider recovered");
  }
  return trouble && describeTrouble(trouble, clock.wallTime());
}

async function followFixtures(
  deps: DepsWithPool,
  provider: FootballProvider,
  now: number,
): Promise<{ fixtures: number; withdrawn: number }> {
  const given = await provider.fixtures(now);
  const changed = await deps.db.transaction(async (tx) => {
    // Only API-Football renumbers fixtures; a file's author decides its keys.
    if (provider.name === "api-football") await renewFixtureKeys(tx, provider.name, given);
    const ingested = await ingestFixtures(tx, provider.name, given, now);
    const fixtureIds = [...ingested, ...(await giveUpUnfollowed(tx, provider.name, now))];
    await withdrawUnplayed(tx, provider.name, now);
    const details = await withdrawVoid(tx, provider.name, now);
    await publishFootball(tx, { provider: provider.name, fixtureIds, details, now });
    return { fixtures: fixtureIds.length, withdrawn: details.length };
  });
  await provider.noteStored?.(now);
  return changed;
}

async function followDetails(deps: DepsWithPool, provider: FootballProvider, now: number): Promise<number> {
  const due = await fixturesWithDetailsDue(deps, provider, now);
  let changed = 0;
  for (let at = 0; at < due.length; at += BATCH) {
    deps.jobs.stopping?.throwIfAborted();
    const given = await provider.details(due.slice(at, at + BATCH), now);
    // Football is followed three times a minute, mostly without news.
    if (given.length === 0) continue;
    changed += await deps.db.transaction(async (tx) => {
      const details = await ingestDetails(tx, provider.name, given, now);
      const fixtureIds = details.map(({ fixtureId }) => fixtureId);
      await publishFootball(tx, { provider: provider.name, fixtureIds, details, now });
      return details.length;
    });
  }
  return changed;
}

/** Newest first, because users look at these first. Reads all past fixtures, a few thousand. */
async function fixturesWithDetailsDue(
  { db }: DepsWithPool,
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

/**
 * The season of a provider's squads at an instant (epoch milliseconds), by the year in which it starts: the one with
 * fixtures still to come. Null between two seasons: a provider then changes positions for the next one, and those of
 * the finished season must stay. Served by fixture_kick_off_idx.
 */
async function seasonAtHand(
  db: Queryable,
  provider: FootballProvider["name"],
  now: number,
): Promise<number | null> {
  const { rows } = await db.execute<{ next: number | null; hasAny: boolean }>(sql`
    select (select season from fixture where provider = ${provider} and kick_off > ${new Date(now)}
             order by kick_off limit 1) as next,
           exists (select from fixture where provider = ${provider}) as "hasAny"`);
  const [found] = rows;
  return found?.next ?? (found?.hasAny === true ? null : seasonOf(now).startYear);
}
