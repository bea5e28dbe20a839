/**
 * A Saturday of football in a few minutes: Panna on a clock that starts before the first kick-off of a Saturday of the
 * running season and goes sixty times as fast, with a data folder of its own.
 *
 *   npm run demo
 */
import { spawn } from "node:child_process";
import { seasonOf } from "#game/leaderboard/season.ts";
import { DAY_MS, HOUR_MS } from "#game/milliseconds.ts";
import { fixturesOf } from "#game/world/fixtures-of.ts";
import { WORLD_SEED } from "#game/world/world-seed.ts";

const SATURDAY = 6;
/** 11:30 UTC: before the first kick-off in summer and in winter. */
const START_MS = 11.5 * HOUR_MS;
/** A Saturday on which at least so many fixtures of the Premier League begin. */
const FULL_DAY = 5;
/** A minute of football in a second. */
const SPEED = 60;

/** The full Saturday of the season that is nearest to an instant, at 11:30 UTC; epoch milliseconds. */
function nearestSaturday(now: number): number {
  const fixtures = fixturesOf("premier-league", seasonOf(now).startYear, WORLD_SEED);
  const days = Map.groupBy(fixtures, ({ kickOff }) => Math.floor(kickOff / DAY_MS));
  const full = [...days]
    .filter(([day, ofDay]) => new Date(day * DAY_MS).getUTCDay() === SATURDAY && ofDay.length >= FULL_DAY)
    .map(([day]) => day * DAY_MS + START_MS);
  return full.reduce((best, at) => (Math.abs(at - now) < Math.abs(best - now) ? at : best), full[0] ?? now);
}

const start = new Date(nearestSaturday(Date.now())).toISOString();
console.log(`A Saturday in minutes: the clock starts at ${start} and runs ${SPEED} times as fast.`);
console.log("Sign up, open Live Scores, and watch the goals come in. Ctrl+C stops it.");

const child = spawn(process.execPath, ["src/server/main.ts"], {
  stdio: "inherit",
  env: {
    DATA_DIR: "./data/demo",
    ...process.env,
    FOOTBALL_PROVIDER: "simulated",
    PANNA_CLOCK: start,
    PANNA_CLOCK_SPEED: String(SPEED),
  },
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => {
  process.exitCode = code ?? 0;
});
