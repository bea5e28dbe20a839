import type { Browser, Page } from "@playwright/test";
import { anyPhoto } from "#tests/support/photos.ts";
import { signInAsAdmin, usePannaWithAdmin } from "#tests/journeys/support/admin.ts";
import {
  test as base,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signUp,
  type RunningPanna,
} from "#tests/journeys/support/journey.ts";
import { fieldTeam } from "#tests/journeys/support/field-team.ts";
import { leaveBeforeFailure } from "#tests/journeys/support/leave-before-failure.ts";
import { read } from "#tests/journeys/support/read.ts";

const test = base.extend<object, { readonly panna: RunningPanna }>({
  panna: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => usePannaWithAdmin(use),
    { scope: "worker", timeout: 120_000 },
  ],
});

test.setTimeout(180_000);

interface Player {
  readonly id: number;
  readonly name: string;
  readonly position: string;
  readonly owned: number;
}

async function aPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  return context.newPage();
}

/** Uploads a photo of a player's card through the API. @returns the card's id */
async function sendCard(page: Page, player: Player, club: string, seed: number): Promise<number> {
  const { code } = await read<{ code: string }>(page, "/api/verification-code");
  const image = { name: "card.jpg", mimeType: "image/jpeg", buffer: await anyPhoto(seed) };
  const { id, name: playerName, position } = player;
  const fields = { playerName, position, club, verificationCode: code, playerId: String(id) };
  const sent = await page.request.post("/api/cards", { multipart: { ...fields, image } });
  expect(sent.ok(), await sent.text()).toBe(true);
  return ((await sent.json()) as { id: number }).id;
}

