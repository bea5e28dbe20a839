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

/** A picture takes half a second, and more on a busy machine. */
const DRAWING = { timeout: 60_000 };

test.use({ viewport: { width: 390, height: 844 } });

test("a card is shared by link, seen signed out, and gone when it is withdrawn", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const username = await signUp(page, { withUsername: true });
  await fieldTeam(page, "Shared Five");
  const [card, other] = await read<{ id: number; playerName: string }[]>(page, "/api/cards");
  const visitor = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage();
  const picture = (on: typeof page) =>
    on.getByRole("img", { name: new RegExp(`^${username}'s card: `, "u") });
  let link = "";

  await test.step("its page says what others will see, and makes a link", async () => {
    await page.goto(`/cards/${card?.id}`);
    await page.getByRole("button", { name: "Share", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Share this card" });
    await expect(dialog).toContainText("Anyone with the link sees the front of the card and your username");
    await dialog.getByRole("button", { name: "Make a link" }).click();
    link = await dialog.getByLabel("Link").inputValue();
    expect(link).toMatch(/^http:\/\/[^/]+\/\?card=[\w-]{22}$/u);
    await expect(picture(page)).toHaveJSProperty("naturalWidth", 1200, DRAWING);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
  });

  await test.step("a visitor sees the card, and a way in that leads back to it", async () => {
    await visitor.goto(link);
    await expect(picture(visitor)).toBeInViewport({ ratio: 1 });
    await expect(picture(visitor)).toHaveJSProperty("naturalWidth", 1200, DRAWING);
    await expect(visitor.locator(".invitation")).toContainText(card?.playerName ?? "");
    await expect(visitor.getByRole("link", { name: "Start Playing Now" })).toHaveAttribute(
      "href",
      /\/api\/login\?to=%2F%3Fcard%3D/u,
    );
    await expectAccessible(visitor);
    await expectNoSidewaysScroll(visitor);
  });

  await test.step("a signed-in manager sees the same in the app", async () => {
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(`${username}'s card: `);
    await expectAccessible(page);
    await page.getByRole("link", { name: "Go to Home" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(username);
  });

  await test.step("a link withdrawn on another device leaves the profile at the next attempt", async () => {
    const made = await page.request.post("/api/shares", { data: { kind: "card", id: other?.id } });
    const { token } = (await made.json()) as { token: string };
    const user = await read<{ id: string }>(page, "/api/auth/user");
    await page.goto(`/users/${user.id}`);
    const shared = page.getByRole("region", { name: "What you share" }).getByRole("listitem");
    await expect(shared).toHaveCount(2);
    expect((await page.request.delete(`/api/shares/${token}`)).ok()).toBe(true);
    await shared
      .filter({ has: page.locator(`a[href$="${token}"]`) })
      .getByRole("button")
      .click();
    await expect(shared).toHaveCount(1);
    await expect(page.getByText("We couldn't stop sharing it").first()).toBeVisible();
  });

  await test.step("the owner stops sharing it in the profile, and nobody sees it any more", async () => {
    const user = await read<{ id: string }>(page, "/api/auth/user");
    await page.goto(`/users/${user.id}`);
    const list = page.getByRole("region", { name: "What you share" });
    await list.getByRole("button", { name: /^Stop sharing: /u }).focus();
    await page.keyboard.press("Enter");
    await expect(list).toContainText("Nothing yet.");
    await expect(list.getByRole("heading")).toBeFocused();
    await visitor.goto(link);
    await expect(visitor.getByText("This link doesn't show anything any more.")).toBeVisible();
    await expect(picture(visitor)).toHaveCount(0);
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nothing to see here");
    await expectAccessible(page);
  });
});

/** Answers as in a month that is over, in which only this user has entered. */
async function showFinishedMonth(page: Page, username: string, points: number): Promise<void> {
  const { id } = await read<{ id: string }>(page, "/api/auth/user");
  const name = "July 2026";
  const line = {
    id,
    place: 1,
    position: 1,
    username,
    points,
    tournaments: 1,
    movement: null,
    decidedBy: null,
  };
  const head = { name, isFinal: true, settledAt: "2026-08-02T00:00:00Z", total: 1 };
  const month = { startDate: "2026-07-01T00:00:00Z", endDate: "2026-08-01T00:00:00Z" };
  const tournaments = [{ id: 1, name, status: "finished", ...month, entries: 1, isFinal: true }];
  const answers = {
    "**/api/leaderboard/table?period=previous*": { ...head, rows: [line] },
    "**/api/leaderboard/position?period=previous": { viewer: line },
    "**/api/tournaments": { tournaments, nextCursor: null },
  };
  for (const [address, json] of Object.entries(answers)) {
    await page.route(address, async (route) => route.fulfill({ json }));
  }
}

for (const [points, isShared] of [
  [0, false],
  [12, true],
] as const) {
  test(`a finished month with ${points} points is ${isShared ? "" : "not "}offered for sharing`, async ({
    page,
  }) => {
    const username = await signUp(page, { withUsername: true });
    await showFinishedMonth(page, username, points);
    await page.goto("/leaderboard");
    await page.getByRole("tab", { name: "Previous" }).click();
    await expect(page.getByRole("button", { name: "Jump to me" })).toBeVisible();
    // By then the page has the answer too that a button to share would need.
    await page.evaluate(async () => (await fetch("/api/tournaments")).json());
    await page.getByRole("button", { name: "Jump to me" }).click();
    await expect(page.getByRole("button", { name: "Whole table" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Share", exact: true })).toHaveCount(isShared ? 1 : 0);
  });
}
