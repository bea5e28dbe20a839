import type { Page } from "@playwright/test";
import type { OfferedPlayer, ScoutView } from "#contract/scout.ts";
import {
  expect,
  expectNoSidewaysScroll,
  signUp,
  test,
  violationsOn,
} from "#tests/journeys/support/journey.ts";

const PHONE = { width: 390, height: 844 };
const [UNTIL, LATER] = ["2026-11-21T11:00:00.000Z", "2026-12-05T11:00:00.000Z"];

function aPlayer(playerId: number, playerName: string): OfferedPlayer {
  const recent = [90, 0, 23].map((minutes, at) => ({
    round: at + 8,
    opponent: "Arsenal",
    isHome: at === 1,
    minutes,
    points: minutes > 0 ? 2 : 0,
  }));
  return {
    playerId,
    playerName,
    position: "midfielder",
    club: "Brighton & Hove Albion",
    overall: 74,
    rarity: "common",
    clubCode: "BHA",
    clubColours: { primary: "#0057b8", secondary: "#ffffff" },
    recent,
  };
}

const players = [aPlayer(1, "Yankuba Minteh"), aPlayer(2, "Carlos Baleba"), aPlayer(3, "Mats Wieffer")];
const offer = { id: 7, look: 1, players, signedPlayerId: null, signedPlayer: null };

const OPEN: ScoutView = {
  region: "premier-league",
  gameweek: { round: 12, until: UNTIL, isEarned: true },
  next: { round: 13, deadline: UNTIL, isEarned: true },
  signed: 3,
  most: 45,
  offers: [offer],
  hasSecondLook: false,
};

const states: readonly (readonly [name: string, answer: ScoutView, text: string | RegExp])[] = [
  [
    "second look",
    { ...OPEN, offers: [offer, { ...offer, id: 8, look: 2 }], hasSecondLook: true },
    /^You finished in last month's top 10%/u,
  ],
  [
    "not earned",
    {
      ...OPEN,
      gameweek: { round: 12, until: UNTIL, isEarned: false },
      next: { round: 13, deadline: LATER, isEarned: false },
      offers: [],
    },
    /enter five cards in the December 2026 tournament or pick a squad/u,
  ],
  ["nobody to offer", { ...OPEN, offers: [] }, "Your scout found nobody new"],
  ["season full", { ...OPEN, signed: 45 }, "You've signed 45 players this season"],
  ["before the season", { ...OPEN, gameweek: null, offers: [] }, "The season hasn't started"],
  ["no season", { ...OPEN, gameweek: null, next: null, offers: [] }, "No gameweeks scheduled"],
  [
    "the last gameweek",
    { ...OPEN, next: null, gameweek: { round: 38, until: UNTIL, isEarned: false }, offers: [] },
    "The next offer comes next season.",
  ],
];

async function expectGood(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // The content is the same in both themes; only the colours differ.
    expect(await violationsOn(page, colorScheme === "dark" ? [] : ["color-contrast"])).toEqual([]);
  }
}

test("every state of the scout has its message and is accessible", async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize(PHONE);
  await signUp(page, { withUsername: true });
  let answer: ScoutView | "nothing" | "failure" = "nothing";
  await page.route("**/api/scout", async (route) => {
    // An unanswered request stays pending.
    if (answer === "nothing") return;
    const failure = { code: "internal", message: "Something went wrong. Please try again." };
    await (answer === "failure"
      ? route.fulfill({ status: 500, json: failure })
      : route.fulfill({ json: answer }));
  });

  await test.step("loading", async () => {
    await page.goto("/scout");
    await expect(page.getByText("Loading your scout")).toBeAttached();
    await expectGood(page);
  });

  await test.step("failed, and retried", async () => {
    answer = "failure";
    await page.reload();
    await expect(page.getByText("We couldn't load your scout")).toBeVisible();
    await expectGood(page);
    answer = OPEN;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("button", { name: "Turn over card 3" })).toBeVisible();
  });

  for (const [name, state, text] of states) {
    await test.step(name, async () => {
      answer = state;
      await page.reload();
      await expect(page.getByText(text)).toBeVisible();
      await expectGood(page);
    });
  }

  await test.step("signed in another tab: nothing is signed twice, and the screen shows the signing", async () => {
    answer = OPEN;
    await page.reload();
    await page.getByRole("button", { name: "Show all" }).click();
    await page.getByRole("button", { name: "Sign Carlos Baleba" }).click();
    const [signedPlayer = aPlayer(1, "")] = players;
    const { recent: _, ...shown } = signedPlayer;
    answer = { ...OPEN, offers: [{ ...offer, signedPlayerId: 1, signedPlayer: shown }] };
    const refusal = { code: "scout_offer_taken", message: "Taken." };
    await page.route("**/api/scout/sign", (route) => route.fulfill({ status: 409, json: refusal }));
    await page.getByRole("button", { name: "Yes, sign him" }).click();
    const told = page.locator(".toast[data-state=open]");
    await expect(told.getByText("You've already signed a player from this offer.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Yankuba Minteh is yours" })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Sign / })).toHaveCount(0);
  });
});
