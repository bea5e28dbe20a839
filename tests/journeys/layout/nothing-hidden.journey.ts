import { hiddenControls } from "#tests/journeys/support/hidden-controls.ts";
import { expect, signUp, test } from "#tests/journeys/support/journey.ts";
import { signUpWithEverything } from "#tests/journeys/support/screen-addresses.ts";

test("on a phone nothing fixed covers a control of any screen", { tag: "@touch" }, async ({ page }) => {
  test.setTimeout(240_000);
  const addresses = await signUpWithEverything(page);
  const hidden: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.locator("main h1")).toBeAttached();
    await expect(page.locator("main .skeleton, main [aria-busy=true]")).toHaveCount(0);
    hidden.push(...(await hiddenControls(page)).map((control) => `${address}: ${control}`));
  }
  expect(hidden).toEqual([]);
});

test("the check finds a control under a fixed bar", { tag: "@touch" }, async ({ page }) => {
  await signUp(page, { withUsername: true });
  await page.goto("/about");
  await expect(page.locator("main h1")).toBeAttached();
  expect(await hiddenControls(page)).toEqual([]);
  await page.evaluate(() => {
    const cover = document.createElement("div");
    cover.style.cssText = "position: fixed; inset: 0; z-index: 99";
    document.body.append(cover);
  });
  expect((await hiddenControls(page)).length).toBeGreaterThan(0);
});
