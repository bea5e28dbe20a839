import type { Page } from "@playwright/test";
import { takeBaseCards } from "#tests/journeys/support/base-cards.ts";
import { expect, signUp, test } from "#tests/journeys/support/journey.ts";

function heading(page: Page, name: string | RegExp) {
  return page.getByRole("heading", { level: 1, name });
}

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}

/** Scrolls and waits for the scroll event, which a real user's next click would also come after. */
function scrollDown(page: Page, top: number): Promise<void> {
  return page.evaluate(
    (to) =>
      new Promise<void>((resolve) => {
        addEventListener("scroll", () => resolve(), { once: true });
        scrollTo(0, to);
      }),
    top,
  );
}

function home(page: Page) {
  return page.getByRole("link", { name: "Panna, home" });
}

test("another screen has its own title, and focus on its heading", async ({ page }) => {
  await signUp(page, { withUsername: true });
  await page.goto("/leaderboard");
  await expect(heading(page, "Leaderboard")).toBeVisible();
  await expect(page).toHaveTitle("Leaderboard · Panna");
  await expect(heading(page, "Leaderboard")).not.toBeFocused();
  await page.getByRole("link", { name: "Play a Match" }).first().click();
  await expect(heading(page, "Play a Match")).toBeFocused();
  await expect(page).toHaveTitle("Play a Match · Panna");
  await page.goBack();
  await expect(heading(page, "Leaderboard")).toBeFocused();
  await expect(page).toHaveTitle("Leaderboard · Panna");
  await page.goto("/live-scores?club=Arsenal");
  await page.getByRole("link", { name: "Show all clubs" }).click();
  await expect(heading(page, "Live Scores & Results")).toBeFocused();
  await page.goto("/cards/1/2");
  await expect(heading(page, "404 Page Not Found")).toBeVisible();
  await expect(page).toHaveTitle("Panna");
});

test("a screen opens at the top, and Back restores its scroll position", async ({ page }) => {
  await signUp(page, { withUsername: true });
  await page.goto("/how-it-works");
  await expect(heading(page, "How It Works")).toBeVisible();
  const left = 900;
  await scrollDown(page, left);
  // Playwright's own click would scroll first.
  await home(page).evaluate((link: HTMLElement) => link.click());
  await expect(heading(page, /^Welcome/u)).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(heading(page, "How It Works")).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(left);
});

test("Back doesn't leave the search open, and the device's own Back closes the dialog on top", async ({
  page,
}) => {
  await signUp(page, { withUsername: true });
  await page.goto("/about");
  await home(page).click();
  await expect(heading(page, /^Welcome/u)).toBeFocused();
  const dialog = page.getByRole("dialog", { name: "Search" });
  await page.keyboard.press("Control+k");
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(heading(page, "About Us")).toBeFocused();
  await expect(dialog).toBeHidden();

  await page.keyboard.press("Control+k");
  await expect(dialog).toBeVisible();
  // Escape is a close request like Android's Back if the page doesn't handle the key.
  await page.evaluate(() =>
    addEventListener("keydown", (event) => event.key === "Escape" && event.stopImmediatePropagation(), true),
  );
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(heading(page, "About Us")).toBeFocused();
  await expect(page).toHaveURL(/\/about$/u);
});

test("a change to the URL's query alone doesn't scroll the page", async ({ page }) => {
  // A viewport so short that the builder has to scroll.
  await page.setViewportSize({ width: 390, height: 480 });
  await signUp(page, { withUsername: true });
  await takeBaseCards(page.request);
  for (const name of ["First", "Second"]) {
    await page.request.post("/api/teams", { data: { name, formation: "2-1-1", isActive: false } });
  }
  await page.goto("/team-builder");
  const choice = page.getByLabel("Team", { exact: true });
  await expect(choice).toBeVisible();
  await page.evaluate(() => scrollTo(0, 120));
  await choice.selectOption({ label: "First (2-1-1)" });
  await expect(page).toHaveURL(/\?team=\d+$/u);
  await expect(page.getByLabel("Team name")).toHaveValue("First");
  expect(await scrolled(page)).toBe(120);
  await expect(heading(page, "Team Builder")).not.toBeFocused();
});

test("a screen's code loads when its link is hovered, and the old screen stays until then", async ({
  page,
}) => {
  await signUp(page, { withUsername: true });
  await page.goto("/leaderboard");
  const link = page.getByRole("link", { name: "Play a Match" }).first();
  await expect(link).toBeVisible();
  await page.waitForLoadState("networkidle");
  const { promise: line, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route("**/assets/play-match*.js", async (route) => {
    await line;
    await route.continue();
  });
  const asked = page.waitForRequest("**/assets/play-match*.js");
  await link.hover();
  await asked;
  await link.click();
  await expect(heading(page, "Leaderboard")).toBeVisible();
  letThrough();
  await expect(heading(page, "Play a Match")).toBeFocused();
  await expect(heading(page, "Leaderboard")).toHaveCount(0);
});

test("a profile's old address redirects to the new one", async ({ page }) => {
  await signUp(page, { withUsername: true });
  const { id } = (await (await page.request.get("/api/auth/user")).json()) as { id: string };
  await page.goto(`/user/${id}`);
  await expect(page).toHaveURL(new RegExp(`/users/${id}$`, "u"));
  await expect(page).toHaveTitle("Profile · Panna");
});
