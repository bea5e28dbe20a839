import type { Page } from "@playwright/test";
import type { MatchView } from "#contract/match/match.ts";
import type { SlotView } from "#contract/team.ts";
import { fieldTeam } from "#tests/journeys/support/field-team.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signUp,
  test,
} from "#tests/journeys/support/journey.ts";
import { sayIn } from "#tests/journeys/support/say.ts";

/** The figure on a record's tile. */
function tile(page: Page, label: string) {
  return page.locator(".stat-tile", { hasText: label }).locator(".stat-value");
}

async function userIdOf(page: Page): Promise<string> {
  const answer = await page.request.get("/api/auth/user");
  return ((await answer.json()) as { id: string }).id;
}

async function latestOpponent(page: Page): Promise<string> {
  const answer = await page.request.get("/api/matches");
  const [latest] = (await answer.json()) as MatchView[];
  if (latest === undefined) throw new Error("No match was played.");
  return latest.opponent.name;
}

// shows: 1.12, 1.13, 2.51, 2.52
test("a quick match is played, watched, explained and verified, and appears on home @short", async ({
  page,
}) => {
  await signUp(page, { withUsername: true });
  await page.goto("/matches/new");
  await expect(page.getByText("No Active Team")).toBeVisible();
  await expectAccessible(page);
  await fieldTeam(page, "Night Owls");

  await test.step("home has no match yet", async () => {
    await page.goto("/");
    await expect(page.getByText("No recent matches")).toBeVisible();
    await expect(tile(page, "Current Rank")).toHaveText("Unranked");
    await page.getByRole("link", { name: "Play a Match" }).first().click();
  });

  await test.step("an opponent is found", async () => {
    await expect(page.getByRole("heading", { name: "Night Owls" })).toBeVisible();
    await expect(page.getByText(/^1-2-1, team rating \d+\. Edit Team$/)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole("button", { name: "Play a quick match" }).click();
    await expect(page.getByRole("link", { name: "Kick off" })).toBeFocused();
    await expect(page.getByText(/^Team rating \d+/)).toHaveCount(2);
    await expectAccessible(page);
    await page.getByRole("link", { name: "Kick off" }).click();
  });

  await test.step("it is watched, and skipped to the end", async () => {
    await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Turn the sound on" })).toBeVisible();
    const lines = page.getByRole("list", { name: /^Commentary/ }).getByRole("listitem");
    await expect(lines.nth(2)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: /^Skip/ }).click();
    const result = page.getByRole("heading", { name: /^(You won|You lost|A draw), \d+–\d+$/ });
    await expect(result).toBeFocused();
    await expect(page.getByText("Full time", { exact: true }).first()).toBeVisible();
  });

  await test.step("it is verified and explained", async () => {
    await page.getByRole("button", { name: "Play it again here" }).click();
    await expect(page.getByText("It's the same match, to the last event.")).toBeVisible();
    await expect(page.getByText(/Better than \d+% of the replays\./)).toBeVisible();
    await expect(page.getByText("What would have helped most")).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step("the next match follows", async () => {
    await page.getByRole("link", { name: "Next match" }).click();
    await page.getByRole("button", { name: "Play a quick match" }).click();
    await expect(page.getByRole("link", { name: "Kick off" })).toBeVisible();
  });

  await test.step("home shows both immediately", async () => {
    await page.getByRole("link", { name: "Home" }).first().click();
    await expect(tile(page, "Games Played")).toHaveText("2");
    await expect(tile(page, "Current Rank")).toHaveText("Unranked");
    await expect(page.getByRole("link", { name: /^(Won|Lost|Drew) quick match$/ })).toHaveCount(2);
    await expectAccessible(page);
  });
});

// shows: 1.7, 1.12, 1.13, 2.17, 2.18, 2.19, 2.20, 2.39, 2.47, 2.51, 2.96, 2.97, 2.99, 2.100, 8.29
test("a ranked match ranks both managers, and the opponent can be challenged @short", async ({
  page,
  browser,
  panna,
}) => {
  const rivalPage = await (await browser.newContext({ baseURL: panna.url })).newPage();
  const rival = await signUp(rivalPage, { withUsername: true });
  await fieldTeam(rivalPage, "Rivals");
  const me = await signUp(page, { withUsername: true });
  await fieldTeam(page, "Night Owls");

  await test.step("the ranked match updates the rank immediately", async () => {
    await page.goto("/matches/new");
    await page.getByRole("button", { name: "Find an opponent" }).click();
    await page.getByRole("link", { name: "Kick off" }).click();
    await page.getByRole("button", { name: /^Skip/ }).click();
    await expect(page.getByText(/^Your rating (?:went up|went down|stays) .*\.$/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Rematch (quick)" })).toHaveClass(/button-secondary/);
    await page.getByRole("link", { name: "Home" }).first().click();
    await expect(tile(page, "Current Rank")).toHaveText(/^#\d+$/);
    await expect(page.getByRole("link", { name: /^(Won|Lost|Drew) ranked match$/ })).toBeVisible();
    // Not the panel of rankings: the four at its top may be other journeys' managers.
    await expect(tile(page, "Games Played")).toHaveText("1");
  });
  // The rival, or another journey's manager whose team is as strong.
  const opponent = await latestOpponent(page);

  await test.step("the ladder lists both", async () => {
    await page.goto("/leaderboard");
    await expect(page.getByRole("link", { name: `${me} (You)` })).toBeVisible();
    await expect(page.getByRole("link", { name: opponent, exact: true }).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step("the ladder names the divisions in the reader's language", async () => {
    for (const language of ["es", "it", "en"] as const) {
      expect((await page.request.put("/api/auth/language", { data: { language } })).ok()).toBe(true);
      await page.reload();
      const say = await sayIn(language);
      const ladder = page.getByRole("table", { name: say("All-time ladder") });
      // Other journeys' managers may be on the ladder too, in any division.
      const own = ladder.getByRole("row").filter({ hasText: me });
      await expect(own.getByText(say("Park Pitch"))).toBeVisible();
    }
  });

  await test.step("a profile's old address redirects to the current one, which offers a challenge", async () => {
    await page.goto(`/user/${await userIdOf(rivalPage)}`);
    await expect(page).toHaveURL(/\/users\//);
    await expect(page.getByRole("heading", { name: rival })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole("link", { name: "Challenge" }).click();
    await page.getByRole("button", { name: `Challenge ${rival}` }).click();
    await expect(page.getByRole("heading", { name: /Night Owls v Rivals/i })).toBeVisible();
  });

  await test.step("a rematch follows on the same page", async () => {
    await page.getByRole("link", { name: "Kick off" }).click();
    await page.getByRole("button", { name: /^Skip/ }).click();
    await expect(page.getByText(/Better than \d+% of the replays\./)).toBeVisible();
    await expect(page.getByRole("button", { name: "Rematch (quick)" })).toHaveClass(/button-primary/);
    await page.getByRole("button", { name: "Rematch (quick)" }).click();
    await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
    await expect(page.getByText(/Better than \d+%/)).toBeHidden();
    await expect(page.getByRole("heading", { name: /^Night Owls against Rivals$/i })).toBeAttached();
  });

  await test.step("what isn't there says so", async () => {
    await page.goto("/users/nobody");
    await expect(page.getByRole("heading", { name: "User Not Found" })).toBeVisible();
    const back = page.getByRole("link", { name: "Back to Leaderboard" });
    await expect(back).toHaveAttribute("href", "/leaderboard");
    await page.goto("/matches/999999");
    await expect(page.getByRole("heading", { name: "Match not found" })).toBeVisible();
    await expectAccessible(page);
  });
  await rivalPage.context().close();
});

test("a kick-off with a lost answer is played once", async ({ page }) => {
  await signUp(page, { withUsername: true });
  await fieldTeam(page, "Tunnel");
  await page.goto("/");
  await expect(page.getByText("No recent matches")).toBeVisible();
  const quick = page.getByRole("button", { name: "Play a quick match" });
  const played = page.getByRole("link", { name: /^(Won|Lost|Drew) quick match$/ });
  const { promise: sent, resolve: noteSent } = Promise.withResolvers<void>();
  const { promise: seen, resolve: goOn } = Promise.withResolvers<void>();
  const loseAnswer = async () =>
    page.route(
      "**/api/matches",
      async (route) => {
        await route.fetch();
        noteSent();
        await seen;
        await route.abort("connectionreset");
      },
      { times: 1 },
    );

  await test.step("only one match is played at a time", async () => {
    await page.getByRole("link", { name: "Play a Match" }).first().click();
    await expect(quick).toBeVisible();
    await loseAnswer();
    await quick.click();
    await sent;
    await expect(page.getByRole("button", { name: "Find an opponent" })).toBeDisabled();
    goOn();
    await expect(quick).toBeEnabled();
  });

  await test.step("pressed again, it's the same match", async () => {
    await quick.click();
    await expect(page.getByRole("link", { name: "Kick off" })).toBeVisible();
    await page.getByRole("link", { name: "Home" }).first().click();
    await expect(played).toHaveCount(1);
  });

  await test.step("home has it even if the answer never comes", async () => {
    await page.getByRole("link", { name: "Play a Match" }).first().click();
    await expect(quick).toBeVisible();
    await loseAnswer();
    await quick.click();
    await expect(page.locator(".toast[data-state=open]")).toBeVisible();
    await page.getByRole("link", { name: "Home" }).first().click();
    await expect(played).toHaveCount(2);
  });
});

test("on a small phone a card out of position says so below its name, beside its overall", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signUp(page, { withUsername: true });
  await fieldTeam(page, "Wrong Way Round");
  const [team] = (await (await page.request.get("/api/teams")).json()) as { id: number }[];
  const slots = (await (await page.request.get(`/api/teams/${team?.id}/positions`)).json()) as SlotView[];
  const swapped = slots.map(({ position, positionIndex }, at) => ({
    cardId: slots.at(-1 - at)?.cardId,
    position,
    positionIndex,
  }));
  await page.request.put(`/api/teams/${team?.id}/positions`, { data: swapped });
  await page.goto("/matches/new");
  await page.getByRole("button", { name: "Play a quick match" }).click();
  const away = page.getByRole("listitem").filter({ hasText: "Out of position" });
  await expect(away).toHaveCount(4);
  const wrapped = await away.evaluateAll((rows) =>
    rows.filter(({ firstElementChild: slot, lastElementChild: overall }) => {
      if (!slot || !overall) return true;
      return overall.getBoundingClientRect().top > slot.getBoundingClientRect().bottom;
    }),
  );
  expect(wrapped).toHaveLength(0);
});

test("with reduced motion the match is told without a moving pitch", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signUp(page, { withUsername: true });
  await fieldTeam(page, "Still Life");
  await page.goto("/matches/new");
  await page.getByRole("button", { name: "Play a quick match" }).click();
  await page.getByRole("link", { name: "Kick off" }).click();
  await expect(
    page
      .getByRole("list", { name: /^Commentary/ })
      .getByRole("listitem")
      .first(),
  ).toBeVisible();
  await expect(page.locator(".match-pitch")).toHaveCount(0);
});

test("the engine is measured in the browser next to its targets", async ({ page }) => {
  await signUp(page, { withUsername: true });
  await page.goto("/matches/calibration");
  await page.getByRole("button", { name: "Play them" }).click();
  await expect(page.getByRole("button", { name: "Play more" })).toBeVisible();
  await expect(page.getByRole("row", { name: /65 \/ 15 \/ 20%/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
