import { sql } from "drizzle-orm";
import type { MiniLeaguePeriod, MiniLeagueRow } from "#contract/mini-league/mini-league.ts";
import { publicName } from "#game/account/display-name.ts";
import { seasonOf } from "#game/leaderboard/season.ts";
import { rankMembers } from "#game/mini-league/rank-members.ts";
import { tournamentMonthOf } from "#game/tournament/month.ts";
import { decidedBy, type Standing } from "#game/tournament/standing.ts";
import { namesOfU } from "#server/account/name-columns.ts";
import type { InstantText } from "#server/platform/db/columns.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { LeagueRow } from "./store.ts";

export interface LeagueTable {
  /** Such as "September 2025", or "2025/26". */
  readonly tableName: string;
  readonly rows: MiniLeagueRow[];
}

type Person = {
  id: string;
  username: string | null;
};

type MemberRow = Person & {
  overallPosition: number | null;
  points: number | null;
  bestCard: number | null;
  goalsAndAssists: number | null;
  cards: number | null;
  enteredAt: InstantText | null;
};

/**
 * The table of a league for the month or the season: its members' lines out of the table of all. It reads as many lines
 * as the league has members, however many managers there are.
 */
export async function loadLeagueTable(
  db: Queryable,
  league: LeagueRow,
  period: MiniLeaguePeriod,
  now: number,
): Promise<LeagueTable> {
  const month = tournamentMonthOf(now);
  const season = seasonOf(now);
  const isMonth = period === "month";
  const members = isMonth
    ? await loadMonthMembers(db, league.id, month.key)
    : await loadSeasonMembers(db, league.id, season.startYear);
  const ranked = rankMembers(members);
  const rows = ranked.map((member, at): MiniLeagueRow => {
    const above = ranked[at - 1];
    const isDecided = isMonth && above !== undefined && member.position !== null;
    return {
      id: member.id,
      position: member.position,
      username: publicName(member),
      points: member.points ?? 0,
      decidedBy: isDecided ? decidedBy(toStanding(above), toStanding(member)) : null,
      isOwner: member.id === league.ownerId,
    };
  });
  return { tableName: isMonth ? month.name : season.name, rows };
}

const person = sql`u.id, ${namesOfU}`;

async function loadMonthMembers(db: Queryable, leagueId: number, month: string): Promise<MemberRow[]> {
  const { rows } = await db.execute<MemberRow>(sql`
    select ${person}, s.position as "overallPosition", s.points, s.best_card as "bestCard",
           s.goals_and_assists as "goalsAndAssists", s.cards, e.entered_at as "enteredAt"
      from mini_league_member m
      join "user" u on u.id = m.user_id
      left join tournament t on t.month = ${month}
      left join tournament_entry e on e.tournament_id = t.id and e.user_id = m.user_id
      left join lateral standing_of(t.settlement_id, e.id) s on true
     where m.league_id = ${leagueId} and m.removed_at is null
     order by m.joined_at, m.user_id`);
  return rows;
}

async function loadSeasonMembers(db: Queryable, leagueId: number, startYear: number): Promise<MemberRow[]> {
  const { rows } = await db.execute<MemberRow>(sql`
    select ${person}, s.position as "overallPosition", s.points, null as "bestCard", null as "goalsAndAssists",
           null as cards, null as "enteredAt"
      from mini_league_member m
      join "user" u on u.id = m.user_id
      left join season on season.start_year = ${startYear}
      left join season_standing s on s.settlement_id = season.settlement_id and s.user_id = m.user_id
     where m.league_id = ${leagueId} and m.removed_at is null
     order by m.joined_at, m.user_id`);
  return rows;
}

function toStanding({ points, bestCard, goalsAndAssists, cards, enteredAt }: MemberRow): Standing {
  return {
    points: points ?? 0,
    bestCard: bestCard ?? 0,
    goalsAndAssists: goalsAndAssists ?? 0,
    cards: cards ?? 0,
    enteredAt: enteredAt === null ? 0 : new Date(enteredAt).getTime(),
  };
}
