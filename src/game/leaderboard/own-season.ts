import type { Position } from "#game/card/position.ts";
import { DAY_MS } from "#game/milliseconds.ts";
import { utcDay } from "./movement.ts";

/** What one card won in one fixture of a tournament that it was entered in. */
export interface CardScore {
  readonly cardId: number;
  readonly playerName: string;
  readonly position: Position;
  readonly club: string;
  /** Epoch milliseconds. */
  readonly kickOff: number;
  readonly points: number;
  /** Whether the player played in it (docs/rules.md#who-played). */
  readonly hasPlayed: boolean;
}

export interface WeekPoints {
  /** The Monday (UTC) that the week begins with, such as 2025-09-08. */
  readonly monday: string;
  readonly points: number;
}

/** Points by weeks from Monday to Sunday (UTC), in order; weeks without a score are left out. */
export function weeksOf(scores: readonly CardScore[]): WeekPoints[] {
  const weeks = new Map<string, number>();
  for (const { kickOff, points } of scores) {
    const monday = mondayOf(kickOff);
    weeks.set(monday, (weeks.get(monday) ?? 0) + points);
  }
  return [...weeks]
    .map(([monday, points]) => ({ monday, points }))
    .toSorted((a, b) => a.monday.localeCompare(b.monday));
}

function mondayOf(instant: number): string {
  const sinceMonday = (new Date(instant).getUTCDay() + 6) % 7;
  return utcDay(instant - sinceMonday * DAY_MS);
}

export interface CardTotal extends Omit<CardScore, "kickOff" | "hasPlayed"> {
  /** Those in which the player played. */
  readonly fixtures: number;
}

/** What each card won altogether, the most first; at equal points the one that needed fewer fixtures. */
export function cardTotals(scores: readonly CardScore[]): CardTotal[] {
  const totals = new Map<number, CardTotal>();
  for (const { kickOff: _, hasPlayed, ...score } of scores) {
    const known = totals.get(score.cardId);
    totals.set(score.cardId, {
      ...score,
      points: score.points + (known?.points ?? 0),
      fixtures: (hasPlayed ? 1 : 0) + (known?.fixtures ?? 0),
    });
  }
  return [...totals.values()].toSorted(
    (a, b) => b.points - a.points || a.fixtures - b.fixtures || a.cardId - b.cardId,
  );
}

/** Points of all that kicked off before an instant (epoch milliseconds). */
export function pointsBefore(scores: readonly CardScore[], instant: number): number {
  return scores.filter(({ kickOff }) => kickOff < instant).reduce((total, { points }) => total + points, 0);
}
