import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { LANGUAGE_COOKIE, LANGUAGES, type Language } from "#contract/languages.ts";
import { PATHS } from "#contract/screen-path.ts";
import type { Texts } from "#scripts/words/catalogue.ts";
import { signInAsAdmin } from "#tests/journeys/support/admin.ts";
import { executeBestNine } from "#tests/journeys/support/fantasy-squad.ts";
import { signUp } from "#tests/journeys/support/journey.ts";
import { addressesWith, signUpWithEverything } from "#tests/journeys/support/screen-addresses.ts";
import { drawnKeys, keysInHtml, markTexts } from "./drawn-keys.ts";

/** A screen in one state and language: what it drew, and its picture, a path inside the review's folder. */
export interface Sight {
  readonly place: string;
  readonly picture: string;
  readonly keys: ReadonlySet<string>;
}

/** The browser of a walk, and the folder for its pictures. */
export interface Walk {
  readonly browser: Browser;
  readonly url: string;
  readonly folder: string;
  readonly language: Language;
  readonly texts: Texts;
  /** When pressing ends (`performance.now()`): a busy machine then shows fewer dialogs, and still every screen. */
  readonly pressUntil: number;
}

const PHONE = { width: 360, height: 640 };
/**
 * How long a screen can take to settle, and a control to be pressed, in milliseconds. Slower ones are shown
 * unsettled.
 */
const SETTLE_MS = 8000;
const PRESS_MS = 1000;
const MOST_OF_A_KIND = 8;

/** The kinds of users who see the screens, each with other states. They return their addresses, one per path. */
const VIEWERS: Readonly<Record<string, (page: Page) => Promise<readonly string[]>>> = {
  visitor: async () => addressesWith(),
  newcomer: async (page) => {
    await signUp(page, { withUsername: true });
    return addressesWith();
  },
  manager: async (page) => {
    const addresses = await signUpWithEverything(page);
    await executeBestNine(page);
    return addresses;
  },
  admin: async (page) => {
    await signInAsAdmin(page);
    return PATHS.map((path) => (path === "/admin" ? path : ""));
  },
};

/** Walks over every screen in one language, as each kind of viewer. */
export async function walkIn(walk: Walk): Promise<readonly Sight[]> {
  await mkdir(join(walk.folder, "pictures"), { recursive: true });
  const sights: Sight[] = [];
  for (const [viewer, arrive] of Object.entries(VIEWERS))
    sights.push(...(await walkAs(viewer, arrive, walk)));
  return sights;
}

async function walkAs(
  viewer: string,
  arrive: (page: Page) => Promise<readonly string[]>,
  walk: Walk,
): Promise<readonly Sight[]> {
  const { browser, url, language, texts } = walk;
  const context = await browser.newContext({
    baseURL: url,
    locale: LANGUAGES[language].locale,
    reducedMotion: "reduce",
    serviceWorkers: "block",
    viewport: PHONE,
  });
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url }]);
  const page = await context.newPage();
  const addresses = await arrive(page);
  if (viewer !== "visitor") await page.request.put("/api/auth/language", { data: { language } });
  await markTexts(context, language, texts);
  const visits = addresses.flatMap((address, at) =>
    address === "" ? [] : [{ address, look: camera(page, walk, `${PATHS[at]}, ${viewer}`) }],
  );
  const sights: Sight[] = [];
  for (const { address, look } of visits) {
    await open(page, address);
    sights.push(await look("", true));
  }
  // Pressing controls can change the data, so this comes after the pictures of the unchanged screens.
  const hasMore = viewer === "manager" || viewer === "admin";
  for (const { address, look } of hasMore ? visits : []) {
    if (performance.now() > walk.pressUntil) break;
    await open(page, address);
    sights.push(...(await pressEverything(page, look)));
  }
  await context.close();
  return sights;
}

type Look = (state: string, isWhole?: boolean) => Promise<Sight>;

/** Takes pictures of one screen: the whole page, or the part visible on the phone. */
function camera(page: Page, { folder, language, texts }: Walk, screen: string): Look {
  return async (state, isWhole = false) => {
    const place = state === "" ? screen : `${screen}, ${state}`;
    const name = `${language} ${place}`.replaceAll(/[^a-z0-9]+/giu, "-").toLowerCase();
    const picture = `pictures/${name}.jpg`;
    const keys = new Set(await drawnKeys(page, texts));
    const isDrawnAhead = screen === "/, visitor";
    if (isDrawnAhead) for (const key of keysInHtml(await page.content(), texts)) keys.add(key);
    await page.screenshot({ path: join(folder, picture), fullPage: isWhole, type: "jpeg", quality: 60 });
    return { place, picture, keys };
  };
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settle(page);
}

async function settle(page: Page): Promise<void> {
  const isSettled = () =>
    document.querySelector("main h1") !== null &&
    document.querySelector("main .skeleton, main [aria-busy=true]") === null;
  await page.waitForFunction(isSettled, undefined, { timeout: SETTLE_MS }).catch(() => undefined);
}

/** Presses each tab, fold, menu and button of a screen in turn. One that can't be pressed is left alone. */
async function pressEverything(page: Page, look: Look): Promise<readonly Sight[]> {
  const address = page.url();
  const sights: Sight[] = [];
  for (const [kind, selector] of [
    ["tab", "main [role=tab]"],
    ["fold", "main summary"],
    [
      "menu",
      new URL(address).pathname === "/" ? "[aria-haspopup=menu]:visible" : "main [aria-haspopup=menu]",
    ],
    ["button", "main button:not([role=tab]):visible:enabled"],
  ] as const) {
    const controls = page.locator(selector);
    const count = Math.min(await controls.count(), MOST_OF_A_KIND);
    for (let at = 0; at < count; at += 1) {
      const press = controls.nth(at).click({ timeout: PRESS_MS });
      const isPressed = await press.then(() => true).catch(() => false);
      if (!isPressed) continue;
      await settle(page);
      sights.push(await look(`${kind} ${at + 1}`));
      await page.keyboard.press("Escape");
      if (page.url() !== address) await open(page, address);
    }
  }
  // A picture that shows nothing new isn't needed.
  return sights.filter(({ keys }) => keys.size > 0);
}
