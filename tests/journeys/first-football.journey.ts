import {
  FIRST_FOOTBALL_MS,
  type getMatchesByDate,
  LIVE_SCORES_REFRESH_MS,
} from "#contract/football/football.ts";
import type { ResponseOf } from "#contract/endpoint.ts";
import { expect, signUp, test } from "#tests/journeys/support/journey.ts";

type Matches = ResponseOf<typeof getMatchesByDate>;

test("the live scores of a new installation fill in without a reload, and are then asked for each minute", async ({
  page,
}) => {
  await signUp(page, { withUsername: true });
  await page.clock.install();
  const none: Matches = { matchesByDate: {}, updatedAt: null, isCurrent: true };
  let answers = 0;
  await page.route("**/api/matches-by-date", (route) => {
    answers += 1;
    return answers < 3 ? route.fulfill({ json: none }) : route.continue();
  });
  await page.goto("/live-scores");
  await expect.poll(() => answers).toBe(1);
  await expect(page.locator(".match-row")).toHaveCount(0);
  let passed = 0;
  await expect(async () => {
    passed += FIRST_FOOTBALL_MS;
    await page.clock.fastForward(FIRST_FOOTBALL_MS);
    await expect(page.locator(".match-row").first()).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(passed).toBeLessThan(LIVE_SCORES_REFRESH_MS);
  const asked = answers;
  await page.clock.fastForward(LIVE_SCORES_REFRESH_MS / 2);
  await expect(page.locator(".match-row").first()).toBeVisible();
  expect(answers).toBe(asked);
});
