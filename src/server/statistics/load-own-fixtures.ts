import type { ResponseOf } from "#contract/endpoint.ts";
import type { getOwnFixtures } from "#contract/football/own-fixture.ts";
import { localDay } from "#game/local-day.ts";
import type { Position } from "#game/card/position.ts";
import { isCalledOff, isInPlay } from "#game/football/fixture-status.ts";
import { scorePerformance } from "#game/football/points.ts";
import { DAY_MS, HOUR_MS } from "#game/milliseconds.ts";
import { UNKNOWN_ZONE } from "#game/notification/night.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { loadFixturesOfPlayers } from "#server/football/fixtures-of-players.ts";
import { loadPerformancesOf } from "#server/football/performances.ts";
import { loadActiveTeam, loadSlots } from "#server/team/store.ts";
import { loadCurrentEntry } from "#server/tournament/own-scores.ts";
import type { SessionUser } from "#server/platform/http/viewer.ts";

/** How far ahead the next kick-off is looked for: leagues pause longer only in summer. */
const AHEAD_MS = 14 * DAY_MS;

/** A day on which the clocks go back has 25 hours. */
const LONGEST_DAY_MS = DAY_MS + HOUR_MS;

type OwnFixtures = ResponseOf<typeof getOwnFixtures>;

/**
 * Today's fixtures of the viewer's players and the next one that counts, with what they have won in them so far. Today
 * is the day in the viewer's time zone. Its fixtures are by kick-off, those in play first.
 */
export async function loadOwnFixtures(db: Queryable, viewer: SessionUser, now: number): Promise<OwnFixtures> {
  const { source, positions, counts } = await loadOwnPlayers(db, viewer.id, now);
  const playerIds = [...positions.keys()];
  const isAhead = (kickOff: number, status: string): boolean =>
    kickOff > now && counts(kickOff) && !isCalledOff(status);
  const dayOf = (instant: number): string => localDay(viewer.timeZone ?? UNKNOWN_ZONE, instant);
  const today = dayOf(now);
  const from = now - LONGEST_DAY_MS;
  const [fixtures, played] = await Promise.all([
    loadFixturesOfPlayers(db, playerIds, { from, to: now + AHEAD_MS }),
    loadPerformancesOf(db, playerIds, { from, to: now + LONGEST_DAY_MS }),
  ]);
  const points = new Map(
    played
      .filter(({ kickOff }) => counts(kickOff))
      .map(({ fixtureId, playerId, performance, season }) => {
        const position = positions.get(playerId) ?? "midfielder";
        return [`${fixtureId} ${playerId}`, scorePerformance(performance, position, season).points];
      }),
  );
  const views = fixtures.map(({ named, ...fixture }) => ({
    ...fixture,
    own: named.map((one) => ({ ...one, points: points.get(`${fixture.id} ${one.playerId}`) ?? null })),
  }));
  return {
    source,
    today: views
      .filter(({ kickOff, status }) => isInPlay(status) || dayOf(Date.parse(kickOff)) === today)
      .toSorted((one, other) => Number(isInPlay(other.status)) - Number(isInPlay(one.status))),
    next: views.find(({ kickOff, status }) => isAhead(Date.parse(kickOff), status)) ?? null,
  };
}

interface OwnPlayers {
  readonly source: OwnFixtures["source"];
  /** In what position each of them plays, by player. */
  readonly positions: ReadonlyMap<number, Position>;
  /** Whether their points count in a fixture that kicks off at this instant: none do from before the entry. */
  readonly counts: (kickOff: number) => boolean;
}

/** Those whose points count this month, or else those of the active team. */
async function loadOwnPlayers(db: Queryable, userId: string, now: number): Promise<OwnPlayers> {
  const entry = await loadCurrentEntry(db, userId, now);
  if (entry !== null) {
    return { source: "tournament entry", positions: positionsOf(entry.picks), counts: entry.counts };
  }
  const counts = (): boolean => true;
  const team = await loadActiveTeam(db, userId);
  if (team === null) return { source: null, positions: new Map(), counts };
  const slots = await loadSlots(db, userId, team.id);
  return { source: "active team", positions: positionsOf(slots.map(({ card }) => card)), counts };
}

function positionsOf(
  cards: readonly { readonly playerId: number | null; readonly position: Position }[],
): ReadonlyMap<number, Position> {
  return new Map(
    cards.flatMap(({ playerId, position }) => (playerId === null ? [] : [[playerId, position]])),
  );
}
