import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import type { Row } from "./plain-tables.ts";

const all = [
  "2025-08",
  "2025-09",
  "2025-10",
  "2025-11",
  "2025-12",
  "2026-01",
  "2026-02",
  "2026-03",
  "2026-04",
  "2026-05",
] as const;

/** The last months of the season; `npm run proof -- recorded-season` plays all ten. */
export const months = all.slice(-Number(process.env["SEASON_MONTHS"] ?? 2));

/** `npm run proof -- recorded-season` plays it with 500. */
export const MANAGERS = Number(process.env["SEASON_MANAGERS"] ?? 25);
/** Two cards for each of the five slots of 1-2-1. */
export const SQUAD = 10;
const linesUp = ["GK", "DEF", "MID", "MID", "FWD"] as const;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Players with fewer minutes are rarely picked. */
const REGULAR_MINUTES = 600;
/** How many enter in the same millisecond, so they can share a position. */
const TOGETHER = 4;

/** A step at an instant: managers enter, or the jobs run. */
export type Step =
  | { readonly at: number; readonly kind: "enter"; readonly month: string; readonly who: readonly Entrant[] }
  | { readonly at: number; readonly kind: "jobs"; readonly monthOver: string | null };

export interface Entrant {
  readonly manager: number;
  /** The card fielded in each slot before entering, first or second; null: no change. */
  readonly choice: readonly (0 | 1)[] | null;
}

export interface SeasonPlan {
  /** Each manager's ten player codes, in slot order; null: a card without a player. */
  readonly squads: readonly (readonly (string | null)[])[];
  readonly steps: readonly Step[];
  chance(below: number): number;
}

/** Who plays the season, with which cards, and when they enter: fixed for a seed and a file. */
export function planSeason(rows: readonly Row[], seed: number): SeasonPlan {
  const generator = xoroshiro128plus(seed);
  const chance = (below: number): number => uniformInt(generator, 0, below - 1);
  const among = regulars(rows);
  const squads = Array.from({ length: MANAGERS }, () => aSquad(among, chance));
  const steps = months.flatMap((month) => stepsOf(month, kickOffsOf(rows, month), chance));
  return { squads, steps: steps.toSorted((a, b) => a.at - b.at), chance };
}

function stepsOf(month: string, kickOffs: readonly number[], chance: (below: number) => number): Step[] {
  const start = Date.parse(`${month}-01T00:00:00Z`);
  const end = Date.parse(nextMonth(month));
  const kickOff = (share: number): number => kickOffs[Math.floor(share * kickOffs.length)] ?? start;
  // An hour after the start, at a kick-off, a millisecond before one, and during a match: the edges of what counts.
  const waves = [start + HOUR_MS, kickOff(0.25), kickOff(0.5) - 1, kickOff(0.75) + HOUR_MS];
  const isIn = Array.from({ length: MANAGERS }, () => chance(10) < 8);
  const waveOf = isIn.map((enters) => (enters ? Math.max(0, chance(12) - 8) : -1));
  const entering = waves.flatMap((at, wave) => {
    const who = waveOf.flatMap((of, manager) => (of === wave ? [{ manager, choice: aChoice(chance) }] : []));
    return chunksOf(who).map((group, turn): Step => ({
      at: at + turn * 1000,
      kind: "enter",
      month,
      who: group,
    }));
  });
  const jobs = [start, ...waves.map((at) => at + 20 * 60_000), kickOff(0.3) + 3 * HOUR_MS, end - 1];
  return [
    ...entering,
    ...jobs.map((at): Step => ({ at, kind: "jobs", monthOver: null })),
    { at: end + 2 * DAY_MS, kind: "jobs", monthOver: month },
  ];
}

function aSquad(
  players: Readonly<Record<string, readonly string[]>>,
  chance: (below: number) => number,
): (string | null)[] {
  const taken = new Set<string>();
  const squad: (string | null)[] = [];
  while (squad.length < SQUAD) {
    const among = players[linesUp[Math.floor(squad.length / 2)] ?? "GK"] ?? [];
    const code = among[chance(among.length)] ?? "";
    if (taken.has(code)) continue;
    taken.add(code);
    squad.push(chance(40) === 0 ? null : code);
  }
  return squad;
}

function aChoice(chance: (below: number) => number): (0 | 1)[] | null {
  if (chance(3) > 0) return null;
  return linesUp.map(() => (chance(2) === 0 ? 0 : 1));
}

/** The codes of regular players, by position. */
function regulars(rows: readonly Row[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [code, own] of Map.groupBy(rows, (row) => row["player_code"] ?? "")) {
    const minutes = own.reduce((total, row) => total + Number(row["minutes"]), 0);
    if (minutes >= REGULAR_MINUTES) (found[own[0]?.["position"] ?? ""] ??= []).push(code);
  }
  return found;
}

function kickOffsOf(rows: readonly Row[], month: string): number[] {
  const instants = new Set(rows.map((row) => row["kickoff_time"] ?? "").filter((at) => at.startsWith(month)));
  return [...instants].map((at) => Date.parse(at)).sort((a, b) => a - b);
}

function chunksOf<Value>(values: readonly Value[]): Value[][] {
  return Array.from({ length: Math.ceil(values.length / TOGETHER) }, (_, at) =>
    values.slice(at * TOGETHER, (at + 1) * TOGETHER),
  );
}

function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number)).toISOString();
}
