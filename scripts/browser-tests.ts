import { spawnSync } from "node:child_process";
import { findChromium } from "./find-chromium.ts";

/** Runs the journeys in a real Chromium, with `--short` those tagged so; other arguments are passed to Playwright. */
const args = process.argv.slice(2).filter((arg) => arg !== "--short");
const env = {
  ...process.env,
  CHROMIUM: findChromium(process.env),
  ...(process.argv.includes("--short") && { SHORT_JOURNEYS: "1" }),
};
const { status } = spawnSync("playwright", ["test", ...args], { stdio: "inherit", env });
process.exitCode = status ?? 1;
