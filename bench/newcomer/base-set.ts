/**
 * Prints the value of base cards to newcomers: 300 managers claim at each of six dates of a season and play for three
 * months, on the recorded season and on simulated ones, by today's rule and the previous one (docs/rules.md#base-set).
 *
 *   node bench/newcomer/base-set.ts [managers]
 */
import { WORLD_SEED } from "#game/world/world-seed.ts";
import { median } from "#bench/support/measure.ts";
import { type Outcome, playFirstMonths, type Rule } from "./first-months.ts";
import { recordedSeason } from "./recorded-season.ts";
import { simulatedSeason } from "#tests/season/collections/simulated-season.ts";
import type { Season } from "#tests/season/collections/season.ts";

const [managers = "300"] = process.argv.slice(2);
/** Before the season, after some of its rounds, and in the middle. */
const CLAIM_MONTHS = [0, 1, 2, 4, 5, 6];

interface Goals {
  readonly playing: number;
  readonly points: number;
  readonly spread: number;
}
const EXPECTED_SPREAD = 1.03;

/** A single simulated season is mostly luck: three are played, the product's own world first. */
const SEEDS = [WORLD_SEED, WORLD_SEED + 1, WORLD_SEED + 2];

let missed = 0;
report([recordedSeason()], { playing: 0.8, points: 14.5, spread: 1.7 });
report(
  SEEDS.map((seed) => simulatedSeason(seed)),
  { playing: 0.88, points: 14.5, spread: 1.6 },
);
if (missed > 0) process.exitCode = 1;

function report(seasons: readonly Season[], goals: Goals): void {
  for (const rule of ["new", "old"] as const) {
    const all = seasons.flatMap((season) => {
      const outcomes = datesOf(season).map((date) => playFirstMonths(season, rule, date, Number(managers)));
      print(season, rule, outcomes);
      return outcomes;
    });
    if (seasons.length > 1) console.log(row("all, median", ...cellsOf(medianOf(all))));
    if (rule === "new") judge(all, goals);
    console.log("");
  }
}

/** The first instants of the months in which managers claim. */
function datesOf({ fixtures }: Season): number[] {
  const first = new Date(fixtures[0]?.kickOff ?? 0);
  return CLAIM_MONTHS.map((months) => Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months));
}

function print({ name }: Season, rule: Rule, outcomes: readonly Outcome[]): void {
  console.log(`${name}, ${rule} rule, ${managers} managers per date`);
  console.log(row("claimed", "≥ 45 min", "never", "a round", "p95/p5", "expected", "overalls"));
  for (const outcome of outcomes) {
    console.log(row(new Date(outcome.claimedAt).toISOString().slice(0, 10), ...cellsOf(outcome)));
  }
  console.log(row("median", ...cellsOf(medianOf(outcomes))));
}

function cellsOf(outcome: Outcome): string[] {
  return [
    `${(outcome.playing * 100).toFixed(1)} %`,
    `${(outcome.neverPlaying * 100).toFixed(1)} %`,
    outcome.points.toFixed(1),
    outcome.spread.toFixed(2),
    outcome.expectedSpread.toFixed(3),
    outcome.overallSpread.toFixed(0),
  ];
}

function medianOf(outcomes: readonly Outcome[]): Outcome {
  const of = (figure: keyof Outcome): number => median(outcomes.map((outcome) => outcome[figure]));
  return {
    claimedAt: 0,
    playing: of("playing"),
    neverPlaying: of("neverPlaying"),
    points: of("points"),
    spread: of("spread"),
    expectedSpread: Math.max(...outcomes.map(({ expectedSpread }) => expectedSpread)),
    overallSpread: Math.max(...outcomes.map(({ overallSpread }) => overallSpread)),
  };
}

function judge(outcomes: readonly Outcome[], goals: Goals): void {
  const { playing, points, spread, expectedSpread } = medianOf(outcomes);
  say(`cards that play ≥ ${goals.playing * 100} %`, playing >= goals.playing);
  say(`points per round ≥ ${goals.points}`, points >= goals.points);
  say(`p95/p5 ≤ ${goals.spread}`, spread <= goals.spread);
  say(`expected points equal within 3 %`, expectedSpread <= EXPECTED_SPREAD);
}

function say(goal: string, isMet: boolean): void {
  if (!isMet) missed += 1;
  console.log(`${isMet ? "met   " : "MISSED"} ${goal}`);
}

function row(...cells: readonly string[]): string {
  return cells.map((cell, at) => (at === 0 ? cell.padEnd(12) : cell.padStart(10))).join("");
}
