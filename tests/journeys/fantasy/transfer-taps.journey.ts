import type { Page } from "@playwright/test";
import { fieldSquad } from "#tests/journeys/support/fantasy-squad.ts";
import { expect, signUp, test } from "#tests/journeys/support/journey.ts";
import { SWIPE, TAP, THINK, Thumb } from "#tests/journeys/support/thumb.ts";

const execute = (page: Page) => page.getByRole("button", { name: "Execute Transfer" });

test(
  "a thumb changes captain in three taps and makes a transfer in five",
  { tag: "@touch" },
  async ({ page }) => {
    await signUp(page, { withUsername: true });
    await fieldSquad(page);
    await page.goto("/transfers");
    await expect(page.getByRole("heading", { name: "Squad set for gameweek 12" })).toBeVisible();

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
