import type { Page } from "@playwright/test";
import { takeBaseCards } from "#tests/journeys/support/base-cards.ts";
import { fieldSquad, premierLeagueId } from "#tests/journeys/support/fantasy-squad.ts";
import { expect, JOURNEY_START, signUp, test } from "#tests/journeys/support/journey.ts";
import { useMovingPanna } from "#tests/journeys/support/moving-panna.ts";

const DEADLINE_PASSED = "2026-11-12T12:00:00Z";

const toastOf = (page: Page) => page.locator(".toast[data-state=open]");
const execute = (page: Page) => page.getByRole("button", { name: "Execute Transfer" });

/** A valid squad on the Transfers page, ready to execute. */
async function openSquad(page: Page): Promise<void> {
  await signUp(page, { withUsername: true });
  await premierLeagueId(page);
  await takeBaseCards(page.request);
  await page.goto("/transfers");
  await page.getByLabel("League", { exact: true }).selectOption({ label: "Premier League 2026/27" });
  await page.getByRole("button", { name: "Auto-pick" }).click();
  await expect(page.getByText("This squad is valid")).toBeVisible();
}

// shows: 8.27
test("a squad the server refuses shows a toast and stays for correction", async ({ page }) => {
  await openSquad(page);
  const cards = (await (await page.request.get("/api/cards")).json()) as { id: number; playerName: string }[];
  const bench = await page.getByRole("button", { name: /^Bench 4: / }).getAttribute("aria-label");
  const sold = cards.find(({ playerName }) => bench === `Bench 4: ${playerName}`);
  expect((await page.request.delete(`/api/cards/${sold?.id ?? 0}`)).ok()).toBe(true);
  await execute(page).click();
  await expect(toastOf(page)).toContainText("Transfer Failed");
  await expect(toastOf(page)).toContainText("One of these cards isn't in your collection");
  await expect(page.getByText("No transfers yet")).toBeVisible();
});

// shows: 8.27
test("a squad executed offline shows a toast and can be sent again", async ({ page }) => {
  await openSquad(page);
  await page.context().setOffline(true);
  await execute(page).click();
  await expect(toastOf(page)).toContainText("Transfer Failed");
  await expect(toastOf(page)).toContainText("Transfer execution failed");
  await expect(page.getByLabel("Starting five, 5 of 5")).toBeVisible();
  await page.context().setOffline(false);
  await execute(page).click();
  await expect(toastOf(page)).toContainText("Transfer Executed");
});

test("a squad whose execution a proxy refuses says so while its check fails again and again", async ({
  page,
}) => {
  await openSquad(page);
  let checks = 0;
  await page.route("**/api/fantasy/transfers/*", (route) => {
    if (route.request().url().endsWith("/validate")) checks += 1;
    return route.fulfill({ status: 502, body: "" });
  });
  await execute(page).click();
  await expect(toastOf(page)).toContainText("Transfer Failed");
  await expect.poll(() => checks).toBeGreaterThan(1);
  await expect(page.getByRole("main").getByText("Validation Error")).toBeVisible();
  // Read once: a toast that shouldn't be there would soon be gone.
  expect((await toastOf(page).allTextContents()).join()).not.toContain("Validation Error");
  await page.unroute("**/api/fantasy/transfers/*");
  await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("This squad is valid")).toBeVisible();
});

// shows: 4.25
test("a squad executed while the advice can't be read is reset, too", async ({ page }) => {
  await signUp(page, { withUsername: true });
  await fieldSquad(page);
  await page.route("**/api/fantasy/help/*", (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/transfers");
  await page.getByLabel("League", { exact: true }).selectOption({ label: "Premier League 2026/27" });
  await expect(page.getByText("This squad is valid")).toBeVisible();
  await execute(page).click();
  await expect(toastOf(page)).toContainText("Transfer Executed");
  await expect(page.getByLabel("Starting five, 0 of 5")).toBeVisible();
});

// shows: 8.27
test("a squad is refused if its deadline passes while the page is open, and is for the next gameweek then", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  await useMovingPanna(JOURNEY_START, async (panna) => {
    const context = await browser.newContext({ baseURL: panna.url });
    const page = await context.newPage();
    await openSquad(page);
    const other = await context.newPage();
    await other.goto("/transfers");
    await other.getByLabel("League", { exact: true }).selectOption({ label: "Premier League 2026/27" });
    await expect(other.getByText("Gameweek 12 deadline")).toBeVisible();
    await panna.moveTo(DEADLINE_PASSED);

    await test.step("a squad picked after the deadline is checked for the next gameweek", async () => {
      await other.getByRole("button", { name: "Auto-pick" }).click();
      await expect(other.getByText("Gameweek 13 deadline")).toBeVisible();
      await expect(other.getByText("This squad is valid")).toBeVisible();
      await expect(execute(other)).toBeEnabled();
    });

    await test.step("one picked before is refused, and then executed for the next gameweek", async () => {
      await execute(page).click();
      await expect(toastOf(page)).toContainText("Transfer Failed");
      await expect(toastOf(page)).toContainText("The deadline for this gameweek has passed");
      await expect(page.getByText("Gameweek 13 deadline")).toBeVisible();
      await execute(page).click();
      await expect(toastOf(page).first()).toContainText("Transfer Executed");
    });
    await context.close();
  });
});
