import { setTimeout as delay } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { takeBaseCards } from "#tests/journeys/support/base-cards.ts";
import { fieldTeam } from "#tests/journeys/support/field-team.ts";
import { premierLeagueId } from "#tests/journeys/support/fantasy-squad.ts";
import { expect, signUp, test } from "#tests/journeys/support/journey.ts";

/** Web Vitals calls 0.1 good; our screens don't move. */
const MOST_SHIFT = 0.01;
/** How far the home screen's tournament widget can shift what is below it: it's unknown beforehand who has entered. */
const HOME_SHIFT = 0.02;
/** The delay of a response and the steps by which it varies, so skeletons show for a moment. */
const [ANSWER_MS, FURTHER_MS] = [150, 100];

const sizes = [
  { name: "phone", width: 390, height: 844 },
  { name: "desk", width: 1280, height: 800 },
];

interface Screen {
  readonly path: string;
  /** What the screen shows when all of its responses are in. */
  readonly last: string | RegExp;
  readonly most?: number;
}

const LEADERS = { path: "/play", last: /^(No points yet|This month.s leaders)$/u };
const HOME = { path: "/", last: "No recent matches", most: HOME_SHIFT };

const screens: readonly Screen[] = [
  HOME,
  LEADERS,
  { path: "/leaderboard", last: /^(Nobody has played a ranked match yet|All-time ladder)$/u },
  { path: "/transfers", last: /^(Form|You can.t field)/u },
  { path: "/leagues", last: "You're not in a league yet" },
  { path: "/notifications", last: "No news yet" },
];

interface Shift extends PerformanceEntry {
  readonly value: number;
}

/** Adds up layout shift from the start of each page. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sum = { value: 0 };
    Object.assign(window, { shifts: sum });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum.value += (entry as Shift).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Delays responses by varying times, as a slow connection does. */
async function slowDown(page: Page): Promise<void> {
  let asked = 0;
  await page.route("**/api/**", async (route) => {
    asked += 1;
    await delay(ANSWER_MS + FURTHER_MS * (asked % 3));
    await route.continue();
  });
}

/** Opens each screen with a full load and adds up its layout shift. */
async function expectSteady(page: Page, ofUser: readonly Screen[]): Promise<void> {
  for (const { path, last, most = MOST_SHIFT } of ofUser) {
    await page.goto(path);
    await expect(page.getByText(last).first()).toBeVisible();
    await expect(page.locator(".skeleton")).toHaveCount(0);
    const moved = await page.evaluate(
      () => (window as unknown as { shifts: { value: number } }).shifts.value,
    );
    expect.soft(moved, `${path} moved`).toBeLessThanOrEqual(most);
  }
}

for (const { name, width, height } of sizes) {
  test(`on a ${name} nothing moves while responses come in`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await signUp(page, { withUsername: true });
    await takeBaseCards(page.request);
    await premierLeagueId(page);
    await watchShifts(page);
    await slowDown(page);
    await expectSteady(page, screens);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

  test(`on a ${name} nothing moves for a user with a team in the tournament`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await signUp(page, { withUsername: true });
    await fieldTeam(page, "Steady Five");
    await premierLeagueId(page);
    const tournament = (await (await page.request.get("/api/tournaments/active")).json()) as { id: number };
    const [team] = (await (await page.request.get("/api/teams")).json()) as { id: number }[];
    const entered = await page.request.post(`/api/tournaments/${tournament.id}/enter`, {
      data: { teamId: team?.id },
    });
    expect(entered.ok()).toBe(true);
    const { id } = (await (await page.request.get("/api/auth/user")).json()) as { id: string };
    await watchShifts(page);
    await slowDown(page);
    await expectSteady(page, [HOME, LEADERS, { path: `/users/${id}`, last: "No recent matches" }]);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
}
