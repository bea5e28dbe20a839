import type { Page } from "@playwright/test";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { getComingGameweeks } from "#contract/football/coming.ts";
import { read } from "#tests/journeys/support/read.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signUp,
  test,
  violationsOn,
} from "#tests/journeys/support/journey.ts";

/** The page is accessible in both themes. */
async function expectUsable(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await expectNoSidewaysScroll(page);
  expect(await violationsOn(page, ["color-contrast", "link-in-text-block"])).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectAccessible(page);
}

test("a scorer's name in the live scores leads to his season and on to uploading his card @phone", async ({
  page,
}) => {
  await signUp(page, { withUsername: true });
  await page.goto("/live-scores");
  const scorer = page.locator(".match-scorers a").first();
  const name = await scorer.textContent();
  await scorer.click();
  await expect(page).toHaveURL(/\/players\/\d+$/u);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name ?? "");

  await test.step("the season is a chart with a table of the same data", async () => {
    await page.getByText("Points by gameweek as a table").click();
    const table = page.getByRole("table", { name: `${name}'s points and minutes by gameweek` });
    await expect(table.getByRole("row").nth(1)).toBeVisible();
  });

  await test.step("each match has its receipt", async () => {
    const games = page.getByRole("region", { name: "Match by match" });
    await games.locator("summary").first().click();
    await expect(games.getByText(/^Rules of/u).first()).toBeVisible();
    const before = await games.getByRole("listitem").count();
    await games.getByRole("button", { name: /Show \d+ more match/u }).click();
    expect(await games.getByRole("listitem").count()).toBeGreaterThan(before);
    await expect(page.getByRole("region", { name: "Fixtures ahead" }).getByRole("listitem")).toHaveCount(5);
  });
  await expectUsable(page);

  await page.getByRole("link", { name: "Upload his card" }).click();
  await expect(page.getByLabel("Player name")).toHaveValue(name ?? "");
  await expect(page.getByLabel("Club")).not.toHaveValue("");
});

test("an unknown player is a page that doesn't exist, and a failed load can be retried", async ({ page }) => {
  await signUp(page, { withUsername: true });
  for (const id of ["999999999", "x", "99999999999999"]) {
    await page.goto(`/players/${id}`);
    await expect(page.getByText("404 Page Not Found")).toBeVisible();
  }
  await page.route("**/api/players/1", (route) => route.abort());
  await page.goto("/players/1");
  await expect(page.getByText("We couldn't load this player")).toBeVisible();
  await expectUsable(page);
  await page.unroute("**/api/players/1");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("region", { name: "Ownership" })).toBeVisible();
});

test("the header search leads to a player by keyboard alone @phone", async ({ page }) => {
  const username = await signUp(page, { withUsername: true });
  await page.goto("/");
  const open = page.getByRole("button", { name: "Search", exact: true });
  await expect(open).toBeVisible();
  await page.keyboard.press("/");
  const dialog = page.getByRole("dialog", { name: "Search" });
  const field = dialog.getByRole("combobox");
  await expect(field).toBeFocused();
  await expect(dialog.getByText("Type at least two letters.")).toBeVisible();
  await expectUsable(page);

  await test.step("says that it's searching, that it failed, and that there are no results", async () => {
    let finish = (): void => undefined;
    const isAsked = new Promise<void>((resolve) => {
      finish = resolve;
    });
    await page.route("**/api/search?*", async (route) => {
      await isAsked;
      await route.abort();
    });
    await field.fill("qqqqwwww");
    await expect(dialog.getByText("Searching...")).toBeVisible();
    await expectUsable(page);
    finish();
    await expect(dialog.getByText("The search isn't working right now")).toBeVisible();
    await expectUsable(page);
    await page.unroute("**/api/search?*");
    await dialog.getByRole("button", { name: "Try again" }).click();
    await expect(dialog.getByText('Nothing found for "qqqqwwww"').last()).toBeVisible();
    await expectUsable(page);
  });

  await test.step("lists clubs and managers with players, in groups", async () => {
    await field.fill(username);
    await expect(dialog.getByRole("group", { name: "Managers" }).getByText(username)).toBeVisible();
    await field.fill("arsenl");
    await expect(dialog.getByRole("group", { name: "Clubs" }).getByText("Arsenal").first()).toBeVisible();
  });

  await test.step("opens the option selected with the arrow keys", async () => {
    await field.fill("gabriel");
    const players = dialog.getByRole("group", { name: "Players" }).getByRole("option");
    await expect(players.nth(1)).toBeVisible();
    await expectUsable(page);
    await page.keyboard.press("ArrowDown");
    await expect(players.nth(1)).toHaveAttribute("aria-selected", "true");
    const name = await players.nth(1).locator(".font-semibold").textContent();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/players\/\d+$/u);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name ?? "");
  });

  await page.keyboard.press("Control+k");
  await expect(field).toBeFocused();
  await field.fill("arsenal");
  await dialog.getByRole("group", { name: "Clubs" }).getByRole("option").first().click();
  await expect(page).toHaveURL(/\/live-scores\?club=Arsenal$/u);
  await expect(page.getByText("Arsenal only")).toBeVisible();
  await expect(page.locator(".match-row").filter({ hasNotText: "Arsenal" })).toHaveCount(0);
});

