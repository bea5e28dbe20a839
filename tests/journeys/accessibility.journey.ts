import type { Page } from "@playwright/test";
import {
  expect,
  expectNoSidewaysScroll,
  signUp,
  test,
  type Violation,
  violationsOn,
} from "#tests/journeys/support/journey.ts";
import { addressesWith, signUpWithEverything } from "#tests/journeys/support/screen-addresses.ts";

/** Only these rules depend on the theme; the others check the page's content, which doesn't. */
const RULES_OF_COLOUR = ["color-contrast", "link-in-text-block"];

interface Finding extends Violation {
  readonly address: string;
  readonly theme: string;
}

/** What axe finds on the page as shown: all rules in the dark theme, the colour rules in the light one. */
async function findingsOn(page: Page, address: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const theme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    const violations = await violationsOn(page, theme === "dark" ? [] : RULES_OF_COLOUR);
    findings.push(...violations.map((violation) => ({ address, theme, ...violation })));
  }
  return findings;
}

/** Opens every address, waits until its screen is in the wanted state, and expects no findings. */
async function expectAllAccessible(
  page: Page,
  addresses: readonly string[],
  isReady: () => Promise<void>,
): Promise<void> {
  const findings: Finding[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await isReady();
    await expectNoSidewaysScroll(page);
    findings.push(...(await findingsOn(page, address)));
  }
  expect(findings).toEqual([]);
}

/** States a screen can be in other than full; the addresses take turns in this order. */
const STATES = ["loading", "failed", "empty"] as const;

/** Every `turns`-th address, starting near the top. `EVERY_SCREEN=1` covers all of them, which takes some minutes. */
function takingTurns(addresses: readonly string[], turn: number, turns: number): readonly string[] {
  if (process.env["EVERY_SCREEN"] !== undefined) return addresses;
  return addresses.filter((_, at) => at % turns === turn);
}

/** Each address gets one turn, on the phone or on desktop, in one of the three states there. */
function inState(state: (typeof STATES)[number]): readonly string[] {
  const turn = STATES.indexOf(state) + (isPhone() ? STATES.length : 0);
  return takingTurns(addressesWith(), turn, 2 * STATES.length);
}

function isPhone(): boolean {
  return test.info().project.name === "phone";
}

/** Lets a page ask who is signed in, and answers everything else with nothing or a failure. */
async function answerAll(page: Page, answer: "nothing" | "failure"): Promise<void> {
  await page.route(/\/api\/(?!auth\/user)/u, async (route) => {
    // An unanswered request stays pending.
    if (answer === "nothing") return;
    const failure = { code: "internal", message: "Something went wrong. Please try again." };
    await route.fulfill({ status: 500, json: failure });
  });
}

test.describe("every screen is accessible", { tag: "@phone" }, () => {
  test.beforeEach(async ({ page }) => {
    test.setTimeout(240_000);
    // The live stream would never let a page settle; a 204 ends it permanently.
    await page.route("**/api/live", (route) => route.fulfill({ status: 204 }));
    await page.emulateMedia({ reducedMotion: "reduce" });
  });

  test("while it loads", async ({ page }) => {
    await signUp(page, { withUsername: true });
    await answerAll(page, "nothing");
    await expectAllAccessible(page, inState("loading"), async () => {
      await expect(page.getByText("Loading...", { exact: true })).toHaveCount(0);
      await expect(page.locator("main").locator("h1, .skeleton").first()).toBeAttached();
    });
  });

  test("when it could not be loaded", async ({ page }) => {
    await signUp(page, { withUsername: true });
    await answerAll(page, "failure");
    await expectAllAccessible(page, inState("failed"), () => expectSettled(page));
  });

  test("when empty", async ({ page }) => {
    await signUp(page, { withUsername: true });
    await expectAllAccessible(page, inState("empty"), () => expectSettled(page));
  });

  test("when full", async ({ page }) => {
    const addresses = takingTurns(await signUpWithEverything(page), isPhone() ? 0 : 1, 2);
    await expectAllAccessible(page, addresses, () => expectSettled(page));
  });

  test("as a visitor", async ({ page }) => {
    await expectAllAccessible(page, ["/", "/sign-in", "/transfers", "/nowhere"], () => expectSettled(page));
  });

  test("with the account menu open", async ({ page }) => {
    await signUp(page, { withUsername: true });
    await page.goto("/about");
    await page.getByRole("button", { name: /^Account:/u }).click();
    await expect(page.getByRole("menuitemradio", { name: "Dark" })).toBeVisible();
    expect(await findingsOn(page, "the menu")).toEqual([]);
    await page.getByRole("menuitemradio", { name: "Light" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await expect(page.getByRole("menuitemradio", { name: "Light" })).toBeChecked();
  });
});

/** Waits until nothing is loading. */
async function expectSettled(page: Page): Promise<void> {
  // Until a screen's code has loaded, `main` is empty.
  await expect(page.locator("main > *").first()).toBeAttached();
  await expect(page.locator("main .skeleton, main [aria-busy=true]")).toHaveCount(0);
  await expect(page.getByText("Loading...", { exact: true })).toHaveCount(0);
}
