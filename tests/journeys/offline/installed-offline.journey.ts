import type { BrowserContext, Page } from "@playwright/test";
import { openTeamOfFive } from "#tests/journeys/support/builder.ts";
import { expect, test } from "#tests/journeys/support/journey.ts";

test.use({ serviceWorkers: "allow" });

/** Waits until the worker has stored the app, and the page the user's answers. */
async function install(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return registration.active?.scriptURL;
  });
  await expect.poll(() => storedReads(page)).toEqual(expect.arrayContaining(NEEDED));
}

/** Reads without which a screen is missing offline. */
const NEEDED = [
  '["/api/auth/user",{}]',
  '["/api/cards",{}]',
  '["/api/teams",{}]',
  '["/api/matches-by-date",{}]',
  '["/api/fantasy/leagues",{}]',
];

/** The keys of the stored answers. */
function storedReads(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const isThere = (await indexedDB.databases()).some(({ name }) => name === "panna-offline");
    if (!isThere) return [];
    return new Promise<string[]>((settle, fail) => {
      const opening = indexedDB.open("panna-offline");
      opening.addEventListener("error", () => fail(new Error("no store")));
      opening.addEventListener("success", () => {
        const { result } = opening;
        const keys = result.transaction("answers").objectStore("answers").getAllKeys();
        keys.addEventListener("success", () => {
          result.close();
          settle(keys.result.map(String));
        });
      });
    });
  });
}

/** Closes the app and starts it again, as a tap on its icon does. */
async function restart(page: Page, address: string): Promise<Page> {
  const context = page.context();
  await page.close();
  const started = await context.newPage();
  await started.goto(address);
  return started;
}

async function cut(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
}

test("an installed app starts offline, and an edit made there is saved later", async ({ page, context }) => {
  await openTeamOfFive(page, "Tunnel end");
  await install(page);
  await cut(context);
  const app = await restart(page, "/");
  await expect(app.getByText("You're offline.")).toBeVisible();
  await app.goto("/collection");
  await expect(app.getByRole("heading", { level: 1, name: "My Collection" })).toBeVisible();
  await expect(app.getByText(/^As of \d\d:\d\d$/u)).toBeVisible();
});
