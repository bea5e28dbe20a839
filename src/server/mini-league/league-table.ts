import { sql } from "drizzle-orm";
import type { MiniLeaguePeriod, MiniLeagueRow } from "#contract/mini-league/mini-league.ts";
import { publicName } from "#game/account/display-name.ts";
import { type Season, seasonOf } from "#game/leaderboard/season.ts";
import { rankMembers } from "#game/mini-league/rank-members.ts";
import { tournamentMonthOf } from "#game/tournament/month.ts";
import { decidedBy, type Standing } from "#game/tournament/standing.ts";
import { namesOfU } from "#server/account/name-columns.ts";
import type { InstantText } from "#server/platform/db/columns.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { retryIfTableGone, holdThere } from "#server/platform/standings/read-table.ts";
import { loadSeasonSettlement } from "#server/leaderboard/settle-season.ts";
import { loadTournamentOf } from "#server/tournament/store.ts";
import type { LeagueRow } from "./store.ts";

export interface LeagueTable {
  /** Such as 2025-09; null for the table of the season. */
  readonly month: string | null;
  /** Such as "2025/26". */
  readonly season: string;
  readonly rows: MiniLeagueRow[];
}

type Person = {
  id: string;
  username: string | null;
};

type MemberRow = Person & {
  isEntered: boolean;
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
  const members = await retryIfTableGone(() =>
    isMonth ? loadMonthMembers(db, league.id, month.key) : loadSeasonMembers(db, league.id, season),
  );
  const ranked = rankMembers(members);
  const rows = ranked.map((member, at): MiniLeagueRow => {
    const above = ranked[at - 1];
    const isDecided = isMonth && above !== undefined && member.position !== null;
    return {
      id: member.id,
      position: member.position,
      isEntered: member.isEntered,
      username: publicName(member),
      points: member.points ?? 0,
      decidedBy: isDecided ? decidedBy(toStanding(above), toStanding(member)) : null,
      isOwner: member.id === league.ownerId,
    };
  });
  return { month: isMonth ? month.key : null, season: season.name, rows };
}

const person = sql`u.id, ${namesOfU}`;

async function loadMonthMembers(db: Queryable, leagueId: number, month: string): Promise<MemberRow[]> {
  const of = await loadTournamentOf(db, month);
  const { rows } = await db.execute<MemberRow>(sql`
    select ${person}, s.position as "overallPosition", s.points, s.key_1 as "bestCard",
           s.key_2 as "goalsAndAssists", s.key_3 as cards, e.entered_at as "enteredAt",
           e.user_id is not null as "isEntered"
      from mini_league_member m
      join "user" u on u.id = m.user_id
      left join tournament_entry e on e.tournament_id = ${of?.id ?? null}::integer and e.user_id = m.user_id
      left join standing s on s.settlement_id = ${of?.settlementId ?? null}::integer and s.user_id = m.user_id
     where m.league_id = ${leagueId} and m.removed_at is null
     order by m.joined_at, m.user_id`);
  await requireTable(db, rows, of?.settlementId);
  return rows;
}

async function loadSeasonMembers(db: Queryable, leagueId: number, season: Season): Promise<MemberRow[]> {
  const settled = await loadSeasonSettlement(db, season.startYear);
  const { rows } = await db.execute<MemberRow>(sql`
    select ${person}, s.position as "overallPosition", s.points, null as "bestCard", null as "goalsAndAssists",
           null as cards, null as "enteredAt",
           exists (select from tournament_entry e
                     join tournament t on t.id = e.tournament_id
                    where e.user_id = m.user_id and t.starts_at >= ${new Date(season.startsAt)}
                      and t.starts_at < ${new Date(season.endsAt)}) as "isEntered"
      from mini_league_member m
      join "user" u on u.id = m.user_id
      left join standing s on s.settlement_id = ${settled?.id ?? null}::integer and s.user_id = m.user_id
     where m.league_id = ${leagueId} and m.removed_at is null
     order by m.joined_at, m.user_id`);
  await requireTable(db, rows, settled?.id);
  return rows;
}

/** @throws TableGoneError where nobody has a line because the table has been dropped. */
async function requireTable(
  db: Queryable,
  rows: readonly MemberRow[],
  settlementId: number | null | undefined,
): Promise<void> {
  const isEmpty = rows.every(({ overallPosition }) => overallPosition === null);
  if (isEmpty && settlementId !== null && settlementId !== undefined) await holdThere(db, [settlementId]);
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
