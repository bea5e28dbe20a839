import type { ResponseOf } from "#contract/endpoint.ts";
import type { getOwnFixtures } from "#contract/football/own-fixture.ts";
import { utcDay } from "#game/leaderboard/movement.ts";
import { DAY_MS } from "#game/milliseconds.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { loadFixturesOfPlayers } from "#server/football/fixtures-of-players.ts";
import { loadActiveTeam, loadSlots } from "#server/team/store.ts";
import { loadOwnPicks } from "#server/tournament/own-scores.ts";

/** How far ahead the next kick-off is looked for: no league pauses longer but in summer. */
const AHEAD_MS = 14 * DAY_MS;

type OwnFixtures = ResponseOf<typeof getOwnFixtures>;

/** Today's (UTC) fixtures and the next kick-off of the viewer's players. */
export async function loadOwnFixtures(db: Queryable, userId: string, now: number): Promise<OwnFixtures> {
  const { source, playerIds } = await loadOwnPlayers(db, userId, now);
  const startOfDay = Date.parse(utcDay(now));
  const fixtures = await loadFixturesOfPlayers(db, playerIds, { from: startOfDay, to: now + AHEAD_MS });
  const isToday = ({ kickOff }: { kickOff: string }): boolean => Date.parse(kickOff) < startOfDay + DAY_MS;
  return {
    source,
    today: fixtures.filter(isToday),
    next: fixtures.find(({ kickOff }) => Date.parse(kickOff) > now) ?? null,
  };
}

/** Those whose points count this month, or else those of the active team. */
async function loadOwnPlayers(
  db: Queryable,
  userId: string,
  now: number,
): Promise<{ source: OwnFixtures["source"]; playerIds: number[] }> {
  const picks = await loadOwnPicks(db, userId, now);
  if (picks !== null) {
    return { source: "tournament entry", playerIds: picks.flatMap(({ playerId }) => playerId ?? []) };
  }
  const team = await loadActiveTeam(db, userId);
  if (team === null) return { source: null, playerIds: [] };
  const slots = await loadSlots(db, userId, team.id);
  return { source: "active team", playerIds: slots.flatMap(({ card }) => card.playerId ?? []) };
}
