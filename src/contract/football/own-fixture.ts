import * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import { lineUpPlace } from "./line-up.ts";
import { id, instant } from "#contract/ids.ts";

export const ownFixtureView = z.strictObject({
  id,
  kickOff: instant,
  /** As the provider gives it: NS, 1H, HT, 2H, FT and the like. */
  status: z.string(),
  elapsed: z.nullable(z.int()),
  home: z.string(),
  away: z.string(),
  homeGoals: z.nullable(z.int()),
  awayGoals: z.nullable(z.int()),
  /** Which of the viewer's players belong to the two clubs. */
  players: z.array(z.string()),
  /** The same with what each has won in it by now, for a card in the player's own position; null: nothing is known of him yet. */
  own: z._default(
    z.array(
      z.strictObject({
        playerId: id,
        name: z.string(),
        points: z.nullable(z.int()),
        place: lineUpPlace,
      }),
    ),
    [],
  ),
});

export type OwnFixtureView = z.output<typeof ownFixtureView>;

export const getOwnFixtures = defineEndpoint({
  method: "GET",
  path: "/api/fixtures/own",
  access: "user",
  summary:
    "Fixtures of the players in your tournament entry, or else in your active team: today's, and the next",
  response: z.strictObject({
    /** Whose fixtures they are; null: the viewer has neither, and there are no fixtures. */
    source: z.nullable(z.enum(["tournament entry", "active team"])),
    /** Of the day in the user's time zone (UTC while it isn't known) or in play, by kick-off, those in play first. */
    today: z.array(ownFixtureView),
    /** The first that has not kicked off within the next fortnight. */
    next: z.nullable(ownFixtureView),
  }),
  mayBeSecondsOld: true,
  refusals: [],
});
