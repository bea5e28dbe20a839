import type { Page, Request } from "@playwright/test";
import {
  test as base,
  expect,
  type RunningPanna,
  signUp,
  usePanna,
} from "#tests/journeys/support/journey.ts";

/** A Saturday as `npm run demo` plays it, a match minute per second, starting in the first half of many matches. */
const DEMO = { PANNA_CLOCK: "2026-11-21T15:10:00Z", PANNA_CLOCK_SPEED: "60" };
/** Less than the minute after which a page would poll. */
const BEFORE_ASKING_MS = 50_000;

const test = base.extend<object, { readonly panna: RunningPanna }>({
  panna: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => usePanna(use, DEMO),
    { scope: "worker", timeout: 120_000 },
  ],
});

test.setTimeout(180_000);

/** The sum of all numbers in these parts of the page. */
function sumOf(page: Page, places: string): Promise<number> {
  return page
    .locator(places)
    .evaluateAll((found) => found.reduce((sum, one) => sum + Number.parseInt(one.textContent, 10), 0));
}

/** Counts the scores this page receives from the stream. */
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

/** How many score requests there were after each 20 s of the page's clock, up to 200 s. */
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
    // Wait for the response before advancing time again.
    await page.evaluate(() => undefined);
    await expect.poll(() => answers).toBe(asks);
    counts.push(asks);
  }
  return counts;
}

/** Requests at 0, 60, 120 and 180 s. */
const EVERY_MINUTE = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4];

// shows: 2.102, 7.38, 9.23
test.describe("the scores are polled every 60 s", () => {
  test("while the stream reports a match in play", async ({ page }) => {
    await signUp(page, { withUsername: true });
    await page.addInitScript(countScores);
    const counts = await asksOverTime(page, async () => {
      const before = await scoresTold(page);
      // A server that has just started first plays what it missed.
      await expect.poll(() => scoresTold(page), { timeout: BEFORE_ASKING_MS }).toBeGreaterThan(before);
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
test("goals and points reach open pages without a reload", async ({ page, context }) => {
  await signUp(page, { withUsername: true });
  await page.goto("/live-scores");
  const inPlay = page.locator(".match-row:has(.live-mark)");
  await expect(inPlay.first()).toBeVisible();

  await test.step("a goal arrives through the stream: score requests fail from here on", async () => {
    await page.route("**/api/matches-by-date", (route) => route.abort());
    const before = await sumOf(page, ".match-goals:not(:empty)");
    await expect
      .poll(() => sumOf(page, ".match-goals:not(:empty)"), { timeout: BEFORE_ASKING_MS })
      .toBeGreaterThan(before);
  });

  await test.step("points follow on the fixture page before it would poll", async () => {
    const board = await context.newPage();
    await board.setViewportSize({ width: 320, height: 640 });
    await board.goto((await inPlay.last().locator(".match-link").getAttribute("href")) ?? "");
    await expect(board.locator("details").first()).toBeVisible();
    const wrapped = await board.locator("summary").evaluateAll(
      (rows) =>
        rows.filter((row) => {
          const [first, last] = [row.firstElementChild, row.querySelector("svg")].map((one) =>
            one?.getBoundingClientRect(),
          );
          return !first || !last || last.top > first.bottom;
        }).length,
    );
    expect(wrapped).toBe(0);
    const points = "details summary .font-bold:last-of-type";
    const loadedAt = await board.evaluate(() => performance.timeOrigin);
    const before = await sumOf(board, points);
    await expect.poll(() => sumOf(board, points), { timeout: BEFORE_ASKING_MS }).not.toBe(before);
    expect(await board.evaluate(() => performance.timeOrigin)).toBe(loadedAt);
  });
});
