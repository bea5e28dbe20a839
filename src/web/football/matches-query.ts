import { getMatchesByDate } from "#contract/football/football.ts";
import { read } from "#web/api/call.ts";

/** Fixtures of the last seven days, by date. */
export const matchesQuery = read(getMatchesByDate, {});
