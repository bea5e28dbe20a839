import { getStatistics } from "#contract/statistics.ts";
import { read } from "#web/api/read.ts";

/** One's own season and the game's month in numbers. */
export const statisticsQuery = read(getStatistics, {});
