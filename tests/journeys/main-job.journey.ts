import { chooseFormation } from "#tests/journeys/support/builder.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signUp,
  test,
} from "#tests/journeys/support/journey.ts";

/** Positions and slots of 2-1-1. */
const lineUp = [
  ["goalkeeper", "GK"],
  ["defender", "CB"],
  ["defender", "CB"],
  ["midfielder", "CM"],
  ["forward", "ST"],
] as const;

// shows: 0.1, 1.1, 1.2, 1.3, 1.4, 2.68, 2.85, 4.18, 5.8, 5.11, 7.35, 8.9, 8.14
test("a new user gets cards, fields five, enters the tournament and sees the locked team @short", async ({
  page,
}) => {
  await signUp(page, { withUsername: true });

  await test.step("the base set fills the collection", async () => {
    await page.goto("/collection");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Get Base Cards" }).first().click();
    await expect(page.getByText("11 cards", { exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await expect(page.getByRole("button", { name: "Get Base Cards" })).toHaveClass(/button-secondary/);
    await page.getByRole("button", { name: "Get Base Cards" }).first().click();
    await expect(page.getByText("You already have base cards in your collection.").first()).toBeVisible();
  });

  await test.step("five cards are placed in a formation", async () => {
    await page.goto("/team-builder");
    await expect(page.getByText("Select a formation to view positions")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Team name").fill("Night Owls");
    await chooseFormation(page, "2-1-1");
    await page.getByRole("button", { name: "Save Team" }).click();
    await expect(
      page.getByText("You must select exactly 5 players. Currently you have 0 player(s).").first(),
    ).toBeVisible();
    for (const [position, slot] of lineUp) {
      await page
        .getByLabel("Available Players")
        .getByRole("button", { name: new RegExp(`, ${position},`, "iu") })
        .first()
        .click();
      await expect(
        page.getByRole("button", { name: new RegExp(`^${slot}( left| right)?, .+, overall`) }).first(),
      ).toBeVisible();
    }
    await page.getByRole("button", { name: "Save Team" }).click();
    await page.getByRole("button", { name: "Set Active" }).click();
    await expect(page.getByText("Active team", { exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step("the team is entered, with no way back", async () => {
    await page.goto("/");
    const enter = page.getByRole("button", { name: "Enter Tournament" });
    const choice = page.getByRole("combobox").locator("option:checked");
    await expect(choice).toHaveText("Night Owls (2-1-1, active)");
    await enter.click();
    await page.getByRole("button", { name: "Lock in my team" }).click();
    await expect(page.getByText("Tournament Entry Confirmed!").first()).toBeVisible();
    await expect(page.getByText("Team Locked In")).toBeVisible();
    await expectAccessible(page);
    await page.goto("/play");
    await expect(page.getByText("Locked", { exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});
