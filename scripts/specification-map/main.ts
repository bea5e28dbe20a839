/**
 * Makes `docs/specification-map.md`, or with `--check` reports where it is out of date. Usage: `npm run map`; exits
 * with 1 and one line per fault if a statement has no test or a mark is wrong.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { reportFaults } from "#scripts/fault.ts";
import { faultsOfCommitted, makeMap, mapPath } from "./map.ts";
import { specificationPath } from "./statements.ts";

const root = resolve(import.meta.dirname, "../..");
const read = (path: string): string => readFileSync(resolve(root, path), "utf8");

const paths = globSync("{src,tests,bench,scripts}/**/*.{ts,tsx}", { cwd: root });
const { text, faults } = makeMap(
  read(specificationPath),
  paths.map((path) => ({ path, text: read(path) })),
);
if (process.argv.includes("--check")) faults.push(...faultsOfCommitted(read(mapPath), text));
else writeFileSync(resolve(root, mapPath), text);
reportFaults(faults);
