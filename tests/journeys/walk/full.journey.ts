import type { Page } from "@playwright/test";
import { expect, signUp, test } from "#tests/journeys/support/journey.ts";
import { takeBaseCards } from "#tests/journeys/support/base-cards.ts";
import { signUpWithEverything } from "#tests/journeys/support/screen-addresses.ts";
import { axeFaults } from "./axe.ts";
import { cardFaults } from "./cards-said.ts";
import { largeTextFaults, rawTags, scrollFaults } from "./overflow.ts";
import { settled, watchRequests } from "./settle.ts";
import { shiftedSoFar, slowDown, watchShifts } from "./shifts.ts";
import { smallTexts } from "./text-sizes.ts";

/** The most layout shift of a screen while it loads. */
const MOST_SHIFT = 0.02;

interface Walk {
  readonly size: { readonly width: number; readonly height: number };
  /** What else is measured on each screen once it has loaded: a load costs more than any of it. */
  readonly measure?: (page: Page) => Promise<string[]>;
}

/** Measures at further widths, which a page that is already there takes without another load. */
function scrollAt(...widths: readonly number[]) {
  return async (page: Page): Promise<string[]> => {
    const faults = await scrollFaults(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      faults.push(...(await scrollFaults(page)));
    }
    return faults;
  };
}

/** A desktop draws more parts of some screens, and asks for what they show. */
async function desktopFaults(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await settled(page);
  return [...(await scrollFaults(page)), ...(await axeFaults(page))];
}

/** 320 CSS pixels are 1280 at 400 % zoom (WCAG 1.4.10); the others are phones, tablets and desktops. */
const walks: readonly Walk[] = [
  {
    size: { width: 360, height: 640 },
    measure: async (page) => [
      ...(await rawTags(page)),
      ...(await smallTexts(page)),
      ...(await cardFaults(page)),
      ...(await axeFaults(page)),
      ...(await scrollAt(320, 390, 640, 820, 1920)(page)),
      ...(await desktopFaults(page)),
    ],
  },
  {
    size: { width: 390, height: 844 },
    measure: async (page) => [...(await scrollAt()(page)), ...(await largeTextFaults(page))],
  },
  { size: { width: 820, height: 1180 }, measure: scrollAt() },
  {
    size: { width: 1280, height: 800 },
    measure: async (page) => [
      ...(await axeFaults(page)),
      ...(await scrollAt(640, 768, 820, 1024, 1920)(page)),
    ],
  },
  { size: { width: 1920, height: 1080 }, measure: scrollAt() },
];

/** Opens each address with a full load, nothing cached and answers late. @returns what is wrong, by address */
async function faultsAt(
  page: Page,
  addresses: readonly string[],
  { size, measure }: Walk,
): Promise<string[]> {
  const faults: string[] = [];
  for (const address of addresses) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await page.goto(address);
    await settled(page);
    const { sum, parts } = await shiftedSoFar(page);
    const found = measure ? await measure(page) : [];
    if (sum > MOST_SHIFT) found.push(`moves by ${sum.toFixed(3)}: ${parts.join("; ")}`);
    faults.push(...found.map((fault) => `${address}: ${fault}`));
  }
  return faults;
}

async function makeSlow(page: Page): Promise<void> {
  await watchShifts(page);
  await slowDown(page);
  await watchRequests(page);
}

/** The smallest phone, which turns into a desktop once it has loaded; loading at each width takes minutes, and is a proof. */
const walked = process.env["EVERY_SIZE"] === undefined ? walks.slice(0, 1) : walks;

test.describe.configure({ mode: "parallel" });

for (const walk of walked) {
  const { width } = walk.size;
  test(`every screen holds still and can be read, ${width} pixels wide`, async ({ page }) => {
    test.setTimeout(600_000);
    const addresses = await signUpWithEverything(page);
    const username = `w${process.pid}_${width}`.padEnd(20, "w");
    expect((await page.request.put("/api/auth/set-username", { data: { username } })).ok()).toBe(true);
    await makeSlow(page);
    expect(await faultsAt(page, addresses, walk)).toEqual([]);
  });
}

for (const size of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`screens hold still for a newcomer, ${size.width} pixels wide`, async ({ page }) => {
    test.setTimeout(120_000);
    await signUp(page, { withUsername: true });
    await takeBaseCards(page.request);
    await makeSlow(page);
    const addresses = ["/", "/play", "/leaderboard", "/transfers", "/leagues", "/notifications"];
    expect(await faultsAt(page, addresses, { size })).toEqual([]);
  });
}

test("a visitor can read large text", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchRequests(page);
  const faults: string[] = [];
  for (const address of ["/", "/sign-in"]) {
    await page.goto(address);
    await expect(page.locator("main h1")).toBeAttached();
    await settled(page);
    faults.push(...(await largeTextFaults(page)).map((fault) => `${address}: ${fault}`));
  }
  expect(faults).toEqual([]);
});
