import { sql } from "drizzle-orm";
import { calledOffStatuses, finishedStatuses } from "#game/football/fixture-status.ts";
import { HOUR_MS } from "#game/milliseconds.ts";
import type { Deps } from "#server/deps.ts";
import type { InstantText } from "#server/platform/db/columns.ts";
import { publishLive } from "#server/platform/live/publish-live.ts";
import type { AwaitedLineUps, FootballProvider } from "#server/football/provider.ts";
import { ingestLineUps } from "./ingest-line-ups.ts";

/** Leagues publish line-ups an hour before the kick-off. */
const BEFORE_KICK_OFF_MS = HOUR_MS;
/** Later they're no news. */
const AFTER_KICK_OFF_MS = 3 * HOUR_MS;

/**
 * Stores the line-ups that the provider has published, and tells open pages.
 *
 * @returns the number of fixtures with new ones
 */
export async function followLineUps(
  { db }: Pick<Deps, "db">,
  provider: FootballProvider,
  now: number,
): Promise<number> {
  const soonest = new Date(now + BEFORE_KICK_OFF_MS);
  // A match that was put off gets a new line-up. So does one whose kick-off is ahead again after the clock was set back.
  await db.execute(sql`
    delete from line_up using fixture
     where fixture.id = line_up.fixture_id and fixture.provider = ${provider.name}
       and fixture.kick_off > ${soonest}`);
  const { rows } = await db.execute<{ key: string; kickOff: InstantText; isKnown: boolean }>(sql`
    select fixture.key, fixture.kick_off as "kickOff",
           (select count(*) from line_up where fixture_id = fixture.id) = 2 as "isKnown"
      from fixture
     where fixture.provider = ${provider.name}
       and fixture.kick_off > ${new Date(now - AFTER_KICK_OFF_MS)} and fixture.kick_off <= ${soonest}
       and fixture.status <> all(${sql.param([...finishedStatuses, ...calledOffStatuses])}::text[])
     order by fixture.kick_off, fixture.id`);
  if (rows.length === 0) return 0;
  const awaited = rows.map(({ kickOff, ...row }): AwaitedLineUps => ({
    ...row,
    kickOff: new Date(kickOff).getTime(),
  }));
  const given = (await provider.lineUps?.(awaited, now)) ?? [];
  if (given.length === 0) return 0;
  return db.transaction(async (tx) => {
    const changed = await ingestLineUps(tx, provider.name, given);
    const events = changed.map((fixtureId) => ({ kind: "line-ups" as const, data: { fixtureId } }));
    await publishLive(tx, events, now);
    return changed.length;
  });
}
