import type { Page } from "@playwright/test";
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
    await board.goto((await inPlay.last().getAttribute("href")) ?? "");
    await expect(board.locator("details").first()).toBeVisible();
    const points = "details summary .font-bold:last-of-type";
    const loadedAt = await board.evaluate(() => performance.timeOrigin);
    const before = await sumOf(board, points);
    await expect.poll(() => sumOf(board, points), { timeout: BEFORE_ASKING_MS }).not.toBe(before);
    expect(await board.evaluate(() => performance.timeOrigin)).toBe(loadedAt);
  });
});
