import { takeBaseCards } from "#tests/journeys/support/base-cards.ts";
import { premierLeagueId } from "#tests/journeys/support/fantasy-squad.ts";
import { expect, expectAccessible, signUp, test } from "#tests/journeys/support/journey.ts";

test("the wildcard of a practice season is played at one press, as on Transfers", async ({ page }) => {
  await signUp(page, { withUsername: true });
  await takeBaseCards(page.request);
  // By then a new installation has loaded its football, and has time for others.
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

  await test.step("for the squad as it stands, once it was asked", async () => {
    await page.getByRole("button", { name: "Play Gameweek 1" }).click();
    // The points are shown by themselves once they are there.
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
