import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { takeBaseCards } from "#tests/journeys/support/base-cards.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signUp,
  test,
} from "#tests/journeys/support/journey.ts";

async function openPractice(page: Page): Promise<void> {
  await signUp(page, { withUsername: true });
  await takeBaseCards(page.request);
  await page.goto("/transfers/practice");
  await page.getByRole("button", { name: "Start Practice Season" }).click();
  await expect(page.getByRole("heading", { name: "Gameweek 1 of 38" })).toBeVisible();
}

async function chooseSquad(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Auto-pick" }).click();
  await expect(page.getByText("This squad is valid")).toBeVisible();
  await page.getByRole("button", { name: "Execute Transfer" }).click();
  await expect(page.getByText(/^Your squad is set for gameweek/)).toBeVisible();
}

const playButton = (page: Page, gameweek: number) =>
  page.getByRole("button", { name: `Play Gameweek ${gameweek}`, exact: true });

test("Transfers and How It Works lead to the practice season", async ({ page }) => {
  await signUp(page, { withUsername: true });
  await page.goto("/transfers");
  await page.getByRole("link", { name: "Practice season" }).click();
  await expect(page.getByRole("heading", { name: "Practice season" })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goto("/how-it-works#practice-season");
  await page.getByRole("link", { name: "Open the practice season" }).click();
  await expect(page.getByRole("heading", { name: "Practice season" })).toBeVisible();
});

test("a manager without cards of the league learns which are missing", async ({ page }) => {
  await signUp(page, { withUsername: true });
  await page.goto("/transfers/practice");
  await page.getByRole("button", { name: "Start Practice Season" }).click();
  await expect(page.getByRole("heading", { name: /^You can't field a .+ squad yet$/u })).toBeVisible();
  await expect(page.getByText(/^Still missing: 1 goalkeeper, 2 defenders, 1 midfielder, /u)).toBeVisible();
  await expect(page.getByRole("button", { name: "Auto-pick" })).toHaveCount(0);
  await expectAccessible(page);
});

test("a manager practises a season: picks nine, plays gameweeks, reads the receipts, starts again", async ({
  page,
}) => {
  await openPractice(page);

  await test.step("no gameweek can be played without a squad", async () => {
    await expect(page.getByText("Choose your squad first")).toBeVisible();
    await expect(playButton(page, 1)).toBeDisabled();
    await page.getByRole("tab", { name: "Points (0)" }).click();
    await expect(page.getByText("No gameweek played yet")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("tab", { name: "Squad" }).click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step("the squad is checked as on Transfers", async () => {
    await chooseSquad(page);
    await expect(page.getByLabel("Starting five, 5 of 5")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("changes that weren't executed are marked", async () => {
    await page.getByRole("button", { name: /^Bench 4: / }).click();
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    await expect(page.getByText("You have unsaved changes")).toBeVisible();
    await page.getByRole("link", { name: "Transfers" }).last().click();
    await expect(page.getByRole("heading", { name: "Transfers", level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page.getByText("You have unsaved changes")).toBeVisible();
    await page.getByRole("button", { name: "My squad" }).click();
    await expect(page.getByText("Your squad is set for gameweek 1")).toBeVisible();
  });

  await test.step("a gameweek shows its points, receipts and the best line-up", async () => {
    await playButton(page, 1).click();
    await expect(page.getByRole("heading", { name: "Gameweek 1", exact: true })).toBeVisible();
    await expect(page.getByText("Best possible")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Best line-up from your nine" })).toBeVisible();
    const card = page.locator("details").first();
    await card.locator("summary").click();
    await expect(card).toHaveAttribute("open", "");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step("the next gameweeks follow, and each stays readable", async () => {
    await playButton(page, 2).click();
    await playButton(page, 3).click();
    await expect(page.getByRole("heading", { name: "Gameweek 4 of 38" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Gameweek 3", exact: true })).toBeVisible();
    await page.getByLabel("Gameweek", { exact: true }).selectOption({ index: 2 });
    await expect(page.getByRole("heading", { name: "Gameweek 1", exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Gameweek 4 of 38" })).toBeVisible();
  });

  await test.step("the real squad is unaffected", async () => {
    const leagues = (await (await page.request.get("/api/fantasy/leagues")).json()) as { id: number }[];
    for (const { id } of leagues) {
      const team = await (await page.request.get(`/api/fantasy/my-team/${id}`)).json();
      expect(team).toMatchObject({ hasTeam: false });
    }
  });

  await test.step("it can be started again at any time", async () => {
    await page.getByRole("button", { name: "Start Again" }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include("[role=alertdialog]").analyze();
    expect(violations).toEqual([]);
    await page.getByLabel("Season", { exact: true }).selectOption({ label: "La Liga 2025/26, simulated" });
    await page.getByRole("alertdialog").getByRole("button", { name: "Start again" }).click();
    await expect(page.getByRole("heading", { name: "Gameweek 1 of 38" })).toBeVisible();
    await expect(page.getByText("La Liga 2025/26, simulated")).toBeVisible();
    await expect(page.getByText("Choose your squad first")).toBeVisible();
  });
});

test("a gameweek played in two windows is played once", async ({ page, context }) => {
  await openPractice(page);
  await chooseSquad(page);
  const other = await context.newPage();
  await other.goto("/transfers/practice");
  await expect(playButton(other, 1)).toBeEnabled();
  await Promise.all([playButton(page, 1).click(), playButton(other, 1).click()]);
  for (const window of [page, other]) {
    await expect(window.getByRole("heading", { name: "Gameweek 2 of 38" })).toBeVisible();
    await expect(window.getByRole("tab", { name: "Points (1)" })).toBeVisible();
  }
});

test("a practice season that can't be played or loaded says so", async ({ page }) => {
  await openPractice(page);
  await chooseSquad(page);
  const toast = page.locator(".toast[data-state=open]");

  await test.step("the connection is lost", async () => {
    await page.route("**/gameweeks/1", (route) => route.abort());
    await playButton(page, 1).click();
    await expect(toast.filter({ hasText: "We couldn't play the gameweek" })).toBeVisible();
    await expect(playButton(page, 1)).toBeEnabled();
    await page.unroute("**/gameweeks/1");
  });

  await test.step("it was started again in another window", async () => {
    const { practice } = (await (await page.request.get("/api/fantasy/practice")).json()) as {
      practice: { id: number; leagueId: string; season: number };
    };
    const { leagueId, season, id: replaces } = practice;
    await page.request.post("/api/fantasy/practice", { data: { leagueId, season, replaces } });
    await playButton(page, 1).click();
    await expect(toast.filter({ hasText: "We couldn't find that." })).toBeVisible();
    await expect(page.getByText("Choose your squad first")).toBeVisible();
  });

  await test.step("it can't be loaded", async () => {
    await page.route("**/api/fantasy/practice", (route) => route.abort());
    await page.reload();
    await expect(page.getByText("We couldn't load your practice season")).toBeVisible();
    await page.unroute("**/api/fantasy/practice");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "Gameweek 1 of 38" })).toBeVisible();
  });
});
