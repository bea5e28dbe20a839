/**
 * Prints how long the state of a simulated match day takes: 30 fixtures, ten of each league, at many instants of it
 * (issue 3: under 20 ms).
 *
 *   node bench/world-state.ts
 */
import { leagues } from "#game/world/catalogue/leagues.ts";
import { fixtureStateAt } from "#game/world/fixture-state.ts";
import { fixturesOf } from "#game/world/fixtures-of.ts";

const SEASON = 2026;
const ROUND = 13;
const GOAL = 20;
const WARM_UP = 50;
const RUNS = 300;
const MINUTE = 60_000;

const matchDay = leagues.flatMap(({ slug }) =>
  fixturesOf(slug, SEASON, 1).filter(({ round }) => round === ROUND),
);

const moments = {
  "before the line-ups": -90,
  "with line-ups": -30,
  "in the first half": 30,
  "at half time": 55,
  "in the second half": 90,
  "at the end": 130,
};

console.log(`${matchDay.length} fixtures, ${RUNS} runs each, milliseconds (goal: under ${GOAL})\n`);
console.log(`${"".padEnd(22)}${["median", "p99", "most"].map((cell) => cell.padStart(9)).join("")}`);
for (const [name, minutes] of Object.entries(moments)) {
  for (let run = 0; run < WARM_UP; run += 1) stateOfMatchDay(minutes);
  const times = Array.from({ length: RUNS }, () => stateOfMatchDay(minutes)).sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(share * (RUNS - 1))] ?? 0).toFixed(2).padStart(9);
  console.log(`${name.padEnd(22)}${at(0.5)}${at(0.99)}${at(1)}`);
}

/** Milliseconds that the states of all fixtures took, each so many minutes after its own kick-off. */
function stateOfMatchDay(minutes: number): number {
  const started = performance.now();
  for (const fixture of matchDay) fixtureStateAt(fixture, fixture.kickOff + minutes * MINUTE);
  return performance.now() - started;
}
