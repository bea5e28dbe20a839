import type { Page } from "@playwright/test";
import { takeBaseCards } from "#tests/journeys/support/base-cards.ts";
import { chooseFormation, placeBestFive } from "#tests/journeys/support/builder.ts";
import { fieldTeam } from "#tests/journeys/support/field-team.ts";
import { expect, signUp, test } from "#tests/journeys/support/journey.ts";

function toast(page: Page) {
  return page.locator(".toast[data-state=open]");
}

/** The next matching request fails as if the network were down; one that arrives loses only its answer. */
async function loseNext(page: Page, method: string, path: string | RegExp, arrives = false): Promise<void> {
  let isLost = false;
  await page.route(path, async (route) => {
    if (isLost || route.request().method() !== method) return route.fallback();
    isLost = true;
    if (arrives) await route.fetch();
    return route.abort();
  });
}

// shows: 8.17, 8.18, 8.20, 8.21
test("team builder failures use the specification's words @short", async ({ page }) => {
  await signUp(page, { withUsername: true });
  await takeBaseCards(page.request);
  await page.goto("/team-builder");
  const save = page.getByRole("button", { name: "Save Team" });

  await test.step("a team without a name asks for one", async () => {
    await chooseFormation(page, "2-1-1");
    await placeBestFive(page);
    await save.click();
    await expect(toast(page)).toContainText("Please enter a team name");
  });

  await test.step("a team of too few players isn't set active", async () => {
    await page.getByLabel("Team name").fill("Unlucky");
    await page
      .getByRole("button", { name: /^Remove / })
      .first()
      .click();
    await page.getByRole("button", { name: "Set Active" }).click();
    await expect(toast(page)).toContainText(
      "You must have exactly 5 players to set a team as active. Currently you have 4 player(s).",
    );
    await placeBestFive(page);
  });

  await test.step("a team that can't be created", async () => {
    await loseNext(page, "POST", "**/api/teams", true);
    await save.click();
    await expect(toast(page)).toContainText("Failed to create team");
    await save.click();
    await expect(toast(page)).toContainText("Team saved");
    await expect(page.getByLabel("Team", { exact: true }).getByRole("option")).toHaveCount(2);
  });

  await test.step("a team that can't be set active", async () => {
    await loseNext(page, "POST", "**/api/teams/*/activate");
    await page.getByRole("button", { name: "Set Active" }).click();
    await expect(toast(page)).toContainText("Failed to activate team");
  });

  await test.step("a name that can't be saved", async () => {
    await loseNext(page, "PUT", /\/api\/teams\/\d+(\?|$)/u);
    await page.getByLabel("Team name").fill("Renamed");
    await expect(page.getByText("Name not saved yet: choose Save Team")).toBeVisible();
    await expect(page.getByText("All changes saved")).toBeHidden();
    await save.click();
    await expect(page.getByText("Failed to update team. Trying again...")).toBeVisible();
    await expect(page.getByText("All changes saved")).toBeVisible();
  });

  await test.step("a team that can't be opened", async () => {
    const picker = page.getByLabel("Team", { exact: true });
    await picker.selectOption("new");
    await loseNext(page, "GET", "**/api/teams/*/positions*");
    await picker.selectOption({ index: 1 });
    await expect(toast(page)).toContainText("We couldn't load the team");
    await expect(toast(page)).toContainText("Check your connection.");
    await picker.focus();
    await picker.selectOption({ index: 1 });
    await expect(page.getByLabel("Team name")).toHaveValue("Renamed");
    await expect(picker).toBeFocused();
  });

  await test.step("a team that can't be deleted", async () => {
    await loseNext(page, "DELETE", "**/api/teams/*");
    await page.getByRole("button", { name: "Delete Team" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete Team" }).click();
    await expect(toast(page)).toContainText("Failed to delete team");
  });
});

// shows: 2.92, 8.22, 8.24
test("a failed player search and a failed page of matches show errors @short", async ({ page }) => {
  await signUp(page, { withUsername: true });

  await test.step("the search", async () => {
    await page.goto("/upload-cards");
    await expect(page.getByRole("region", { name: "Guidelines" }).getByRole("listitem")).not.toHaveCount(0);
    await page.route("**/api/players/search*", (route) => route.abort());
    await page.getByLabel("Player name").fill("saka");
    await expect(page.getByText("Failed to search players")).toBeVisible();
  });

  await test.step("the matches", async () => {
    await page.route("**/api/matches-by-date", (route) => route.abort());
    await page.goto("/live-scores");
    await expect(page.getByText("Failed to load matches. Please try again later.").first()).toBeVisible();
  });
});

test("Try again passes the focus on to what it loads", async ({ page }) => {
  const username = await signUp(page, { withUsername: true });
  const { id } = (await (await page.request.get("/api/auth/user")).json()) as { id: string };
  const again = page.getByRole("button", { name: "Try again" });

  await test.step("a panel's heading, and a screen's", async () => {
    await page.route("**/api/matches-by-date", (route) => route.abort());
    await page.goto("/live-scores");
    await again.focus();
    await page.unroute("**/api/matches-by-date");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Live Scores & Results" })).toBeFocused();
    await page.route("**/api/users/*/profile", (route) => route.abort());
    await page.goto(`/users/${id}`);
    await again.focus();
    await page.unroute("**/api/users/*/profile");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: username })).toBeFocused();
  });

  await test.step("the field of the search", async () => {
    await page.route("**/api/search?*", (route) => route.abort());
    await page.getByRole("button", { name: "Search", exact: true }).click();
    const field = page.getByRole("dialog").getByRole("combobox");
    await field.fill("saka");
    await again.focus();
    await page.unroute("**/api/search?*");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("option", { name: /Bukayo Saka/u }).first()).toBeVisible();
    await expect(field).toBeFocused();
  });
});

