import { setTimeout as delay } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { takeBaseCards } from "../support/base-cards.ts";
import { premierLeagueId } from "../support/fantasy-squad.ts";
import { expect, signUp, test } from "../support/journey.ts";

/** Web vitals call a tenth good; ours stand still. */
const MOST_SHIFT = 0.01;
/** How long each answer takes, one a little longer than the other: skeletons stand for a moment. */
const [ANSWER_MS, FURTHER_MS] = [150, 100];

const sizes = [
  { name: "phone", width: 390, height: 844 },
  { name: "desk", width: 1280, height: 800 },
];

/** Screens, and what stands there once all of their answers are in. */
const screens = [
  { path: "/transfers", last: /^(Form|Does not play in this league)/u },
  { path: "/leagues", last: "You are in no league yet" },
  { path: "/notifications", last: "No news yet" },
];

interface Shift extends PerformanceEntry {
  readonly value: number;
}

/** Adds up, from the beginning of each page, by how much of the screen things moved. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sum = { value: 0 };
    Object.assign(window, { shifts: sum });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum.value += (entry as Shift).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Answers one after the other, as over a line. */
async function slowDown(page: Page): Promise<void> {
  let asked = 0;
  await page.route("**/api/**", async (route) => {
    asked += 1;
    await delay(ANSWER_MS + FURTHER_MS * (asked % 3));
    await route.continue();
  });
}

for (const { name, width, height } of sizes) {
  test(`on a ${name} nothing moves while answers come in`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await signUp(page, { withUsername: true });
    await takeBaseCards(page.request);
    await premierLeagueId(page);
    await watchShifts(page);
    await slowDown(page);
    for (const { path, last } of screens) {
      await page.goto(path);
      await expect(page.getByText(last).first()).toBeVisible();
      await expect(page.locator(".skeleton")).toHaveCount(0);
      const moved = await page.evaluate(
        () => (window as unknown as { shifts: { value: number } }).shifts.value,
      );
      expect.soft(moved, `${path} moved`).toBeLessThanOrEqual(MOST_SHIFT);
    }
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
}
