import { type Browser, type Page, type Route, test as base } from "@playwright/test";
import { fieldTeam } from "#tests/journeys/support/field-team.ts";
import { premierLeagueId } from "#tests/journeys/support/fantasy-squad.ts";
import { expect, JOURNEY_START, signUp, violationsOn } from "#tests/journeys/support/journey.ts";
import { type MovingPanna, useMovingPanna } from "#tests/journeys/support/moving-panna.ts";

/** Runs a Panna with a clock that the journey moves past a deadline. */
const test = base.extend<{ panna: MovingPanna }>({
  // oxlint-disable-next-line no-empty-pattern
  panna: async ({}, use) => useMovingPanna(JOURNEY_START, use),
});

const PHONE = { width: 390, height: 844 };

interface Notice {
  readonly next: { readonly deadline: string } | null;
}

async function aPhone(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: PHONE, reducedMotion: "reduce" });
  return context.newPage();
}

async function enter(page: Page): Promise<void> {
  await fieldTeam(page, "Night Owls");
  const tournament = (await (await page.request.get("/api/tournaments/active")).json()) as { id: number };
  const [team] = (await (await page.request.get("/api/teams")).json()) as { id: number }[];
  const data = { teamId: team?.id };
  const entered = await page.request.post(`/api/tournaments/${tournament.id}/enter`, { data });
  expect(entered.ok()).toBe(true);
}

async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // The content is the same in both themes; only the colours differ.
    expect(await violationsOn(page, colorScheme === "dark" ? [] : ["color-contrast"])).toEqual([]);
  }
}

test("an offer is earned, revealed and signed on a phone, and by keyboard alone", async ({
  browser,
  panna,
}) => {
  test.setTimeout(240_000);
  const [page, other] = [await aPhone(browser, panna.url), await aPhone(browser, panna.url)];
  for (const one of [page, other]) await signUp(one, { withUsername: true });
  await premierLeagueId(page);

  await test.step("before anything is earned, the screen says what to do and by when", async () => {
    await page.goto("/scout");
    await expect(
      page.getByText(/^For the next offer, enter five cards in the November 2026 tournament/u),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: "Pick a squad" })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("with a team of five the next offer is certain", async () => {
    for (const one of [page, other]) await enter(one);
    await page.reload();
    await expect(page.getByText(/^You're set for the next offer/u)).toBeVisible();
    const { next } = (await (await page.request.get("/api/scout/notice")).json()) as Notice;
    await panna.moveTo(new Date(Date.parse(next?.deadline ?? "") + 60_000).toISOString());
  });

  await test.step("the home screen leads to the offer", async () => {
    await page.goto("/");
    await page.getByRole("link", { name: /^Sign a player by/u }).click();
    await expect(page.getByRole("heading", { name: "Scout", level: 1 })).toBeVisible();
  });

  await test.step("the league is changed, then changed back to the same offer", async () => {
    const region = page.getByRole("combobox", { name: "Where your scout looks" });
    await region.selectOption("La Liga");
    await expect(page.getByText("No offer this gameweek")).toBeVisible();
    await region.selectOption("Premier League");
    await expect(page.getByRole("button", { name: "Turn over card 1" })).toBeVisible();
  });

  const names = await test.step("three cards are turned over one by one", async () => {
    for (const number of [1, 2, 3]) {
      await page.getByRole("button", { name: `Turn over card ${number}` }).click();
      await expect(page.getByRole("button", { name: /^Sign / })).toHaveCount(number);
    }
    await expect(page.getByRole("button", { name: "Show all" })).toHaveCount(0);
    await expectAccessible(page);
    return page.locator(".scout-slot h3").allTextContents();
  });

  await test.step("after a reload the same three are still turned over", async () => {
    await page.reload();
    await expect(page.locator(".scout-slot h3")).toHaveText(names);
  });

  await test.step("a lost connection loses nothing, nor does a proxy's word that Panna is away", async () => {
    const yes = page.getByRole("button", { name: "Yes, sign him" });
    const failed = page.locator(".toast[data-state=open]").getByText("Player not signed");
    const keys: (string | undefined)[] = [];
    const fail = [
      (route: Route) => route.abort(),
      (route: Route) => route.fulfill({ status: 502, body: "<html>" }),
    ];
    await page.route("**/api/scout/sign", (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      return fail[keys.length - 1]?.(route);
    });
    await page.getByRole("button", { name: `Sign ${names[1]}` }).click();
    for (const _ of fail) {
      await yes.click();
      await expect(failed).toBeVisible();
      await page.getByRole("button", { name: "Dismiss" }).click();
      await expect(failed).toHaveCount(0);
    }
    await expect(yes).toBeEnabled();
    expect(keys).toEqual([keys[0], keys[0]]);
    await page.unroute("**/api/scout/sign");
  });

  await test.step("one player is signed", async () => {
    await expectAccessible(page);
    await page.getByRole("button", { name: "Yes, sign him" }).click();
    await expect(page.getByRole("heading", { name: `${names[1]} is yours` })).toBeFocused();
    await expect(page.getByText("1 of 45 players signed this season")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Open My Collection" }).click();
    await expect(page.getByRole("link", { name: `Open ${names[1]}` })).toBeVisible();
    await page.goto("/");
    await expect(page.getByText(/^Next scout offer:/u)).toBeVisible();
  });

  await test.step("another manager does the same by keyboard alone", async () => {
    await other.goto("/scout");
    await other.getByRole("button", { name: "Turn over card 1" }).focus();
    for (const number of [2, 3]) {
      await other.keyboard.press("Enter");
      await expect(other.getByRole("button", { name: `Turn over card ${number}` })).toBeFocused();
    }
    await other.keyboard.press("Enter");
    const [first = ""] = await other.locator(".scout-slot h3").allTextContents();
    const sign = other.getByRole("button", { name: `Sign ${first}` });
    await expect(sign).toBeFocused();
    await other.keyboard.press("Enter");
    await expect(other.getByRole("button", { name: "Yes, sign him" })).toBeFocused();
    await other.keyboard.press("Escape");
    await expect(sign).toBeFocused();
    await other.keyboard.press("Enter");
    await other.keyboard.press("Enter");
    await expect(other.getByRole("heading", { name: `${first} is yours` })).toBeFocused();
  });
});
