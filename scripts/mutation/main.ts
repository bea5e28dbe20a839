/**
 * How many faults in the rules would the unit tests find? Stryker changes the game's code in one place after another and
 * runs the noun's own tests:
 *
 *     node scripts/mutation/main.ts              all nouns
 *     node scripts/mutation/main.ts team card    these
 *
 * What is found is kept in `.cache/mutation`: a noun that's done takes seconds the next time, and only what changed is
 * tried again. The mutants that survived stand in `.cache/mutation/NOUN.txt`.
 */
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { tellFigures } from "#scripts/tell-figures.ts";

/** R12 in percent: of the mutants of all nouns, so many are found by a test. */
const GOAL = 90;
const KEPT_IN = ".cache/mutation";
/** Files beside the nouns. */
const TOP = "top";
/** Data and texts: their tests compare them with sources, and a changed name or word is no fault of a rule. */
const LEFT_OUT = ["!src/game/world/catalogue/**", "!src/game/match/commentary/**", "!src/**/*.test.ts"];

type Options = NonNullable<ConstructorParameters<typeof Stryker>[0]>;
type MutantResult = Awaited<ReturnType<Stryker["runMutationTest"]>>[number];

interface Tally {
  readonly noun: string;
  readonly found: number;
  readonly missed: readonly MutantResult[];
}

function nouns(): string[] {
  const entries = readdirSync("src/game", { withFileTypes: true });
  return [TOP, ...entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)];
}

async function mutate(noun: string): Promise<Tally> {
  const files = noun === TOP ? "src/game/*" : `src/game/${noun}/**/*`;
  process.env["MUTATED_TESTS"] = `${files}.test.ts`;
  const results = await new Stryker({
    mutate: [`${files}.ts`, ...LEFT_OUT],
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    vitest: { configFile: "scripts/mutation/vitest.config.ts" },
    // A copy of the sources is mutated. This TypeScript has no function by which Stryker would rewrite their settings.
    tempDirName: `${KEPT_IN}/copies`,
    tsconfigFile: "none",
    ignorePatterns: ["data", "dist", "migrations", "test-results"],
    incremental: true,
    incrementalFile: `${KEPT_IN}/${noun}.json`,
    concurrency: 2,
    // Under load the first run of a noun's tests, which finds out what they reach, takes long.
    dryRunTimeoutMinutes: 20,
    reporters: ["json"],
    jsonReporter: { fileName: `${KEPT_IN}/report.json` },
    logLevel: "error" as NonNullable<Options["logLevel"]>,
  }).runMutationTest();
  const missed = results.filter(({ status }) => status === "Survived" || status === "NoCoverage");
  const found = results.filter(({ status }) => status === "Killed" || status === "Timeout").length;
  writeFileSync(`${KEPT_IN}/${noun}.txt`, missed.map(describe).join(""));
  return { noun, found, missed };
}

function describe({ fileName, location, mutatorName, replacement, status }: MutantResult): string {
  const { line, column } = location.start;
  return `${relative(".", fileName)}:${line}:${column} ${status} ${mutatorName}: ${replacement ?? ""}\n`;
}

function report(noun: string, found: number, missed: number): number {
  const score = (found / (found + missed)) * 100;
  tellFigures(`${noun.padEnd(14)}${score.toFixed(1).padStart(6)} %  ${found} of ${found + missed}`);
  return score;
}

mkdirSync(KEPT_IN, { recursive: true });
const { positionals } = parseArgs({ allowPositionals: true });
const tallies: Tally[] = [];
for (const noun of positionals.length > 0 ? positionals : nouns()) {
  const tally = await mutate(noun);
  report(noun, tally.found, tally.missed.length);
  tallies.push(tally);
}
const found = tallies.reduce((sum, tally) => sum + tally.found, 0);
const missed = tallies.reduce((sum, tally) => sum + tally.missed.length, 0);
if (report("all", found, missed) < GOAL) process.exitCode = 1;
