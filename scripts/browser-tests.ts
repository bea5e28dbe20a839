import { spawnSync } from "node:child_process";
import { findChromium } from "./find-chromium.ts";

/** Runs the browser tests in a real Chromium; extra arguments are passed to Playwright. */
const env = { ...process.env, CHROMIUM: findChromium(process.env) };
const { status } = spawnSync("playwright", ["test", ...process.argv.slice(2)], { stdio: "inherit", env });
process.exitCode = status ?? 1;
