import { sql } from "drizzle-orm";
import { LEADERBOARD_ROWS, type LeaderboardRow } from "#contract/leaderboard.ts";
import type { Season } from "#game/leaderboard/season.ts";
import { tieBreaks } from "#game/tournament/standing.ts";
import { namesOfU } from "#server/account/name-columns.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { retryIfTableGone, requireLines } from "#server/platform/standings/read-table.ts";
import { loadSeasonSettlement } from "./settle-season.ts";
import { loadSettledMonths, monthPoints, requireMonths, seasonSums } from "./settled-months.ts";

type Row = {
  id: string;
  position: number;
  username: string | null;
  tournamentsEntered: number;
  totalMonthlyPoints: number;
  totalSeasonPoints: number;
  decidedBy: number | null;
  there: number;
};

/** The top of a month's tournament as it was last settled; what is added to a line is looked up for the twenty alone. */
export async function loadMonthTop(db: Queryable, month: string, season: Season): Promise<LeaderboardRow[]> {
  return retryIfTableGone(async () => {
    const months = await loadSettledMonths(db, season);
    const settled = months.find((one) => one.month === month);
    if (settled === undefined) return [];
    const { rows } = await db.execute<Row>(sql`
      select u.id, top.position, ${namesOfU}, ${seasonSums(months, season)},
             top.points as "totalMonthlyPoints", top.decided_by as "decidedBy"
        from standing top join "user" u on u.id = top.user_id
       where top.settlement_id = ${settled.settlementId}::integer and top.place <= ${LEADERBOARD_ROWS}
       order by top.place`);
    requireLines(rows.length, settled, { place: 1, count: LEADERBOARD_ROWS });
    requireMonths(rows, months);
    return rows.flatMap(toLeaderboardRow);
  });
}

/** The top of a season as it was last added up. */
export async function loadSeasonTop(db: Queryable, month: string, season: Season): Promise<LeaderboardRow[]> {
  return retryIfTableGone(async () => {
    const settled = await loadSeasonSettlement(db, season.startYear);
    if (settled === null) return [];
    const months = await loadSettledMonths(db, season);
    const { rows } = await db.execute<Row>(sql`
      select u.id, top.position, ${namesOfU}, top.key_1 as "tournamentsEntered", ${monthPoints(months, month)},
             top.points as "totalSeasonPoints", top.decided_by as "decidedBy"
        from standing top join "user" u on u.id = top.user_id
       where top.settlement_id = ${settled.id}::integer and top.place <= ${LEADERBOARD_ROWS}
       order by top.place`);
    requireLines(rows.length, settled, { place: 1, count: LEADERBOARD_ROWS });
    return rows.flatMap(toLeaderboardRow);
  });
}

/** A manager without a username keeps their place, and is in no list that others see. */
function toLeaderboardRow({ decidedBy, there: _, username, ...row }: Row): LeaderboardRow[] {
  return username === null ? [] : [{ ...row, username, decidedBy: tieBreaks[decidedBy ?? -1] ?? null }];
}