test("a missing card is wished for, received, shown on the profile, and its duplicate offered", async ({
  page,
  browser,
  baseURL,
}) => {
  const admin = await aPage(browser, baseURL);
  await signInAsAdmin(admin);
  const username = await signUp(page, { withUsername: true });
  await fieldTeam(page, "Collectors");
  const { sets, season } = await read<{
    season: string;
    sets: { clubId: number; club: string; owned: number; players: number }[];
  }>(page, "/api/album");
  const started = sets.find(({ owned }) => owned > 0);
  if (started === undefined) throw new Error("no set was started");
  const { clubId, club, owned, players } = started;
  const set = await read<{ players: Player[] }>(page, `/api/album/sets/${clubId}`);
  const missing = set.players.find((one) => one.owned === 0);
  if (missing === undefined) throw new Error("no player is missing");

  await test.step("a set that was started shows its progress and who is missing", async () => {
    await page.goto("/collection");
    await page.getByRole("link", { name: "Album", exact: true }).click();
    await expectAccessible(page);
    await page.getByRole("link", { name: `${club} ${season} ${owned} of ${players}` }).click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(`${club} ${season}`);
    await expect(heading).toBeFocused();
    await page.getByRole("link", { name: "All sets" }).click();
    await expect(heading).toHaveText("Album");
    await expect(heading).toBeFocused();
    await page.goBack();
    await expect(heading).toHaveText(`${club} ${season}`);
    await expect(heading).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step("a manager who has left the set is told that the wish failed", async () => {
    await leaveBeforeFailure(page, "**/api/album/wishes/*", () =>
      page.getByRole("button", { name: `Wish for ${missing.name}`, exact: true }).click(),
    );
    await expect(page.getByText("We couldn't change your wishes").first()).toBeVisible();
    await page.goBack();
  });

  await test.step("a missing card is wished for", async () => {
    await page.getByRole("button", { name: `Wish for ${missing.name}`, exact: true }).click();
    await expect(page.getByRole("button", { name: `Wished: ${missing.name} (take back)` })).toBeVisible();
  });

  await test.step("the card arrives, and the wish says so", async () => {
    const ids = [await sendCard(page, missing, club, 1), await sendCard(page, missing, club, 2)];
    const decided = await admin.request.post("/api/admin/cards/approve", { data: { ids, approved: true } });
    expect(decided.ok(), await decided.text()).toBe(true);
    await page.goto("/album");
    await page.getByRole("tab", { name: "Wishes" }).click();
    const wish = page.getByRole("region", { name: "Your wishes" }).getByRole("listitem");
    await expect(wish).toContainText(missing.name);
    await expect(wish).toContainText("Got it!");
    await expect(page.getByRole("region", { name: "Your duplicates" })).toContainText(missing.name);
    await expectAccessible(page);
  });

  await test.step("it goes into the showcase, and to the front by keyboard", async () => {
    await page.getByRole("tab", { name: "Showcase" }).click();
    const add = page.getByLabel("Add a card");
    await expect(add).toBeEnabled();
    const others = await add.locator("option:not([hidden])").allTextContents();
    const chosen = others.filter((text) => !text.startsWith(missing.name)).slice(0, 2);
    for (const label of [...chosen, others.find((text) => text.startsWith(missing.name)) ?? ""]) {
      await add.selectOption({ label });
    }
    const places = page.getByRole("list", { name: "Cards in your showcase" }).getByRole("listitem");
    await expect(places).toHaveCount(3);
    await page.getByRole("button", { name: `Move ${missing.name} forward` }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(places.first()).toContainText(missing.name.split(" ").at(-1) ?? "");
    await expect(page.getByRole("button", { name: `Move ${missing.name} forward` })).toBeFocused();
    await expectAccessible(page);
  });

  await test.step("a card that leaves the showcase passes the focus on", async () => {
    const remove = page.getByRole("list", { name: "Cards in your showcase" }).getByRole("button", {
      name: /^Take /u,
    });
    const labels = await remove.evaluateAll((buttons) => buttons.map((one) => one.ariaLabel ?? ""));
    await remove.nth(1).focus();
    await page.keyboard.press("Enter");
    await expect(remove).toHaveCount(2);
    await expect(page.getByRole("button", { name: labels[2] ?? "", exact: true })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(remove).toHaveCount(1);
    await expect(page.getByRole("button", { name: labels[0] ?? "", exact: true })).toBeFocused();
  });

  await test.step("the profile shows it, and the duplicate once it is published", async () => {
    await page.getByRole("tab", { name: "Wishes" }).click();
    const published = page.waitForResponse((answer) => answer.url().endsWith("/api/album/publication"));
    const publish = page.getByLabel("Show my wishes and duplicates on my profile");
    await publish.focus();
    await page.keyboard.press("Space");
    expect((await published).ok()).toBe(true);
    await expect(publish).toBeEnabled();
    await expect(publish).toBeFocused();
    const user = await read<{ id: string }>(page, "/api/auth/user");
    await admin.goto(`/users/${user.id}`);
    const showcase = admin.getByRole("list", { name: "Showcase" }).getByRole("img");
    await expect(showcase).toHaveCount(1);
    await expect(showcase.first()).toHaveAccessibleName(new RegExp(`^${missing.name}, `, "u"));
    await expect(admin.getByRole("region", { name: "Up for swap" })).toContainText(missing.name);
    await expect(admin.getByRole("region", { name: "Wish list" })).toBeVisible();
    await expectAccessible(admin);
    await expectNoSidewaysScroll(admin);
  });

  await test.step("the last wish that is removed leaves the focus to the heading", async () => {
    const wishes = page.getByRole("region", { name: "Your wishes" });
    await wishes.getByRole("button").focus();
    await page.keyboard.press("Enter");
    await expect(wishes.getByRole("listitem")).toHaveCount(0);
    await expect(wishes.getByRole("heading")).toBeFocused();
  });

  await test.step("a manager in the same league who wishes for the card is told of the swap", async () => {
    const made = await page.request.post("/api/mini-leagues", { data: { name: "Swappers" } });
    const { id } = (await made.json()) as { id: number };
    const { inviteCode } = await read<{ inviteCode: string }>(page, `/api/mini-leagues/${id}?period=month`);
    const friend = await aPage(browser, baseURL);
    await signUp(friend, { withUsername: true });
    await friend.request.post("/api/mini-leagues/join", { data: { code: inviteCode } });
    await friend.request.put(`/api/album/wishes/${missing.id}`);
    await friend.goto("/album");
    await friend.getByRole("tab", { name: "Swaps" }).click();
    const swap = friend.getByRole("region", { name: username });
    await expect(swap).toContainText(missing.name);
    await expectAccessible(friend);
    await swap.getByRole("link", { name: `See ${username}'s profile` }).click();
    await expect(friend.getByRole("heading", { level: 1 })).toHaveText(username);
  });
});
