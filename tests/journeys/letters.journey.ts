import type { Page } from "@playwright/test";
import { takeBaseCards } from "#tests/journeys/support/base-cards.ts";
import { expect, signUp, test } from "#tests/journeys/support/journey.ts";

/** Text shown in a different case from its source; `innerText` is what users see. */
function shownInOtherLetters(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const named = "h1, h2, h3, .logo, .card-name, .card-name *, a, button, th, td, p, dd, li";
    return [...document.querySelectorAll<HTMLElement>(named)]
      .filter((element) => ["uppercase", "lowercase"].includes(getComputedStyle(element).textTransform))
      .map(({ innerText }) => innerText);
  });
}

test("titles and names keep their case on screen", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await shownInOtherLetters(page)).toEqual([]);
  const username = await signUp(page, { withUsername: true });
  await takeBaseCards(page.request);

  await page.goto("/no-such-page");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("404 Page Not Found");

  const user = (await (await page.request.get("/api/auth/user")).json()) as { id: string };
  await page.goto(`/users/${user.id}`);
  const title = page.getByRole("heading", { level: 1, name: username });
  await expect(title).toBeVisible();
  expect(await title.innerText()).toBe(username);

  for (const path of ["/", "/collection", "/team-builder", "/leaderboard", "/live-scores", "/transfers"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await shownInOtherLetters(page)).toEqual([]);
  }
});
