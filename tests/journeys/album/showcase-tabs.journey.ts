import type { Page } from "@playwright/test";
import { takeBaseCards } from "#tests/journeys/support/base-cards.ts";
import { expect, signUp, test } from "#tests/journeys/support/journey.ts";

async function openShowcase(page: Page): Promise<void> {
  await page.goto("/album");
  await page.getByRole("tab", { name: "Showcase" }).click();
  await expect(page.getByLabel("Add a card")).toBeEnabled();
}

/** Adds the first of the cards that aren't in the showcase, and waits until it's saved. */
async function addCard(page: Page): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.url().endsWith("/api/album/showcase"));
  await page.getByLabel("Add a card").selectOption({ index: 1 });
  await saved;
}

const places = (page: Page) =>
  page.getByRole("list", { name: "Cards in your showcase" }).getByRole("listitem");

test("two tabs arrange one showcase: neither takes the other's card out", async ({ page, context }) => {
  await signUp(page, { withUsername: true });
  await takeBaseCards(page.request);
  const other = await context.newPage();
  await openShowcase(page);
  await openShowcase(other);
  await addCard(page);
  await expect(places(other)).toHaveCount(1);
  await addCard(other);
  await expect(places(page)).toHaveCount(2);
  await addCard(page);
  await expect(places(other)).toHaveCount(3);
});
