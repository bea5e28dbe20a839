import type { Page } from "@playwright/test";
import { expect } from "#tests/journeys/support/journey.ts";

/** Reads without which a screen is missing offline. */
const NEEDED = ["/api/auth/user", "/api/cards", "/api/teams", "/api/matches-by-date", "/api/fantasy/leagues"];

/** Waits until the worker has stored the app, and the page the user's answers. */
export async function install(page: Page): Promise<void> {
  await page.evaluate(async () => navigator.serviceWorker.ready);
  const needed = NEEDED.map((path) => JSON.stringify([path, {}]));
  await expect.poll(() => storedReads(page)).toEqual(expect.arrayContaining(needed));
}

/** The hashes of the stored reads. */
export function storedReads(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const isThere = (await indexedDB.databases()).some(({ name }) => name === "panna-offline");
    if (!isThere) return [];
    return new Promise<string[]>((settle) => {
      const opening = indexedDB.open("panna-offline");
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
