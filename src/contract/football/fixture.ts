import * as z from "zod/mini";
import { positions } from "#game/card/position.ts";
import { sides } from "#game/side.ts";
import { defineEndpoint } from "#contract/endpoint.ts";
import { matchDayFixture } from "./football.ts";
import { lineUpsView } from "./line-up.ts";
import { id, idInPath, instant } from "#contract/ids.ts";
import { receiptView } from "./receipt.ts";

/** What happened, in order. `side` is the side that it counts for. */
const eventView = z.strictObject({
  /** 0 where the provider does not tell it. */
  minute: z.int(),
  side: z.enum(sides),
  kind: z.enum(["goal", "own goal", "penalty", "penalty missed", "yellow", "red", "substitution"]),
  playerName: z.string(),
  /** Who gave the pass, or who came on. */
  otherName: z.nullable(z.string()),
  /** Null where it is not known who that is. */
  playerId: z._default(z.nullable(id), null),
  otherId: z._default(z.nullable(id), null),
});

export type FixtureEventView = z.output<typeof eventView>;

/** A player of the match-day squads, with the points for a card of the player's own position. */
const fixturePlayer = z.strictObject({
  id,
  name: z.string(),
  /** The side that the player was on; null: not known, such as for one who has changed clubs since. */
  side: z.nullable(z.enum(sides)),
  position: z.enum(positions),
  minutes: z.nullable(z.int()),
  points: z.int(),
  lines: receiptView.shape.lines,
});

export type FixturePlayerView = z.output<typeof fixturePlayer>;

export const getFixture = defineEndpoint({
  method: "GET",
  path: "/api/fixtures/:id",
  access: "user",
  summary: "A fixture with its events and the points receipts of its players",
  params: z.object({ id: idInPath }),
  response: z.strictObject({
    match: matchDayFixture,
    round: z.int(),
    /** As in a receipt. */
    rules: z._default(z.string(), ""),
    events: z.array(eventView),
    /** From about an hour before the kick-off. */
    lineUps: z._default(lineUpsView, { home: null, away: null }),
    /** The best first, those who did not come on last. */
    players: z.array(fixturePlayer),
    /** Corrections after the final whistle, the latest last. */
    corrections: z.array(
      z.strictObject({ at: instant, playerName: z.string(), pointsBefore: z.int(), pointsAfter: z.int() }),
    ),
  }),
  mayBeSecondsOld: true,
  refusals: ["not_found"],
});
