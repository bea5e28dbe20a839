import type { Locator, Page } from "@playwright/test";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { getRankings } from "#contract/match/ladder.ts";
import { type MatchView, PROFILE_MATCHES } from "#contract/match/match.ts";
import type { getProfileTeam } from "#contract/profile.ts";
import { fieldTeam } from "#tests/journeys/support/field-team.ts";
import {
  test as base,
  expect,
  expectAccessible,
  type RunningPanna,
  signUp,
  usePanna,
} from "#tests/journeys/support/journey.ts";
import { read } from "#tests/journeys/support/read.ts";

/** Only this journey's two managers play here, so the rankings are known. */
const test = base.extend<object, { readonly panna: RunningPanna }>({
  panna: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => usePanna(use),
    { scope: "worker", timeout: 120_000 },
  ],
});

/** Matches shown on the dashboard (spec §9). */
const HOME_MATCHES = 4;

const VERBS = { win: "Won", loss: "Lost", draw: "Drew" } as const;
/** The opponent's result for each of the manager's. */
const OTHER_SIDE = { win: "loss", loss: "win", draw: "draw" } as const;

function panel(page: Page, heading: string): Locator {
  return page.locator("section", { has: page.getByRole("heading", { name: heading, exact: true }) }).last();
}

/** A record's figures by name. */
async function tiles(page: Page): Promise<string[][]> {
  const shown = page.locator(".stat-tile");
  const names = await shown.locator("dt").allInnerTexts();
  const values = await shown.locator(".stat-value").allInnerTexts();
  return names.map((name, index) => [name.trim().toLowerCase(), values[index]?.trim() ?? ""]);
}

async function userIdOf(page: Page): Promise<string> {
  return (await read<{ id: string }>(page, "/api/auth/user")).id;
}

/** Plays a match and returns it as its requester sees it. */
async function play(page: Page, data: object): Promise<MatchView> {
  expect((await page.request.post("/api/matches", { data })).ok()).toBe(true);
  const [latest] = await read<MatchView[]>(page, "/api/matches?limit=1");
  if (latest === undefined) throw new Error("the match is not in the list");
  return latest;
}

/**
 * Plays quick matches until the latest four include a win, a loss and a draw, as three in eight sets of four do.
 * @returns these and the earlier ones, newest first
 */
async function playUntilEachResult(page: Page, opponentId: string, earlier: MatchView): Promise<MatchView[]> {
  const matches = [earlier];
  await expect(async () => {
    matches.unshift(await play(page, { matchType: "quick", opponentId }));
    const latest = new Set(matches.slice(0, HOME_MATCHES).map(({ result }) => result));
    expect([matches.length > PROFILE_MATCHES, latest.size]).toEqual([true, 3]);
  }).toPass({ intervals: [0], timeout: 60_000 });
  return matches;
}

