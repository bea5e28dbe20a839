import * as z from "zod/mini";
import { tieBreaks } from "#game/tournament/standing.ts";
import { completedBy } from "#contract/completion.ts";
import { withDisplayName } from "#contract/display-name.ts";
import { defineEndpoint } from "./endpoint.ts";
import { instant, userId } from "./ids.ts";

/** A line of a leaderboard (spec §3, Leaderboard entry). */
export const leaderboardRow = completedBy(
  z.strictObject({
    /** The user. */
    id: userId,
    position: z.int(),
    /** The name that others see. */
    username: z.string(),
    tournamentsEntered: z.int(),
    totalMonthlyPoints: z.int(),
    totalSeasonPoints: z.int(),
    /** What put the line behind the one above it, points or a tie-break; null for the first, and where nothing did. */
    decidedBy: z.nullable(z.enum(tieBreaks)),
  }),
  withDisplayName,
);

export type LeaderboardRow = z.output<typeof leaderboardRow>;

/** Rows of each leaderboard (spec §9), and of a page of a whole table. */
export const LEADERBOARD_ROWS = 20;

export const getMonthlyLeaderboard = defineEndpoint({
  method: "GET",
  path: "/api/leaderboard/monthly",
  access: "user",
  summary: "The top 20 of this month's tournament",
  response: z.array(leaderboardRow),
  mayBeSecondsOld: true,
  refusals: [],
});

export const getPreviousMonthLeaderboard = defineEndpoint({
  method: "GET",
  path: "/api/leaderboard/previous-month",
  access: "user",
  summary: "The top 20 of last month's tournament",
  response: z.array(leaderboardRow),
  mayBeSecondsOld: true,
  refusals: [],
});

export const getSeasonLeaderboard = defineEndpoint({
  method: "GET",
  path: "/api/leaderboard/season",
  access: "user",
  summary: "The top 20 of the season's tournaments together, August to July",
  response: z.array(leaderboardRow),
  mayBeSecondsOld: true,
  refusals: [],
});

/** The tables that are read page by page. */
export const tablePeriods = ["month", "previous", "season"] as const;

export type TablePeriod = (typeof tablePeriods)[number];

/** A line of a table, at any position. */
export const tableRow = z.strictObject({
  /** The user. */
  id: userId,
  /** 1, 2, 3 …: equals that share a position have places of their own, always in the same order. */
  place: z.int(),
  position: z.int(),
  /** The name that others see. */
  username: z.string(),
  /** Of the month, or of the season. */
  points: z.int(),
  /** Tournaments that the points come from. */
  tournaments: z.int(),
  /** Positions gained since the day (UTC) began, lost below zero; null where there was no table, or no such line. */
  movement: z.nullable(z.int()),
  decidedBy: z.nullable(z.enum(tieBreaks)),
});

export type TableRow = z.output<typeof tableRow>;

/** Lines above and below the viewer's own that are shown with it. */
export const NEIGHBOURS = 5;
/** Names that a search finds. */
export const FOUND_MAX = 20;

const period = z.enum(tablePeriods);

/** No table is this long, and a page from here on still ends within PostgreSQL's integer. */
const LAST_PLACE = 1_000_000_000;
const place = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(LAST_PLACE));

/** A table and what it is of. */
const tableHead = {
  /** Such as "September 2025", or the season's "2025/26". */
  name: z.string(),
  /** False: the points of the month may still change. */
  isFinal: z.boolean(),
  /** When the points were last added up; null: never, and there are no rows. */
  settledAt: z.nullable(instant),
  /** Lines of the whole table. */
  total: z.int(),
};

/** The viewer's own line, at any position; null if they aren't in the table. */
const ownLine = { viewer: z.nullable(tableRow) };

export const getTable = defineEndpoint({
  method: "GET",
  path: "/api/leaderboard/table",
  access: "user",
  summary:
    "Twenty lines of a table from any place on, the same for all: a month's, last month's, or the season's",
  query: z.object({ period, from: z._default(place, 1) }),
  response: z.strictObject({ ...tableHead, rows: z.array(tableRow) }),
  mayBeSecondsOld: true,
  refusals: [],
});

export const getOwnLine = defineEndpoint({
  method: "GET",
  path: "/api/leaderboard/position",
  access: "user",
  summary: "Your line of a table",
  query: z.object({ period }),
  response: z.strictObject(ownLine),
  mayBeSecondsOld: true,
  refusals: [],
});

export const getNeighbours = defineEndpoint({
  method: "GET",
  path: "/api/leaderboard/neighbours",
  access: "user",
  summary: "Your line of a table with the five above and below it; no rows if you aren't in it",
  query: z.object({ period }),
  response: z.strictObject({ ...tableHead, ...ownLine, rows: z.array(tableRow) }),
  mayBeSecondsOld: true,
  refusals: [],
});

/** The letters with which a search of a table begins. */
export const TABLE_SEARCH_MIN = 2;

export const searchTable = defineEndpoint({
  method: "GET",
  path: "/api/leaderboard/search",
  access: "user",
  summary: "Lines of a table by how the manager's name begins, or else by a name like it, twenty at the most",
  query: z.object({ period, q: z.string().check(z.trim(), z.minLength(TABLE_SEARCH_MIN), z.maxLength(40)) }),
  response: z.strictObject({ rows: z.array(tableRow) }),
  mayBeSecondsOld: true,
  refusals: [],
});
