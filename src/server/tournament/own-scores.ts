import { and, eq, gt, gte, lt, lte, sql } from "drizzle-orm";
import type { BadgeFacts } from "#game/account/badges.ts";
import { hasPlayed } from "#game/fantasy/card-points.ts";
import { scorePerformance } from "#game/football/points.ts";
import type { CardScore } from "#game/leaderboard/own-season.ts";
import { countsForEntry, type EntryPick } from "#game/tournament/decide-entry.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { preparedOnce } from "#server/platform/db/prepared-once.ts";
import { loadPerformancesOf, type PerformanceRow } from "#server/football/performances.ts";
import { findPlaced, loadLinesOf, retryIfTableGone } from "#server/platform/standings/read-table.ts";
import { settlement } from "#server/platform/standings/table.ts";
import { tournament, tournamentEntry } from "./table.ts";

/** A user's entry with what each of its cards won in which fixture. */
export interface OwnEntry {
  readonly tournamentId: number;
  /** Epoch milliseconds. */
  readonly enteredAt: number;
  readonly picks: readonly EntryPick[];
  readonly scores: readonly CardScore[];
}

interface Span {
  /** Epoch milliseconds; the end is not included. */
  readonly startsAt: number;
  readonly endsAt: number;
}

type Month = Pick<typeof tournament.$inferSelect, "startsAt" | "endsAt">;

/**
 * A user's entries in the tournaments of a span: twelve a season at the most, each with a few fixtures of five players,
 * so it is added up when it is asked for.
 */
export async function loadOwnEntries(db: Queryable, userId: string, span: Span): Promise<OwnEntry[]> {
  const rows = await db
    .select({ entry: tournamentEntry, tournament })
    .from(tournamentEntry)
    .innerJoin(tournament, eq(tournament.id, tournamentEntry.tournamentId))
    .where(
      and(
        eq(tournamentEntry.userId, userId),
        gte(tournament.startsAt, new Date(span.startsAt)),
        lt(tournament.startsAt, new Date(span.endsAt)),
      ),
    )
    .orderBy(tournament.startsAt);
  const entries: OwnEntry[] = [];
  for (const { entry, tournament: entered } of rows) {
    const { picks } = entry;
    const scores = await loadCardScores(db, picks, entry.enteredAt, entered);
    entries.push({ tournamentId: entered.id, enteredAt: entry.enteredAt.getTime(), picks, scores });
  }
  return entries;
}

/** What some picks of an entry won, fixture by fixture, by the rules of the tournament. */
export async function loadCardScores(
  db: Queryable,
  picks: readonly EntryPick[],
  enteredAt: Date,
  month: Month,
): Promise<CardScore[]> {
  const counting = await loadCounting(db, picks, enteredAt, month);
  return counting.flatMap(({ playerId, kickOff, season, performance }) => {
    const pick = picks.find((one) => one.playerId === playerId);
    if (pick === undefined) return [];
    const { cardId, playerName, position, club } = pick;
    const { points } = scorePerformance(performance, position, season);
    const score = { cardId, playerName, position, club, kickOff, points };
    return [{ ...score, hasPlayed: hasPlayed(performance) }];
  });
}

/** The performances of the players in some picks that count for an entry into a tournament. */
export async function loadCounting(
  db: Queryable,
  picks: readonly EntryPick[],
  enteredAt: Date,
  { startsAt, endsAt }: Month,
): Promise<PerformanceRow[]> {
  const month: Span = { startsAt: startsAt.getTime(), endsAt: endsAt.getTime() };
  const playerIds = picks.flatMap(({ playerId }) => playerId ?? []);
  const played = await loadPerformancesOf(db, playerIds, { from: month.startsAt, to: month.endsAt });
  return played.filter(({ kickOff }) => countsForEntry(kickOff, enteredAt.getTime(), month));
}

/** A user's five in the current tournament. */
export interface CurrentEntry {
  readonly picks: readonly EntryPick[];
  /** Whether the points of a fixture that kicks off at an instant (epoch milliseconds) count. */
  readonly counts: (kickOff: number) => boolean;
}

/** A user's entry in the current tournament; null without one. */
export async function loadCurrentEntry(
  db: Queryable,
  userId: string,
  now: number,
): Promise<CurrentEntry | null> {
  const [found] = await currentEntryOf(db).execute({ userId, at: new Date(now) });
  if (found === undefined) return null;
  const { picks, enteredAt, startsAt, endsAt } = found;
  const month: Span = { startsAt: startsAt.getTime(), endsAt: endsAt.getTime() };
  return { picks, counts: (kickOff) => countsForEntry(kickOff, enteredAt.getTime(), month) };
}

const currentEntryOf = preparedOnce((db) =>
  db
    .select({
      picks: tournamentEntry.picks,
      enteredAt: tournamentEntry.enteredAt,
      startsAt: tournament.startsAt,
      endsAt: tournament.endsAt,
    })
    .from(tournamentEntry)
    .innerJoin(tournament, eq(tournament.id, tournamentEntry.tournamentId))
    .where(
      and(
        eq(tournamentEntry.userId, sql.placeholder("userId")),
        lte(tournament.startsAt, sql.placeholder("at")),
        gt(tournament.endsAt, sql.placeholder("at")),
      ),
    )
    .prepare("current_entry"),
);

type Honours = Pick<BadgeFacts, "tournamentsEntered" | "bestPosition" | "mostPoints">;

/**
 * What a user has reached in tournaments: entries, and the best in final tables; a table without points has no places.
 * Served by tournament_entry_user_id_idx.
 */
export async function loadHonours(db: Queryable, userId: string): Promise<Honours> {
  return retryIfTableGone(async () => {
    const entered = await db
      .select({ settlementId: settlement.id })
      .from(tournamentEntry)
      .innerJoin(tournament, eq(tournament.id, tournamentEntry.tournamentId))
      .leftJoin(settlement, and(eq(settlement.id, tournament.settlementId), eq(settlement.isFinal, true)))
      .where(eq(tournamentEntry.userId, userId));
    const settlementIds = entered.flatMap(({ settlementId }) => settlementId ?? []);
    const placed = await findPlaced(db, settlementIds);
    const lines = await loadLinesOf(db, settlementIds, [userId]);
    const positions = lines.flatMap((line) => (placed.has(line.settlementId) ? line.position : []));
    return {
      tournamentsEntered: entered.length,
      bestPosition: positions.length === 0 ? null : Math.min(...positions),
      mostPoints: lines.length === 0 ? null : Math.max(...lines.map(({ points }) => points)),
    };
  });
}
