import { takeBaseCards } from "#tests/journeys/support/base-cards.ts";
import { expect, expectNoSidewaysScroll, signUp, test } from "#tests/journeys/support/journey.ts";

/** As on an iPhone held sideways. */
const SCREEN = { width: 844, height: 390 };
const NOTCH = 47;

test("on a phone held sideways, the bar above scrolls away and leaves its room to the screen", async ({
  page,
}) => {
  await page.setViewportSize(SCREEN);
  await signUp(page, { withUsername: true });
  await page.goto("/how-it-works");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("banner")).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 400));
  await expect(page.getByRole("banner")).not.toBeInViewport();
});

test("on a phone held sideways, nothing to read or press lies under the notch", async ({ page }) => {
  await page.setViewportSize(SCREEN);
  const cdp = await page.context().newCDPSession(page);
  const insets = { left: NOTCH, leftMax: NOTCH, right: NOTCH, rightMax: NOTCH };
  await cdp.send("Emulation.setSafeAreaInsetsOverride", { insets });
  /** The outermost edges of what can be read or pressed, from the left. A row that scrolls sideways hides what's beyond it. */
  const edges = async () =>
    page.evaluate(() => {
      const scrolls = (element: Element) => ["auto", "scroll"].includes(getComputedStyle(element).overflowX);
      const visibleBox = (element: Element) => {
        let { left, right } = element.getBoundingClientRect();
        for (let outer = element.parentElement; outer; outer = outer.parentElement) {
          if (!scrolls(outer)) continue;
          const row = outer.getBoundingClientRect();
          left = Math.max(left, row.left);
          right = Math.min(right, row.right);
        }
        return { left, width: right - left, right, height: element.getBoundingClientRect().height };
      };
      const boxes = [...document.querySelectorAll("a, button, input, h1, h2, h3, p, td, th, li")]
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((element) => !element.closest(".sr-only, [aria-hidden=true], .skip-link"))
        .map(visibleBox)
        .filter(({ width, height }) => width > 1 && height > 1);
      return {
        left: Math.min(...boxes.map(({ left }) => left)),
        right: Math.max(...boxes.map(({ right }) => right)),
      };
    });
  const expectInside = async () => {
    const { left, right } = await edges();
    expect(left).toBeGreaterThanOrEqual(NOTCH);
    expect(right).toBeLessThanOrEqual(SCREEN.width - NOTCH);
    await expectNoSidewaysScroll(page);
  };
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectInside();
  await signUp(page, { withUsername: true });
  await takeBaseCards(page.request);
  for (const path of ["/", "/collection", "/team-builder", "/transfers", "/leaderboard"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectInside();
    await page.waitForLoadState("networkidle");
    await expectInside();
  }
  await page.goto("/collection");
  await page.getByRole("button", { name: "Search" }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectInside();
});
