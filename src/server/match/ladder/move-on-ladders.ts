import { and, eq, sql } from "drizzle-orm";
import type { MatchOutcome } from "#game/match/match-type.ts";
import { tournamentMonthOf } from "#game/tournament/month.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { ladderCount, ladderStanding } from "./table.ts";

/** The ladder of all time. */
export const ALL_TIME = "all";

/** What a ranked match did to a manager. */
export interface LadderMove {
  readonly userId: string;
  readonly outcome: MatchOutcome;
  readonly points: { readonly before: number; readonly after: number };
}

interface Step {
  readonly period: string;
  readonly points: number;
  readonly by: 1 | -1;
}

/**
 * Writes a ranked match into the ladders of all time and of its month. The managers are held by the caller, so nobody
 * else moves them; what all managers share, the counts, comes last and in one order.
 */
export async function moveOnLadders(
  tx: Transaction,
  now: number,
  moves: readonly LadderMove[],
): Promise<void> {
  const month = tournamentMonthOf(now).key;
  const steps: Step[] = [];
  for (const move of moves) {
    const { before, after } = move.points;
    const ever = await loadPoints(tx, ALL_TIME, move.userId);
    steps.push(...(await moveOn(tx, move, { period: ALL_TIME, before: ever, points: after })));
    const inMonth = await loadPoints(tx, month, move.userId);
    const points = (inMonth ?? 0) + after - before;
    steps.push(...(await moveOn(tx, move, { period: month, before: inMonth, points })));
  }
  await countSteps(tx, steps);
}

interface Place {
  readonly period: string;
  /** Null: the manager is not on this ladder yet. */
  readonly before: number | null;
  readonly points: number;
}

async function moveOn(
  tx: Transaction,
  { userId, outcome }: LadderMove,
  { period, before, points }: Place,
): Promise<Step[]> {
  const won = { wins: 0, draws: 0, losses: 0 };
  won[({ win: "wins", draw: "draws", loss: "losses" } as const)[outcome]] = 1;
  await tx
    .insert(ladderStanding)
    .values({ period, userId, points, ...won })
    .onConflictDoUpdate({
      target: [ladderStanding.period, ladderStanding.userId],
      set: {
        points,
        wins: sql`${ladderStanding.wins} + ${won.wins}`,
        draws: sql`${ladderStanding.draws} + ${won.draws}`,
        losses: sql`${ladderStanding.losses} + ${won.losses}`,
      },
    });
  const left: Step[] = before === null ? [] : [{ period, points: before, by: -1 }];
  return [...left, { period, points, by: 1 }];
}

async function loadPoints(tx: Transaction, period: string, userId: string): Promise<number | null> {
  const rows = await tx
    .select({ points: ladderStanding.points })
    .from(ladderStanding)
    .where(and(eq(ladderStanding.period, period), eq(ladderStanding.userId, userId)));
  return rows[0]?.points ?? null;
}

async function countSteps(tx: Transaction, steps: readonly Step[]): Promise<void> {
  const sums = new Map<string, { period: string; points: number; managers: number }>();
  for (const { period, points, by } of steps) {
    const key = `${period} ${points}`;
    sums.set(key, { period, points, managers: (sums.get(key)?.managers ?? 0) + by });
  }
  const changed = [...sums.values()]
    .filter(({ managers }) => managers !== 0)
    .sort((a, b) => (a.period < b.period ? -1 : a.period > b.period ? 1 : a.points - b.points));
  if (changed.length === 0) return;
  await tx
    .insert(ladderCount)
    .values(changed)
    .onConflictDoUpdate({
      target: [ladderCount.period, ladderCount.points],
      set: { managers: sql`${ladderCount.managers} + excluded.managers` },
    });
}
