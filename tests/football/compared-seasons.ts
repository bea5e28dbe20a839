import { existsSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { compareWithRecord, isWithinSpread } from "#tests/support/calibration/compare-with-record.ts";
import type {
  Comparison,
  CountsByLeague,
  RecordedFigures,
} from "#tests/support/calibration/compare-with-record.ts";
import { measureSeasons } from "#tests/support/calibration/measure-seasons.ts";

const recordedAt = new URL("../../../shared/data/football/calibration.json", import.meta.url);
const hasRecord = existsSync(recordedAt);
if (!hasRecord)
  console.warn(
    `No recorded figures at ${recordedAt.pathname}: the simulated world is not compared with them.`,
  );

const SEASON = 2026;

/** Compares this many simulated seasons of each league with the recorded ones. */
export function testSeasons(seasons: number): void {
  describe.runIf(hasRecord)(`${seasons} simulated seasons`, () => {
    const seeds = Array.from({ length: seasons }, (_, at) => at + 1);
    let counts: CountsByLeague;
    let comparisons: Comparison[];

    beforeAll(() => {
      counts = {
        "premier-league": measureSeasons("premier-league", SEASON, seeds),
        "la-liga": measureSeasons("la-liga", SEASON, seeds),
        "serie-a": measureSeasons("serie-a", SEASON, seeds),
      };
      comparisons = compareWithRecord(
        counts,
        JSON.parse(readFileSync(recordedAt, "utf8")) as RecordedFigures,
      );
    }, 120_000);

    test("every figure is within the spread of the recorded seasons", () => {
      expect(comparisons).toHaveLength(81);
      expect(comparisons.filter((comparison) => !isWithinSpread(comparison))).toEqual([]);
    });

    test("the ten commonest scores are the recorded ones", () => {
      const total: Record<string, number> = {};
      for (const { scores } of Object.values(counts)) {
        for (const [score, times] of Object.entries(scores)) total[score] = (total[score] ?? 0) + times;
      }
      const commonest = Object.keys(total).sort((a, b) => (total[b] ?? 0) - (total[a] ?? 0));
      const recorded = comparisons.flatMap(({ figure }) =>
        figure.startsWith("score ") ? figure.slice(6) : [],
      );
      expect(commonest.slice(0, 10).sort()).toEqual(recorded.sort());
    });

    test("the best clubs win their leagues and the weakest come last, but not always", () => {
      for (const { tables } of Object.values(counts)) {
        const champions = tables.map((table) => Math.max(...table));
        expect(Math.max(...champions)).toBeLessThanOrEqual(102);
        expect(Math.min(...champions)).toBeGreaterThanOrEqual(70);
      }
    });
  });
}
