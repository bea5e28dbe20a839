import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** Presses something, goes home by a link while its call to this path is held back, and only then has the call fail. */
export async function leaveBeforeFailure(
  page: Page,
  path: string,
  press: () => Promise<void>,
): Promise<void> {
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  await page.route(
    path,
    async (route) => {
      await left;
      return route.abort();
    },
    { times: 1 },
  );
  await press();
  await page.getByRole("link", { name: "Panna, home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  leave();
}
