import type { Page, Request } from "@playwright/test";
import type { ResponseOf } from "#contract/endpoint.ts";
import {
  CONNECTED,
  FIRST_FOOTBALL_MS,
  type getMatchesByDate,
  LIVE_SCORES_REFRESH_MS,
  NOTHING_LOADED,
} from "#contract/football/football.ts";
import { signInAsAdmin, usePannaWithAdmin } from "#tests/journeys/support/admin.ts";
import {
  test as base,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type RunningPanna,
  signUp,
} from "#tests/journeys/support/journey.ts";

/** A Saturday with one match finished and others in play. */
const MATCH_DAY = { PANNA_CLOCK: "2026-11-21T15:30:00Z" };

const test = base.extend<object, { readonly panna: RunningPanna }>({
  panna: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => usePannaWithAdmin(use, MATCH_DAY),
    { scope: "worker", timeout: 120_000 },
  ],
});

function panel(page: Page, name: string) {
  return page.getByRole("region", { name });
}

function toast(page: Page) {
  return page.locator(".toast[data-state=open]");
}

const notStarted = { status: "scheduled", homeScore: null, awayScore: null };

/** Collects the page's requests for a path from now on. */
function asks(page: Page, path: string): Request[] {
  const asked: Request[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === path) asked.push(request);
  });
  return asked;
}

