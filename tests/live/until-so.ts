import { expect } from "vitest";

/** Waits for at most some seconds. */
export async function untilSo(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 500 && !isSo(); tries += 1) {
    await new Promise((settle) => {
      setTimeout(settle, 10);
    });
  }
  expect(isSo()).toBe(true);
}
