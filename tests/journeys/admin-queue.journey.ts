import type { Page } from "@playwright/test";
import { anyPhoto } from "#tests/support/photos.ts";
import { signInAsAdmin, usePannaWithAdmin } from "#tests/journeys/support/admin.ts";
import {
  test as base,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type RunningPanna,
  signUp,
} from "#tests/journeys/support/journey.ts";

/** One more than fits on a page. */
const PHOTOS = 11;

const test = base.extend<object, { readonly panna: RunningPanna }>({
  panna: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => usePannaWithAdmin(use),
    { scope: "worker", timeout: 120_000 },
  ],
});

/** Uploads photos through the API as the signed-in user of the page. */
async function uploadPhotos(page: Page, photos = PHOTOS): Promise<void> {
  const code = (await (await page.request.get("/api/verification-code")).json()) as { code: string };
  for (let seed = 1; seed <= photos; seed += 1) {
    const image = { name: `${seed}.jpg`, mimeType: "image/jpeg", buffer: await anyPhoto(seed) };
    const sent = await page.request.post("/api/cards", {
      multipart: {
        playerName: `Player ${seed}`,
        position: "midfielder",
        club: "Arsenal",
        verificationCode: code.code,
        image,
      },
    });
    expect(sent.ok()).toBe(true);
  }
}

test("an empty queue shows the next photo by itself", async ({ page, browser }) => {
  await page.clock.install();
  await signInAsAdmin(page);
  await page.goto("/admin");
  await expect(page.getByText("0 photos to review")).toBeVisible();
  const collector = await browser.newPage();
  await signUp(collector, { withUsername: true });
  await uploadPhotos(collector, 1);
  await page.clock.fastForward(31_000);
  await expect(page.getByText("1 photo to review")).toBeVisible();
  const [card] = (await (await collector.request.get("/api/cards")).json()) as { id: number }[];
  expect((await collector.request.delete(`/api/cards/${card?.id}`)).ok()).toBe(true);
  await collector.close();
});

// shows: 2.94, 2.95, 8.16
test("the photo queue is paged, and an admin decides several photos at once @short", async ({ page }) => {
  test.setTimeout(180_000);
  await signUp(page, { withUsername: true });
  await uploadPhotos(page);
  await page.context().clearCookies();
  await signInAsAdmin(page);
  await page.goto("/admin");
  const waiting = page.getByRole("list", { name: "Pending photos" }).getByRole("listitem");

  await test.step("ten per page", async () => {
    const pages = page.getByRole("navigation", { name: "Photos pages" });
    // Evidence that arrives between loading the two pages moves a photo from one to the other.
    await expect(async () => {
      await page.reload();
      await expect(waiting).toHaveCount(10);
      await expect(pages).toContainText("1 of 2");
      await pages.getByRole("button", { name: "Next" }).click();
      await expect(waiting).toHaveCount(1, { timeout: 3000 });
    }).toPass({ timeout: 60_000 });
    await pages.getByRole("button", { name: "Previous" }).click();
    await expect(waiting).toHaveCount(10);
    await expectNoSidewaysScroll(page);
    const desktop = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 640 });
    const lines = await pages
      .getByRole("button")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(lines).size).toBe(1);
    if (desktop) await page.setViewportSize(desktop);
  });

  await test.step("a failed decision shows an error", async () => {
    await page.route("**/api/admin/cards/approve", (route) => route.abort(), { times: 1 });
    await waiting.nth(0).getByRole("checkbox").check();
    await waiting.nth(1).getByRole("checkbox").check();
    await page.getByRole("button", { name: "Approve selected" }).click();
    await expect(page.getByText("Failed to update card approval").first()).toBeVisible();
  });

  await test.step("two are approved together, two rejected", async () => {
    await page.reload();
    await expect(page.getByText(`${PHOTOS} photos to review`)).toBeVisible();
    await waiting.nth(0).getByRole("checkbox").check();
    await waiting.nth(1).getByRole("checkbox").check();
    await expect(page.getByText("2 cards selected")).toBeVisible();
    await page.getByRole("button", { name: "Approve selected" }).click();
    await expect(page.getByText(`${PHOTOS - 2} photos to review`)).toBeVisible();
    await waiting.nth(0).getByRole("checkbox").check();
    await waiting.nth(1).getByRole("checkbox").check();
    await page.getByRole("button", { name: "Reject selected" }).click();
    await page.getByRole("radio").first().check();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Reject/ })
      .click();
    await expect(page.getByText(`${PHOTOS - 4} photos to review`)).toBeVisible();
  });

  await test.step("a double click approves one card", async () => {
    // A press within half a second of the photo before isn't meant for this one.
    await expect(async () => {
      await page.getByRole("button", { name: "Approve", exact: true }).dblclick();
      await expect(page.getByText(`${PHOTOS - 5} photos to review`)).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 15_000 });
  });

  await test.step("a reason that's being written stays, though the card is approved elsewhere", async () => {
    await page.getByRole("button", { name: "Reject", exact: true }).click();
    const reason = page.getByRole("dialog").getByRole("textbox");
    await reason.fill("Not the card it says");
    const other = await page.context().newPage();
    await other.goto("/admin");
    await expect(other.getByText(`${PHOTOS - 5} photos to review`)).toBeVisible();
    await other.keyboard.press("a");
    await expect(page.getByText(`${PHOTOS - 6} photos to review`)).toBeAttached();
    await expect(reason).toHaveValue("Not the card it says");
    await other.close();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Reject/ })
      .click();
    await expect(page.getByText("ada_admin has already approved this card.")).toBeVisible();
    await expect(page.getByText(`${PHOTOS - 6} photos to review`)).toBeVisible();
  });
});

// shows: 6.6
test("the admin panel is closed to everyone else @short", async ({ page }) => {
  await signUp(page, { withUsername: true });
  await page.goto("/admin");
  await expect(page.getByText("Access Denied", { exact: true })).toBeVisible();
  await expect(page.getByText("You don't have permission to access the admin panel.")).toBeVisible();
  await expectAccessible(page);
});
