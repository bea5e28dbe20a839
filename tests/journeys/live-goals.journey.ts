import type { Page, Request } from "@playwright/test";
import {
  test as base,
  expect,
  type RunningPanna,
  signUp,
  usePanna,
} from "#tests/journeys/support/journey.ts";

/** As `npm run demo` plays a Saturday: a minute of football in a second, here from the first half of many matches on. */
const DEMO = { PANNA_CLOCK: "2026-11-21T15:10:00Z", PANNA_CLOCK_SPEED: "60" };
/** Less than the minute after which a page would ask by itself. */
const BEFORE_ASKING_MS = 50_000;

const test = base.extend<object, { readonly panna: RunningPanna }>({
  panna: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => usePanna(use, DEMO),
    { scope: "worker", timeout: 120_000 },
  ],
});

test.setTimeout(180_000);

/** The sum of all numbers that stand in these places of the page. */
function sumOf(page: Page, places: string): Promise<number> {
  return page
    .locator(places)
    .evaluateAll((found) => found.reduce((sum, one) => sum + Number.parseInt(one.textContent, 10), 0));
}

/** Counts the scores that the stream tells this page. */
function countScores(): void {
  const counter = window as unknown as { scores: number };
  counter.scores = 0;
  window.EventSource = class extends EventSource {
    constructor(...parts: ConstructorParameters<typeof EventSource>) {
      super(...parts);
      this.addEventListener("score", () => (counter.scores += 1));
    }
  };
}

function scoresTold(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { scores: number }).scores);
}

/** How often the scores were asked for after each 20 s of the page's clock, up to 200 s. */
async function asksOverTime(page: Page, beforeEachStep: () => Promise<void>): Promise<number[]> {
  let asks = 0;
  let answers = 0;
  const isAsk = (request: Request) => new URL(request.url()).pathname === "/api/matches-by-date";
  page.on("request", (request) => {
    if (isAsk(request)) asks += 1;
  });
  page.on("requestfinished", (request) => {
    if (isAsk(request)) answers += 1;
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto("/live-scores");
  await expect
    .poll(async () => {
      await page.clock.runFor(10);
      return page.locator(".match-row").count();
    })
    .toBeGreaterThan(0);
  const counts = [asks];
  for (let seconds = 20; seconds <= 200; seconds += 20) {
    await beforeEachStep();
    await page.clock.runFor(20_000);
    // What was asked for is answered before time passes again.
    await page.evaluate(() => undefined);
    await expect.poll(() => answers).toBe(asks);
    counts.push(asks);
  }
  return counts;
}

/** At 0, 60, 120 and 180 s. */
const EVERY_MINUTE = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4];

// shows: 2.102, 7.38, 9.23
test.describe("the scores are asked for every 60 s", () => {
  test("while the stream tells of a match in play", async ({ page }) => {
    await signUp(page, { withUsername: true });
    await page.addInitScript(countScores);
    const counts = await asksOverTime(page, async () => {
      const before = await scoresTold(page);
      await expect.poll(() => scoresTold(page)).toBeGreaterThan(before);
    });
    expect(counts).toEqual(EVERY_MINUTE);
  });

  test("and without the stream", async ({ page }) => {
    await signUp(page, { withUsername: true });
    await page.route("**/api/live", (route) => route.abort());
    expect(await asksOverTime(page, () => Promise.resolve())).toEqual(EVERY_MINUTE);
  });
});

// shows: 2.121
test("goals and points arrive on the open pages without a reload", async ({ page, context }) => {
  await signUp(page, { withUsername: true });
  await page.goto("/live-scores");
  const inPlay = page.locator(".match-row:has(.live-mark)");
  await expect(inPlay.first()).toBeVisible();

  await test.step("a goal is told by the stream: asking for the scores fails from here on", async () => {
    await page.route("**/api/matches-by-date", (route) => route.abort());
    const before = await sumOf(page, ".match-goals:not(:empty)");
    await expect
      .poll(() => sumOf(page, ".match-goals:not(:empty)"), { timeout: BEFORE_ASKING_MS })
      .toBeGreaterThan(before);
  });

  await test.step("points follow on the fixture's page before it would ask by itself", async () => {
    const board = await context.newPage();
    await board.goto((await inPlay.last().locator(".match-link").getAttribute("href")) ?? "");
    await expect(board.locator("details").first()).toBeVisible();
    const points = "details summary .font-bold:last-of-type";
    const loadedAt = await board.evaluate(() => performance.timeOrigin);
    const before = await sumOf(board, points);
    await expect.poll(() => sumOf(board, points), { timeout: BEFORE_ASKING_MS }).not.toBe(before);
    expect(await board.evaluate(() => performance.timeOrigin)).toBe(loadedAt);
  });
});
