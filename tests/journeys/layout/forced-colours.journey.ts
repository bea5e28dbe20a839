import { takeBaseCards } from "#tests/journeys/support/base-cards.ts";
import { expect, signUp, test } from "#tests/journeys/support/journey.ts";

test("in forced colours, selection shows without any background", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page, { withUsername: true });
  await takeBaseCards(page.request);
  const styleOf = async (selector: string, name: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, of) => getComputedStyle(element).getPropertyValue(of), name);

  await page.goto("/collection");
  await expect(page.getByRole("checkbox", { name: "Select all" })).toBeVisible();
  expect(await styleOf(".choice-box", "appearance")).toBe("auto");
  expect(await page.getByRole("checkbox", { name: "Select all" }).boundingBox()).toMatchObject({ width: 22 });
  const current = page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Team", exact: true });
  await expect(current).toHaveAttribute("aria-current", "true");
  expect(await styleOf("nav a[aria-current]", "outline-style")).toBe("solid");
  expect(await styleOf("nav a:not([aria-current])", "outline-style")).toBe("none");

  await page.goto("/leaderboard");
  await expect(page.getByRole("tab", { name: "All time" })).toBeVisible();
  const underline = await page
    .getByRole("tab", { name: "All time" })
    .evaluate((tab) => getComputedStyle(tab, "::after").backgroundColor);
  const ground = await styleOf("body", "background-color");
  expect(underline).not.toBe(ground);
});
