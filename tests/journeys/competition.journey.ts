import type { Page } from "@playwright/test";
import { takeBaseCards } from "#tests/journeys/support/base-cards.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signUp,
  test,
} from "#tests/journeys/support/journey.ts";
import { leaveBeforeFailure } from "#tests/journeys/support/leave-before-failure.ts";

const lineUp = ["goalkeeper", "defender", "defender", "midfielder", "forward"];
const slots = ["GK", "CB", "CB", "CM", "ST"];

/** How often an open page asks for news, in milliseconds. */
const ASK_EVERY_MS = 120_000;

interface CardFacts {
  readonly id: number;
  readonly position: string;
}

/** Takes the base set and sets a team of five of it active, through the API. @returns the team's id */
async function fieldTeam({ request }: Page): Promise<number> {
  await takeBaseCards(request);
  const cards = (await (await request.get("/api/cards")).json()) as CardFacts[];
  const made = await request.post("/api/teams", { data: { name: "Night Owls", formation: "2-1-1" } });
  const { id: teamId } = (await made.json()) as { id: number };
  const free = new Set(cards);
  const positions = lineUp.map((position, positionIndex) => {
    const card = [...free].find((one) => one.position === position);
    if (card === undefined) throw new Error(`the base set has too few for ${position}`);
    free.delete(card);
    return { teamId, cardId: card.id, position: slots[positionIndex], positionIndex };
  });
  expect((await request.put(`/api/teams/${teamId}/positions`, { data: positions })).ok()).toBe(true);
  expect((await request.post(`/api/teams/${teamId}/activate`)).ok()).toBe(true);
  return teamId;
}

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

test("the tournament widget moves from a hint to a choice to the locked team", async ({ page }) => {
  await signUp(page, { withUsername: true });

  await test.step("without a team it says what to do", async () => {
    await page.goto("/");
    await expect(page.getByText("Create a team first to enter")).toBeVisible();
    await expect(page.getByRole("button", { name: "Enter Tournament" })).toBeDisabled();
    await expect(page.getByText("Set an active team of five to see when they play.")).toBeVisible();
  });

  await test.step("with a team it lets the user choose", async () => {
    await fieldTeam(page);
    // A single team would be preselected.
    await page.request.post("/api/teams", { data: { name: "Spare", formation: "2-2", isActive: false } });
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Enter Tournament" })).toBeDisabled();
    const button = page.getByRole("button", { name: "Enter Tournament" });
    const widget = page.getByRole("region", { name: "Monthly Tournament" });
    const { promise: isHeld, resolve: letGo } = Promise.withResolvers<void>();
    await page.route("**/positions", async (route) => {
      await isHeld;
      await route.continue();
    });
    await page.getByRole("combobox").selectOption({ label: "Night Owls (2-1-1, active)" });
    await expect(widget.locator(".skeleton")).toHaveCount(1);
    const stood = await button.boundingBox();
    letGo();
    await expect(widget.locator(".skeleton")).toHaveCount(0);
    expect(await button.boundingBox(), "it stays under the finger").toEqual(stood);
    await button.click();
    await page.getByRole("button", { name: "Lock in my team" }).click();
    await expect(page.getByText("Team Locked In")).toBeVisible();
    await expectSound(page);
  });
});

// shows: 8.30
test("the leaderboard has a tab for each period, and an empty one says so @short", async ({ page }) => {
  await signUp(page, { withUsername: true });
  await page.goto("/leaderboard");
  const tables = page.getByRole("region", { name: "Tournament" });
  const period = tables.getByRole("tablist", { name: "Period" });
  await expect(period.getByRole("tab")).toHaveText(["Current", "Previous", "Season"]);
  const previous = period.getByRole("tab", { name: "Previous" });
  await previous.click();
  await expect(page.getByText("Nobody played last month")).toBeVisible();
  await expect(previous).toBeFocused();
  const hasFocusBox = (tab: Element) => tab.matches(":focus-visible");
  expect(await previous.evaluate(hasFocusBox)).toBe(false);
  await page.keyboard.press("ArrowRight");
  const season = period.getByRole("tab", { name: "Season" });
  await expect(season).toBeFocused();
  expect(await season.evaluate(hasFocusBox)).toBe(true);
  await expectSound(page);
  await page.goto("/statistics");
  await expect(page.getByText("No points yet this season")).toBeVisible();
  await expectSound(page);
});

