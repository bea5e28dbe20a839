import { LEADERBOARD_ROWS, NEIGHBOURS, type TablePeriod, type TableRow } from "#contract/leaderboard.ts";
import { seasonOf } from "#game/leaderboard/season.ts";
import { previousMonth, tournamentMonthOf } from "#game/tournament/month.ts";
import type pg from "pg";
import { openMonthTable } from "./month-table.ts";
import { openSeasonTable } from "./season-table.ts";
import type { TableSource } from "./table-source.ts";

/** The table of a period at a time. */
export async function openTable(pool: pg.Pool, period: TablePeriod, now: number): Promise<TableSource> {
  const month = tournamentMonthOf(now);
  if (period === "season") return openSeasonTable(pool, seasonOf(now), now);
  return openMonthTable(pool, period === "month" ? month : previousMonth(month), now);
}

interface Head {
  readonly name: string;
  readonly isFinal: boolean;
  readonly settledAt: string | null;
  readonly total: number;
}

/** What a table is of. */
export function headOf({ name, isFinal, settledAt, total }: TableSource): Head {
  return { name, isFinal, settledAt: settledAt?.toISOString() ?? null, total };
}

/** Twenty lines from a place on, the same for everybody. */
export async function pageOf(table: TableSource, from: number): Promise<Head & { rows: TableRow[] }> {
  return { ...headOf(table), rows: await table.rowsFrom(from, LEADERBOARD_ROWS) };
}

/** The lines round one's own, itself among them also where others do not see it; none round null. */
export async function neighboursOf(table: TableSource, line: TableRow | null): Promise<TableRow[]> {
  if (line === null) return [];
  const first = Math.max(1, line.place - NEIGHBOURS);
  const shown = await table.rowsFrom(first, line.place - first + 1 + NEIGHBOURS);
  const others = shown.filter(({ id }) => id !== line.id);
  return [...others, line].toSorted((one, other) => one.place - other.place);
}
