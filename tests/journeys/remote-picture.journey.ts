import type { Page } from "@playwright/test";
import { expect, signUp, test } from "#tests/journeys/support/journey.ts";

const PICTURE = "https://pictures.example/robin.png";
/** A red square. */
const square = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);

async function useProfileImage(page: Page): Promise<void> {
  await signUp(page, { withUsername: true, image: PICTURE });
}

function avatar(page: Page) {
  return page.getByRole("button", { name: /^Account:/ }).locator(".avatar");
}

test("the user menu shows the profile image without telling its server which page asked", async ({
  page,
}) => {
  await useProfileImage(page);
  const asked = page.waitForRequest(PICTURE);
  await page.route(PICTURE, (route) => route.fulfill({ contentType: "image/png", body: square }));
  await page.goto("/collection");
  expect((await (await asked).allHeaders())["referer"]).toBeUndefined();
  const image = avatar(page).locator("img");
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(1);
});

test("the user menu shows the letter if the profile image doesn't load", async ({ page }) => {
  await useProfileImage(page);
  await page.route(PICTURE, (route) => route.abort());
  await page.goto("/collection");
  await expect(avatar(page)).toHaveText("R");
  await expect(avatar(page).locator("img")).toHaveCount(0);
});
