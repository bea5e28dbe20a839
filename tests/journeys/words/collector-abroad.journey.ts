import type { Page } from "@playwright/test";
import type { Language } from "#contract/languages.ts";
import { signInAsAdmin, usePannaWithAdmin } from "#tests/journeys/support/admin.ts";
import { photoWithCode } from "#tests/journeys/support/card-photo.ts";
import {
  test as base,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type RunningPanna,
  signUp,
} from "#tests/journeys/support/journey.ts";
import { sayIn } from "#tests/journeys/support/say.ts";

const test = base.extend<object, { readonly panna: RunningPanna }>({
  panna: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => usePannaWithAdmin(use),
    { scope: "worker", timeout: 120_000 },
  ],
});

test.setTimeout(180_000);
const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
test.use(phone);

/** Reading a photo takes seconds, more on a busy machine. */
const READING = { timeout: 60_000 };

async function speak(page: Page, language: Language): Promise<void> {
  const answer = await page.request.put("/api/auth/language", { data: { language } });
  expect(answer.ok()).toBe(true);
}

for (const { language, photo, player, month } of [
  { language: "es", photo: "saka", player: "Bukayo Saka", month: /^Noviembre de 2026/u },
  {
    language: "it",
    photo: "odegaard",
    player: "Martin Ødegaard",
    month: /^Novembre 2026/u,
  },
] as const) {
  test(
    `a collector and an admin read ${language} from the upload to the approval`,
    { tag: "@touch" },
    async ({ page, browser, baseURL }) => {
      const say = await sayIn(language);
      await signUp(page, { withUsername: true });
      await speak(page, language);

      await test.step("the photo is uploaded", async () => {
        await page.goto("/upload-cards");
        await page.getByLabel(say("Player name")).fill(player);
        await expect(page.getByRole("option", { name: player })).toBeVisible();
        await page.keyboard.press("ArrowDown");
        await page.keyboard.press("Enter");
        const file = await photoWithCode(page, photo);
        await page.getByLabel(say("Photo file")).setInputFiles(file);
        await expect(page.getByText(say("Verification code found."))).toBeVisible(READING);
        await page.getByRole("button", { name: say("Upload Card") }).click();
        await expect(page.getByText(say("Pending approval"))).toBeVisible();
      });

      await test.step("the admin approves it", async () => {
        const context = await browser.newContext({
          ...phone,
          ...(baseURL === undefined ? {} : { baseURL }),
        });
        const admin = await context.newPage();
        await signInAsAdmin(admin);
        await speak(admin, language);
        await admin.goto("/admin");
        const finding = say("Good:", "Verification code found as a QR code");
        await expect(admin.getByText(finding)).toBeVisible(READING);
        await expectAccessible(admin);
        await expectNoSidewaysScroll(admin);
        await admin.getByRole("button", { name: say("Approve") }).tap();
        await expect(admin.getByText(say("All caught up"))).toBeVisible();
        await admin.getByRole("tab", { name: say("Tournaments") }).tap();
        await expect(admin.getByRole("rowheader", { name: month })).toBeVisible();
        await context.close();
      });

      await test.step("the collector sees it approved", async () => {
        await page.goto("/collection");
        await expect(page.getByRole("heading", { level: 1, name: say("My Collection") })).toBeVisible();
        await expect(page.getByRole("link", { name: player })).toBeVisible();
      });
    },
  );
}
