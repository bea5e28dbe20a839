import { type APIRequestContext, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { type Language, LANGUAGE_COOKIE } from "#contract/languages.ts";
import { addressOf } from "#scripts/demo/sign-in.ts";
import type { Role } from "#scripts/demo/world.ts";
import { addressesWith } from "#tests/journeys/support/screen-addresses.ts";

export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
/** What screens show: everything the demo's manager has, nothing yet, or the visitor's view. */
export const STATES = ["full", "empty", "visitor"] as const;
export type State = (typeof STATES)[number];

/** The view of a screen. */
export interface Look {
  readonly state: State;
  readonly width: number;
  readonly theme: Theme;
  readonly language: Language;
}

/** A screen with its address in a state. */
export interface Screen {
  /** Such as `team-builder`; `home` is at `/`. */
  readonly name: string;
  readonly address: string;
  /** The role that sees the most on it. */
  readonly role: Role;
}

const HEIGHTS: Readonly<Record<number, number>> = { 360: 640, 390: 844, 820: 1180, 1280: 800, 1920: 1080 };
/** The longest a screen can take to finish loading. */
const PATIENCE_MS = 60_000;

/** The screens of a state, all with ids of the demo's manager, or with ids that don't exist. */
export async function screensOf(state: State, browser: Browser, url: string): Promise<Screen[]> {
  if (state === "visitor") {
    return [
      { name: "landing", address: "/", role: "manager" },
      { name: "sign-in", address: "/sign-in", role: "manager" },
    ];
  }
  const plain = addressesWith();
  const addresses = state === "empty" ? plain : addressesWith(await paramsOf(browser, url));
  return addresses.map((address, at) => ({
    name: nameOf(plain[at] ?? address),
    address,
    role: address === "/admin" ? "admin" : "manager",
  }));
}

/** A name from the address, without its parameters. */
function nameOf(address: string): string {
  const parts = address.split("/").filter((part) => /^[a-z-]+$/u.test(part) && part !== "nobody");
  return address === "/" ? "home" : parts.join("-") + (/\d|nobody|NOSUCH/u.test(address) ? "-one" : "");
}

/** Ids of a card, a fixture, a league, a match and a manager of the demo. */
async function paramsOf(browser: Browser, url: string): Promise<Record<string, string>> {
  const context = await browser.newContext({ baseURL: url });
  const { request } = context;
  await signInAs(request, "manager");
  const read = async <Answer>(path: string) => (await (await request.get(path)).json()) as Answer;
  const me = await read<{ id: string }>("/api/auth/user");
  const cards = await read<{ id: number; playerId: number; isSpecial: boolean }[]>("/api/cards");
  const card = cards.find(({ isSpecial }) => isSpecial) ?? cards[0];
  const [league] = await read<{ id: number }[]>("/api/mini-leagues");
  const { inviteCode } = await read<{ inviteCode: string }>(`/api/mini-leagues/${league?.id}?period=month`);
  const [match] = await read<{ id: number }[]>("/api/matches");
  const { matchesByDate } = await read<{
    readonly matchesByDate: Readonly<Record<string, readonly { fixture: { id: number }; goals: unknown }[]>>;
  }>("/api/matches-by-date");
  await context.close();
  return {
    "/cards/$cardId": String(card?.id),
    "/fixtures/$fixtureId": String(Object.values(matchesByDate).flat()[0]?.fixture.id),
    "/join/$code": inviteCode,
    "/leagues/$leagueId": String(league?.id),
    "/leagues/compare/$leagueId": String(league?.id),
    "/matches/$matchId": String(match?.id),
    "/players/$playerId": String(card?.playerId),
    "/users/$userId": me.id,
  };
}

/** Signs in as one of the demo's two people. */
export async function signInAs(request: APIRequestContext, role: Role): Promise<void> {
  const answer = await request.post(addressOf(role), { maxRedirects: 0 });
  if (answer.status() !== 303) throw new Error(`the demo sign-in failed: ${answer.status()}`);
}

let newcomers = 0;

async function signUp(request: APIRequestContext): Promise<void> {
  newcomers += 1;
  const username = `new_${process.pid}_${newcomers}`.slice(0, 20);
  const person = { name: "New Fan", email: `${username}@example.com`, password: "correct horse battery" };
  await request.post("/api/auth/sign-up/email", { data: person });
  await request.put("/api/auth/set-username", { data: { username } });
}

/** A browser with this look, signed in as the state requires; nothing moves in it. */
export async function openLook(
  browser: Browser,
  url: string,
  { state, width, theme, language, role }: Look & { readonly role: Role },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: HEIGHTS[width] ?? 800 },
    colorScheme: theme,
    reducedMotion: "reduce",
    timezoneId: "UTC",
    hasTouch: width < 800,
  });
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url }]);
  if (state === "full") await signInAs(context.request, role);
  if (state === "empty") await signUp(context.request);
  return context;
}

/** Opens a screen and waits until it has finished loading. */
export async function show(page: Page, address: string): Promise<void> {
  await page.goto(address, { timeout: PATIENCE_MS });
  await page.locator("main").waitFor({ state: "attached", timeout: PATIENCE_MS });
  await page.waitForFunction(
    () =>
      // The page comes with a spinner, or the home's heading and a spinner, before the app.
      document.querySelector(".min-h-dvh > .spinner, main .skeleton, main [aria-busy=true]") === null &&
      [...document.images].every((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        return image.complete || (image.loading === "lazy" && !isInView);
      }),
    undefined,
    { timeout: PATIENCE_MS },
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0);
    await Promise.all(loaded.map((image) => image.decode()));
  });
}

/** An element fixed to the bottom of the window would be in the middle of a long page's picture. */
export async function hideLowerBar(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.documentElement.scrollHeight <= innerHeight) return;
    for (const bar of document.querySelectorAll<HTMLElement>("body nav")) {
      const { position, bottom } = getComputedStyle(bar);
      if (position === "fixed" && bottom === "0px") bar.style.visibility = "hidden";
    }
  });
}
