import * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";

export const createTestLeague = defineEndpoint({
  method: "POST",
  path: "/api/football/create-test-league",
  access: "admin",
  summary: "Open the Premier League's fantasy league with its gameweeks now, without waiting for the job",
  response: z.strictObject({
    /** In English. The facts below say the same in any language. */
    message: z.string(),
    league: z.string(),
    /** Such as "2026/27". */
    season: z.string(),
    gameweeks: z.int(),
  }),
  refusals: ["season_not_loaded"],
});
