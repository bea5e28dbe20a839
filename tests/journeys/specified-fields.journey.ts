import type { Page } from "@playwright/test";
import { expect, signUp, test } from "#tests/journeys/support/journey.ts";

const MOMENT = "2026-11-01T15:00:00.000Z";
const positions = ["goalkeeper", "defender", "defender", "midfielder", "forward", "goalkeeper"];
const slots = ["GK", "CB", "CB", "CM", "ST"];

/** Only the fields that section 3 of the specification names. */
const cards = positions.map((position, at) => ({
  id: at + 1,
  playerName: `Player ${at}`,
  position,
  club: "Arsenal",
  imageUrl: null,
  overall: 70 + at,
  rarity: "common",
  isApproved: at < slots.length,
  createdAt: MOMENT,
  verificationCode: at < slots.length ? null : "ACEFHJKM",
}));
const team = { id: 1, name: "Plain FC", formation: "2-1-1", isActive: true, teamRating: 72 };
const teamPositions = slots.map((position, positionIndex) => {
  const card = cards[positionIndex];
  return { teamId: 1, cardId: card?.id, position, positionIndex, card };
});
const user = {
  id: "plain",
  username: "plain_user",
  firstName: "Plain",
  lastName: "User",
  email: "plain@panna.example",
  isAdmin: true,
  profileImageUrl: null,
  totalMatches: 2,
  totalWins: 1,
  totalLosses: 1,
  totalDraws: 0,
  currentRank: 1,
  points: 1010,
  createdAt: MOMENT,
};
const matches = [
  { result: "win", matchType: "ranked", awayUserId: "other" },
  { result: "loss", matchType: "quick", awayUserId: null },
].map((match, at) => ({
  ...match,
  id: at + 1,
  homeScore: 2,
  awayScore: 1,
  completedAt: MOMENT,
  createdAt: MOMENT,
}));
const rankings = [{ ...user, position: 1 }];
const leaders = [
  {
    id: "plain",
    position: 1,
    username: "plain_user",
    tournamentsEntered: 1,
    totalMonthlyPoints: 12,
    totalSeasonPoints: 30,
  },
];
const fixture = {
  fixture: { id: 1, date: MOMENT, status: { short: "1H", elapsed: 20 } },
  teams: { home: { name: "Arsenal", logo: null }, away: { name: "Chelsea", logo: null } },
  goals: { home: 1, away: 0 },
  leagueName: "Premier League",
  goalScorers: [{ minute: 12, player: "Saka", team: "Arsenal" }],
};
const squad = cards.slice(0, slots.length).map(({ id, playerName, position }) => ({
  id,
  playerName,
  position,
  isCaptain: id === 1,
  isViceCaptain: id === 2,
}));

const answers: Readonly<Record<string, unknown>> = {
  "/api/auth/user": user,
  "/api/cards": cards,
  "/api/teams": [team],
  "/api/teams/active": team,
  "/api/teams/1/positions": teamPositions,
  "/api/verification-code": { code: "ACEFHJKM" },
  "/api/leaderboard": rankings,
  "/api/leaderboard/monthly": leaders,
  "/api/tournaments/active": { id: 9, name: "Plain Cup", status: "active", endDate: "2026-12-01T00:00:00Z" },
  "/api/tournaments/9/user": { teamName: "Plain FC", totalPoints: 12, position: 3 },
  "/api/matches": matches,
  "/api/notifications/unread": { unread: 0 },
  "/api/matches-by-date": { matchesByDate: { "2026-11-01": [fixture] } },
  "/api/admin/cards/pending": cards
    .slice(-1)
    .map((card) => ({ ...card, user: { email: "z@panna.example" } })),
  "/api/users/other/profile": { ...user, id: "other", username: null },
  "/api/users/other/active-team": team,
  "/api/users/other/recent-matches": matches,
  "/api/fantasy/leagues": [{ id: 1, name: "Plain League" }],
  "/api/fantasy/my-team/1": { hasTeam: true, entries: squad },
  "/api/fantasy/season-powers/1": { wildcardUsed: false, chipUsesRemaining: 4, specialCardsEligible: [1] },
  "/api/fantasy/transfers/history/1": {
    transfers: [
      {
        roundId: 3,
        transferDate: MOMENT,
        transfersIn: [{ playerName: "Player In" }],
        transfersOut: [{ playerName: "Player Out" }],
        wildcardUsed: false,
      },
    ],
  },
};

