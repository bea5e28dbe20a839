import type { Locator, Page } from "@playwright/test";
import { fieldTeam } from "#tests/journeys/support/field-team.ts";
import { expect, signUp, test } from "#tests/journeys/support/journey.ts";

/** How long an open page can show stale data. */
const AT_ONCE = { timeout: 2000 };

function tile(page: Page, label: string): Locator {
  return page.locator(".stat-tile", { hasText: label }).locator(".stat-value");
}

async function goHome(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Home" }).first().click();
}

// shows: 2.17, 2.20, 4.18, 7.33
test("the page shows the effects of an entry, a ranked match and a deleted card within two seconds", async ({
  page,
  browser,
  panna,
}) => {
  const rival = await (await browser.newContext({ baseURL: panna.url })).newPage();
  await signUp(rival, { withUsername: true });
  await fieldTeam(rival, "Rivals");
  const me = await signUp(page, { withUsername: true });
  await fieldTeam(page, "Night Owls");
  await page.goto("/");

  await test.step("an entry gets its first position", async () => {
    // Positions appear only after someone has scored.
    await page.route("**/api/leaderboard/monthly", async (route) => {
      const response = await route.fetch();
      const rows = (await response.json()) as object[];
      await route.fulfill({ response, json: rows.map((row) => ({ ...row, totalMonthlyPoints: 12 })) });
    });
    await page.getByRole("combobox").selectOption({ label: "Night Owls (1-2-1, active)" });
    await page.getByRole("button", { name: "Enter Tournament" }).first().click();
    const isEntered = page.waitForResponse((answer) => answer.url().endsWith("/enter"));
    await page.getByRole("button", { name: "Lock in my team" }).click();
    await isEntered;
    const widget = page.locator("section", {
      has: page.getByRole("heading", { name: "Monthly Tournament" }),
    });
    await expect(widget.last().getByText(/^#\d+$/)).toBeVisible(AT_ONCE);
  });

  await test.step("a ranked match updates rank, record and ladder", async () => {
    await page.goto("/matches/new");
    await page.getByRole("button", { name: "Find an opponent" }).click();
    await page.getByRole("link", { name: "Kick off" }).click();
    await goHome(page);
    await expect(tile(page, "Current Rank")).toHaveText(/^#\d+$/, AT_ONCE);
    await expect(tile(page, "Games Played")).toHaveText("1", AT_ONCE);
    await expect(page.getByRole("link", { name: `${me} (You)` })).toBeVisible(AT_ONCE);
  });

  await test.step("a deleted card no longer counts, at home or on the profile", async () => {
    await page.getByRole("link", { name: `${me} (You)` }).click();
    await expect(tile(page, "Cards Owned")).toHaveText("11");
    await deleteSpareCard(page);
    await goHome(page);
    await expect(tile(page, "Cards Owned")).toHaveText("10", AT_ONCE);
    await page.getByRole("link", { name: `${me} (You)` }).click();
    await expect(tile(page, "Cards Owned")).toHaveText("10", AT_ONCE);
  });
  await rival.context().close();
});

/** Deletes a card that is in no team, on the collection page. */
async function deleteSpareCard(page: Page): Promise<void> {
  const cards = (await (await page.request.get("/api/cards")).json()) as { playerName: string; id: number }[];
  const team = (await (await page.request.get("/api/teams/active")).json()) as {
    positions: { cardId: number }[];
  };
  const used = new Set(team.positions.map(({ cardId }) => cardId));
  const spare = cards.find(({ id }) => !used.has(id));
  await page.getByRole("link", { name: "Team", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Team Builder" })).toBeVisible();
  await page.getByRole("link", { name: "My Collection" }).click();
  const card = page
    .getByRole("list", { name: "Cards" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: new RegExp(spare?.playerName ?? "", "i") }) });
  await card.getByRole("checkbox").check();
  await page.getByRole("button", { name: /^Delete Selected/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
}
