import * as z from "zod/mini";
import { positions } from "#game/card/position.ts";
import { defineEndpoint } from "#contract/endpoint.ts";
import { id } from "#contract/ids.ts";

/** A real player as a search finds them (spec §3, Player search result), with the position for forms. */
export const playerResult = z.strictObject({
  id,
  name: z.string(),
  /** Empty for a player without a club. */
  club: z.string(),
  /** The three letters and the colours of the club's badge; null for a player without a club. */
  clubCode: z._default(z.nullable(z.string()), null),
  clubColours: z._default(z.nullable(z.strictObject({ primary: z.string(), secondary: z.string() })), null),
  /** An address, or null: the page draws a silhouette. */
  photo: z.nullable(z.string()),
  /** Empty for a player without a club. */
  leagueName: z.string(),
  /** Never null in Panna's own answers. The specification's results have none. */
  position: z.nullable(z.enum(positions)),
});

export type PlayerResult = z.output<typeof playerResult>;

/** Characters that a search needs (spec §5). */
export const PLAYER_SEARCH_MIN = 2;

/** Players that a search finds at most. */
export const PLAYER_SEARCH_ROWS = 20;

export const searchPlayers = defineEndpoint({
  method: "GET",
  path: "/api/players/search",
  access: "user",
  summary: "Players by name; accents and small slips of the pen do not matter",
  query: z.object({ q: z.string().check(z.trim(), z.minLength(PLAYER_SEARCH_MIN), z.maxLength(100)) }),
  response: z.array(playerResult),
  refusals: [],
});
