import type { Page } from "@playwright/test";
import { openTeamOfFive } from "#tests/journeys/support/builder.ts";
import { expect, expectNoSidewaysScroll, test } from "#tests/journeys/support/journey.ts";
import { signUpWithEverything } from "#tests/journeys/support/screen-addresses.ts";
import { openInApp, settled, watchRequests } from "#tests/journeys/walk/settle.ts";

/** Makes text twice as large, as a user can in the browser. */
async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
}

/** Short words and figures that are broken, such as a minute or a score, and labels beside their own box. */
async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const UNBROKEN = /[\p{L}\d/´]+/gu;
    const MOST_LETTERS = 8;
    const found = new Set<string>();
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = words.nextNode(); text !== null; text = words.nextNode()) {
      const element = text.parentElement;
      // A manager's name may break anywhere: it has no spaces.
      if (
        !element ||
        element.closest(".card, svg, select, .sr-only, [class*=sr-only], [class*=wrap-anywhere]")
      )
        continue;
      if (!element.checkVisibility({ visibilityProperty: true }) || element.clientWidth === 1) continue;
      if (element.closest(".builder > header")) continue;
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(UNBROKEN)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1 && word.length <= MOST_LETTERS) found.add(`${location.pathname}: ${word}`);
      }
    }
    return [...found];
  });
}

test(
  "text twice as large breaks no short word on a phone, and nothing lies over anything",
  { tag: "@touch" },
  async ({ page }) => {
    test.setTimeout(180_000);
    const addresses = await signUpWithEverything(page);
    expect((await page.request.put("/api/auth/language", { data: { language: "es" } })).ok()).toBe(true);
    await watchRequests(page);
    await page.goto("/about");
    await settled(page);
    await enlargeText(page);
    const faults: string[] = [];
    for (const address of addresses) {
      await openInApp(page, address);
      await expect(page.locator("main h1")).toBeAttached();
      await expectNoSidewaysScroll(page);
      faults.push(...(await brokenWords(page)));
    }
    expect(faults).toEqual([]);

    await openInApp(page, "/transfers");
    const [line, button] = await Promise.all([
      page.locator(".squad-bar > output").boundingBox(),
      page.locator(".squad-bar > button").boundingBox(),
    ]);
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);

    await test.step("the transfers' bar follows a screen only if it leaves two thirds of it", async () => {
      const bar = page.locator(".squad-bar");
      await page.evaluate(() => scrollTo(0, 900));
      await expect(bar).not.toBeInViewport();
      await bar.getByRole("button").scrollIntoViewIfNeeded();
      await bar.getByRole("button").click({ trial: true });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate(() => scrollTo(0, 900));
      await expect(bar).toBeInViewport();
      expect((await bar.boundingBox())?.height).toBeLessThan(844 / 3);
    });
  },
);

test(
  "on the smallest phone nothing lies over a player, and a thumb meets what takes him off",
  { tag: "@touch" },
  async ({ page }) => {
    await openTeamOfFive(page, "Floodlights");
    const hits = async () =>
      page.locator(".builder-pitch .slot-filled").evaluateAll((slots) =>
        slots.map((slot) => {
          const { left, top, width, height } = slot.getBoundingClientRect();
          const name = document.elementFromPoint(left + width / 3, top + 0.8 * height);
          return name !== null && slot.contains(name);
        }),
      );
    await page.setViewportSize({ width: 320, height: 568 });
    await expect.poll(hits).toEqual([true, true, true, true, true]);
    const chips = page.locator(".builder-chip");
    const tops = await chips.evaluateAll((all) => all.map((chip) => chip.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);

    await page.setViewportSize({ width: 390, height: 844 });
    const size = await page
      .locator(".slot-remove")
      .first()
      .evaluate((control) => {
        const { width, height } = getComputedStyle(control, "::after");
        return [Number.parseFloat(width), Number.parseFloat(height)];
      });
    for (const side of size) expect(side).toBeGreaterThanOrEqual(44);
  },
);
