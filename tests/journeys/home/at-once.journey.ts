import type { Locator, Page } from "@playwright/test";
import { signInAsAdmin, usePannaWithAdmin } from "#tests/journeys/support/admin.ts";
import { takeBaseCards } from "#tests/journeys/support/base-cards.ts";
import { fieldTeam } from "#tests/journeys/support/field-team.ts";
import { test as base, expect, type RunningPanna, signUp } from "#tests/journeys/support/journey.ts";
import { sendPhoto } from "#tests/journeys/support/screen-addresses.ts";

const test = base.extend<object, { readonly panna: RunningPanna }>({
  panna: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => usePannaWithAdmin(use),
    { scope: "worker", timeout: 120_000 },
  ],
});

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

test("the user's other tab, and the owner of a decided photo, see it within two seconds", async ({
  page,
  browser,
  panna,
}) => {
  await signUp(page, { withUsername: true });
  await takeBaseCards(page.request);
  await sendPhoto(page);
  const { id } = (await (await page.request.get("/api/auth/user")).json()) as { id: string };
  await page.goto("/team-builder");
  await expect(page.getByRole("button", { name: "Save Team" })).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto(`/users/${id}`);
  await expect(tile(tab, "Cards Owned")).toHaveText("11");

  await test.step("a new league is in the list of the other tab", async () => {
    await page.goto("/leagues");
    await tab.goto("/leagues");
    await tab.getByRole("heading", { level: 1 }).waitFor();
    await page.getByLabel("Name").fill("Two Tabs");
    await page.getByRole("button", { name: /create/iu }).click();
    await expect(page.getByText("Two Tabs").first()).toBeVisible();
    await expect(tab.getByText("Two Tabs").first()).toBeVisible(AT_ONCE);
  });

  await test.step("a deleted card is gone from the profile in the other tab", async () => {
    await tab.goto(`/users/${id}`);
    await expect(tile(tab, "Cards Owned")).toHaveText("11");
    await page.goto("/");
    await deleteSpareCard(page);
    await expect(tile(tab, "Cards Owned")).toHaveText("10", AT_ONCE);
  });

  await test.step("an admin's decision shows at the bell, and on the card", async () => {
    const waits = page.getByRole("main").getByText("Pending approval");
    await expect(waits).toHaveCount(1);
    await expect(page.getByRole("link", { name: "Notifications", exact: true })).toBeVisible();
    const admin = await (await browser.newContext({ baseURL: panna.url })).newPage();
    await signInAsAdmin(admin);
    const cards = (await (await admin.request.get("/api/admin/cards/pending")).json()) as { id: number }[];
    const decided = await admin.request.post(`/api/admin/cards/${cards[0]?.id}/approve`, {
      data: { approved: true },
    });
    expect(decided.ok(), await decided.text()).toBe(true);
    await expect(page.getByRole("link", { name: /1 unread/iu })).toBeVisible(AT_ONCE);
    await expect(waits).toHaveCount(0, AT_ONCE);
    await admin.context().close();
  });
});

/** Deletes a card that is in no team, on the collection page. */
async function deleteSpareCard(page: Page): Promise<void> {
  const cards = (await (await page.request.get("/api/cards")).json()) as {
    playerName: string;
    id: number;
    status: string;
  }[];
  const team = (await (await page.request.get("/api/teams/active")).json()) as {
    positions: { cardId: number }[];
  } | null;
  const used = new Set(team?.positions.map(({ cardId }) => cardId));
  const spare = cards.find(({ id, status }) => status === "approved" && !used.has(id));
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
