import type { Page } from "@playwright/test";
import { takeBaseCards } from "#tests/journeys/support/base-cards.ts";
import { fieldTeam } from "#tests/journeys/support/field-team.ts";
import { expect, signUp, test } from "#tests/journeys/support/journey.ts";

const NOT_LOADED = "We couldn't load this";

/** Fails lazy-loaded code: the network is down, or an update has replaced the files. */
async function loseCode(page: Page): Promise<void> {
  await page.route("**/assets/*.js", (route) => route.abort());
}

function toast(page: Page) {
  return page.locator(".toast[data-state=open]");
}

test("a page that can't load more code stays usable, says so, and continues when it can", async ({
  page,
}) => {
  await signUp(page, { withUsername: true });
  await takeBaseCards(page.request);
  await page.goto("/team-builder");
  await expect(page.getByRole("button", { name: "Save Team" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await loseCode(page);

  await test.step("messages appear without the toast code", async () => {
    await page.getByRole("button", { name: "Save Team" }).click();
    await expect(toast(page)).toContainText("Please enter a team name");
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(toast(page)).toHaveCount(0);
  });

  await test.step("a menu that doesn't open leaves the page unchanged", async () => {
    const account = page.getByRole("button", { name: /^Account:/u });
    await account.click();
    await expect(toast(page)).toContainText(NOT_LOADED);
    await expect(page.getByRole("heading", { level: 1, name: "Team Builder" })).toBeVisible();
    await page.unroute("**/assets/*.js");
    await account.click();
    await expect(page.getByRole("menuitem", { name: "Logout" })).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("so does a dialog, and another screen says what to do", async () => {
    await page.goto("/collection");
    await page.getByLabel("Select all").check();
    await page.waitForLoadState("networkidle");
    await loseCode(page);
    await page.getByRole("button", { name: /^Delete Selected/u }).click();
    await expect(toast(page)).toContainText(NOT_LOADED);
    await page.getByRole("link", { name: "Team Builder" }).click();
    await expect(page.getByText("We couldn't load this screen")).toBeVisible();
    await expect(
      page.getByRole("main").getByText("Check your connection and reload the page."),
    ).toBeVisible();
    await page.unroute("**/assets/*.js");
    await page.getByRole("button", { name: "Reload" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Team Builder" })).toBeVisible();
  });
});

test("a chosen team whose preview can't load leaves the dashboard as it is", async ({ page }) => {
  await signUp(page, { withUsername: true });
  await fieldTeam(page, "Night Owls");
  // A single team would be preselected, and its preview loaded.
  await page.request.post("/api/teams", { data: { name: "Spare", formation: "2-2", isActive: false } });
  await page.goto("/");
  const widget = page.getByRole("region", { name: "Monthly Tournament" });
  const choice = widget.getByRole("combobox");
  await expect(choice).toBeVisible();
  await page.waitForLoadState("networkidle");
  await loseCode(page);

  await choice.selectOption({ label: "Night Owls (1-2-1, active)" });
  await expect(toast(page)).toContainText(NOT_LOADED);
  await expect(choice).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await page.unroute("**/assets/*.js");
  await widget.getByRole("button", { name: "Enter Tournament" }).click();
  await expect(page.getByRole("button", { name: "Lock in my team" })).toBeVisible();
});
