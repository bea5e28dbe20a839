import type { Page } from "@playwright/test";
import { openTeamOfFive } from "#tests/journeys/support/builder.ts";
import { expect, signUp, test } from "#tests/journeys/support/journey.ts";

/** How long "Unauthorized" stays readable, in milliseconds (spec §9). */
const READING_MS = 500;

/** Records when the page reports the lost session. @returns how long it did so before the page was left */
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

test.describe("an expired session on a slow connection", () => {
  test("is reported long enough to read before the redirect to sign-in", async ({ page }) => {
    await openTeamOfFive(page, "Slow");
    await page.reload();
    await expect(page.getByRole("button", { name: "Set Active" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    const readFor = await watchUnauthorized(page);
    // Code that the page hasn't loaded by now never arrives.
    await page.route("**/assets/*.js", () => undefined);
    await page.context().clearCookies();
    await page.getByRole("button", { name: "Set Active" }).click();
    expect(await readFor()).toBeGreaterThanOrEqual(READING_MS);
  });

  test("is reported on the dashboard too, without any input", async ({ page }) => {
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
