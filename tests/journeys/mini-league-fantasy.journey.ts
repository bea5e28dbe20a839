import type { Page } from "@playwright/test";
import { fieldSquad } from "#tests/journeys/support/fantasy-squad.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  JOURNEY_START,
  signUp,
  test,
} from "#tests/journeys/support/journey.ts";
import { useMovingPanna } from "#tests/journeys/support/moving-panna.ts";

/** After the end of the round that had its deadline ahead. */
const ROUND_OVER = "2026-11-12T12:00:00Z";
const SLOWLY = { timeout: 180_000 };

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** A mini-league of two managers with squads. @returns its id */
async function foundLeague(owner: Page, friend: Page): Promise<number> {
  const made = await owner.request.post("/api/mini-leagues", { data: { name: "Lunch Club" } });
  const { id } = (await made.json()) as { id: number };
  const league = await (await owner.request.get(`/api/mini-leagues/${id}`)).json();
  const joined = await friend.request.post("/api/mini-leagues/join", {
    data: { code: (league as { inviteCode: string }).inviteCode },
  });
  expect(joined.ok()).toBe(true);
  return id;
}

/** Whether the squads of the last locked round have been counted. */
async function hasResult({ request }: Page, id: number): Promise<boolean> {
  const answer = await request.get(`/api/mini-leagues/${id}/head-to-head`);
  if (!answer.ok()) return false;
  const { duels } = (await answer.json()) as { duels: { home: { points: number | null } }[] };
  return duels.some(({ home }) => home.points !== null);
}

test("members rank by fantasy points, play head to head, and compare squads after the deadline", async ({
  browser,
}) => {
  test.setTimeout(360_000);
  await useMovingPanna(JOURNEY_START, async (panna) => {
    const [owner, friend] = await Promise.all(
      ["owner", "friend"].map(async () => {
        const context = await browser.newContext({ baseURL: panna.url });
        return context.newPage();
      }),
    );
    if (owner === undefined || friend === undefined) throw new Error("there are no two pages");
    const ownName = await signUp(owner, { withUsername: true });
    const friendName = await signUp(friend, { withUsername: true });
    await fieldSquad(owner);
    await fieldSquad(friend);
    const id = await foundLeague(owner, friend);

    await test.step("before the deadline the duel is public, the squads are not", async () => {
      await owner.goto(`/leagues/${id}`);
      await owner.getByRole("tab", { name: "Fantasy" }).click();
      await expect(owner.getByText("No squad in these gameweeks")).toHaveCount(2);
      await expectSound(owner);
      await owner.getByRole("tab", { name: "Head to head" }).click();
      await owner.getByLabel("Gameweek", { exact: true }).selectOption({ index: 0 });
      const duels = owner.getByRole("list", { name: /^Duels in gameweek/ });
      await expect(duels.getByRole("listitem")).toHaveCount(1);
      await expect(duels).toContainText(`${ownName} (You)`);
      await expect(duels.getByRole("link")).toHaveCount(0);
      await expectSound(owner);
    });

    await panna.moveTo(ROUND_OVER);
    // The jobs lock the squads, import the results and count them, in that order.
    await expect.poll(() => hasResult(owner, id), SLOWLY).toBe(true);

    await test.step("afterwards the table has points for the season, a month and a round", async () => {
      await owner.goto(`/leagues/${id}`);
      await owner.getByRole("tab", { name: "Fantasy" }).click();
      const rounds = owner.getByLabel("Gameweeks", { exact: true });
      for (const label of ["November 2026", "Gameweek 12", "Season"]) {
        await rounds.selectOption({ label });
        await expect(owner.getByText("No squad in these gameweeks")).toHaveCount(0);
        await expect(owner.getByRole("link", { name: `${ownName} (You)` })).toBeVisible();
      }
      await expectSound(owner);
    });

    await test.step("the duel has a result and links to both squads", async () => {
      await owner.getByRole("tab", { name: "Head to head" }).click();
      const duels = owner.getByRole("list", { name: /^Duels in gameweek/ });
      await expect(duels).toContainText(/\d+ – \d+/);
      await expectSound(owner);
      await duels.getByRole("link", { name: /^Compare squads/ }).click();
      await expect(owner.getByRole("heading", { name: "Squads compared" })).toBeVisible();
      await expect(owner.getByRole("heading", { name: `${ownName} (You)` })).toBeVisible();
      await expect(owner.getByRole("heading", { name: friendName })).toBeVisible();
      await expectSound(owner);
    });

    await test.step("a comparison the viewer can't see says so", async () => {
      const address = new URL(owner.url());
      address.searchParams.set("home", "nobody");
      await owner.goto(address.href);
      await expect(owner.getByText("There's nothing to compare here")).toBeVisible();
      await expectAccessible(owner);
    });
    for (const page of [owner, friend]) await page.context().close();
  });
});
