import { and, asc, eq, gte, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import { type Season, seasonOf } from "#game/leaderboard/season.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { preparedOnce } from "#server/platform/db/prepared-once.ts";
import { settlement } from "#server/platform/standings/table.ts";
import { TableGoneError } from "#server/platform/standings/read-table.ts";
import { tournament } from "#server/tournament/table.ts";

/** A tournament of a season with the settlement that readers see. */
export interface SettledMonth {
  readonly tournamentId: number;
  readonly month: string;
  readonly settlementId: number;
  readonly lines: number;
}

/** The seasons with a tournament that has been settled, the first one first. */
export async function loadSettledSeasons(db: Queryable): Promise<Season[]> {
  const rows = await db
    .select({ startsAt: tournament.startsAt })
    .from(tournament)
    .where(isNotNull(tournament.settlementId))
    .orderBy(asc(tournament.startsAt));
  const seasons = rows.map(({ startsAt }) => seasonOf(startsAt.getTime()));
  return [...new Map(seasons.map((one) => [one.startYear, one])).values()];
}

/** The tournaments of a season that have been settled. */
export async function loadSettledMonths(
  db: Queryable,
  { startsAt, endsAt }: Pick<Season, "startsAt" | "endsAt">,
): Promise<SettledMonth[]> {
  return settledMonths(db).execute({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) });
}

const settledMonths = preparedOnce((db) =>
  db
    .select({
      tournamentId: tournament.id,
      month: tournament.month,
      settlementId: settlement.id,
      lines: settlement.lines,
    })
    .from(tournament)
    .innerJoin(settlement, eq(settlement.id, tournament.settlementId))
    .where(
      and(
        gte(tournament.startsAt, sql.placeholder("startsAt")),
        lt(tournament.startsAt, sql.placeholder("endsAt")),
      ),
    )
    .orderBy(asc(tournament.id))
    .prepare("settled_months"),
);

/** In a query over users `u`: what they have in a season, and how many of its tables were there to be added up. */
export function seasonSums(
  months: readonly SettledMonth[],
  { startsAt, endsAt }: Pick<Season, "startsAt" | "endsAt">,
): SQL {
  const ids = sql`${sql.param(settledIds(months))}::integer[]`;
  return sql`
    (select count(*)::integer from tournament_entry mine join tournament t on t.id = mine.tournament_id
      where mine.user_id = u.id and t.starts_at >= ${new Date(startsAt)} and t.starts_at < ${new Date(endsAt)})
      as "tournamentsEntered",
    (select coalesce(sum(s.points), 0)::integer from standing s
      where s.settlement_id = any(${ids}) and s.user_id = u.id) as "totalSeasonPoints",
    (select count(*)::integer from standing s where s.settlement_id = any(${ids}) and s.place = 1) as there`;
}

/** @throws TableGoneError where one of the season's tables was not there for `seasonSums`. */
export function requireMonths(
  rows: readonly { readonly there: number }[],
  months: readonly SettledMonth[],
): void {
  const wanted = settledIds(months).length;
  if (rows.some(({ there }) => there < wanted)) throw new TableGoneError("a table of the season is gone");
}

function settledIds(months: readonly SettledMonth[]): number[] {
  return months.filter(({ lines }) => lines > 0).map(({ settlementId }) => settlementId);
}

/** The points of users `u` in a month: 0 where they are not in its table. */
export function monthPoints(months: readonly SettledMonth[], month: string): SQL {
  const id = months.find((one) => one.month === month)?.settlementId ?? null;
  return sql`
    coalesce((select s.points from standing s where s.settlement_id = ${id}::integer and s.user_id = u.id), 0)
      as "totalMonthlyPoints"`;
}
