import * as z from "zod/mini";
import { matchDayFixture } from "./football.ts";
import { id, userId } from "#contract/ids.ts";

/** Server-sent events: what happens, as it happens. A page that can't keep the stream open polls. */
export const LIVE_PATH = "/api/live";

/** A fixture's score, minute, status or scorers are now these. */
const scoreEvent = z.strictObject({ kind: z.literal("score"), data: matchDayFixture });

/** What these players did in a fixture has changed, and so have the points of managers who field them. */
const pointsEvent = z.strictObject({
  kind: z.literal("points"),
  data: z.strictObject({ fixtureId: id, playerIds: z.array(id) }),
});

/** A fixture has new line-ups. */
const lineUpsEvent = z.strictObject({
  kind: z.literal("line-ups"),
  data: z.strictObject({ fixtureId: id }),
});

/** A tournament has a new table. */
const standingsEvent = z.strictObject({
  kind: z.literal("standings"),
  data: z.strictObject({ tournamentId: id }),
});

/** A season has a new table. */
const seasonEvent = z.strictObject({
  kind: z.literal("season"),
  data: z.strictObject({ startYear: z.int() }),
});

/** The squads of a fantasy round were scored again: their points and the tables may have moved. */
const fantasyEvent = z.strictObject({
  kind: z.literal("fantasy"),
  data: z.strictObject({ leagueId: id, round: z.int() }),
});

/** Something happened to this user: a card was decided. Only the user's own pages are told. */
const newsEvent = z.strictObject({ kind: z.literal("news"), data: z.strictObject({ userId }) });

/** Something was left out, so the page has to fetch everything again. */
const resyncEvent = z.strictObject({ kind: z.literal("resync"), data: z.strictObject({}) });

/** One event: its kind is the `event:` of the stream, its data is the `data:` as JSON. */
export const liveEvent = z.discriminatedUnion("kind", [
  scoreEvent,
  pointsEvent,
  lineUpsEvent,
  standingsEvent,
  seasonEvent,
  fantasyEvent,
  newsEvent,
  resyncEvent,
]);

export type LiveEvent = z.output<typeof liveEvent>;

export const liveEventKinds = [
  "score",
  "points",
  "line-ups",
  "standings",
  "season",
  "fantasy",
  "news",
  "resync",
] as const satisfies readonly LiveEvent["kind"][];
