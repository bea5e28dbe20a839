import type { Browser, Page } from "@playwright/test";
import { onPitch, openTeamOfFive, SAVED } from "#tests/journeys/support/builder.ts";
import { fieldTeam } from "#tests/journeys/support/field-team.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signUp,
  test,
} from "#tests/journeys/support/journey.ts";

/** The dashboard's figures by name. */
async function tiles(page: Page): Promise<string[][]> {
  const shown = page.locator(".stat-tile");
  const names = await shown.locator("dt").allInnerTexts();
  const values = await shown.locator(".stat-value").allInnerTexts();
  return names.map((name, index) => [name.trim().toLowerCase(), values[index]?.trim() ?? ""]);
}

/** The section under a heading. */
function panel(page: Page, heading: string) {
  return page.locator("section", { has: page.getByRole("heading", { name: heading, exact: true }) }).last();
}

function toast(page: Page) {
  return page.locator(".toast[data-state=open]");
}

/** Another user with an active team, in a separate browser context. */
async function aRival(browser: Browser, url: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url })).newPage();
  await signUp(page, { withUsername: true });
  await fieldTeam(page, "Rivals");
  return page;
}

async function play(page: Page, matchType: "ranked" | "quick"): Promise<void> {
  expect((await page.request.post("/api/matches", { data: { matchType } })).ok()).toBe(true);
}

/** Notes which faces are loaded in the first frame with a heading, before its layout. */
async function watchFirstFaces(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = (): void => {
      if (document.querySelector("h1") === null) return void requestAnimationFrame(look);
      const loaded = [...document.fonts].filter(({ status }) => status === "loaded");
      document.documentElement.dataset["firstFaces"] = loaded.map(({ family }) => family).join();
    };
    requestAnimationFrame(look);
  });
}

test("the page of the dashboard is painted in its own fonts from the first frame on", async ({ page }) => {
  // The app's fonts are in the browser's cache by now.
  await signUp(page, { withUsername: true });
  await watchFirstFaces(page);
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-first-faces", /Sofia Sans.*Figtree/u);
});

