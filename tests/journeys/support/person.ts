import type { Locator } from "@playwright/test";
import { expect } from "./journey.ts";

/** What a person does on a phone, counted. */
export class Person {
  taps = 0;
  typedFields = 0;

  async tap(target: Locator): Promise<void> {
    // What comes next must be in sight, and under nothing that is fixed: a tap is refused otherwise.
    await expect(target).toBeVisible();
    this.taps += 1;
    await target.tap();
  }

  /** Types into a field, which takes a tap to begin with. */
  async type(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    this.typedFields += 1;
    await field.pressSequentially(text);
  }
}
