/**
 * Prints figures of twenty simulated seasons next to the recorded ones (docs/rules.md#simulated-football).
 *
 *   node bench/world-calibration.ts [seasons] [path of the recorded figures]
 */
import { readFileSync } from "node:fs";
import { compareWithRecord, isWithinSpread } from "#tests/support/calibration/compare-with-record.ts";
import type { RecordedFigures } from "#tests/support/calibration/compare-with-record.ts";
import { measureSeasons } from "#tests/support/calibration/measure-seasons.ts";
import { leagues } from "#game/world/catalogue/leagues.ts";

const SEASON = 2026;
const [seasons = "20", path = new URL("../../shared/data/football/calibration.json", import.meta.url)] =
  process.argv.slice(2);

const recorded = JSON.parse(readFileSync(path, "utf8")) as RecordedFigures;
const seeds = Array.from({ length: Number(seasons) }, (_, at) => at + 1);
const started = performance.now();
const [premierLeague, laLiga, serieA] = leagues.map(({ slug }) => measureSeasons(slug, SEASON, seeds));
if (!premierLeague || !laLiga || !serieA) throw new Error("The catalogue has three leagues.");
const counts = { "premier-league": premierLeague, "la-liga": laLiga, "serie-a": serieA };
const elapsed = performance.now() - started;

const comparisons = compareWithRecord(counts, recorded);
console.log(`${seasons} seasons of each league, seeds 1–${seasons}, in ${(elapsed / 1000).toFixed(1)} s\n`);
console.log(row("league", "figure", "simulated", "recorded", "least", "most", ""));
for (const comparison of comparisons) {
  const { league, figure, measured, target, least, most } = comparison;
  const verdict = isWithinSpread(comparison) ? "" : "outside";
  console.log(
    row(league, figure, ...[measured, target, least, most].map((value) => value.toFixed(4)), verdict),
  );
}

for (const [league, { tables }] of Object.entries(counts)) {
  const mean = (of: (table: readonly number[]) => number) =>
    (tables.reduce((sum, table) => sum + of(table), 0) / tables.length).toFixed(1);
  const champion = mean((table) => Math.max(...table));
  const last = mean((table) => Math.min(...table));
  console.log(`\n${league}: the champion has ${champion} points on average, the last club ${last}`);
}
console.log(`\n${comparisons.filter(isWithinSpread).length} of ${comparisons.length} within the spread`);

function row(...cells: readonly string[]): string {
  return cells
    .map((cell, at) => (at < 2 ? cell.padEnd([16, 34][at] ?? 0) : cell.padStart(10)))
    .join("")
    .trimEnd();
}
