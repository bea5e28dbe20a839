import { drawBaseSet } from "#game/card/base-set.ts";
import { expectedPoints } from "#game/football/form/expected-points.ts";
import type { Game, PlayerForm } from "#game/football/form/player-form.ts";
import { type Regular, regularsAmong } from "#game/football/form/regulars.ts";
import { bestFiveForPoints } from "#game/team/best-five-for-points.ts";
import { drawByOldRule } from "./old-rule.ts";
import { formsAt, gamesIn, type Season } from "#tests/season/collections/season.ts";

/** The rule by which a newcomer gets eleven cards. */
export type Rule = "new" | "old";

/** The results of one date's managers. */
export interface Outcome {
  readonly claimedAt: number;
  /**
   * The shares of cards that average at least 45 minutes per fixture over their clubs' next five, and of cards with
   * none.
   */
  readonly playing: number;
  readonly neverPlaying: number;
  /** Points per round of the five chosen before each month: the mean over all managers. */
  readonly points: number;
  /** The 95th percentile manager's total divided by the 5th percentile's. */
  readonly spread: number;
  /** The greatest sum of expected points divided by the least; null: the rule doesn't use it. */
  readonly expectedSpread: number;
  readonly overallSpread: number;
}

const MONTHS = 3;
const NEXT_FIXTURES = 5;
const PLAYING_MINUTES = 45;

/** This many managers claim their base sets at this instant, and play the three months after it. */
export function playFirstMonths(season: Season, rule: Rule, claimedAt: number, managers: number): Outcome {
  const forms = formsAt(season, claimedAt);
  const expected = expectedPoints(forms);
  const regulars = regularsAmong(forms);
  const overallOf = new Map(season.players.map(({ playerId, overall }) => [playerId, overall]));
  const strengths = forms.map((form) => ({ ...form, overall: overallOf.get(form.playerId) ?? form.overall }));
  const sets = Array.from({ length: managers }, (_, at) =>
    draw(rule, { regulars, strengths }, `manager ${at}`),
  );
  const next = new Map(forms.map((form) => [form.playerId, nextGames(season, form, claimedAt)]));
  const minutes = sets.flat().map(({ playerId }) => meanMinutes(next.get(playerId) ?? []));
  const spans = Array.from(
    { length: MONTHS },
    (_, at) => [monthAfter(claimedAt, at), monthAfter(claimedAt, at + 1)] as const,
  );
  const totals = totalsOf(season, sets, spans).sort((a, b) => a - b);
  const rounds = roundsIn(season, [claimedAt, monthAfter(claimedAt, MONTHS)]);
  const sums = sets.map((set) => sum(set.map(({ playerId }) => expected.get(playerId) ?? 0)));
  const overalls = sets.map((set) => sum(set.map(({ overall }) => Math.min(74, Math.max(68, overall)))));
  return {
    claimedAt,
    playing: shareOf(minutes, (mean) => mean >= PLAYING_MINUTES),
    neverPlaying: shareOf(minutes, (mean) => mean === 0),
    points: sum(totals) / totals.length / rounds,
    spread: quantile(totals, 0.95) / quantile(totals, 0.05),
    expectedSpread: Math.max(...sums) / Math.min(...sums),
    overallSpread: Math.max(...overalls) - Math.min(...overalls),
  };
}

/** The players sets are drawn from; the old rule uses the product's overalls. */
interface Pools {
  readonly regulars: readonly Regular<PlayerForm>[];
  readonly strengths: readonly PlayerForm[];
}

function draw(rule: Rule, { strengths, regulars }: Pools, seed: string): readonly PlayerForm[] {
  if (rule === "old") return drawByOldRule(strengths, seed);
  const outcome = drawBaseSet(regulars, seed);
  if (!outcome.ok) throw new Error("there is no base set");
  return outcome.value;
}

/** The points of each manager's best five, chosen again before each month by expected points. */
function totalsOf(
  season: Season,
  sets: readonly (readonly PlayerForm[])[],
  spans: readonly (readonly [number, number])[],
): number[] {
  const totals = sets.map(() => 0);
  for (const span of spans) {
    const forms = new Map(formsAt(season, span[0]).map((form) => [form.playerId, form]));
    const expected = expectedPoints([...forms.values()]);
    const worth = new Map<number, number>();
    const earned = new Map<number, number>();
    for (const { playerId } of new Set(sets.flat())) {
      const form = forms.get(playerId);
      if (form === undefined) continue;
      const games = gamesIn(season, form, span);
      const fixtures = season.fixtures.filter(
        ({ kickOff, clubIds }) => kickOff >= span[0] && kickOff < span[1] && clubIds.includes(form.clubId),
      ).length;
      worth.set(playerId, (expected.get(playerId) ?? 0) * fixtures);
      earned.set(playerId, sum(games.map(({ points }) => points)));
    }
    for (const [at, set] of sets.entries()) {
      const cards = set.map((player) => ({
        ...player,
        id: player.playerId,
        playerName: "",
        expected: worth.get(player.playerId) ?? 0,
      }));
      const five = [...bestFiveForPoints("1-2-1", cards).places.values()];
      totals[at] = (totals[at] ?? 0) + sum(five.map(({ playerId }) => earned.get(playerId) ?? 0));
    }
  }
  return totals;
}

function nextGames(season: Season, form: PlayerForm, now: number): readonly Game[] {
  return gamesIn(season, form, [now, Number.POSITIVE_INFINITY]).slice(0, NEXT_FIXTURES);
}

function meanMinutes(games: readonly Game[]): number {
  return games.length === 0 ? 0 : sum(games.map(({ minutes }) => minutes)) / games.length;
}

/** The rounds in a span: a tenth of its fixtures. */
function roundsIn({ fixtures }: Season, [from, to]: readonly [number, number]): number {
  return fixtures.filter(({ kickOff }) => kickOff >= from && kickOff < to).length / 10;
}

/** The start of the month `months` after the month of `claimedAt`. */
function monthAfter(claimedAt: number, months: number): number {
  const date = new Date(claimedAt);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months);
}

function shareOf(values: readonly number[], holds: (value: number) => boolean): number {
  return values.filter(holds).length / values.length;
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
