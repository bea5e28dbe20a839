/**
 * Lighthouse on a phone: the landing page of a plain Panna, and every screen of the demo's manager; and how long the
 * installed app takes to start. Prints the median of each figure, and fails below the goals. Measured figures are only
 * worth something on a machine that does nothing else.
 *
 *   npm run proof -- lighthouse
 *   node scripts/lighthouse/main.ts --runs 1 --only home,landing
 */
import { rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { type BrowserContext, chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { findChromium } from "#scripts/find-chromium.ts";
import { type Screen, screensOf, signInAs } from "#scripts/screens/looks.ts";
import { serveDemo } from "#scripts/screens/served-demo.ts";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { startPanna } from "#tests/support/panna-process.ts";
import { judgeInstalledStart } from "./installed-start.ts";

const CATEGORIES = ["performance", "accessibility", "best-practices"] as const;
type Category = (typeof CATEGORIES)[number];
type Scores = Readonly<Record<Category, number>>;

/** The lowest performance of the screens that have a goal. */
const PERFORMANCE: Readonly<Record<string, number>> = {
  landing: 98,
  home: 85,
  "team-builder": 85,
  transfers: 85,
  "live-scores": 85,
};
/** The score of accessibility and best practices on every screen. */
const WHOLE = 100;

const { values: asked } = parseArgs({
  options: { runs: { type: "string", default: "5" }, only: { type: "string" } },
});
const only = asked.only?.split(",") ?? null;
/** The name of the measured start of the installed app. */
const INSTALLED = "installed";

function isAsked(name: string): boolean {
  return only === null || only.includes(name);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

interface Run {
  readonly scores: Scores;
  readonly parts: readonly number[];
  /** Lighthouse's measure of this machine: a quiet one of today has 2000 and more. */
  readonly machine: number;
  readonly faults: readonly string[];
}

/** What performance is made of, by Lighthouse's audit; milliseconds, but for the layout shift. */
const PARTS = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
} as const;

/** One run: the scores in percent, what performance is made of, and what keeps accessibility and best practices from being whole. */
async function measure(url: string, port: number): Promise<Run> {
  const result = await lighthouse(url, { port, logLevel: "error", onlyCategories: [...CATEGORIES] });
  if (!result) throw new Error(`Lighthouse measured nothing at ${url}`);
  const { categories, audits, runtimeError, environment } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const scoreOf = (name: Category): number => Math.round((categories[name]?.score ?? 0) * 100);
  const faults = CATEGORIES.slice(1).flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${JSON.stringify(audits[id]?.details ?? null).slice(0, 600)}`),
  );
  const [performance, accessibility, practices] = CATEGORIES.map(scoreOf);
  const scores = {
    performance: performance ?? 0,
    accessibility: accessibility ?? 0,
    "best-practices": practices ?? 0,
  };
  const parts = Object.values(PARTS).map((id) => audits[id]?.numericValue ?? 0);
  return { scores, parts, machine: environment.benchmarkIndex, faults };
}

/** The median of each score of a screen, printed with its faults. @returns whether the goals are met */
async function judge({ name }: Pick<Screen, "name">, url: string, port: number): Promise<boolean> {
  const runs: Run[] = [];
  for (let run = 0; run < Number(asked.runs); run += 1) runs.push(await measure(url, port));
  const scores = CATEGORIES.map((category) => median(runs.map((run) => run.scores[category])));
  const [performance = 0, ...whole] = scores;
  const isMet = performance >= (PERFORMANCE[name] ?? 0) && whole.every((score) => score === WHOLE);
  const goal = PERFORMANCE[name] === undefined ? "" : ` (goal ${PERFORMANCE[name]})`;
  const parts = Object.keys(PARTS).map((part, at) => {
    const value = median(runs.map((run) => run.parts[at] ?? 0));
    return `${part} ${part === "CLS" ? value.toFixed(3) : Math.round(value)}`;
  });
  const machine = Math.round(median(runs.map((run) => run.machine)));
  console.log(`${isMet ? "  " : "! "}${name.padEnd(24)}${scores.join("  ")}${goal}`);
  console.log(`    ${parts.join(", ")}; machine ${machine}`);
  for (const fault of new Set(runs.flatMap(({ faults }) => faults))) console.log(`    ${fault}`);
  return isMet;
}

interface Browsing {
  readonly signIn: (context: BrowserContext) => Promise<void>;
  /** What is measured after the screens. @returns whether its goal is met */
  readonly judgeMore: (context: BrowserContext) => Promise<boolean>;
}

/** Measures screens one after another in a browser that keeps its session. */
async function judgeAll(
  url: string,
  screens: readonly Screen[],
  { signIn, judgeMore }: Browsing,
): Promise<boolean> {
  const port = await freePort();
  const args = [`--remote-debugging-port=${port}`];
  const context = await chromium.launchPersistentContext("", {
    executablePath: findChromium(process.env),
    baseURL: url,
    args: process.getuid?.() === 0 ? [...args, "--no-sandbox"] : args,
  });
  try {
    await signIn(context);
    let isMet = true;
    for (const screen of screens) {
      if (!isAsked(screen.name)) continue;
      isMet = (await judge(screen, new URL(screen.address, url).href, port)) && isMet;
    }
    return (await judgeMore(context)) && isMet;
  } finally {
    await context.close();
  }
}

async function judgeLanding(): Promise<boolean> {
  const folder = makeDataFolder("lighthouse");
  const panna = startPanna({ DATA_DIR: folder });
  try {
    const screens: Screen[] = [{ name: "landing", address: "/", role: "manager" }];
    return await judgeAll(await panna.url(), screens, {
      signIn: async () => undefined,
      judgeMore: async () => true,
    });
  } finally {
    await panna.end("SIGTERM");
    await rm(folder, { recursive: true, force: true });
  }
}

async function judgeScreens(): Promise<boolean> {
  const demo = await serveDemo(resolve("data/screens/demo"));
  const browser = await chromium.launch({
    executablePath: findChromium(process.env),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  try {
    const screens = await screensOf("full", browser, demo.url);
    return await judgeAll(demo.url, screens, {
      signIn: ({ request }) => signInAs(request, "manager"),
      judgeMore: async (context) =>
        isAsked(INSTALLED) ? judgeInstalledStart(context, Number(asked.runs)) : true,
    });
  } finally {
    await browser.close();
    demo.end();
  }
}

console.log(`  ${"".padEnd(24)}${CATEGORIES.join("  ")}`);
const isLandingMet = isAsked("landing") ? await judgeLanding() : true;
const areScreensMet = only === null || only.some((name) => name !== "landing") ? await judgeScreens() : true;
if (!isLandingMet || !areScreensMet) process.exitCode = 1;
