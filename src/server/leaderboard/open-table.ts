import { sql } from "drizzle-orm";
import { LEADERBOARD_ROWS, NEIGHBOURS, type TablePeriod, type TableRow } from "#contract/leaderboard.ts";
import { dayStartOf } from "#game/leaderboard/movement.ts";
import { type Season, seasonOf } from "#game/leaderboard/season.ts";
import { previousMonth, type TournamentMonth, tournamentMonthOf } from "#game/tournament/month.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { loadSettlement } from "#server/platform/standings/load-settlement.ts";
import { loadTournamentOf } from "#server/tournament/store.ts";
import { loadSeasonSettlement } from "./settle-season.ts";
import { emptyTable, openSettledTable, type TableSource } from "./settled-table.ts";

/** The table of a period at a time. Its questions fail with TableGoneError once it is superseded and dropped. */
export async function openTable(db: Queryable, period: TablePeriod, now: number): Promise<TableSource> {
  const month = tournamentMonthOf(now);
  if (period === "season") return openSeasonTable(db, seasonOf(now), now);
  return openMonthTable(db, period === "month" ? month : previousMonth(month), now);
}

/** The table of a month's tournament. Only the one that is under way has movement. */
async function openMonthTable(db: Queryable, month: TournamentMonth, now: number): Promise<TableSource> {
  const of = await loadTournamentOf(db, month.key);
  const settlement = of === null ? null : await loadSettlement(db, of.settlementId);
  if (of === null || settlement === null) return emptyTable(month.name);
  const beforeId = now < of.endsAt.getTime() ? dayStartOf(settlement, now) : null;
  return openSettledTable(db, { name: of.name, settlement, beforeId, tournaments: sql`1` });
}

/** The table of a season, as it was last added up. */
async function openSeasonTable(db: Queryable, season: Season, now: number): Promise<TableSource> {
  const settlement = await loadSeasonSettlement(db, season.startYear);
  if (settlement === null) return emptyTable(season.name);
  const beforeId = dayStartOf(settlement, now);
  return openSettledTable(db, { name: season.name, settlement, beforeId, tournaments: sql`s.key_1` });
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

/** The lines around the viewer's own, which is among them even if others don't see it; none around null. */
export async function neighboursOf(table: TableSource, line: TableRow | null): Promise<TableRow[]> {
  if (line === null) return [];
  const first = Math.max(1, line.place - NEIGHBOURS);
  const shown = await table.rowsFrom(first, line.place - first + 1 + NEIGHBOURS);
  const others = shown.filter(({ id }) => id !== line.id);
  return [...others, line].toSorted((one, other) => one.place - other.place);
}
