/**
 * How many faults in the rules would the unit tests find? Stryker changes the game's code in one place after another and
 * runs the noun's own tests:
 *
 *     node scripts/mutation/main.ts                        all nouns
 *     node scripts/mutation/main.ts team card              these
 *     node scripts/mutation/main.ts match/engine-v1        a folder of one
 *     node scripts/mutation/main.ts match/engine-v1/fate.ts
 *
 * What is found is kept in `.cache/mutation` after each folder or file: what's done takes seconds the next time, and
 * only what changed is tried again. A folder that takes too long for one run can be done file by file first. The
 * mutants that survived stand in `.cache/mutation/FOLDER.txt`. On a busy machine a test that takes too long would pass
 * for one that found a fault: run it on a quiet one.
 */
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { tellFigures } from "#scripts/tell-figures.ts";

/** R12 in percent: of the mutants of all nouns, so many are found by a test. */
const GOAL = 90;
const KEPT_IN = ".cache/mutation";
const GAME = "src/game";
/** Files beside the nouns. */
const TOP = "top";
/** Data and texts: their tests compare them with sources, and a changed name or word is no fault of a rule. */
const LEFT_OUT = ["world/catalogue", "match/commentary"];

type Options = NonNullable<ConstructorParameters<typeof Stryker>[0]>;
type MutantResult = Awaited<ReturnType<Stryker["runMutationTest"]>>[number];

interface Tally {
  readonly folder: string;
  readonly found: number;
  readonly missed: readonly MutantResult[];
}

function isIn(folder: string, name: string): boolean {
  return folder === name || folder.startsWith(`${name}/`);
}

/** The folders of the rules, from the nouns down. */
function folders(): string[] {
  const entries = readdirSync(GAME, { withFileTypes: true, recursive: true });
  const below = entries.filter((entry) => entry.isDirectory());
  return [TOP, ...below.map(({ parentPath, name }) => relative(GAME, join(parentPath, name)))].filter(
    (folder) => !LEFT_OUT.some((name) => isIn(folder, name)),
  );
}

/**
 * @param file of the folder; "*.ts": all of them
 * @returns the folder's figures, with those kept of its other files
 */
async function mutate(folder: string, file: string): Promise<Tally> {
  const [noun = folder] = folder.split("/");
  const kept = `${KEPT_IN}/${folder.replaceAll("/", "-")}`;
  process.env["MUTATED_TESTS"] = folder === TOP ? `${GAME}/*.test.ts` : `${GAME}/${noun}/**/*.test.ts`;
  const results = await new Stryker({
    mutate: [folder === TOP ? `${GAME}/${file}` : `${GAME}/${folder}/${file}`, "!src/**/*.test.ts"],
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    vitest: { configFile: "scripts/mutation/vitest.config.ts" },
    // A copy of the sources is mutated. This TypeScript has no function by which Stryker would rewrite their settings.
    tempDirName: `${KEPT_IN}/copies`,
    tsconfigFile: "none",
    ignorePatterns: ["data", "dist", "migrations", "test-results"],
    incremental: true,
    incrementalFile: `${kept}.json`,
    concurrency: 2,
    // Tests on many simulated matches take longer than Stryker expects: by itself it would call some of them hung.
    timeoutFactor: 4,
    // Under load the first run of a noun's tests, which finds out what they reach, takes long.
    dryRunTimeoutMinutes: 20,
    reporters: ["json"],
    jsonReporter: { fileName: `${KEPT_IN}/report.json` },
    logLevel: "error" as NonNullable<Options["logLevel"]>,
  }).runMutationTest();
  const missed = results.filter(({ status }) => status === "Survived" || status === "NoCoverage");
  const found = results.filter(({ status }) => status === "Killed" || status === "Timeout").length;
  writeFileSync(`${kept}.txt`, missed.map(describe).join(""));
  return { folder, found, missed };
}

function describe({ fileName, location, mutatorName, replacement, status }: MutantResult): string {
  const { line, column } = location.start;
  return `${relative(".", fileName)}:${line}:${column} ${status} ${mutatorName}: ${replacement ?? ""}\n`;
}

function report(name: string, tallies: readonly Tally[]): number {
  const found = tallies.reduce((sum, tally) => sum + tally.found, 0);
  const tried = tallies.reduce((sum, tally) => sum + tally.missed.length, found);
  const score = tried === 0 ? 100 : (found / tried) * 100;
  if (tried > 0) tellFigures(`${name.padEnd(18)}${score.toFixed(1).padStart(6)} %  ${found} of ${tried}`);
  return score;
}

mkdirSync(KEPT_IN, { recursive: true });
const { positionals: asked } = parseArgs({ allowPositionals: true });
const isAsked = (folder: string): boolean => asked.length === 0 || asked.some((name) => isIn(folder, name));
const parts = [
  ...asked.filter((name) => name.endsWith(".ts")).map((name) => [dirname(name), basename(name)] as const),
  ...folders()
    .filter(isAsked)
    .map((folder) => [folder, "*.ts"] as const),
];
const tallies = new Map<string, Tally>();
for (const [folder, file] of parts) {
  const tally = await mutate(folder, file);
  report(folder, [tally]);
  tallies.set(folder, tally);
}
if (report("all", [...tallies.values()]) < GOAL) process.exitCode = 1;