// shows: 2.87
test("a manager without an active team is sent to the builder @short", async ({ page }) => {
  await signUp(page, { withUsername: true });
  await page.goto("/my-team");
  await expect(page.getByText("No Active Team")).toBeVisible();
  await expect(page.getByRole("link", { name: "Create Team" })).toHaveAttribute("href", "/team-builder");
  await fieldTeam(page, "Night Owls");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Night Owls" })).toBeVisible();
  await expect(page.getByText("5/5")).toBeVisible();
  await expect(page.getByRole("link", { name: "Edit Team" })).toBeVisible();
});

// shows: 8.26, 8.27, 8.28
test("failed transfers use the specification's words @short", async ({ page }) => {
  await signUp(page, { withUsername: true });
  await takeBaseCards(page.request);
  const openLeague = async (): Promise<void> => {
    await page.goto("/transfers");
    await page.getByLabel("League", { exact: true }).selectOption({ label: "Premier League 2026/27" });
    await expect(page.getByText("Not complete yet")).toBeVisible();
  };
  const openSquad = async (): Promise<void> => {
    await openLeague();
    await page.getByRole("button", { name: "Auto-pick" }).click();
  };

  await test.step("the validation", async () => {
    await loseNext(page, "POST", "**/api/fantasy/transfers/validate");
    await openSquad();
    await expect(toast(page)).toContainText("Validation Error");
    await expect(toast(page)).toContainText("Validation failed");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("button", { name: "Execute Transfer" })).toBeEnabled();
  });

  await test.step("the execution", async () => {
    await openSquad();
    await loseNext(page, "POST", "**/api/fantasy/transfers/execute");
    await page.getByRole("button", { name: "Execute Transfer" }).click();
    await expect(toast(page)).toContainText("Transfer Failed");
    await expect(toast(page)).toContainText("Transfer execution failed");
  });

  await test.step("the wildcard", async () => {
    await loseNext(page, "POST", "**/api/fantasy/wildcard/*");
    await page.getByRole("button", { name: "Activate Wildcard" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Activate wildcard" }).click();
    await expect(toast(page)).toContainText("Wildcard activation failed");
  });

  await test.step("the validation, once the session has ended elsewhere", async () => {
    await openLeague();
    await page.request.post("/api/auth/sign-out");
    await page.getByRole("button", { name: "Auto-pick" }).click();
    await expect(toast(page)).toContainText("You are logged out. Logging in again...");
    await page.waitForURL("**/sign-in*");
  });
});
