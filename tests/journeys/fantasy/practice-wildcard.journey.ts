import { takeBaseCards } from "#tests/journeys/support/base-cards.ts";
import { premierLeagueId } from "#tests/journeys/support/fantasy-squad.ts";
import { expect, expectAccessible, signUp, test } from "#tests/journeys/support/journey.ts";

test("the wildcard of a practice season takes one click, as on Transfers", async ({ page }) => {
  await signUp(page, { withUsername: true });
  await takeBaseCards(page.request);
  // By then a new installation has loaded its football and has capacity for other work.
  await premierLeagueId(page);
  await page.goto("/transfers/practice");
  await page.getByRole("button", { name: "Start Practice Season" }).click();
  await page.getByRole("button", { name: "Auto-pick" }).click();
  const activate = page.getByRole("button", { name: "Activate Wildcard" });

  await test.step("not for the first squad, which is free anyway", async () => {
    await expect(page.getByText("This squad is valid")).toBeVisible();
    await expect(activate).toHaveCount(0);
    await page.getByRole("button", { name: "Execute Transfer" }).click();
    await expect(page.getByText("Your squad is set for gameweek 1")).toBeVisible();
  });

  await test.step("nor without a warning while the first squad can still change for free", async () => {
    await activate.click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText("Your first squad is free anyway. Save your wildcard");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(activate).toBeVisible();
  });

  await test.step("for the current squad, after a confirmation", async () => {
    await page.getByRole("button", { name: "Play Gameweek 1" }).click();
    // The Points tab opens automatically when the points arrive.
    await expect(page.getByRole("tab", { name: "Points (1)", selected: true })).toBeVisible();
    await page.getByRole("tab", { name: "Squad" }).click();
    await activate.click();
    await expectAccessible(page);
    await page.getByRole("alertdialog").getByRole("button", { name: "Activate wildcard" }).click();
    await expect(page.getByText("Transfers are free in gameweek 2").first()).toBeVisible();
    await expect(page.getByText("Your wildcard is active")).toBeVisible();
    await expect(activate).toHaveCount(0);
  });
});
