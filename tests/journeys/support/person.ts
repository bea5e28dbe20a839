import type { Locator } from "@playwright/test";
import { expect } from "./journey.ts";

/** Counts a user's actions on a phone. */
export class Person {
  taps = 0;
  typedFields = 0;

  async tap(target: Locator): Promise<void> {
    // The target has to be visible and not covered by anything fixed: otherwise the tap fails.
    await expect(target).toBeVisible();
    this.taps += 1;
    await target.tap();
  }

  /** Types into a field, which takes a tap first. */
  async type(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    this.typedFields += 1;
    await field.pressSequentially(text);
  }
}
