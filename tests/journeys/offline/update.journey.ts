import type { BrowserContext, Locator, Page } from "@playwright/test";
import { type LineToPanna, useLineToPanna } from "./line-to-panna.ts";
import { install } from "./installed-app.ts";
import { expect, signUp, test } from "#tests/journeys/support/journey.ts";

test.slow();

test("an update asks once, reloads where it's wanted, and another tab follows with its next screen", async ({
  browser,
  panna,
}) => {
  await useLineToPanna(panna.url, async (line) => {
    const context = await browser.newContext({ baseURL: line.url, serviceWorkers: "allow" });
    const [page, other] = await openTwoTabs(context, line);

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

test("a tab from before the first worker follows an update that another tab loads", async ({
  browser,
  panna,
}) => {
  await useLineToPanna(panna.url, async (line) => {
    const context = await browser.newContext({ baseURL: line.url, serviceWorkers: "allow" });
    const [first, second] = await openTwoTabs(context, line);
    await mark(first);
    await mark(second);

    await second.getByRole("button", { name: "Reload" }).click();
    await expect.poll(() => isMarked(second)).toBe(false);

    await expect(question(first)).toBeHidden();
    await first.getByRole("link", { name: "Notifications" }).click();
    await expect.poll(() => isMarked(first)).toBe(false);
    await context.close();
  });
});

function question(tab: Page): Locator {
  return tab.getByText("A new version is ready.");
}

/** Two tabs that know of an update; the first was opened before the app had a worker. */
async function openTwoTabs(context: BrowserContext, { deploy }: LineToPanna): Promise<readonly [Page, Page]> {
  const first = await context.newPage();
  await signUp(first, { withUsername: true });
  await first.goto("/");
  await install(first);
  const second = await context.newPage();
  await second.goto("/about");
  deploy();
  await first.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(question(first)).toBeVisible();
  await expect(question(second)).toBeVisible();
  return [first, second];
}

/** Marks a loaded page: a page that is loaded again has no mark. */
async function mark(tab: Page): Promise<void> {
  await tab.evaluate(() => document.documentElement.setAttribute("data-marked", ""));
}

function isMarked(tab: Page): Promise<boolean> {
  return tab.evaluate(() => document.documentElement.hasAttribute("data-marked")).catch(() => true);
}
