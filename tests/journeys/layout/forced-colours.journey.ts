import { takeBaseCards } from "#tests/journeys/support/base-cards.ts";
import { fieldTeam } from "#tests/journeys/support/field-team.ts";
import { expect, signUp, test } from "#tests/journeys/support/journey.ts";
import { read } from "#tests/journeys/support/read.ts";

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

test("in forced colours, drawings and figures that are only a background are still there", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  const styleOf = async (selector: string, name: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, of) => getComputedStyle(element).getPropertyValue(of), name);

  await page.goto("/");
  await expect(page.locator(".fan .card")).toHaveCount(3);
  expect(await styleOf(".fan .card-stock", "background-image")).toContain("gradient");

  await signUp(page, { withUsername: true });
  await fieldTeam(page, "Night Owls");
  const [card] = await read<{ playerId: number }[]>(page, "/api/cards");
  await page.goto(`/players/${card?.playerId}`);
  await expect(page.locator(".chart-bar").first()).toBeAttached();
  expect(await styleOf(".chart-bar", "background-image")).toContain("gradient");

  await page.goto("/album");
  await expect(page.locator(".progress").first()).toBeAttached();
  expect(await styleOf(".progress", "border-style")).toBe("solid");

  const played = await page.request.post("/api/matches", { data: { matchType: "quick" } });
  const { id } = (await played.json()) as { id: number };
  await page.goto(`/matches/${id}`);
  await expect(page.getByRole("group", { name: "Speed" }).getByRole("button", { pressed: true })).toHaveCount(
    1,
  );
  expect(await styleOf("fieldset .button[aria-pressed=true]", "outline-style")).toBe("solid");
  expect(await styleOf("fieldset .button[aria-pressed=false]", "outline-style")).toBe("none");
});