async function standInForReads(page: Page, given = answers): Promise<void> {
  await page.route("**/api/**", (route) => {
    const answer = given[new URL(route.request().url()).pathname];
    const isRead = route.request().method() === "GET";
    return isRead && answer !== undefined ? route.fulfill({ json: answer }) : route.fallback();
  });
}

/** A screen, and a text it shows from these responses. */
const screens: readonly (readonly [path: string, shown: string | RegExp])[] = [
  ["/", /Won ranked match/],
  ["/", /plain_user \(You\)/],
  ["/", "Team Locked In"],
  ["/play", "Player 3"],
  ["/collection", "Player 0"],
  ["/live-scores", "Saka 12′"],
  ["/team-builder", "Plain FC"],
  ["/my-team", "Plain FC"],
  ["/transfers", "Player In"],
  ["/upload-cards", "Player 5"],
  ["/admin", "z@panna.example"],
  ["/users/other", "Plain User"],
];

test("every screen works with responses that have only the specification's fields", async ({ page }) => {
  await signUp(page, { withUsername: true });
  await standInForReads(page);
  for (const [path, shown] of screens) {
    await page.goto(path);
    await expect(page.locator("main"), `${path} shows ${shown}`).toContainText(shown);
    await expect(page.locator("main")).not.toContainText("undefined");
  }
});

/** The same responses without their dates, or with unreadable ones. */
const undated: Readonly<Record<string, unknown>> = {
  "/api/matches": matches.map((match) => ({ ...match, completedAt: null, createdAt: "soon" })),
  "/api/tournaments/active": { id: 9, name: "Plain Cup", status: "active" },
  "/api/matches-by-date": {
    matchesByDate: { Sunday: [{ ...fixture, fixture: { ...fixture.fixture, date: null } }] },
  },
  "/api/admin/cards/pending": [{ ...cards.at(-1), createdAt: undefined, user: { email: "z@panna.example" } }],
  "/api/cards": cards.map((card) => ({ ...card, createdAt: null })),
  "/api/users/other/recent-matches": matches.map((match) => ({ ...match, completedAt: "", createdAt: "" })),
  "/api/fantasy/transfers/history/1": {
    transfers: [{ roundId: 3, transfersIn: [{ playerName: "Player In" }], transfersOut: [] }],
  },
};

/** A screen, and a text beside a date that it doesn't have. */
const undatedScreens: readonly (readonly [path: string, shown: string | RegExp])[] = [
  ["/", /Won ranked match/],
  ["/", "Plain Cup"],
  ["/live-scores", "Sunday"],
  ["/live-scores", "Saka 12′"],
  ["/transfers", "Player In"],
  ["/upload-cards", "Player 5"],
  ["/admin", "z@panna.example"],
  ["/users/other", /Lost quick match/],
];

test("a missing or unreadable date leaves the rest of its screen", async ({ page }) => {
  await signUp(page, { withUsername: true });
  await standInForReads(page, { ...answers, "/api/tournaments/9/user": null, ...undated });
  for (const [path, shown] of undatedScreens) {
    await page.goto(path);
    await expect(page.locator("main"), `${path} shows ${shown}`).toContainText(shown);
    await expect(page.locator("main")).not.toContainText(/undefined|NaN|Invalid/u);
  }

  await test.step("a fixture of the test page has no kick-off", async () => {
    await page.route("**/api/football/initialize", (route) => route.fulfill({ json: {} }));
    const line = { id: 1, homeTeamName: "Arsenal", awayTeamName: "Chelsea", status: "scheduled" };
    await page.route("**/api/football/fixtures", (route) => route.fulfill({ json: [line] }));
    await page.goto("/football-test");
    await page.getByRole("button", { name: "Initialize Data" }).click();
    await expect(page.locator("main")).toContainText("Chelsea");
  });
});

