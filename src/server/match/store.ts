import { and, desc, eq, lt, type Placeholder, type SQL, sql } from "drizzle-orm";
import { alias, type AnyPgColumn, unionAll } from "drizzle-orm/pg-core";
import type { MatchSideView, MatchView, ReplayView } from "#contract/match/match.ts";
import { publicName, FORMER_MANAGER } from "#game/account/display-name.ts";
import type { LineUp } from "#game/match/line-up.ts";
import { outcomeFor } from "#game/match/match-type.ts";
import { nameColumns } from "#server/account/name-columns.ts";
import { user } from "#server/account/table.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { preparedOnce } from "#server/platform/db/prepared-once.ts";
import { match } from "./table.ts";

export type MatchRow = typeof match.$inferSelect;

type Named = Pick<typeof user.$inferSelect, "id" | "username">;

const names = { id: user.id, ...nameColumns };

/** What the list of matches shows: without the line-ups, which are most of a row. */
const listed = {
  id: match.id,
  matchType: match.matchType,
  homeUserId: match.homeUserId,
  awayUserId: match.awayUserId,
  isAgainstHouse: match.isAgainstHouse,
  homeTeamName: match.homeTeamName,
  awayTeamName: match.awayTeamName,
  homeScore: match.homeScore,
  awayScore: match.awayScore,
  homePointsBefore: match.homePointsBefore,
  homePointsAfter: match.homePointsAfter,
  awayPointsBefore: match.awayPointsBefore,
  awayPointsAfter: match.awayPointsAfter,
  createdAt: match.createdAt,
  completedAt: match.completedAt,
};

/** Behind every match. */
const BEYOND = Number.MAX_SAFE_INTEGER;

/** Which of a user's matches: those before one, and those that one of the user's cards played in. */
export interface MatchesAsked {
  readonly limit: number;
  readonly before?: number | undefined;
  readonly cardId?: number;
}

/** A user's matches, newest first. Served by match_home_idx and match_away_idx. */
export async function loadMatches(
  db: Queryable,
  userId: string,
  { limit, before = BEYOND, cardId }: MatchesAsked,
): Promise<MatchView[]> {
  const rows =
    cardId === undefined
      ? await matchesOf(db).execute({ userId, limit, before })
      : await selectMatches(db, { userId, limit, before, cardId });
  return rows.map((row) => toMatchView(row.match, row.opponent, userId));
}

const matchesOf = preparedOnce((db) => {
  const userId = sql.placeholder("userId");
  const limit = sql.placeholder("limit");
  const before = sql.placeholder("before");
  return selectMatches(db, { userId, limit, before }).prepare("matches_of");
});

interface MatchesSelected {
  readonly userId: string | Placeholder;
  readonly limit: number | Placeholder;
  readonly before: number | Placeholder;
  readonly cardId?: number;
}

function selectMatches(db: Queryable, { userId, limit, before, cardId }: MatchesSelected) {
  const earlier = lt(match.id, before);
  const page = (side: SQL | undefined) =>
    db.select({ id: match.id }).from(match).where(and(side, earlier)).orderBy(desc(match.id)).limit(limit);
  const newest = unionAll(
    page(and(eq(match.homeUserId, userId), fielded(match.homeLineUp, cardId))),
    page(and(eq(match.awayUserId, userId), fielded(match.awayLineUp, cardId))),
  )
    .orderBy(desc(sql`id`))
    .limit(limit)
    .as("newest");
  return db
    .select({ match: listed, opponent: names })
    .from(newest)
    .innerJoin(match, eq(match.id, newest.id))
    .leftJoin(
      user,
      sql`${user.id} = case when ${match.homeUserId} = ${userId} then ${match.awayUserId} else ${match.homeUserId} end`,
    )
    .orderBy(desc(match.id));
}

function fielded(lineUp: AnyPgColumn, cardId: number | undefined): SQL | undefined {
  if (cardId === undefined) return undefined;
  return sql`${lineUp} @> ${JSON.stringify({ players: [{ cardId }] })}::jsonb`;
}

/** A match for its replay; null if there is none. */
export async function loadReplay(db: Queryable, id: number): Promise<ReplayView | null> {
  const home = alias(user, "home");
  const away = alias(user, "away");
  const rows = await db
    .select({ match, home: namesOf(home), away: namesOf(away) })
    .from(match)
    .leftJoin(home, eq(home.id, match.homeUserId))
    .leftJoin(away, eq(away.id, match.awayUserId))
    .where(eq(match.id, id));
  const found = rows[0];
  return found === undefined ? null : toReplayView(found.match, found);
}

function namesOf(table: ReturnType<typeof alias<typeof user, string>>) {
  const { id, username } = table;
  return { id, username };
}

function toMatchView(
  row: Pick<MatchRow, keyof typeof listed>,
  opponent: Named | null,
  userId: string,
): MatchView {
  const isHome = row.homeUserId === userId;
  const before = isHome ? row.homePointsBefore : row.awayPointsBefore;
  const after = isHome ? row.homePointsAfter : row.awayPointsAfter;
  const teamName = isHome ? row.awayTeamName : row.homeTeamName;
  return {
    id: row.id,
    result: outcomeFor({ home: row.homeScore, away: row.awayScore }, isHome ? "home" : "away"),
    awayUserId: row.awayUserId,
    matchType: row.matchType,
    homeScore: row.homeScore,
    awayScore: row.awayScore,
    completedAt: row.completedAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    isHome,
    opponent: {
      id: opponent === null || opponent.username === null ? null : opponent.id,
      name:
        opponent === null ? (row.isAgainstHouse ? row.awayTeamName : FORMER_MANAGER) : publicName(opponent),
      teamName,
    },
    pointsChange: before === null || after === null ? null : after - before,
  };
}

function toReplayView(
  row: MatchRow,
  { home, away }: { readonly home: Named | null; readonly away: Named | null },
): ReplayView {
  const { homePointsBefore, homePointsAfter, awayPointsBefore, awayPointsAfter } = row;
  return {
    id: row.id,
    matchType: row.matchType,
    engineVersion: row.engineVersion,
    seed: row.seed,
    home: {
      ...toSideView(home, row.homeTeamName, row.homeLineUp),
      isHouse: false,
      points: toPoints(homePointsBefore, homePointsAfter),
    },
    away: {
      ...toSideView(away, row.awayTeamName, row.awayLineUp),
      isHouse: row.isAgainstHouse,
      points: toPoints(awayPointsBefore, awayPointsAfter),
    },
    homeScore: row.homeScore,
    awayScore: row.awayScore,
    hash: row.hash,
    createdAt: row.createdAt.toISOString(),
    completedAt: row.completedAt.toISOString(),
  };
}

function toPoints(before: number | null, after: number | null): MatchSideView["points"] {
  return before === null || after === null ? null : { before, after };
}

function toSideView(
  manager: Named | null,
  teamName: string,
  lineUp: LineUp,
): Pick<MatchSideView, "manager" | "teamName" | "formation" | "players"> {
  return {
    manager: manager === null ? null : { id: manager.id, name: publicName(manager) },
    teamName,
    formation: lineUp.formation,
    players: lineUp.players.map(({ cardId, playerName, position, overall, slot }) => ({
      cardId: typeof cardId === "number" ? cardId : null,
      playerName,
      position,
      overall,
      slot,
    })),
  };
}