// shows: 2.65
test("friends meet in a mini-league, and its owner is notified @short", async ({ page, browser, panna }) => {
  const owner = await signUp(page, { withUsername: true });
  await page.clock.install();
  await page.goto("/play");
  await page.getByRole("link", { name: "Create a league or join one" }).click();
  await expect(page.getByText("You're not in a league yet")).toBeVisible();

  await test.step("a league is created", async () => {
    await page.getByLabel("League name").fill("ab");
    await page.getByRole("button", { name: "Create League" }).click();
    await expect(page.getByText("Use 3 to 40 characters for the league's name.")).toBeVisible();
    await page.getByLabel("League name").fill("Lunch Club");
    await page.route(
      "**/api/mini-leagues",
      async (route) => {
        await route.fetch();
        await route.abort("connectionreset");
      },
      { times: 1 },
    );
    await page.getByRole("button", { name: "Create League" }).click();
    await expect(page.getByText("We couldn't create the league").first()).toBeVisible();
    // Sent again after a lost answer, it's the same league.
    await page.getByRole("button", { name: "Create League" }).click();
    await expect(page.getByRole("heading", { name: "Lunch Club", level: 1 })).toBeVisible();
    await expectSound(page);
    expect(await (await page.request.get("/api/mini-leagues")).json()).toHaveLength(1);
  });

  const link = (await page.getByText(/\?join=/).textContent()) ?? "";
  const friendContext = await browser.newContext({ baseURL: panna.url });
  const friendPage = await friendContext.newPage();
  const friend = await signUp(friendPage, { withUsername: true });

  await test.step("a friend joins by its link, with a double tap", async () => {
    await friendPage.goto(link);
    await expect(friendPage.getByRole("button", { name: "Join Lunch Club" })).toBeVisible();
    await expectSound(friendPage);
    const sent: string[] = [];
    friendPage.on("request", (request) => sent.push(new URL(request.url()).pathname));
    // On a busy phone, both come before the button is disabled.
    await friendPage.getByRole("button", { name: "Join Lunch Club" }).evaluate((join: HTMLElement) => {
      join.click();
      join.click();
    });
    await expect(friendPage.getByRole("link", { name: `${friend} (You)` })).toBeVisible();
    expect(sent.filter((path) => path === "/api/mini-leagues/join")).toHaveLength(1);
    await expect(friendPage.getByRole("link", { name: owner, exact: true })).toBeVisible();
    await expect(friendPage.getByRole("button", { name: "Leave league" })).toBeVisible();
  });

  await test.step("the owner is notified without a reload, sees the friend, and the bell clears", async () => {
    await expect(page.getByRole("link", { name: friend, exact: true })).toBeHidden();
    await page.clock.fastForward(ASK_EVERY_MS);
    const bell = page.getByRole("link", { name: "Notifications, 1 unread" });
    await expect(bell).toBeVisible();
    await expect(page.getByRole("link", { name: friend, exact: true })).toBeVisible();
    await bell.click();
    await expect(page.getByText(`${friend} joined Lunch Club.`)).toBeVisible();
    await expectSound(page);
    await expect(page.getByRole("link", { name: "Notifications", exact: true })).toBeVisible();
  });

  await test.step("after a refusal, each sees what the other did or another device", async () => {
    await page.getByRole("link", { name: "Lunch Club" }).click();
    await page.waitForURL(/\/leagues\/\d+$/u);
    // A page that comes back to live events refetches the league by itself.
    await page.reload();
    await expect(page.getByRole("link", { name: friend, exact: true })).toBeVisible();
    const leagueId = page.url().split("/").at(-1);
    expect((await friendPage.request.post(`/api/mini-leagues/${leagueId}/leave`)).ok()).toBe(true);
    await page.getByRole("button", { name: `Remove ${friend}` }).click();
    await page.getByRole("button", { name: "Remove from the league" }).click();
    await expect(page.getByText("We couldn't find that.").first()).toBeVisible();
    await expect(page.getByRole("alertdialog")).toBeHidden();
    await expect(page.getByRole("link", { name: friend, exact: true })).toBeHidden();
    await friendPage.getByRole("button", { name: "Leave league" }).click();
    await friendPage.getByRole("alertdialog").getByRole("button", { name: "Leave league" }).click();
    await expect(friendPage.getByRole("button", { name: "Leave league" })).toBeHidden();
    await friendPage.goto(link);
    const join = friendPage.getByRole("button", { name: "Join Lunch Club" });
    await expect(join).toBeVisible();
    const code = new URL(link).searchParams.get("join");
    expect((await friendPage.request.post("/api/mini-leagues/join", { data: { code } })).ok()).toBe(true);
    await join.click();
    await expect(join).toBeHidden();
    await page.reload();
  });

  await test.step("the owner removes the friend permanently", async () => {
    await page.getByRole("button", { name: `Remove ${friend}` }).click();
    await page.getByRole("button", { name: "Remove from the league" }).click();
    await expect(page.getByRole("link", { name: friend, exact: true })).toBeHidden();
    await friendPage.goto(link);
    await friendPage.getByRole("button", { name: "Join Lunch Club" }).click();
    await expect(friendPage.getByText("The owner removed you from this league.").first()).toBeVisible();
  });

  await test.step("a new code is made only after a question that says what breaks", async () => {
    const code = page.getByText(/\?join=/);
    await page.getByRole("button", { name: "New code" }).click();
    const question = page.getByRole("alertdialog", { name: "Make a new code?" });
    await expect(question).toContainText("The links and the code you've already sent stop working.");
    await expectSound(page);
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(code).toHaveText(link);
    await page.getByRole("button", { name: "New code" }).click();
    await question.getByRole("button", { name: "Replace the code" }).click();
    await expect(code).not.toHaveText(link);
    await friendPage.goto(link);
    await expect(friendPage.getByText("This invite doesn't work")).toBeVisible();
  });

  await test.step("an owner who has left the league is told that its new name wasn't saved", async () => {
    await page.getByLabel("League name").fill("Dinner Club");
    await leaveBeforeFailure(page, "**/api/mini-leagues/*", () =>
      page.getByRole("button", { name: "Rename" }).click(),
    );
    await expect(page.getByText("We couldn't rename the league").first()).toBeVisible();
  });

  await test.step("an invalid invitation says so", async () => {
    await friendPage.goto("/join/NOWHERE");
    await expect(friendPage.getByText("This invite doesn't work")).toBeVisible();
    await expectSound(friendPage);
  });
  await friendContext.close();
});
