/**
 * Measures one whole match with its log against footballsimulationengine (npm), interleaved in one run; then plays a
 * million matches with arbitrary line-ups, and compares every byte of ten thousand with an interpreter-only process.
 *
 *     node bench/match-engine.ts [rounds] [matches]
 *
 * The other engine plays eleven a side and moves every player, so the work differs: the figure says what a match
 * costs, not whose football is better. It leaves a match's length to the caller; here one step is one second of ninety
 * minutes, which is generous, since its players walk about two decimetres per step. It prints its state at every step:
 * the output is silenced, and the time spent formatting it is subtracted.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { positions } from "#game/card/position.ts";
import { houseLineUp } from "#game/match/house-team.ts";
import { type LineUp, type LineUpPlayer, mapFive } from "#game/match/line-up.ts";
import { matchHash } from "#game/match/match-hash.ts";
import { simulateMatch } from "#game/match/simulate-match.ts";
import { fiveASideFormationNames } from "#game/team/formation.ts";

interface OtherEngine {
  initiateGame: (home: unknown, away: unknown, pitch: unknown) => Promise<unknown>;
  playIteration: (match: unknown) => Promise<unknown>;
  startSecondHalf: (match: unknown) => Promise<unknown>;
}

const STEPS = 90 * 60;
const OUR_MATCHES_PER_ROUND = 20_000;
const DIGESTED_MATCHES = 10_000;
/** Restricts V8 to its interpreter, to compare compiled with interpreted arithmetic. */
const INTERPRETED = ["--no-opt", "--no-maglev", "--no-sparkplug"];
const GOAL_RATIO = 10_000;

/** Five arbitrary players in an arbitrary formation, at home or away, derived from a number. */
function anyLineUp(number: number): LineUp {
  const formation = fiveASideFormationNames[number % 4] ?? "1-2-1";
  const lineUp = houseLineUp(formation, 70);
  const players = mapFive(lineUp.players, (player, index): LineUpPlayer => ({
    ...player,
    overall: 1 + ((number * 31 + index * 17) % 99),
    position: number % 3 === 0 ? (positions[(number + index) % 4] ?? player.position) : player.position,
  }));
  return { formation, players };
}

const variety = Array.from({ length: 997 }, (_, number) => anyLineUp(number));

function matchNumber(number: number): ReturnType<typeof simulateMatch> {
  const home = variety[number % variety.length] ?? houseLineUp("1-2-1", 70);
  const away = variety[(number * 7 + 3) % variety.length] ?? home;
  return simulateMatch({ seed: number, home, away });
}

/** One hash over all of ten thousand matches. */
function digest(): string {
  let hashes = "";
  for (let number = 0; number < DIGESTED_MATCHES; number += 1) hashes += matchHash(matchNumber(number));
  let sum = 0;
  for (let index = 0; index < hashes.length; index += 1)
    sum = Math.imul(sum ^ hashes.charCodeAt(index), 0x01000193);
  return `${hashes.slice(0, 16)}-${(sum >>> 0).toString(16)}`;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
}

/** Milliseconds of CPU time. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The other engine's match, restarted if it throws, until it has played a match's number of steps. */
async function otherMatch(engine: OtherEngine, folder: string): Promise<{ spent: number; failures: number }> {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), "utf8"));
  const start = cpu();
  let failures = 0;
  let match: unknown;
  for (let step = 0; step < STEPS; step += 1) {
    try {
      match ??= await engine.initiateGame(read("team1.json"), read("team2.json"), read("pitch.json"));
      if (step === STEPS / 2) match = await engine.startSecondHalf(match);
      match = await engine.playIteration(match);
    } catch {
      failures += 1;
      match = undefined;
    }
  }
  const spent = cpu() - start;
  match ??= await engine.initiateGame(read("team1.json"), read("team2.json"), read("pitch.json"));
  const textStart = cpu();
  for (let step = 0; step < STEPS; step += 1) JSON.stringify(match);
  return { spent: spent - (cpu() - textStart), failures };
}

/** Runs a function with its output discarded. */
async function silently<Value>(run: () => Promise<Value>): Promise<Value> {
  const { log, error } = console;
  Object.assign(console, { log: () => undefined, error: () => undefined });
  try {
    return await run();
  } finally {
    Object.assign(console, { log, error });
  }
}

function ourMatch(round: number): number {
  const start = cpu();
  for (let index = 0; index < OUR_MATCHES_PER_ROUND; index += 1) {
    matchNumber(round * OUR_MATCHES_PER_ROUND + index);
  }
  return (cpu() - start) / OUR_MATCHES_PER_ROUND;
}

async function compare(rounds: number): Promise<boolean> {
  const require = createRequire(import.meta.url);
  const engine = require("footballsimulationengine") as OtherEngine;
  const folder = join(dirname(require.resolve("footballsimulationengine")), "init_config");
  ourMatch(0);
  const pairs: { theirs: number; ours: number; ratio: number }[] = [];
  let thrown = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const { spent, failures } = await silently(() => otherMatch(engine, folder));
    const ours = ourMatch(round);
    pairs.push({ theirs: spent, ours, ratio: spent / ours });
    thrown += failures;
  }
  const ratio = median(pairs.map((pair) => pair.ratio));
  console.log(`one match, median CPU time of ${rounds} interleaved rounds:`);
  console.log(
    `  footballsimulationengine 5.0.0   ${median(pairs.map((pair) => pair.theirs)).toFixed(0)} ms, ${thrown} exceptions`,
  );
  console.log(
    `  Panna, with its log              ${(1000 * median(pairs.map((pair) => pair.ours))).toFixed(1)} µs`,
  );
  console.log(`  ratio                            ${ratio.toFixed(0)} (goal: at least ${GOAL_RATIO})`);
  return ratio >= GOAL_RATIO;
}

function playMany(matches: number): void {
  const start = performance.now();
  let goals = 0;
  for (let number = 0; number < matches; number += 1) {
    const { score } = matchNumber(number);
    goals += score.home + score.away;
  }
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `${matches} matches without an exception in ${seconds.toFixed(1)} s, ${goals} goals, seeds from 0`,
  );
}

function compareDigests(): boolean {
  const here = digest();
  const child = spawnSync(process.execPath, [...INTERPRETED, import.meta.filename, "digest"], {
    encoding: "utf8",
  });
  const isSame = here === child.stdout.trim();
  console.log(
    `${DIGESTED_MATCHES} matches hash to ${here}, and interpreted: ${isSame ? "the same" : child.stdout + child.stderr}`,
  );
  return isSame;
}

if (process.argv[2] === "digest") {
  console.log(digest());
} else {
  const [rounds = 10, matches = 1_000_000] = process.argv.slice(2).map(Number);
  const isFast = await compare(rounds);
  playMany(matches);
  const isSame = compareDigests();
  if (!isFast || !isSame) process.exitCode = 1;
}
