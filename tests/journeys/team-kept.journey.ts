import {
  available,
  chooseFormation,
  formation,
  namesOnPitch,
  onPitch,
  openBuilder,
  openTeamOfFive,
  placeBestFive,
  SAVED,
  saveTeam,
  startTeam,
} from "#tests/journeys/support/builder.ts";
import { expect, expectAccessible, test } from "#tests/journeys/support/journey.ts";

test("two tabs with one team end in a choice, and nothing is lost", async ({ page, context }) => {
  await openTeamOfFive(page, "Two tabs");
  const five = await namesOnPitch(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(onPitch(other)).toHaveCount(5);

  await test.step("the other tab is notified of a change immediately, and loads it", async () => {
    await onPitch(page).first().click();
    await expect(page.getByText(SAVED)).toBeVisible();
    await expect(other.getByRole("dialog", { name: "Changed elsewhere" })).toBeVisible();
    await expectAccessible(other);
    await other.getByRole("button", { name: "Load the other version" }).click();
    await expect(onPitch(other)).toHaveCount(4);
  });

  await test.step("undo restores the previous state, which the first tab can reject", async () => {
    await other.getByRole("button", { name: "Undo" }).click();
    await expect(onPitch(other)).toHaveCount(5);
    expect(await namesOnPitch(other)).toEqual(five);
    await expect(other.getByText(SAVED)).toBeVisible();
    await page.getByRole("button", { name: "Keep this version" }).click();
    await expect(page.getByText(SAVED)).toBeVisible();
    await other.getByRole("button", { name: "Load the other version" }).click();
    await expect(onPitch(other)).toHaveCount(4);
    await page.reload();
    await expect(onPitch(page)).toHaveCount(4);
  });
});

test("two devices with one team end in a choice when the second one saves", async ({
  page,
  browser,
  baseURL,
}) => {
  await openTeamOfFive(page, "Two devices");
  const storageState = await page.context().storageState();
  const device = await browser.newContext({ storageState, ...(baseURL ? { baseURL } : {}) });
  const other = await device.newPage();
  await other.goto(page.url());
  await expect(onPitch(other)).toHaveCount(5);
  await onPitch(other).first().click();
  await expect(other.getByText(SAVED)).toBeVisible();
  await onPitch(page).last().click();
  await expect(page.getByRole("dialog", { name: "Changed elsewhere" })).toBeVisible();
  await page.getByRole("button", { name: "Keep this version" }).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  const mine = await namesOnPitch(page);
  await other.reload();
  await expect(onPitch(other)).toHaveCount(4);
  expect(await namesOnPitch(other)).toEqual(mine);
  await device.close();
});

// shows: 8.19
test("a server that fails twice during auto-save loses nothing @short", async ({ page }) => {
  await openTeamOfFive(page, "Storm");
  const statuses: number[] = [];
  await page.route("**/api/teams/*/positions*", async (route) => {
    if (route.request().method() !== "PUT") return route.fallback();
    statuses.push(statuses.length < 2 ? 503 : 200);
    return statuses.length <= 2
      ? route.fulfill({ status: 503, json: { code: "busy", message: "Panna is busy." } })
      : route.fallback();
  });
  await onPitch(page).first().click();
  await expect(page.getByText("Failed to update team positions. Trying again...")).toBeVisible();
  await onPitch(page).first().click();
  await expect(page.getByText(SAVED)).toBeVisible();
  expect(statuses.slice(0, 3)).toEqual([503, 503, 200]);
  await page.reload();
  await expect(onPitch(page)).toHaveCount(3);
});

test("a team is made active though its user leaves the builder before it's saved @short", async ({
  page,
}) => {
  await openTeamOfFive(page, "Hurry");
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  await page.route("**/api/teams/*/positions*", async (route) => {
    if (route.request().method() === "PUT") await left;
    return route.fallback();
  });
  await page.getByRole("button", { name: "Set Active" }).click();
  await page.getByRole("link", { name: "Panna, home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  leave();
  await expect(page.getByText("Hurry is your active team").first()).toBeVisible();
  await expect(page.getByRole("combobox").locator("option:checked")).toHaveText("Hurry (2-1-1, active)");
});

test("a save with a lost response doesn't conflict with itself", async ({ page }) => {
  await openTeamOfFive(page, "Tunnel");
  let lost = 0;
  await page.route("**/api/teams/*/positions*", async (route) => {
    if (route.request().method() !== "PUT" || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    await route.abort("connectionreset");
  });
  await onPitch(page).first().click();
  await expect(page.getByText("Failed to update team positions. Trying again...")).toBeVisible();
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.reload();
  await expect(onPitch(page)).toHaveCount(4);
});

test("changing formation clears the slots, undo fills them, and just looking leaves a saved team intact", async ({
  page,
}) => {
  await openTeamOfFive(page, "Looking");
  await chooseFormation(page, "2-2");
  await expect(onPitch(page)).toHaveCount(0);
  await expect(page.getByText("The formation saves when you add a player")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(onPitch(page)).toHaveCount(5);
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(onPitch(page)).toHaveCount(0);
  await page.reload();
  await expect(formation(page, "2-1-1")).toBeChecked();
  await expect(onPitch(page)).toHaveCount(5);
});

// shows: 2.81, 4.13
test("an unsaved team survives a reload; deleting a team clears the builder @short", async ({ page }) => {
  await openBuilder(page);
  await startTeam(page, "Draft");
  await available(page, "forward").click();
  await page.getByRole("button", { name: "Save Team" }).click();
  const short = "You must select exactly 5 players. Currently you have 1 player(s).";
  await expect(page.getByText(short).first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Team name")).toHaveValue("Draft");
  await expect(onPitch(page)).toHaveCount(1);
  await placeBestFive(page);
  await saveTeam(page);
  await page.getByRole("button", { name: "Delete Team" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete this team?" });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Delete Team" }).click();
  await expect(page.getByText("Team deleted").first()).toBeVisible();
  await expect(page.getByText("Select a formation to view positions")).toBeVisible();
  await expect(page.getByLabel("Team name")).toHaveValue("");
  await expect(page.getByLabel("Team", { exact: true }).getByRole("option")).toHaveText(["New team"]);
});
