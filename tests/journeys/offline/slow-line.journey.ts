import type { Page } from "@playwright/test";
import { openTeamOfFive } from "#tests/journeys/support/builder.ts";
import { expect, signUp, test } from "#tests/journeys/support/journey.ts";

/** How long "Unauthorized" can be read, in milliseconds (spec §9). */
const READING_MS = 500;

/** Notes in the page when it shows that the session is gone. @returns for how long it did before it was left */
async function watchUnauthorized(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(watchToasts);
  await page.evaluate(watchToasts);
  return async () => {
    await page.waitForURL(/\/sign-in(?:\?|$)/u, { waitUntil: "commit" });
    return page.evaluate(
      () => Number(sessionStorage.getItem("left")) - Number(sessionStorage.getItem("shown")),
    );
  };
}

function watchToasts(): void {
  const told = /Unauthorized\s*You are logged out\. Logging in again\.\.\./u;
  const look = () => {
    const texts = [...document.querySelectorAll(".toast")].map(({ textContent }) => textContent);
    if (!texts.some((text) => told.test(text))) return requestAnimationFrame(look);
    sessionStorage.setItem("shown", String(Date.now()));
    return addEventListener("pagehide", () => sessionStorage.setItem("left", String(Date.now())));
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