// shows: 2.39, 2.40, 2.41, 2.42, 2.43, 2.47, 2.51, 2.96, 2.97, 2.98, 9.21, 9.22, 9.33
test("a record appears on the dashboard and on the profile", async ({ page, browser, panna }) => {
  const rivalPage = await (await browser.newContext({ baseURL: panna.url })).newPage();
  const rival = await signUp(rivalPage, { withUsername: true });
  await fieldTeam(rivalPage, "Rivals");
  const me = await signUp(page, { withUsername: true });
  await fieldTeam(page, "Night Owls");
  const rivalId = await userIdOf(rivalPage);
  const ranked = await play(page, { matchType: "ranked" });

  await test.step("both activity lists call a ranked match ranked", async () => {
    for (const [seenBy, own] of [
      [page, ranked.result],
      [rivalPage, OTHER_SIDE[ranked.result]],
    ] as const) {
      await seenBy.goto("/");
      const links = panel(seenBy, "Recent Activity").getByRole("listitem").getByRole("link");
      await expect(links).toHaveText([`${VERBS[own]} ranked match`]);
    }
  });

  await test.step("the rankings highlight the viewer's row and no other", async () => {
    const rankings = await read<ResponseOf<typeof getRankings>>(page, "/api/leaderboard");
    expect(rankings.map(({ username }) => username).sort()).toEqual([me, rival].sort());
    for (const [seenBy, own] of [
      [page, me],
      [rivalPage, rival],
    ] as const) {
      const rows = panel(seenBy, "Current Rankings").getByRole("listitem");
      await expect(rows.getByRole("link")).toHaveText(
        rankings.map(({ username }) => (username === own ? `${username} (You)` : username)),
      );
    }
  });

  const matches = await playUntilEachResult(page, rivalId, ranked);

  await test.step("the activity shows the latest four: won, lost and drawn", async () => {
    await page.goto("/");
    await expect(panel(page, "Recent Activity").getByRole("listitem").getByRole("link")).toHaveText(
      matches.slice(0, HOME_MATCHES).map(({ result, matchType }) => `${VERBS[result]} ${matchType} match`),
    );
  });

  const expectFigures = async (of: Page, results: readonly MatchView["result"][]): Promise<void> => {
    const wins = results.filter((result) => result === "win").length;
    const { currentRank } = await read<{ currentRank: number }>(of, "/api/auth/user");
    await expect
      .poll(async () => tiles(page))
      .toEqual([
        ["current rank", `#${currentRank}`],
        ["games played", `${results.length}`],
        ["win rate", `${Math.round((100 * wins) / results.length)}%`],
        ["wins", `${wins}`],
        ["cards owned", "11"],
      ]);
  };

  await test.step("the dashboard counts every match the user requested", async () => {
    await expectFigures(
      page,
      matches.map(({ result }) => result),
    );
  });

  await test.step("the opponent's profile has their figures, without the quick matches they didn't request", async () => {
    await page.goto(`/users/${rivalId}`);
    await expectFigures(rivalPage, [OTHER_SIDE[ranked.result]]);
  });

  await test.step("their latest ten matches, from their side", async () => {
    const rows = panel(page, "Recent matches").getByRole("listitem");
    const shown = matches.slice(0, PROFILE_MATCHES);
    await expect(rows.getByRole("link")).toHaveText(
      shown.map(({ result, matchType }) => `${VERBS[OTHER_SIDE[result]]} ${matchType} match`),
    );
    for (const [index, { homeScore, awayScore }] of shown.entries()) {
      await expect(rows.nth(index)).toContainText(`against ${me}`);
      await expect(rows.nth(index)).toContainText(`${awayScore}–${homeScore}`);
    }
  });

  await test.step("and their active team, read-only", async () => {
    const team = await read<ResponseOf<typeof getProfileTeam>>(page, `/api/users/${rivalId}/active-team`);
    if (team === null) throw new Error("the other manager has no active team");
    await expect(page.getByText(`Rivals, 1-2-1, team rating ${team.teamRating}`)).toBeVisible();
    const pitch = page.getByRole("region", { name: "Rivals, 1-2-1", exact: true });
    expect(team.positions).toHaveLength(5);
    for (const { card } of team.positions) {
      await expect(pitch.getByText(card.playerName, { exact: true }).first()).toBeVisible();
    }
    await expect(pitch.getByRole("button")).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step("they can be challenged only while that team is full", async () => {
    await expect(page.getByRole("link", { name: "Challenge" })).toBeVisible();
    const team = await read<NonNullable<ResponseOf<typeof getProfileTeam>>>(rivalPage, "/api/teams/active");
    const four = team.positions.slice(1).map(({ card, position, positionIndex }) => ({
      cardId: card.id,
      position,
      positionIndex,
    }));
    const saved = await rivalPage.request.put(`/api/teams/${team.id}/positions`, { data: four });
    expect(saved.ok()).toBe(true);
    await page.reload();
    await expect(page.getByText(/^Rivals, 1-2-1, team rating \d+$/)).toBeVisible();
    await expect(page.getByRole("link", { name: "Challenge" })).toHaveCount(0);
  });

  await test.step("then the house plays, and offers no rematch, which could be against someone else", async () => {
    const { id } = await play(page, { matchType: "quick" });
    await page.goto(`/matches/${id}`);
    await page.getByRole("button", { name: /^Skip/ }).click();
    await expect(page.getByText(/^A quick match: it counts in your record/)).toBeVisible();
    await expect(page.getByRole("link", { name: "Next match" })).toHaveClass(/button-primary/);
    await expect(page.getByRole("button", { name: "Rematch (quick)" })).toHaveCount(0);
  });
  await rivalPage.context().close();
});
