import type { Page } from "@playwright/test";
import { fieldTeam } from "#tests/journeys/support/field-team.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signUp,
  test,
} from "#tests/journeys/support/journey.ts";
import { read } from "#tests/journeys/support/read.ts";

/** The region under a heading. */
function panel(page: Page, heading: string) {
  return page.getByRole("region", { name: heading, exact: true });
}

test("the back of a card shows its matches, its tournament, and when its lock ends", async ({ page }) => {
  await signUp(page, { withUsername: true });
  await fieldTeam(page, "Night Owls");
  const team = await read<{ id: number; positions: { cardId: number }[] }>(page, "/api/teams/active");
  const cardId = team.positions[0]?.cardId ?? 0;
  await page.goto(`/cards/${cardId}`);
  await expect(panel(page, "Matches")).toContainText("Hasn't played a match for you yet.");
  await expect(page.getByText("Locked: can't be deleted yet")).toHaveCount(0);
  const rightOf = async (heading: string) =>
    panel(page, heading).evaluate((section) => section.getBoundingClientRect().right);
  expect(await rightOf("Teams"), "nothing is missing beside the teams").toBe(await rightOf("Matches"));

  expect((await page.request.post("/api/matches", { data: { matchType: "quick" } })).ok()).toBe(true);
  const { id } = await read<{ id: number }>(page, "/api/tournaments/active");
  const entered = await page.request.post(`/api/tournaments/${id}/enter`, { data: { teamId: team.id } });
  expect(entered.ok()).toBe(true);
  await page.reload();
  await expect(panel(page, "Matches").getByRole("link")).toHaveText(/^(Won|Lost|Drew) quick match$/u);
  await expect(panel(page, "Tournaments")).toContainText("November 2026");
  const lock = page.getByRole("listitem").filter({ hasText: "Plays in the November 2026 tournament" });
  await expect(lock.locator("time")).toHaveAttribute("datetime", "2026-12-01T00:00:00.000Z");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
