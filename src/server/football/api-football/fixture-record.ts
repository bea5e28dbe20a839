import * as z from "zod/mini";
import { leagues } from "#game/world/catalogue/leagues.ts";
import type { LeagueId } from "#server/football/provider.ts";
import type { RemoteFixture } from "#server/football/remote/remote-adapter.ts";
import { orNull, wholeNumber } from "#server/football/remote/lenient-fields.ts";
import { fixtureStatuses, isBeyond90 } from "./status.ts";

const goals = z.nullish(wholeNumber(0, 99));
const score = z.object({ home: goals, away: goals });
const team = z.object({ id: wholeNumber() });
const list = orNull(z.array(z.unknown()));
/** The latest timestamp accepted as a kick-off, in seconds: the end of the century. */
const LAST_TIMESTAMP = 4_102_444_800;

/**
 * The used part of a record of `/fixtures`, without venues, referees and pictures. What a fixture can do without counts
 * as unknown if it's anything else, such as a list in place of the score.
 */
export const fixtureRecord = z.object({
  fixture: z.object({
    id: wholeNumber(),
    timestamp: orNull(wholeNumber(0, LAST_TIMESTAMP)),
    status: z.object({
      short: z.enum(fixtureStatuses),
      elapsed: orNull(wholeNumber(0, 200)),
    }),
  }),
  league: z.object({
    id: wholeNumber(),
    season: wholeNumber(1900, 2100),
    round: orNull(z.string()),
  }),
  teams: z.object({ home: team, away: team }),
  goals: score,
  score: orNull(z.object({ fulltime: orNull(score) })),
  events: list,
  lineups: list,
  players: list,
});

export type FixtureRecord = z.output<typeof fixtureRecord>;

/** Null: not known. */
interface Score {
  readonly home: number | null;
  readonly away: number | null;
}

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
    elapsed: fixture.status.elapsed ?? null,
    homeGoals: counting.home,
    awayGoals: counting.away,
  };
}

/** The score after 90 minutes if there was extra time; else the current one. */
export function countingScore({ fixture, goals: now, score: parts }: FixtureRecord): Score {
  const after90 = toScore(parts?.fulltime ?? {});
  const isKnown = after90.home !== null && after90.away !== null;
  return isBeyond90(fixture.status.short) && isKnown ? after90 : toScore(now);
}

function toScore({ home, away }: z.output<typeof score>): Score {
  return { home: home ?? null, away: away ?? null };
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
