import { cardWeight } from "#game/football/discipline.ts";
import { scorePerformance } from "#game/football/points.ts";
import { readPickCode } from "./pick-code.ts";
import type { MonthPerformance } from "./settle-entries.ts";

/**
 * For every pick that any entry holds, its fixtures in the order of kick-off, each with the sums from that fixture to
 * the month's end. An entry made in the middle of the month thus reads one place for each of its picks.
 */
export interface PickScores {
  readonly points: Int16Array;
  readonly goalsAndAssists: Int16Array;
  readonly cards: Int16Array;
  /** The place of the pick's first fixture that kicked off after `enteredAt` (epoch ms); -1 where there is none. */
  firstAfter(code: number, enteredAt: number): number;
}

export function scorePicks(pickCodes: Int32Array, performances: readonly MonthPerformance[]): PickScores {
  const ofPlayer = byPlayer(performances);
  const spans = new Map<number, { start: number; end: number }>();
  const rows: { kickOff: number; points: number; goalsAndAssists: number; cards: number }[] = [];
  for (const code of new Set(pickCodes)) {
    const pick = readPickCode(code);
    if (pick === null) continue;
    const played = ofPlayer.get(pick.playerId) ?? [];
    const start = rows.length;
    for (const one of played) rows.push({ kickOff: one.kickOff, ...scoreOf(one, pick.position) });
    sumFromTheEnd(rows, start);
    spans.set(code, { start, end: rows.length });
  }
  const kickOffs = Float64Array.from(rows, (row) => row.kickOff);
  return {
    points: Int16Array.from(rows, (row) => row.points),
    goalsAndAssists: Int16Array.from(rows, (row) => row.goalsAndAssists),
    cards: Int16Array.from(rows, (row) => row.cards),
    firstAfter(code, enteredAt) {
      const span = spans.get(code);
      if (span === undefined) return -1;
      for (let at = span.start; at < span.end; at += 1) if ((kickOffs[at] ?? 0) > enteredAt) return at;
      return -1;
    },
  };
}

function byPlayer(performances: readonly MonthPerformance[]): Map<number, MonthPerformance[]> {
  const players = new Map<number, MonthPerformance[]>();
  for (const one of performances) {
    const known = players.get(one.playerId);
    if (known === undefined) players.set(one.playerId, [one]);
    else known.push(one);
  }
  for (const played of players.values()) played.sort((a, b) => a.kickOff - b.kickOff);
  return players;
}

function scoreOf({ performance }: MonthPerformance, position: Parameters<typeof scorePerformance>[1]) {
  return {
    points: scorePerformance(performance, position).points,
    goalsAndAssists: (performance.goals ?? 0) + (performance.assists ?? 0),
    cards: cardWeight(performance),
  };
}

function sumFromTheEnd(
  rows: { points: number; goalsAndAssists: number; cards: number }[],
  start: number,
): void {
  for (let at = rows.length - 2; at >= start; at -= 1) {
    const row = rows[at];
    const after = rows[at + 1];
    if (row === undefined || after === undefined) continue;
    row.points += after.points;
    row.goalsAndAssists += after.goalsAndAssists;
    row.cards += after.cards;
  }
}
