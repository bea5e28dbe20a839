import { asc, desc, eq, sql } from "drizzle-orm";
import type { FantasyLeagueView, RoundView } from "#contract/fantasy/league.ts";
import { currentRound, nextRound, type RoundState } from "#game/fantasy/round-state.ts";
import { placeOfLeague } from "#game/world/catalogue/leagues.ts";
import type { LockSource } from "#server/card/locks.ts";
import type { InstantText } from "#server/platform/db/columns.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { preparedOnce } from "#server/platform/db/prepared-once.ts";
import { fantasyLeague, fantasyRound } from "./table.ts";

export type LeagueRow = typeof fantasyLeague.$inferSelect;

/** A round without what it was made of. */
export interface RoundRow {
  readonly id: number;
  readonly leagueId: number;
  readonly round: number;
  /** Epoch milliseconds. */
  readonly deadline: number;
  readonly state: RoundState;
  readonly finalAt: number;
  readonly squads: number;
  readonly average: number | null;
}

const roundColumns = {
  id: fantasyRound.id,
  leagueId: fantasyRound.leagueId,
  round: fantasyRound.round,
  deadline: fantasyRound.deadline,
  state: fantasyRound.state,
  finalAt: fantasyRound.finalAt,
  squads: fantasyRound.squads,
  average: fantasyRound.average,
};

/** A fantasy league; null if there is none with this id. */
export async function loadLeague(db: Queryable, id: number): Promise<LeagueRow | null> {
  const rows = await db.select().from(fantasyLeague).where(eq(fantasyLeague.id, id));
  return rows[0] ?? null;
}

/** The rounds of a league in the order of their deadlines. Served by fantasy_round_deadline_idx. */
export async function loadRounds(db: Queryable, leagueId: number): Promise<RoundRow[]> {
  const rows = await db
    .select(roundColumns)
    .from(fantasyRound)
    .where(eq(fantasyRound.leagueId, leagueId))
    .orderBy(asc(fantasyRound.deadline), asc(fantasyRound.round));
  return rows.map(toRoundRow);
}

function toRoundRow(
  row: { deadline: Date; finalAt: Date } & Omit<RoundRow, "deadline" | "finalAt">,
): RoundRow {
  return { ...row, deadline: row.deadline.getTime(), finalAt: row.finalAt.getTime() };
}

/** As it is at this time: a deadline has passed when the clock says so, whenever the job records it. */
export function toRoundView({ round, deadline, state }: RoundRow, now: number): RoundView {
  const isOpen = now < deadline;
  const running = state === "upcoming" ? "live" : state;
  return { round, deadline: new Date(deadline).toISOString(), state: isOpen ? "upcoming" : running };
}

/** All leagues: those that still have a round to come, the latest season, the order of the specification. */
export async function loadLeagueViews(db: Queryable, now: number): Promise<FantasyLeagueView[]> {
  const leagues = await allLeagues(db).execute();
  const rounds = await allRounds(db).execute();
  const ofLeague = Map.groupBy(rounds.map(toRoundRow), ({ leagueId }) => leagueId);
  const views = leagues.map((row) => toLeagueView(row, ofLeague.get(row.id) ?? [], now));
  return views.toSorted(
    (a, b) =>
      Number(a.nextRound === null) - Number(b.nextRound === null) ||
      b.season - a.season ||
      placeOfLeague(a.realLeagueId) - placeOfLeague(b.realLeagueId),
  );
}

const allLeagues = preparedOnce((db) =>
  db
    .select()
    .from(fantasyLeague)
    .orderBy(desc(fantasyLeague.season), asc(fantasyLeague.id))
    .prepare("fantasy_leagues"),
);

const allRounds = preparedOnce((db) =>
  db.select(roundColumns).from(fantasyRound).orderBy(asc(fantasyRound.deadline)).prepare("fantasy_rounds"),
);

function toLeagueView(row: LeagueRow, rounds: readonly RoundRow[], now: number): FantasyLeagueView {
  const next = nextRound(rounds, now);
  const current = currentRound(rounds, now);
  return {
    id: row.id,
    name: row.name,
    realLeagueId: row.leagueId,
    season: row.season,
    rounds: rounds.length,
    nextRound: next === null ? null : toRoundView(next, now),
    currentRound: current === null ? null : toRoundView(current, now),
  };
}

/**
 * What a user's squads lock at this time (epoch milliseconds): those locked in rounds that are not final, and those that
 * a deadline has just passed and the job has not yet locked. Served by fantasy_locked_squad_user_id_idx.
 */
export const loadSquadLocks: LockSource = async (db, userId, now) => {
  const rows = await squadLocksOf(db).execute({ userId, at: new Date(now) });
  return rows.map(({ leagueName, round, until, cardIds }) => ({
    where: { kind: "gameweek", league: leagueName, gameweek: round },
    // With late details a round becomes final later than expected.
    until: new Date(Math.max(new Date(until).getTime(), now)).toISOString(),
    cardIds,
  }));
};

const squadLocksOf = preparedOnce((db) => {
  const userId = sql.placeholder("userId");
  return db
    .select({
      leagueName: sql<string>`f.name`,
      round: sql<number>`r.round`,
      until: sql<InstantText>`r.final_at`,
      cardIds: sql<number[]>`squad.card_ids`,
    })
    .from(sql`fantasy_round r
      join fantasy_league f on f.id = r.league_id
      join lateral (
        select l.card_ids from fantasy_locked_squad l where l.round_id = r.id and l.user_id = ${userId}
        union all
        select s.card_ids from fantasy_squad s
         where s.league_id = r.league_id and s.user_id = ${userId} and coalesce(s.executed_at, s.locked_until) < r.deadline
      ) squad on true`)
    .where(sql`r.deadline <= ${sql.placeholder("at")} and r.state <> 'final'`)
    .orderBy(sql`r.deadline`)
    .prepare("squad_locks");
});
