import type { Locator, Page } from "@playwright/test";
import { fieldSquad } from "#tests/journeys/support/fantasy-squad.ts";
import { expect, signUp, test } from "#tests/journeys/support/journey.ts";

test.use({ viewport: { width: 360, height: 640 } });

/**
 * Seconds of a keystroke-level model (Card, Moran and Newell) on a phone: to think before a step, to move the thumb and
 * tap, and to swipe the page on.
 */
const THINK = 1.35;
const TAP = 1.1 + 0.2;
const SWIPE = 1.1 + 0.5;

/** Counts what a thumb does. Each control that is pressed next must be what is under the middle of it. */
class Thumb {
  taps = 0;
  seconds = 0;

  async tap(control: Locator): Promise<void> {
    await control.waitFor();
    // A swipe brings what is out of sight, or for now below a toast, to the middle.
    if (!(await isInView(control)) || !(await isOnTop(control))) {
      this.seconds += SWIPE;
      await control.evaluate((element) => element.scrollIntoView({ block: "center" }));
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

/** Whether a press on the middle of a control reaches it: neither bars nor toasts are above it. */
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

    await test.step("another captain", async () => {
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

    await test.step("one transfer, from the squad that was set", async () => {
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
