import type { Locator, Page } from "@playwright/test";
import { fieldSquad } from "#tests/journeys/support/fantasy-squad.ts";
import { expect, signUp, test } from "#tests/journeys/support/journey.ts";

test.use({ viewport: { width: 360, height: 640 } });

/**
 * Seconds in a keystroke-level model (Card, Moran and Newell) on a phone: thinking before a step, moving the thumb and
 * tapping, and swiping the page.
 */
const THINK = 1.35;
const TAP = 1.1 + 0.2;
const SWIPE = 1.1 + 0.5;

/** Counts a thumb's work. The next control has to be on top at its own centre. */
class Thumb {
  taps = 0;
  seconds = 0;

  async tap(control: Locator): Promise<void> {
    await control.waitFor();
    if (!(await isInView(control))) {
      this.seconds += SWIPE;
      await control.evaluate((element) => element.scrollIntoView({ block: "nearest" }));
    }
    expect(await isOnTop(control), `nothing covers ${String(control)}`).toBe(true);
    this.taps += 1;
    this.seconds += THINK + TAP;
    await control.tap();
  }
}

async function isInView(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
}

/** Whether a tap on the control's centre reaches it, with no bar or toast above it. */
async function isOnTop(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element === hit || element.contains(hit));
  });
}

const execute = (page: Page) => page.getByRole("button", { name: "Execute Transfer" });

test(
  "a thumb changes captain in three taps and makes a transfer in five",
  { tag: "@touch" },
  async ({ page }) => {
    await signUp(page, { withUsername: true });
    await fieldSquad(page);
    await page.goto("/transfers");
    await expect(page.getByRole("heading", { name: "Squad set for Gameweek 12" })).toBeVisible();

    await test.step("a new captain", async () => {
      const thumb = new Thumb();
      const plain = page.locator(".pitch-slot").filter({ hasNotText: /captain/iu });
      await thumb.tap(plain.first().locator(".slot-press"));
      await thumb.tap(page.getByRole("button", { name: "Captain", exact: true }));
      await expect(page.getByText(/is captain\./u)).toBeVisible();
      await expect(execute(page)).toBeEnabled();
      await thumb.tap(execute(page));
      await expect(page.getByText("Transfer Executed").first()).toBeVisible();
      expect(thumb.taps).toBeLessThanOrEqual(3);
      expect(thumb.seconds).toBeLessThanOrEqual(3 * (THINK + TAP) + SWIPE);
    });

    await test.step("one transfer, starting from the current squad", async () => {
      const thumb = new Thumb();
      await thumb.tap(page.getByRole("button", { name: "Change this squad" }));
      const bar = page.locator(".squad-bar");
      await expect(bar).toContainText("5/5 · 4/4");
      await thumb.tap(page.getByRole("button", { name: /^Bench 1: / }));
      await thumb.tap(page.getByRole("button", { name: "Replace", exact: true }));
      await thumb.tap(page.getByRole("dialog").getByRole("listitem").getByRole("button").first());
      await expect(bar).toContainText(/ in for /u);
      await expect(execute(page)).toBeEnabled();
      await thumb.tap(execute(page));
      await expect(page.getByText(/^In: /u)).toBeVisible();
      expect(thumb.taps).toBeLessThanOrEqual(5);
      expect(thumb.seconds).toBeLessThanOrEqual(5 * (THINK + TAP) + 2 * SWIPE);
    });
  },
);
