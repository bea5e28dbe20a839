import * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import { playerResult } from "#contract/football/player.ts";
import { id, userId } from "#contract/ids.ts";

/** Characters that the search needs. */
export const SEARCH_MIN = 2;
export const SEARCH_MAX = 100;

/** Results of each group at most. */
export const SEARCH_ROWS = 5;

const foundClub = z.strictObject({
  id,
  name: z.string(),
  leagueName: z.string(),
  logo: z.nullable(z.string()),
  /** The three letters of its badge. */
  code: z._default(z.string(), ""),
  colours: z.strictObject({ primary: z.string(), secondary: z.string() }),
});

export const searchResults = z.strictObject({
  players: z.array(playerResult),
  clubs: z.array(foundClub),
  /** Those with a username. */
  managers: z.array(z.strictObject({ id: userId, username: z.string(), imageUrl: z.nullable(z.string()) })),
  /** Those that the viewer is in. */
  leagues: z.array(z.strictObject({ id, name: z.string(), size: z.int() })),
});

export type SearchResults = z.output<typeof searchResults>;

export const searchEverything = defineEndpoint({
  method: "GET",
  path: "/api/search",
  access: "user",
  summary: "Players, clubs, managers and your mini-leagues by name, at most five of each",
  query: z.object({
    q: z.string().check(z.trim(), z.minLength(SEARCH_MIN), z.maxLength(SEARCH_MAX)),
  }),
  response: searchResults,
  mayBeSecondsOld: true,
  refusals: [],
});
