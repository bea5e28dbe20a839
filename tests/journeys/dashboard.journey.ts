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

interface League {
  readonly name: string;
  readonly nextRound: { readonly round: number; readonly deadline: string } | null;
}

interface OwnFixture {
  readonly home: string;
  readonly away: string;
  readonly players: readonly string[];
}

interface OwnFixtures {
  readonly today: readonly OwnFixture[];
  readonly next: OwnFixture | null;
}

/** Such as "Sat 7 Nov, 15:00 UTC". */
const WITH_ZONE = /^\w{3} \d+ \w{3,4}, \d{2}:\d{2} (?:UTC|GMT)/u;

/** The region under a heading. */
function panel(page: Page, heading: string) {
  return page.getByRole("region", { name: heading, exact: true });
}

test("the dashboard counts down to the next fantasy deadline in the viewer's time zone", async ({
  browser,
  panna,
}) => {
  const timeZone = "America/New_York";
  const context = await browser.newContext({ baseURL: panna.url, timezoneId: timeZone });
  const page = await context.newPage();
  await signUp(page, { withUsername: true });
  let leagues: League[] = [];
  // The jobs open the leagues a moment after the start.
  await expect
    .poll(async () => (leagues = await read<League[]>(page, "/api/fantasy/leagues")).length)
    .toBeGreaterThan(0);
  const [first] = leagues
    .flatMap(({ name, nextRound }) => (nextRound === null ? [] : [{ name, ...nextRound }]))
    .toSorted((a, b) => a.deadline.localeCompare(b.deadline));
  if (first === undefined) throw new Error("there is no deadline");

  await page.goto("/");
  const deadline = panel(page, "Next fantasy deadline");
  const shown = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  }).format(new Date(first.deadline));
  await expect(deadline).toContainText(first.name);
  await expect(deadline).toContainText(`Gameweek ${first.round} deadline: ${shown}`);
  await expect(deadline.getByRole("timer")).toHaveText(/^(\d+ d \d+ h|\d+ h \d+ min|\d+:\d\d) left$/u);
  await deadline.getByRole("link", { name: "Open Transfers" }).click();
  await expect(page).toHaveURL(/\/transfers$/u);
  await context.close();
});

test("the dashboard shows when the user's own players play", async ({ page }) => {
  await signUp(page, { withUsername: true });
  const fixtures = panel(page, "Your players today");

  await test.step("a newcomer is asked for a team, and isn't told of one", async () => {
    await page.goto("/");
    await expect(fixtures).toContainText("Set an active team of five to see when they play.");
    await expect(fixtures).not.toContainText(/From your/u);
  });
  await fieldTeam(page, "Night Owls");
  let own: OwnFixtures = { today: [], next: null };
  await expect
    .poll(async () => (own = await read<OwnFixtures>(page, "/api/fixtures/own")).next)
    .not.toBeNull();
  await page.goto("/");
  await expect(fixtures).toContainText("From your active team");
  for (const { home, away, players } of own.today) {
    const line = fixtures.getByRole("listitem").filter({ hasText: `${home} v ${away}` });
    for (const player of players)
      await expect(line.getByRole("link", { name: player, exact: true })).toBeVisible();
  }
  if (own.today.length === 0)
    await expect(fixtures).toContainText("None of your players are in action today.");
  if (own.next !== null) await expect(fixtures).toContainText(`${own.next.home} v ${own.next.away}`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await test.step("kick-offs and deadlines name their time zone", async () => {
    await expect(fixtures.locator("time").last()).toHaveText(WITH_ZONE);
    const scout = page.getByRole("link", { name: /^Scout: enter by/u });
    await expect(scout.locator("time")).toHaveText(WITH_ZONE);
  });

  await test.step("a postponed match says so instead of its kick-off", async () => {
    const postponed = { ...own, today: [{ ...own.next, status: "PST" }], next: null };
    await page.route("**/api/fixtures/own", (route) => route.fulfill({ json: postponed }));
    await page.reload();
    await expect(fixtures.getByText("Postponed")).toBeVisible();
    await expect(fixtures.locator("time")).toHaveCount(0);
  });
});

/** The position of an element, measured after every font has loaded. */
async function placeOf(page: Page, text: string) {
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  const box = await page.getByText(text).boundingBox();
  return { x: box?.x, y: box?.y };
}

// shows: 2.36
test("the dashboard's heading appears before any code loads, and doesn't move @phone", async ({ page }) => {
  await signUp(page, { withUsername: true });
  const sentence = "Score from what they do in real matches this month";
  const spinner = page.getByText("Loading...", { exact: true });
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome," })).toBeVisible();
  await expect(spinner).toBeVisible();
  const before = await placeOf(page, sentence);
  expect(before.y).toBeGreaterThan(0);
  await page.unroute("**/assets/*.js");
  await page.reload();
  await expect(page.getByRole("link", { name: "Play a Match" }).first()).toBeVisible();
  await expect(spinner).toHaveCount(0);
  expect(await placeOf(page, sentence)).toEqual(before);
});

// shows: 5.7
test("entering without a team shows a request to select one and enters nothing @short", async ({ page }) => {
  await signUp(page, { withUsername: true });
  await fieldTeam(page, "Night Owls");
  // A single team would be preselected.
  await page.request.post("/api/teams", { data: { name: "Spare", formation: "2-2", isActive: false } });
  await page.goto("/");
  const enter = page.getByRole("button", { name: "Enter Tournament" });
  await expect(enter).toBeDisabled();
  await enter.focus();
  await page.keyboard.press("Enter");
  const toast = page.locator(".toast[data-state=open]");
  await expect(toast).toContainText("No Team Selected");
  await expect(toast).toContainText("Please select a team first");
  await expect(page.getByRole("button", { name: "Lock in my team" })).toHaveCount(0);
  await page.getByRole("combobox").selectOption({ label: "Night Owls (1-2-1, active)" });
  await expect(enter).toBeEnabled();
});

// shows: 2.67
test("the Fantasy page has its empty placeholder box @short", async ({ page }) => {
  await signUp(page, { withUsername: true });
  await page.goto("/play");
  const box = page.locator(".placeholder-box");
  await expect(box).toBeVisible();
  await expect(box).toBeEmpty();
});

test("after the last deadline of a season the Fantasy page leads to its points and to practice", async ({
  page,
}) => {
  await signUp(page, { withUsername: true });
  let leagues: League[] = [];
  await expect
    .poll(async () => (leagues = await read<League[]>(page, "/api/fantasy/leagues")).length)
    .toBeGreaterThan(0);
  const over = leagues.map((league) => ({ ...league, nextRound: null }));
  await page.route("**/api/fantasy/leagues", (route) => route.fulfill({ json: over }));
  await page.goto("/play");
  const box = panel(page, "Fantasy league");
  await expect(box).toContainText("No gameweeks left this season");
  await expect(box.getByRole("link", { name: "Practice season" })).toBeVisible();
  await expectAccessible(page);
  await box.getByRole("link", { name: "Points and tables" }).click();
  await expect(page).toHaveURL(/\/transfers\/points$/u);
});