// shows: 2.38, 2.39, 2.40, 2.41, 2.42, 2.43, 2.50, 2.53, 2.54, 2.55, 2.56, 2.57, 2.58, 5.8, 5.9, 9.21, 9.34
test("the dashboard shows a new user their status and next step @short", async ({ page }) => {
  const username = await signUp(page, { withUsername: true });

  await test.step("only the profile is done", async () => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1, name: `Welcome, ${username}` })).toBeVisible();
    await expect
      .poll(async () => tiles(page))
      .toEqual([
        ["current rank", "Unranked"],
        ["games played", "0"],
        ["win rate", "0%"],
        ["wins", "0"],
        ["cards owned", "0"],
      ]);
    await expect(panel(page, "Recent Activity")).toContainText("No recent matches");
    await expect(panel(page, "Your Journey to Glory").getByRole("listitem")).toHaveText([
      /^Create Profile.*Complete$/,
      /^2Upload Cards.*In Progress$/,
      /^3Build Team(?!.*Complete)/,
      /^4Compete(?!.*Complete)/,
    ]);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step("the card of the day is a placeholder", async () => {
    const featured = panel(page, "Featured Card");
    for (const text of ["Card of the Day", "Overall 93"]) await expect(featured).toContainText(text);
    await expect(featured.getByText("Legendary Player").first()).toBeVisible();
  });

  await test.step("without a team there is nothing to enter", async () => {
    await expect(page.getByRole("link", { name: "Create a team first to enter" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Enter Tournament" })).toBeDisabled();
    await expect(page.getByText("24 days left")).toBeVisible();
  });

  await test.step("with cards, an active team and matches, every step is complete", async () => {
    await fieldTeam(page, "Night Owls");
    for (let played = 0; played < 5; played += 1) await play(page, "quick");
    await page.reload();
    await expect(panel(page, "Your Journey to Glory").getByText("Complete", { exact: true })).toHaveCount(4);
    const matches = panel(page, "Recent Activity").getByRole("listitem");
    await expect(matches).toHaveCount(4);
    for (const match of await matches.all()) {
      await expect(match.getByRole("link")).toHaveText(/^(Won|Lost|Drew) quick match$/);
    }
    const user = (await (await page.request.get("/api/auth/user")).json()) as { totalWins: number };
    await expect
      .poll(async () => tiles(page))
      .toEqual([
        ["current rank", "Unranked"],
        ["games played", "5"],
        ["win rate", `${user.totalWins * 20}%`],
        ["wins", `${user.totalWins}`],
        ["cards owned", "11"],
      ]);
  });
});

// shows: 2.20, 2.44, 2.45, 2.46, 2.48, 9.20
test("the dashboard's rankings show the first four and link to the rest @short", async ({
  page,
  browser,
  panna,
}) => {
  await signUp(page, { withUsername: true });
  await fieldTeam(page, "Night Owls");
  const rivals = [];
  for (let made = 0; made < 4; made += 1) rivals.push(await aRival(browser, panna.url));
  for (const one of [page, ...rivals]) await play(one, "ranked");
  for (const rival of rivals) await rival.context().close();

  await page.goto("/");
  const rows = panel(page, "Current Rankings").getByRole("listitem");
  await expect(rows).toHaveCount(4);
  for (const row of await rows.all()) {
    await expect(row).toContainText(/\d+% won · (1 game|\d+ games)/);
    await expect(row).toContainText(/\d+\s*rating/);
    await expect(row.getByRole("link")).toHaveAttribute("href", /^\/users\//);
  }
  await expect(rows.first().locator(".medal-gold")).toHaveText("1");
  await page.getByRole("link", { name: "View All" }).click();
  await expect(page).toHaveURL(/\/statistics$/);
  await expect(page.getByRole("heading", { level: 1, name: "Statistics" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Current Rankings");
  await expect(panel(page, "Current Rankings").getByRole("listitem").nth(4)).toBeVisible();
});

// shows: 2.58, 2.64, 2.66, 3.14, 4.18, 4.19, 4.20, 8.8, 8.12
test("the tournament is entered once, and that's final @short", async ({ page }) => {
  await signUp(page, { withUsername: true });
  await fieldTeam(page, "Night Owls");
  // A single team would be preselected.
  await page.request.post("/api/teams", { data: { name: "Spare", formation: "2-2", isActive: false } });
  const enter = page.getByRole("button", { name: "Enter Tournament" });
  const widget = panel(page, "Monthly Tournament");

  await test.step("nothing is entered yet", async () => {
    await page.goto("/play");
    await expect(page.getByRole("heading", { level: 1, name: "Fantasy" })).toBeVisible();
    await expect(page.getByText("No team entered in tournament")).toBeVisible();
    await expect(panel(page, "Monthly Leaders").getByRole("tab")).toHaveText([
      "Current",
      "Previous",
      "Season",
    ]);
  });

  await test.step("a failed entry shows an error", async () => {
    await page.goto("/");
    await expect(widget.getByText("active", { exact: true })).toBeVisible();
    await expect(enter).toBeDisabled();
    await widget.getByRole("combobox").selectOption({ label: "Night Owls (1-2-1, active)" });
    await page.route("**/api/tournaments/*/enter", (route) => route.abort(), { times: 1 });
    await enter.click();
    await page.getByRole("button", { name: "Lock in my team" }).click();
    await expect(toast(page)).toContainText("Entry Failed");
    await expect(toast(page)).toContainText("Failed to enter tournament");
  });

  await test.step("a refused entry shows the server's reason", async () => {
    await page.route("**/api/tournaments/*/enter", async (route) => {
      await page.request.post(route.request().url(), { data: route.request().postDataJSON() as object });
      await route.continue({ headers: { ...route.request().headers(), "idempotency-key": "another" } });
    });
    await enter.click();
    await page.getByRole("button", { name: "Lock in my team" }).click();
    await expect(toast(page)).toContainText("You've already entered this tournament.");
    await page.unroute("**/api/tournaments/*/enter");
  });

  await test.step("an entrant sees the locked team and can't undo the entry", async () => {
    await page.reload();
    await expect(widget.getByText("Team Locked In")).toBeVisible();
    await expect(widget).toContainText("Night Owls");
    await expect(widget.getByRole("button")).toHaveCount(0);
    await page.goto("/play");
    await expect(panel(page, "Tournament Team").getByText("Locked", { exact: true })).toBeVisible();
    await expectAccessible(page);
  });
});

// shows: 2.58, 4.18, 8.7
test("a month without a tournament says so @short", async ({ page }) => {
  await signUp(page, { withUsername: true });
  // The server's response before its job has created the month's tournament.
  await page.route("**/api/tournaments/active", (route) => route.fulfill({ json: null }));
  await page.goto("/");
  await expect(page.getByText("No Active Tournament")).toBeVisible();
  await expect(page.getByText("Check back soon for the next tournament!")).toBeVisible();
  await expect(page.getByRole("button", { name: "Enter Tournament" })).toHaveCount(0);
});

test("a team known to be short is refused before the final confirmation", async ({ page }) => {
  await openTeamOfFive(page, "Four");
  await onPitch(page).first().click();
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.goto("/");
  await page.getByLabel("Team", { exact: true }).selectOption({ label: "Four (2-1-1)" });
  const short = "You must select exactly 5 players. Currently you have 4 player(s).";
  await expect(page.getByText(short)).toBeVisible();
  await page.getByRole("button", { name: "Enter Tournament" }).click();
  await expect(toast(page)).toContainText("Entry Failed");
  await expect(toast(page)).toContainText(short);
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
});
