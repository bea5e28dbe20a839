import * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import { instant } from "#contract/ids.ts";
import { matchDayFixture } from "./football.ts";

/** More gameweeks than a season has. */
const MOST_PAGES = 60;

/** A gameweek with what has not kicked off yet. */
const comingGameweek = z.strictObject({
  leagueName: z.string(),
  round: z.int(),
  /** Of the fantasy league; it may have passed. */
  deadline: instant,
  /** By kick-off. */
  matches: z.array(matchDayFixture),
});

export type ComingGameweek = z.output<typeof comingGameweek>;

export const getComingGameweeks = defineEndpoint({
  method: "GET",
  path: "/api/fixtures/coming",
  access: "user",
  summary:
    "Coming fixtures by gameweek: page 0 has the next gameweek of each league, page 1 the one after it",
  query: z.object({
    page: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(MOST_PAGES)), 0),
  }),
  response: z.strictObject({
    gameweeks: z.array(comingGameweek),
    /** Whether any league has a gameweek on the next page. */
    hasMore: z.boolean(),
  }),
  mayBeSecondsOld: true,
  refusals: [],
});
