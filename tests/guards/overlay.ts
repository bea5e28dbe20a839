import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { makeDataFolder } from "#tests/support/data-folder.ts";

export const rooms = ["game", "contract", "words", "server", "web"] as const;
export type Room = (typeof rooms)[number];

const root = resolve(import.meta.dirname, "../..");

/** The configuration of the compiler and the linter. */
export const roomConfigurations = [
  "package.json",
  "tsconfig.base.json",
  ".oxlintrc.json",
  "scripts/lint",
  ...rooms.map((room) => `src/${room}/tsconfig.json`),
];

/** The configuration of the dead-code search. */
export const deadCodeConfigurations = ["knip.json"];

/**
 * A second, tiny project in the system's temporary folder, with this project's configuration and packages but other
 * sources. Violations are planted there, never in the real tree.
 * @param configurations the project's files and folders to copy
 * @param files the other sources, text by path
 * @returns the folder; pass it to `removeOverlay` at the end
 */
export function makeOverlay(
  configurations: readonly string[],
  files: Readonly<Record<string, string>>,
): string {
  const folder = makeDataFolder("guards");
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "dir");
  for (const path of configurations) cpSync(join(root, path), join(folder, path), { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

export function removeOverlay(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Runs one of the project's own tools in an overlay and returns what it printed, whatever its exit code. */
function runTool(folder: string, tool: string, args: readonly string[]): string {
  const program = join(root, "node_modules/.bin", tool);
  const run = spawnSync(process.execPath, [program, ...args], { cwd: folder, encoding: "utf8" });
  if (run.error) throw run.error;
  return run.stdout;
}

/** The codes of a tool's findings by file. Every file in the query has an entry. */
type Findings = Map<string, string[]>;

function findingsOf(pairs: Iterable<readonly [file: string, code: string]>): Findings {
  const findings: Findings = new Map();
  for (const [file, code] of pairs) findings.set(file, [...(findings.get(file) ?? []), code]);
  return findings;
}

/** Runs `tsc` over the four rooms: error codes such as `TS2591` by file. */
export function compileRooms(folder: string): Findings {
  const projects = rooms.map((room) => `src/${room}`);
  const lines = runTool(folder, "tsc", ["-b", ...projects, "--pretty", "false"]).matchAll(
    /^(\S+)\(\d+,\d+\): error (TS\d+)/gm,
  );
  return findingsOf([...lines].map(([, file = "", code = ""]) => [file, code] as const));
}

/** Runs the linter over the whole overlay: rules such as `eslint(max-depth)` by file. */
export function lintRooms(folder: string): Findings {
  const report = JSON.parse(runTool(folder, "oxlint", ["--type-aware", "--format", "json"])) as {
    diagnostics: { filename: string; code: string }[];
    number_of_files: number;
  };
  if (report.number_of_files === 0) throw new Error("the linter looked at no file");
  return findingsOf(report.diagnostics.map(({ filename, code }) => [filename, code] as const));
}

/** `knip`'s findings, as `kind file name`, e.g. `exports src/game/points.ts bonus`. */
export function findDeadCode(folder: string): string[] {
  const report = JSON.parse(runTool(folder, "knip", ["--reporter", "json"])) as {
    issues: ({ file: string } & Record<string, { name: string }[]>)[];
  };
  return report.issues
    .flatMap(({ file, ...kinds }) =>
      Object.entries(kinds).flatMap(([kind, found]) => found.map(({ name }) => `${kind} ${file} ${name}`)),
    )
    .sort();
}