// shows: 2.49
test("the first three of the home's rankings have medals in a response without positions", async ({
  page,
}) => {
  await signUp(page, { withUsername: true });
  const unplaced = ["Ann", "Ben", "Cas", "Dee"].map((username) => ({ ...user, id: username, username }));
  await standInForReads(page, { ...answers, "/api/leaderboard": unplaced });
  await page.goto("/");
  const rows = page.getByRole("region", { name: "Current Rankings" }).getByRole("listitem");
  await expect(rows).toHaveText([/^1Ann/u, /^2Ben/u, /^3Cas/u, /^4Dee/u]);
  for (const [at, metal] of ["gold", "silver", "bronze"].entries()) {
    await expect(rows.nth(at).locator(`.medal-${metal}`)).toHaveCount(1);
  }
});

// shows: 3.20
test("a player found without a position leaves the chosen one", async ({ page }) => {
  await signUp(page, { withUsername: true });
  const found = { id: 7, name: "Bukayo Saka", club: "Arsenal", photo: null, leagueName: "Premier League" };
  await standInForReads(page, { ...answers, "/api/players/search": [found] });
  await page.goto("/upload-cards");
  await page.getByLabel("Position").selectOption("forward");
  await page.getByLabel("Player name").fill("Saka");
  await page.getByRole("option", { name: /Bukayo Saka/u }).click();
  await expect(page.getByLabel("Player name")).toHaveValue("Bukayo Saka");
  await expect(page.getByLabel("Position")).toHaveValue("forward");
});

// shows: 3.12, 3.19, 8.37
test("an unknown status and the server's own message are shown as given", async ({ page }) => {
  await signUp(page, { withUsername: true });
  await standInForReads(page);
  const cup = answers["/api/tournaments/active"] as object;
  await page.route("**/api/tournaments/active", (route) =>
    route.fulfill({ json: { ...cup, status: "paused" } }),
  );
  await page.goto("/");
  await expect(page.locator("main")).toContainText("paused");

  const message = "Created league 'Test' with 38 gameweeks";
  await page.route("**/api/football/create-test-league", (route) => route.fulfill({ json: { message } }));
  await page.goto("/football-test");
  await page.getByRole("button", { name: "Create League" }).click();
  await expect(page.locator(".toast[data-state=open]")).toContainText(message);
});

test("a tournament team that can't be shown says why, in the specification's words", async ({ page }) => {
  await signUp(page, { withUsername: true });
  await standInForReads(page);
  const card = page.getByRole("region", { name: "Tournament Team" });

  await test.step("its positions couldn't be loaded", async () => {
    await page.route("**/api/teams/1/positions", (route) => route.fulfill({ status: 503, body: "away" }));
    await page.goto("/play");
    await expect(card).toContainText("Error loading tournament team");
    await expect(card).toContainText("Positions error");
    await expect(card).toContainText("Locked");
  });

  await test.step("no saved team has its name", async () => {
    await page.route("**/api/teams", (route) => route.fulfill({ json: [] }));
    await page.goto("/play");
    await expect(card).toContainText("Error loading tournament team");
    await expect(card).toContainText("Team not found in saved teams");
  });
});

test("a missing profile says so, whatever the response's body", async ({ page }) => {
  await signUp(page, { withUsername: true });
  await page.route("**/api/users/gone/profile", (route) => route.fulfill({ status: 404, body: "gone" }));
  await page.goto("/users/gone");
  await expect(page.getByRole("heading", { name: "User Not Found" })).toBeVisible();
});