/** Two of the manager's players are in the first match of the live scores: one with seven points, one yet to play. */
async function ownFirstMatch(page: Page): Promise<void> {
  const answer = await page.request.get("/api/matches-by-date");
  const { matchesByDate } = (await answer.json()) as {
    matchesByDate: Record<string, { fixture: { id: number; date: string } }[]>;
  };
  const { id, date } = Object.values(matchesByDate)[0]?.[0]?.fixture ?? { id: 0, date: "" };
  const own = [
    { playerId: 1, name: "Uno", points: 7 },
    { playerId: 2, name: "Due", points: null },
  ];
  const fixture = {
    id,
    kickOff: date,
    status: "1H",
    elapsed: 5,
    home: "A",
    away: "B",
    homeGoals: 0,
    awayGoals: 0,
  };
  const today = [{ ...fixture, players: ["Uno", "Due"], own }];
  await page.route("**/api/fixtures/own", (route) =>
    route.fulfill({ json: { source: "active team", today, next: null } }),
  );
}

test("live scores start with the manager's own players, and list upcoming gameweeks with their deadlines", async ({
  page,
}) => {
  await signUp(page, { withUsername: true });
  await ownFirstMatch(page);
  await page.goto("/live-scores");
  const own = page.getByRole("region", { name: "Your players today" });
  await expect(own.getByRole("listitem")).toHaveText(["Uno 7 points", "Due"]);
  await expect(own.locator(".match-row")).toHaveCount(1);
  await expectUsable(page);
  await page.getByRole("tab", { name: "Coming up" }).click();
  await page.getByRole("tab", { name: "La Liga" }).click();
  const gameweeks = page.getByRole("heading", { level: 2, name: /^Gameweek \d+$/u });
  await expect(gameweeks).toHaveCount(1);
  await expect(page.getByText(/Gameweek \d+ deadline/u)).toBeVisible();
  await expect(page.getByRole("timer")).toHaveText(/left|passed/u);
  const before = await page.locator(".match-row").count();
  expect(before).toBeGreaterThan(0);
  await expectUsable(page);
  await test.step("a gameweek that can't be loaded says so, and is tried again", async () => {
    await page.route("**/api/fixtures/coming?page=1", (route) => route.abort(), { times: 1 });
    await page.getByRole("button", { name: "Show the next gameweek" }).click();
    await expect(page.getByRole("alert")).toContainText("We couldn't load the upcoming matches");
    await expect(gameweeks).toHaveCount(1);
    await page.getByRole("button", { name: "Try again" }).click();
  });
  await expect(gameweeks).toHaveCount(2);
  expect(await page.locator(".match-row").count()).toBeGreaterThan(before);
  await page.locator(".match-link").last().click();
  await expect(page).toHaveURL(/\/fixtures\/\d+$/u);
});

test("a club without a match in the next gameweek is found in a later one", async ({ page }) => {
  await signUp(page, { withUsername: true });
  const next = await read<ResponseOf<typeof getComingGameweeks>>(page, "/api/fixtures/coming?page=0");
  const gameweeks = next.gameweeks.map((gameweek) => ({
    ...gameweek,
    matches: gameweek.matches.filter(
      ({ teams: { home, away } }) => ![home.name, away.name].includes("Arsenal"),
    ),
  }));
  await page.route("**/api/fixtures/coming?page=0", (route) =>
    route.fulfill({ json: { ...next, gameweeks } }),
  );
  await page.goto("/live-scores?club=Arsenal");
  await page.getByRole("tab", { name: "Coming up" }).click();
  await expect(page.getByText("No Arsenal match in the gameweeks shown")).toBeVisible();
  await expectUsable(page);
  await page.getByRole("button", { name: "Show the next gameweek" }).click();
  await expect(page.locator(".match-row").filter({ hasText: "Arsenal" })).toHaveCount(1);
  await expect(page.getByText("No Arsenal match in the gameweeks shown")).toHaveCount(0);
});
