import type { Page } from "@playwright/test";
import { openTeamOfFive } from "#tests/journeys/support/builder.ts";
import { expect, signUp, test } from "#tests/journeys/support/journey.ts";

/** The 500 ms for which "Unauthorized" can be read (spec §9), less the time in which a busy browser reports it. */
const READING_MS = 400;

/** Notes when the page shows that the session is gone. @returns for how long it did when it asked for the sign-in */
async function watchUnauthorized(page: Page): Promise<() => Promise<number>> {
  let toldAt = Infinity;
  await page.exposeFunction("tellShown", () => {
    toldAt = Math.min(toldAt, Date.now());
  });
  await page.addInitScript(watchToasts);
  await page.evaluate(watchToasts);
  const asked = page.waitForRequest("**/api/login").then(() => Date.now());
  return async () => (await asked) - toldAt;
}

function watchToasts(): void {
  const told = /Unauthorized\s*You are logged out\. Logging in again\.\.\./u;
  const look = () => {
    const texts = [...document.querySelectorAll(".toast")].map(({ textContent }) => textContent);
    if (texts.some((text) => told.test(text))) (window as unknown as { tellShown(): void }).tellShown();
    else requestAnimationFrame(look);
  };
  look();
}

test.describe("a session that is gone, on a slow line", () => {
  test("is told in time to be read before the browser goes to sign in", async ({ page }) => {
    await openTeamOfFive(page, "Slow");
    await page.reload();
    await expect(page.getByRole("button", { name: "Set Active" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    const readFor = await watchUnauthorized(page);
    // Code that the page has not fetched by now never comes.
    await page.route("**/assets/*.js", () => undefined);
    await page.context().clearCookies();
    await page.getByRole("button", { name: "Set Active" }).click();
    expect(await readFor()).toBeGreaterThanOrEqual(READING_MS);
  });

  test("is told on the dashboard too, where nobody has touched the page", async ({ page }) => {
    await signUp(page, { withUsername: true });
    await page.goto("/about");
    const readFor = await watchUnauthorized(page);
    await page.route("**/assets/*toast*.js", () => undefined);
    await page.route("**/api/leaderboard", (route) =>
      route.fulfill({ status: 401, json: { code: "unauthorized", message: "Unauthorized" } }),
    );
    await page.goto("/");
    expect(await readFor()).toBeGreaterThanOrEqual(READING_MS);
  });
});
