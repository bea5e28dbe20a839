import * as z from "zod/mini";
import { leagues } from "#game/world/catalogue/leagues.ts";
import type { LeagueId } from "#server/football/provider.ts";
import type { RemoteFixture } from "#server/football/remote/remote-adapter.ts";
import { fixtureStatuses, isBeyond90 } from "./status.ts";

const goals = z.nullable(z.int().check(z.minimum(0), z.maximum(99)));
const score = z.object({ home: goals, away: goals });
const team = z.object({ id: z.int(), name: z.string() });
/** The latest timestamp accepted as a kick-off, in seconds: the end of the century. */
const LAST_TIMESTAMP = 4_102_444_800;

/** The used part of a record of `/fixtures`, without venues, referees and pictures. */
export const fixtureRecord = z.object({
  fixture: z.object({
    id: z.int(),
    timestamp: z.nullish(z.int().check(z.minimum(0), z.maximum(LAST_TIMESTAMP))),
    status: z.object({
      short: z.enum(fixtureStatuses),
      elapsed: z.nullable(z.int().check(z.minimum(0), z.maximum(200))),
    }),
  }),
  league: z.object({
    id: z.int(),
    season: z.int().check(z.minimum(1900), z.maximum(2100)),
    round: z.nullish(z.string()),
  }),
  teams: z.object({ home: team, away: team }),
  goals: score,
  score: z.nullish(z.object({ fulltime: z.nullish(score) })),
  events: z.nullish(z.array(z.unknown())),
  lineups: z.nullish(z.array(z.unknown())),
  players: z.nullish(z.array(z.unknown())),
});

export type FixtureRecord = z.output<typeof fixtureRecord>;

/** The league with this number; null for cups and other leagues. */
export function leagueOf(apiFootballId: number): LeagueId | null {
  return leagues.find((league) => league.apiFootballId === apiFootballId)?.slug ?? null;
}

/** The fixture in the common form; null if its league isn't followed. */
export function toRemoteFixture(record: FixtureRecord): RemoteFixture | null {
  const { fixture, league, teams } = record;
  const leagueId = leagueOf(league.id);
  if (leagueId === null) return null;
  const counting = countingScore(record);
  return {
    key: String(fixture.id),
    leagueId,
    season: league.season,
    round: roundOf(league.round ?? null),
    homeClubKey: String(teams.home.id),
    awayClubKey: String(teams.away.id),
    kickOff: kickOffOf(fixture),
    status: fixture.status.short,
    elapsed: fixture.status.elapsed,
    homeGoals: counting.home,
    awayGoals: counting.away,
  };
}

/** The score after 90 minutes if there was extra time; else the current one. */
export function countingScore({ fixture, goals: now, score: parts }: FixtureRecord): FixtureRecord["goals"] {
  const after90 = parts?.fulltime ?? null;
  const isKnown = after90 !== null && after90.home !== null && after90.away !== null;
  return isBeyond90(fixture.status.short) && isKnown ? after90 : now;
}

/** Epoch milliseconds; null if no date is fixed. */
function kickOffOf({ timestamp }: FixtureRecord["fixture"]): number | null {
  return timestamp === null || timestamp === undefined ? null : timestamp * 1000;
}

/** "Regular Season - 12" is round 12; a play-off has none. */
function roundOf(round: string | null): number | null {
  const number = /^Regular Season - ([1-9]\d?)$/.exec(round ?? "")?.[1];
  return number === undefined ? null : Number(number);
}
