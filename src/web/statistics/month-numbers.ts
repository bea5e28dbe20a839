import type { StatisticsView } from "#contract/statistics.ts";

/** A month's tournament in numbers, once there is one. */
export type MonthNumbers = NonNullable<StatisticsView["month"]>;
