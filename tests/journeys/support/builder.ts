import type { Locator, Page } from "@playwright/test";
import { takeBaseCards } from "./base-cards.ts";
import { expect, signUp } from "./journey.ts";

/** Positions and slots of 2-1-1. */
export const lineUp = [
  { position: "goalkeeper", slot: "GK" },
  { position: "defender", slot: "CB" },
  { position: "defender", slot: "CB" },
  { position: "midfielder", slot: "CM" },
  { position: "forward", slot: "ST" },
] as const;

export const SAVED = "All changes saved";

/** A signed-in manager with the base set, in the builder. */
export async function openBuilder(page: Page): Promise<void> {
  await signUp(page, { withUsername: true });
  await takeBaseCards(page.request);
  await page.goto("/team-builder");
}

export async function startTeam(page: Page, name: string): Promise<void> {
  await page.getByLabel("Team name").fill(name);
  await chooseFormation(page, "2-1-1");
}

export function formation(page: Page, name: string): Locator {
  return page.getByRole("radio", { name, exact: true });
}

export async function chooseFormation(page: Page, name: string): Promise<void> {
  await formation(page, name).check();
}

/** Places the five that play best in a formation. */
export async function placeBestFive(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Best five for matches" }).click();
}

export function available(page: Page, position: string): Locator {
  return page
    .getByLabel("Available Players")
    .getByRole("button", { name: new RegExp(`, ${position},`, "iu") })
    .first();
}

/** The first empty slot of a kind, on either side. */
export function emptySlot(page: Page, slot: string): Locator {
  const name = `${slot}( left| right)?`;
  return page.getByRole("button", { name: new RegExp(`^(${name}, empty|Put .+ at ${name})$`) }).first();
}

/** A card in the sheet of cards that fit a slot. */
export function fitting(page: Page, position: string): Locator {
  return page
    .getByRole("dialog")
    .getByRole("button", { name: new RegExp(`, ${position},`, "iu") })
    .first();
}

export function onPitch(page: Page): Locator {
  return page.getByRole("button", { name: /^Remove / });
}

export async function saveTeam(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save Team" }).click();
  await expect(page.getByText(SAVED)).toBeVisible();
}

/** A manager with a saved team of five open in the builder. */
export async function openTeamOfFive(page: Page, name: string): Promise<void> {
  await openBuilder(page);
  await startTeam(page, name);
  await placeBestFive(page);
  await expect(onPitch(page)).toHaveCount(5);
  await saveTeam(page);
}

export async function namesOnPitch(page: Page): Promise<string[]> {
  const labels = await onPitch(page).evaluateAll((buttons) => buttons.map((one) => one.ariaLabel ?? ""));
  return labels.toSorted((a, b) => a.localeCompare(b));
}