/** Clicks a button and checks it while the response is pending. */
async function press(page: Page, path: string, [label, pending]: readonly [string, string]): Promise<void> {
  const { promise: looked, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(
    path,
    async (route) => {
      await looked;
      await route.continue();
    },
    { times: 1 },
  );
  await page.getByRole("button", { name: label }).click();
  await expect(page.getByRole("button", { name: pending })).toBeDisabled();
  goOn();
}

// shows: 2.107, 2.108, 2.109, 2.111, 2.112, 2.113, 2.114, 2.118, 2.119, 2.120, 2.121, 4.34, 4.35, 4.36, 4.37
// shows: 7.54, 7.55, 8.35, 8.36, 8.37, 9.39, 9.40
test("an admin tests the connection, loads football, maps cards and opens a league @short", async ({
  page,
}) => {
  await signInAsAdmin(page);
  const fixtures = asks(page, "/api/football/fixtures");
  await page.goto("/football-test");
  const gameweek = panel(page, "Current Gameweek Fixtures");

  await test.step("the connection works, and there is no request for fixtures yet", async () => {
    const connection = panel(page, "API connection status");
    // The page can be open before this installation's first football has loaded.
    await expect(connection.getByText("API connection successful")).toBeVisible({ timeout: 60_000 });
    await expect(connection.locator(".badge-destructive")).toHaveCount(0);
    for (const fact of ["Premier League", "England", "2026"]) await expect(connection).toContainText(fact);
    await expect(gameweek).toHaveCount(0);
    expect(fixtures).toHaveLength(0);
  });

  await test.step("the next steps are listed in order", async () => {
    await expect(panel(page, "Next Steps").getByRole("listitem")).toHaveText([
      /^initialize data$/i,
      /^map existing cards to real players$/i,
      /^create a test league and select your 5-player team$/i,
      /^live scores update automatically during matches$/i,
    ]);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step("data is initialized, then the gameweek's fixtures appear", async () => {
    await press(page, "**/api/football/initialize", ["Initialize Data", "Initializing..."]);
    await expect(toast(page)).toContainText("Success!", { timeout: 60_000 });
    await expect(toast(page)).toContainText("Premier League data initialized successfully");
    const lines = gameweek.getByRole("listitem");
    await expect(lines).toHaveCount(5);
    for (const line of await lines.all()) {
      await expect(line).toHaveText(/^.+ v .+(\d+ - \d+|\d+ Nov 2026)(live|finished|scheduled)$/);
    }
    await expect(lines.getByText("live", { exact: true }).first()).toHaveClass(/badge-destructive/);
    expect(fixtures.length).toBeGreaterThan(0);
  });

  await test.step("cards are mapped", async () => {
    await press(page, "**/api/football/map-cards", ["Map Cards", "Mapping..."]);
    await expect(toast(page)).toContainText("Success!");
    await expect(toast(page)).toContainText(/Mapped \d+ cards to real players/);
  });

  await test.step("a league is created", async () => {
    await press(page, "**/api/football/create-test-league", ["Create League", "Creating..."]);
    await expect(toast(page)).toContainText("League Created!");
    await expect(toast(page)).toContainText(/test league 2026\/27 with 38 gameweeks is open/);
  });

  await test.step("the fixtures are still there after another screen", async () => {
    await page.getByRole("navigation").getByRole("link").first().click();
    await expect(page).not.toHaveURL(/football-test/);
    await page.goBack();
    await expect(gameweek.getByRole("listitem")).toHaveCount(5);
  });
});

// shows: 2.111, 2.112, 2.113
test("a non-admin sees the three actions but can't use them", async ({ page }) => {
  await signUp(page, { withUsername: true });
  await page.goto("/football-test");
  await expect(page.getByText("For admins only")).toBeVisible();
  for (const name of ["Initialize Data", "Map Cards", "Create League"]) {
    await expect(page.getByRole("button", { name, exact: true })).toBeDisabled();
  }
  await expectAccessible(page);
});

// shows: 2.109, 2.110, 7.52, 8.31, 8.32, 8.33, 8.34, 9.41
test("football test failures use the specification's words @short", async ({ page }) => {
  await signInAsAdmin(page);
  const tests = asks(page, "/api/football/test");
  for (const path of ["test", "initialize", "map-cards", "create-test-league"]) {
    await page.route(`**/api/football/${path}`, (route) => route.abort());
  }
  await page.goto("/football-test");
  const badge = panel(page, "API connection status").getByText("Connection failed");
  await expect(badge).toHaveClass(/badge-destructive/);
  for (const [button, message] of [
    ["Initialize Data", "Failed to initialize Premier League data"],
    ["Map Cards", "Failed to map cards"],
    ["Create League", "Failed to create test league"],
  ] as const) {
    await page.getByRole("button", { name: button }).click();
    await expect(toast(page)).toContainText(message);
    await expect(toast(page)).toContainText("Error");
  }
  expect(tests).toHaveLength(1);
});

// shows: 7.52
test("an installation without football is polled until it has some", async ({ page }) => {
  await signInAsAdmin(page);
  await page.clock.install();
  const statuses = [NOTHING_LOADED, NOTHING_LOADED, CONNECTED];
  let answers = 0;
  await page.route("**/api/football/test", (route) => {
    const status = statuses[answers];
    answers += 1;
    return route.fulfill({ json: { status, data: { league: null, seasons: [] } } });
  });
  await page.goto("/football-test");
  const connection = panel(page, "API connection status");
  await expect(connection.getByText(NOTHING_LOADED)).toHaveClass(/badge-destructive/);
  await expect(async () => {
    await page.clock.fastForward(FIRST_FOOTBALL_MS);
    await expect(connection.getByText(CONNECTED)).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.clock.fastForward(20 * FIRST_FOOTBALL_MS);
  expect(answers).toBe(statuses.length);
});

// shows: 4.35, 4.37, 7.54, 7.55
test("each initialization reloads the connection and the fixtures", async ({ page }) => {
  await signInAsAdmin(page);
  const kickoffTime = "2026-11-22T14:00:00.000Z";
  let loaded = 0;
  const answers = {
    initialize: () => {
      loaded += 1;
      return { ok: true };
    },
    test: () => ({
      status: loaded === 0 ? "Loaded never" : CONNECTED,
      data: { league: { name: `League ${loaded}`, country: "England" }, seasons: [{ year: 2026 }] },
    }),
    fixtures: () => [
      { id: 1, homeTeamName: `Home ${loaded}`, awayTeamName: "Chelsea", kickoffTime, ...notStarted },
    ],
  };
  for (const [path, answer] of Object.entries(answers)) {
    await page.route(`**/api/football/${path}`, (route) => route.fulfill({ json: answer() }));
  }
  const [connections, fixtures] = [asks(page, "/api/football/test"), asks(page, "/api/football/fixtures")];
  await page.goto("/football-test");
  await expect(panel(page, "API connection status")).toContainText("Loaded never");
  expect(fixtures).toHaveLength(0);
  for (const times of [1, 2]) {
    await page.getByRole("button", { name: "Initialize Data" }).click();
    await expect(panel(page, "API connection status")).toContainText(`League ${times}`);
    await expect(panel(page, "API connection status")).toContainText(CONNECTED);
    await expect(panel(page, "Current Gameweek Fixtures")).toContainText(`Home ${times}`);
    expect([connections.length, fixtures.length]).toEqual([1 + times, times]);
  }
});

// shows: 2.115, 2.116, 2.117, 4.31, 4.32, 4.33
test("fixtures have a badge for each state, and an empty list says so @short", async ({ page }) => {
  await signInAsAdmin(page);
  const line = { homeTeamName: "Arsenal", awayTeamName: "Chelsea", kickoffTime: "2026-11-22T14:00:00.000Z" };
  const states = [
    { id: 1, status: "live", homeScore: 1, awayScore: 0 },
    { id: 2, status: "finished", homeScore: 2, awayScore: 2 },
    { id: 3, status: "scheduled", homeScore: null, awayScore: null },
  ];
  let answer: object[] = states.map((state) => ({ ...line, ...state }));
  await page.route("**/api/football/fixtures", (route) => route.fulfill({ json: answer }));
  await page.route("**/api/football/initialize", (route) => route.fulfill({ json: { ok: true } }));
  await page.goto("/football-test");
  await page.getByRole("button", { name: "Initialize Data" }).click();
  const lines = panel(page, "Current Gameweek Fixtures").getByRole("listitem");
  await expect(lines).toHaveText([/1 - 0live$/, /2 - 2finished$/, /22 Nov 2026scheduled$/]);
  await expect(lines.nth(0).getByText("live", { exact: true })).toHaveClass(/badge-destructive/);
  await expect(lines.nth(1).getByText("finished")).toHaveClass(/badge-secondary/);
  await expect(lines.nth(2).getByText("scheduled")).toHaveClass(/badge-outline/);
  answer = [];
  await page.getByRole("button", { name: "Initialize Data" }).click();
  await expect(page.getByText("No fixtures found")).toBeVisible();
});

/** Puts the response's number into the first home club's name, so the screen shows which response it has. */
async function numberMatches(page: Page): Promise<void> {
  let answers = 0;
  await page.route("**/api/matches-by-date", async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as ResponseOf<typeof getMatchesByDate>;
    const [first] = Object.values(body.matchesByDate).flat();
    if (first === undefined) throw new Error("there is no match to number");
    answers += 1;
    const home = { ...first.teams.home, name: `Answer ${answers}` };
    Object.assign(first, { teams: { ...first.teams, home } });
    await route.fulfill({ response, json: body });
  });
}

// shows: 2.102, 7.38, 9.23
test("live scores show three leagues and are polled every 60 s @short", async ({ page }) => {
  await signUp(page, { withUsername: true });
  await page.clock.install();
  // Without the live stream, only polling is left.
  await page.route("**/api/live", (route) => route.abort());
  await numberMatches(page);
  const asked = asks(page, "/api/matches-by-date");
  await page.goto("/live-scores");
  for (const league of ["Premier League", "La Liga", "Serie A"]) {
    await expect(page.getByRole("heading", { name: league }).first()).toBeVisible();
  }
  await expectNoSidewaysScroll(page);
  for (const asksSoFar of [1, 2, 3]) {
    // The next 60 s start with the response: advance time only after the screen shows it.
    await expect(page.getByText(`Answer ${asksSoFar}`).first()).toBeVisible();
    expect(asked).toHaveLength(asksSoFar);
    await page.clock.fastForward(LIVE_SCORES_REFRESH_MS);
  }
  await expect(page.getByText("Answer 4").first()).toBeVisible();
});

// shows: 8.23
test("live scores without a match say so @short", async ({ page }) => {
  await signUp(page, { withUsername: true });
  await page.route("**/api/matches-by-date", (route) =>
    route.fulfill({ json: { matchesByDate: {}, updatedAt: null, isCurrent: true } }),
  );
  await page.goto("/live-scores");
  await expect(page.getByText("No matches found in the last 7 days").first()).toBeVisible();
});
