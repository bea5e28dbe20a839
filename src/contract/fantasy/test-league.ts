import * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";

export const createTestLeague = defineEndpoint({
  method: "POST",
  path: "/api/football/create-test-league",
  access: "admin",
  summary: "Open the Premier League's fantasy league with its gameweeks now, without waiting for the job",
  response: z.strictObject({ message: z.string() }),
  refusals: ["season_not_loaded"],
});
