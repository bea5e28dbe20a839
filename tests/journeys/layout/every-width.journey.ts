import { expect, test } from "../support/journey.ts";
import { signUpWithEverything } from "../support/screen-addresses.ts";

/** 320 CSS pixels are 1280 at a zoom of 400 % (WCAG 1.4.10); the others are phones, tablets and desks. */
const WIDTHS = [320, 360, 640, 768, 1024, 1280];

test("no screen scrolls sideways at any width, with the longest name that a user can have", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const addresses = await signUpWithEverything(page);
  const username = `w${process.pid}`.padEnd(20, "w");
  expect((await page.request.put("/api/auth/set-username", { data: { username } })).ok()).toBe(true);
  const tooWide: string[] = [];
  for (const address of addresses) {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(address);
    await expect(page.locator("main")).toBeAttached();
    await expect(page.locator("main .skeleton, main [aria-busy=true]")).toHaveCount(0);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (beyond > 0) tooWide.push(`${address} at ${width}: ${beyond}`);
    }
  }
  expect(tooWide).toEqual([]);
});
