import { rm } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { AxeBuilder } from "@axe-core/playwright";
import { type APIResponse, expect, type Page, test as base } from "@playwright/test";
import { startPanna } from "#tests/support/panna-process.ts";
import { copyInstalled } from "./installed-folder.ts";

/** The default start time of journeys: a Saturday before the first kick-off. */
export const JOURNEY_START = "2026-11-07T09:00:00Z";

/** The address of a Panna that runs for a journey. */
export interface RunningPanna {
  readonly url: string;
}

interface WorkerParts {
  /** One Panna for all journeys of a worker; each journey signs up its own users. */
  readonly panna: RunningPanna;
}

interface JourneyParts {
  /** Fails the journey at its end if the page logged an error to the console. */
  readonly quietConsole: void;
}

/** Runs a Panna without users while `use` runs. */
export async function usePanna(
  use: (panna: RunningPanna) => Promise<void>,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const dataDir = await copyInstalled("journey");
  const panna = startPanna({
    DATA_DIR: dataDir,
    PANNA_CLOCK: JOURNEY_START,
    PANNA_CLOCK_SPEED: "0",
    ...env,
  });
  try {
    await use({ url: await panna.url() });
  } finally {
    await panna.end("SIGTERM");
    await rm(dataDir, { recursive: true, force: true });
  }
}

export const test = base.extend<JourneyParts, WorkerParts>({
  panna: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => usePanna(use),
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ panna }, use) => use(panna.url),
  quietConsole: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("console", (message) => {
        const isAnswer = message.text().startsWith("Failed to load resource");
        if (message.type() === "error" && !isAnswer) errors.push(message.text());
      });
      await use();
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

let signedUp = 0;

/** A page, or another client of the API with cookies of its own. */
export type Client = Pick<Page, "request">;

/** Signs up a new user in this page's browser through the API. @returns the username, or null if none was set */
export async function signUp(
  page: Client,
  options: { withUsername: boolean; image?: string },
): Promise<string> {
  signedUp += 1;
  const username = `fan_${process.pid}_${signedUp}`.slice(0, 20);
  const { withUsername, ...told } = options;
  const email = `${username}@example.com`;
  const person = { name: "Robin Fan", email, password: "correct horse battery", ...told };
  await succeed(() => page.request.post("/api/auth/sign-up/email", { data: person }));
  if (withUsername) {
    await succeed(() => page.request.put("/api/auth/set-username", { data: { username } }));
  }
  return username;
}

/** Sends until the response is 200. A request that a busy server puts off is retried when it says; others are not. */
async function succeed(send: () => Promise<APIResponse>): Promise<void> {
  let answer = await send();
  while (answer.status() === 503 && answer.headers()["retry-after"] !== undefined) {
    await delay(1000 * Number(answer.headers()["retry-after"]));
    answer = await send();
  }
  expect(answer.status(), await answer.text()).toBe(200);
}

/** An accessibility problem: the axe rule, and the elements that break it. */
export interface Violation {
  readonly rule: string;
  readonly nodes: readonly string[];
}

/** Finishes transitions and finite animations; endless ones keep running. */
export async function finishMoving(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A new animation starts moving in the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
  });
}

/** What axe finds on the page as shown, by all its rules or by the given ones. */
export async function violationsOn(page: Page, rules: readonly string[] = []): Promise<Violation[]> {
  // In its first frame a dialog shows nothing yet, so axe ignores it while the page behind is already hidden.
  await finishMoving(page);
  // Loading axe is half the cost of a check: a page that has it reuses it.
  const isThere = await page.evaluate(() => "axe" in window);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: "0" }) })
    // No page uses frames, so axe doesn't need a second page to collect its findings.
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] });
  const { violations } = await (rules.length === 0 ? axe : axe.withRules([...rules])).analyze();
  return violations.map(({ id, nodes }) => ({ rule: id, nodes: nodes.map(({ html }) => html) }));
}

/** Axe finds no accessibility problem on the page. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOn(page)).toEqual([]);
}

/** The content is no wider than the screen, so nothing scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(screen ?? 0);
}

export { expect };
