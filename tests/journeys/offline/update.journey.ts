import type { Page } from "@playwright/test";
import { useLineToPanna } from "./line-to-panna.ts";
import { install } from "./installed-app.ts";
import { expect, signUp, test } from "#tests/journeys/support/journey.ts";

test.slow();

test("an update asks once, reloads where it's wanted, and another tab follows with its next screen", async ({
  browser,
  panna,
}) => {
  await useLineToPanna(panna.url, async ({ url, deploy }) => {
    const context = await browser.newContext({ baseURL: url, serviceWorkers: "allow" });
    const page = await context.newPage();
    await signUp(page, { withUsername: true });
    await page.goto("/");
    await install(page);
    const other = await context.newPage();
    await other.goto("/about");
    deploy();
    const question = (tab: Page) => tab.getByText("A new version is ready.");
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(question(page)).toBeVisible();
    await expect(question(other)).toBeVisible();

    await test.step("Later is heard, after a reload too", async () => {
      await other.getByRole("button", { name: "Later" }).click();
      await expect(question(other)).toBeHidden();
      await other.reload();
      await other.waitForLoadState("networkidle");
      await expect(question(other)).toBeHidden();
    });

    await test.step("Reload loads the new version here, and there with the next screen", async () => {
      await mark(page);
      await mark(other);
      await page.getByRole("button", { name: "Reload" }).click();
      await expect.poll(() => isMarked(page)).toBe(false);
      expect(await isMarked(other)).toBe(true);
      await other.getByRole("link", { name: "Panna, home" }).click();
      await expect.poll(() => isMarked(other)).toBe(false);
      await expect(other.getByRole("heading", { level: 1 })).toContainText("Welcome");
      await expect(question(other)).toBeHidden();
    });
    await context.close();
  });
});

/** Marks a loaded page: a page that is loaded again has no mark. */
async function mark(tab: Page): Promise<void> {
  await tab.evaluate(() => document.documentElement.setAttribute("data-marked", ""));
}

function isMarked(tab: Page): Promise<boolean> {
  return tab.evaluate(() => document.documentElement.hasAttribute("data-marked")).catch(() => true);
}
