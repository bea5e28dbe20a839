import type { Page } from "@playwright/test";
import { expect, test } from "#tests/journeys/support/journey.ts";
import { unreadWords } from "#tests/journeys/support/unread-words.ts";
import { signUpWithEverything } from "#tests/journeys/support/screen-addresses.ts";

/** 320 CSS pixels are 1280 at 400 % zoom (WCAG 1.4.10); the others are phones, tablets and desktops. */
const WIDTHS = [320, 360, 640, 768, 1024, 1280];

/** How far the page scrolls beyond its screen or content: an overflowing element adds empty scroll space. */
async function scrollsBeyond(page: Page): Promise<{ readonly sideways: number; readonly down: number }> {
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    const content = Math.max(document.body.getBoundingClientRect().height, clientHeight);
    return { sideways: scrollWidth - clientWidth, down: Math.floor(scrollHeight - content) };
  });
}

test("no screen scrolls sideways or below its content, with the longest possible username", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const addresses = await signUpWithEverything(page);
  const username = `w${process.pid}`.padEnd(20, "w");
  expect((await page.request.put("/api/auth/set-username", { data: { username } })).ok()).toBe(true);
  const tooFar: string[] = [];
  for (const address of addresses) {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(address);
    await expect(page.locator("main")).toBeAttached();
    await expect(page.locator("main .skeleton, main [aria-busy=true]")).toHaveCount(0);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const { sideways, down } = await scrollsBeyond(page);
      if (sideways > 0) tooFar.push(`${address} at ${width}: ${sideways} sideways`);
      if (down > 0) tooFar.push(`${address} at ${width}: ${down} below its content`);
    }
  }
  expect(tooFar).toEqual([]);
});

/** A phone set to text at twice the usual size (WCAG 1.4.4). */
const PHONE = { width: 390, height: 844 };
const LARGE = "200%";

/** What is wrong with a screen when its text is twice as large. */
async function faultsOf(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await expect(page.locator("main h1")).toBeAttached();
  await expect(page.locator("main .skeleton, main [aria-busy=true]")).toHaveCount(0);
  const beyond = await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  }, LARGE);
  const unread = await unreadWords(page);
  return [
    ...(beyond > 0 ? [`${address} is too wide by ${beyond}`] : []),
    ...unread.map((word) => `${address} cuts ${word}`),
  ];
}

test("with text twice as large, no screen scrolls sideways or cuts off a word", async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize(PHONE);
  const wrong: string[] = [];
  for (const address of ["/", "/sign-in"]) wrong.push(...(await faultsOf(page, address)));
  const addresses = await signUpWithEverything(page);
  for (const address of addresses) wrong.push(...(await faultsOf(page, address)));
  expect(wrong).toEqual([]);
});
