import type { StatisticsView } from "#contract/statistics.ts";

/** The statistics of a month's tournament. */
export type MonthNumbers = NonNullable<StatisticsView["month"]>;
