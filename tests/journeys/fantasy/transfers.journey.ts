import { takeBaseCards } from "#tests/journeys/support/base-cards.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signUp,
  test,
} from "#tests/journeys/support/journey.ts";

const SLOWLY = { timeout: 60_000 };

test("a visitor is asked to sign in @short", async ({ page }) => {
  await page.goto("/transfers");
  await expect(page.getByRole("heading", { name: "Sign In Required" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/api/login");
});

// shows: 1.8, 2.103, 4.22, 4.23, 4.24, 4.25
test(
  "a user picks nine, changes captains, executes, and finds it in the history",
  { tag: ["@phone", "@short"] },
  async ({ page }) => {
    await signUp(page, { withUsername: true });
    await takeBaseCards(page.request);
    await expect
      .poll(
        async () => ((await (await page.request.get("/api/fantasy/leagues")).json()) as []).length,
        SLOWLY,
      )
      .toBe(3);
    const execute = page.getByRole("button", { name: "Execute Transfer" });

    await test.step("an incomplete squad isn't checked", async () => {
      await page.goto("/transfers");
      await page.getByLabel("League", { exact: true }).selectOption({ label: "Premier League 2026/27" });
      await expect(page.getByText(/^Gameweek \d+ deadline:/)).toBeVisible();
      await expect(page.getByText("Not complete yet")).toBeVisible();
      await expect(execute).toBeDisabled();
      await page
        .getByRole("button", { name: /^Start / })
        .first()
        .click();
      await expect(page.getByLabel("Starting five, 1 of 5")).toBeVisible();
      await page
        .getByRole("button", { name: /^Bench / })
        .last()
        .click();
      await expect(page.getByRole("heading", { name: "Bench, 1 of 4" })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

    await test.step("a search without a match says so", async () => {
      const search = page.getByLabel("Search cards");
      await search.fill("Nobody Is Called This");
      await expect(page.getByText("No cards match your search")).toBeVisible();
      await search.fill("");
      await expect(page.getByText("No cards match your search")).toHaveCount(0);
    });

    await test.step("a half-picked squad and the chosen league are still there after a look elsewhere", async () => {
      const league = page.getByLabel("League", { exact: true });
      await league.selectOption({ label: "La Liga 2026/27" });
      await expect(page.getByLabel("Starting five, 1 of 5")).toHaveCount(0);
      await page.getByRole("link", { name: "Points and tables" }).click();
      await expect(page.getByRole("heading", { name: "Fantasy points" })).toBeVisible();
      await page.goBack();
      await expect(league.locator("option:checked")).toHaveText("La Liga 2026/27");
      await league.selectOption({ label: "Premier League 2026/27" });
      await page.getByRole("button", { name: /^Bench 1: / }).click();
      await page.getByRole("link", { name: "Player", exact: true }).click();
      await expect(page.getByRole("region", { name: "Ownership" })).toBeVisible();
      await page.goBack();
      await expect(page.getByLabel("Starting five, 1 of 5")).toBeVisible();
      await expect(page.getByRole("heading", { name: "Bench, 1 of 4" })).toBeVisible();
    });

    await test.step("a complete squad is checked automatically", async () => {
      await page.getByRole("button", { name: "Auto-pick" }).click();
      await expect(page.getByText("This squad is valid")).toBeVisible();
      await expect(execute).toBeEnabled();
      await expectAccessible(page);
    });

    await test.step("choosing the vice-captain as captain clears the vice-captain, and the squad stays unfinished", async () => {
      const pitch = page.getByLabel("Starting five, 5 of 5");
      const vice = pitch.locator("[data-slot], .pitch-slot").filter({ hasText: "Vice-captain" });
      await vice.locator(".slot-press").click();
      await expect(page.getByRole("button", { name: "Captain", exact: true })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: "Captain", exact: true }).click();
      await expect(page.getByText("Not complete yet")).toBeVisible();
      await expect(execute).toBeDisabled();
      const captain = pitch.locator("[data-slot], .pitch-slot").filter({ hasText: "Captain" });
      await captain.locator(".slot-press").click();
      await page.getByRole("button", { name: "Vice-captain" }).click();
      await expect(page.getByText("Not complete yet")).toBeVisible();
      await page.getByRole("button", { name: "Auto-pick" }).click();
      await expect(execute).toBeEnabled();
    });

    await test.step("executing clears the selections and adds to the history", async () => {
      await execute.click();
      await expect(page.getByText("Transfer Executed").first()).toBeVisible();
      await expect(page.getByLabel("Starting five, 0 of 5")).toBeVisible();
      await expect(execute).toBeDisabled();
      await expect(page.getByText(/^In: /)).toBeVisible();
      await expect(page.getByRole("heading", { name: "Squad set for gameweek 12" })).toBeFocused();
      await page.getByRole("button", { name: "Change this squad" }).click();
      await expect(page.getByLabel("Starting five, 5 of 5")).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

    await test.step("the points page is empty until the squad's first deadline", async () => {
      await page.getByRole("link", { name: "Points and tables" }).click();
      await expect(page.getByRole("heading", { name: "Fantasy points" })).toBeVisible();
      await expect(page.getByText(/^You had no squad in gameweek/)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("tab", { name: "Tables" }).click();
      await expect(page.getByText("No table yet")).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

    await test.step("at either end of a table the other button takes the focus", async () => {
      // As in a league of more than a page of squads.
      await page.route("**/api/fantasy/tables/*", async (route) => {
        const { searchParams } = new URL(route.request().url());
        const answer = await route.fetch();
        const table = (await answer.json()) as object;
        await route.fulfill({ json: { ...table, nextAfter: searchParams.has("after") ? null : "20" } });
      });
      await page.reload();
      const back = page.getByRole("button", { name: "Back", exact: true });
      const next = page.getByRole("button", { name: "Next", exact: true });
      await next.focus();
      await page.keyboard.press("Enter");
      await expect(next).toHaveCount(0);
      await expect(back).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(back).toHaveCount(0);
      await expect(next).toBeFocused();
    });

    await test.step("the fantasy page leads to the squad", async () => {
      await page.goto("/play");
      await expect(page.getByRole("link", { name: "Manage Squad" })).toBeVisible();
      await expectAccessible(page);
    });
  },
);
