import { getStatistics } from "#contract/statistics.ts";
import { read } from "#web/api/call.ts";

/** The user's season and the game's month in figures. */
export const statisticsQuery = read(getStatistics, {});
