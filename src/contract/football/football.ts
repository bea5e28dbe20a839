import * as z from "zod/mini";
import { completedBy, textsOf } from "#contract/completion.ts";
import { defineEndpoint } from "#contract/endpoint.ts";
import { done, id, instant } from "#contract/ids.ts";

const CODE_LENGTH = 3;

/** A club in a fixture. Where there is no logo, a badge is made of the code and the colours. */
const sideView = completedBy(
  z.strictObject({
    name: z.string(),
    logo: z.nullable(z.string()),
    code: z.string(),
    /** Null where nobody tells them. */
    colours: z.nullable(z.strictObject({ primary: z.string(), secondary: z.string() })),
  }),
  (side) => {
    const { name = "" } = textsOf(side);
    return { code: name.slice(0, CODE_LENGTH).toUpperCase(), ...side };
  },
);

const scorerView = z.strictObject({
  /** 0 where the provider does not tell it. */
  minute: z.int(),
  player: z.string(),
  /** Null where it is not known who that is. */
  playerId: z._default(z.nullable(id), null),
  /** The name of the club that the goal counts for. */
  team: z.string(),
  kind: z._default(z.enum(["goal", "own goal", "penalty"]), "goal"),
});

/** A fixture on the live scores page (spec §3). */
export const matchDayFixture = z.strictObject({
  fixture: z.strictObject({
    id,
    date: instant,
    status: z.strictObject({ short: z.string(), elapsed: z.nullable(z.int()) }),
  }),
  teams: z.strictObject({ home: sideView, away: sideView }),
  goals: z.strictObject({ home: z.nullable(z.int()), away: z.nullable(z.int()) }),
  leagueName: z.string(),
  goalScorers: z.array(scorerView),
});

export type MatchDayFixture = z.output<typeof matchDayFixture>;

/** Days that the live scores page looks back (spec §2), and how often it asks, in milliseconds (spec §9). */
export const LIVE_SCORES_DAYS = 7;
export const LIVE_SCORES_REFRESH_MS = 60_000;

export const getMatchesByDate = defineEndpoint({
  method: "GET",
  path: "/api/matches-by-date",
  access: "user",
  summary: "Fixtures of the last 7 days in the three leagues, by date (UTC), the newest day first",
  response: z.strictObject({
    matchesByDate: z.record(z.string(), z.array(matchDayFixture)),
    /** Until when they are known to be current; null: football was never taken over. */
    updatedAt: z.nullable(instant),
    /** False while the provider cannot be read: then what is shown is as old as `updatedAt` says. */
    isCurrent: z._default(z.boolean(), true),
  }),
  mayBeSecondsOld: true,
  refusals: [],
});

/** The one status text that the test page shows as good news (spec §2). */
export const CONNECTED = "API connection successful";
export const NOTHING_LOADED = "No football data yet";
/** What it shows where the call, or the provider, fails (spec §2). */
export const CONNECTION_FAILED = "Connection failed";
/** How soon a page asks again where there is no football yet: a new installation loads it within seconds. */
export const FIRST_FOOTBALL_MS = 3000;

export const testFootballConnection = defineEndpoint({
  method: "GET",
  path: "/api/football/test",
  access: "user",
  summary: "Whether football data is there, and of which league and season",
  response: z.strictObject({
    status: z.string(),
    data: z.strictObject({
      league: z.nullable(z.strictObject({ name: z.string(), country: z.string() })),
      seasons: z.array(z.strictObject({ year: z.int() })),
    }),
    /** What is wrong with the provider; left out where nothing is. */
    trouble: z.optional(
      z.strictObject({
        since: instant,
        /** When it is asked again; null: at its next turn. */
        until: z.nullable(instant),
        /** Why; for admins alone, null for others. */
        reason: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: [],
});

/** The states of a fixture that Panna tells. */
export const fixtureStates = ["scheduled", "live", "finished", "postponed"] as const;

export const listGameweekFixtures = defineEndpoint({
  method: "GET",
  path: "/api/football/fixtures",
  access: "user",
  summary: "The fixtures of the Premier League's current gameweek",
  response: z.array(
    z.strictObject({
      id,
      homeTeamName: z.string(),
      awayTeamName: z.string(),
      /** One of `fixtureStates`; others are shown as given (spec §3). */
      status: z.string(),
      homeScore: z.nullable(z.int()),
      awayScore: z.nullable(z.int()),
      kickoffTime: instant,
    }),
  ),
  mayBeSecondsOld: true,
  refusals: [],
});

export const initializeFootball = defineEndpoint({
  method: "POST",
  path: "/api/football/initialize",
  access: "admin",
  summary: "Load clubs, squads and fixtures from the provider now",
  response: done,
  refusals: ["busy", "provider_unavailable"],
});
