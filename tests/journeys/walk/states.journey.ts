import type { Page } from "@playwright/test";
import { expect, signUp, test } from "#tests/journeys/support/journey.ts";
import { addressesWith } from "#tests/journeys/support/screen-addresses.ts";
import { axeFaults } from "./axe.ts";
import { scrollFaults } from "./overflow.ts";
import { openInApp, settled, watchRequests } from "./settle.ts";

const PHONE = { width: 360, height: 640 };
const DESKTOP = { width: 1280, height: 800 };
const SIZES = [PHONE, DESKTOP];
/** States without data look alike at both sizes, and a screen with data is measured at both. The proof measures all at both. */
const SIZES_WITHOUT_DATA = process.env["EVERY_SIZE"] === undefined ? [PHONE] : SIZES;

/** Lets a page ask who is signed in, and answers everything else with nothing or a failure. */
async function answerAll(page: Page, answer: "nothing" | "failure"): Promise<void> {
  await page.route(/\/api\/(?!auth\/user|live)/u, async (route) => {
    // An unanswered request stays pending.
    if (answer === "nothing") return;
    const failure = { code: "internal", message: "Something went wrong. Please try again." };
    await route.fulfill({ status: 500, json: failure });
  });
}

/** What is wrong with the screen as shown, at each of the sizes. */
async function faultsAtSizes(
  page: Page,
  address: string,
  sizes: readonly { readonly width: number; readonly height: number }[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    const found = [...(await scrollFaults(page)), ...(await axeFaults(page))];
    faults.push(...found.map((fault) => `${address} at ${size.width}: ${fault}`));
  }
  return faults;
}

/** Opens every address inside the app, which loads once, and measures it as soon as it is in its state. */
async function faultsInState(page: Page, { hasData }: { readonly hasData: boolean }): Promise<string[]> {
  const faults: string[] = [];
  await page.goto("/about");
  await settled(page, { hasData });
  for (const address of addressesWith()) {
    await openInApp(page, address, { hasData });
    faults.push(...(await faultsAtSizes(page, address, SIZES_WITHOUT_DATA)));
  }
  return faults;
}

test.describe.configure({ mode: "parallel" });

test.describe("every screen is accessible", () => {
  test.beforeEach(async ({ page }) => {
    test.setTimeout(600_000);
    await watchRequests(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
  });

  test("while it loads", async ({ page }) => {
    await signUp(page, { withUsername: true });
    await answerAll(page, "nothing");
    expect(await faultsInState(page, { hasData: false })).toEqual([]);
  });

  test("when it could not be loaded", async ({ page }) => {
    await signUp(page, { withUsername: true });
    await answerAll(page, "failure");
    expect(await faultsInState(page, { hasData: true })).toEqual([]);
  });

  test("when empty", async ({ page }) => {
    await signUp(page, { withUsername: true });
    expect(await faultsInState(page, { hasData: true })).toEqual([]);
  });

  test("as a visitor, and with the account menu open", async ({ page }) => {
    const faults: string[] = [];
    for (const address of ["/", "/sign-in", "/transfers", "/nowhere"]) {
      await page.goto(address);
      await settled(page);
      faults.push(...(await faultsAtSizes(page, address, SIZES)));
    }
    await signUp(page, { withUsername: true });
    await page.goto("/about");
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.getByRole("button", { name: /^Account:/u }).click();
      await expect(page.getByRole("menuitemradio", { name: "Dark" })).toBeVisible();
      faults.push(...(await axeFaults(page)).map((fault) => `the menu at ${size.width}: ${fault}`));
      await page.keyboard.press("Escape");
    }
    expect(faults).toEqual([]);
    await page.getByRole("button", { name: /^Account:/u }).click();
    await page.getByRole("menuitemradio", { name: "Light" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await expect(page.getByRole("menuitemradio", { name: "Light" })).toBeChecked();
  });
});
