import type { Page } from "@playwright/test";
import type { Language } from "#contract/languages.ts";
import { signInAsAdmin, usePannaWithAdmin } from "#tests/journeys/support/admin.ts";
import { takeBaseCards } from "#tests/journeys/support/base-cards.ts";
import { photoWithCode } from "#tests/journeys/support/card-photo.ts";
import { test as base, expect, type RunningPanna, signUp } from "#tests/journeys/support/journey.ts";
import { sayIn } from "#tests/journeys/support/say.ts";

const test = base.extend<object, { readonly panna: RunningPanna }>({
  panna: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => usePannaWithAdmin(use),
    { scope: "worker", timeout: 120_000 },
  ],
});

test.setTimeout(180_000);
test.use({ viewport: { width: 360, height: 640 } });

/** Reading a photo takes seconds, more on a busy machine. */
const READING = { timeout: 60_000 };

async function speak(page: Page, language: Language): Promise<void> {
  const answer = await page.request.put("/api/auth/language", { data: { language } });
  expect(answer.ok()).toBe(true);
}

for (const [language, photo] of [
  ["es", "saka"],
  ["it", "odegaard"],
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
        await page.getByLabel(say("Player name")).fill(photo === "saka" ? "bukayo saka" : "odegaard");
        await expect(page.getByRole("option").first()).toBeVisible();
        await page.keyboard.press("ArrowDown");
        await page.keyboard.press("Enter");
        const file = await photoWithCode(page, photo);
        await page.getByLabel(say("Photo file")).setInputFiles(file);
        await expect(page.getByText(say("Verification code found."))).toBeVisible(READING);
        await page.getByRole("button", { name: say("Upload Card") }).click();
        await expect(page.getByText(say("Pending approval"))).toBeVisible();
      });

      await test.step("the admin approves it", async () => {
        const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
        const admin = await context.newPage();
        await signInAsAdmin(admin);
        await speak(admin, language);
        await admin.goto("/admin");
        await expect(admin.getByText(say("Verification code found as a QR code"))).toBeVisible(READING);
        await admin.keyboard.press("a");
        await expect(admin.getByText(say("All caught up"))).toBeVisible();
        await context.close();
      });

      await test.step("the collector finds it approved", async () => {
        await page.goto("/collection");
        await expect(page.getByRole("heading", { level: 1, name: say("My Collection") })).toBeVisible();
        await expect(page.locator("main .card")).toHaveCount(1);
      });
    },
  );

  test(`a manager reads ${language} on the way to a squad`, { tag: "@touch" }, async ({ page }) => {
    const say = await sayIn(language);
    await signUp(page, { withUsername: true });
    await speak(page, language);
    await takeBaseCards(page.request);
    await page.goto("/transfers");
    await page.getByLabel(say("League")).selectOption({ label: "Premier League 2026/27" });
    await page.getByRole("button", { name: say("Auto-pick") }).click();
    await expect(page.getByText(say("This squad is valid"))).toBeVisible();
    await page.getByRole("button", { name: say("Execute Transfer") }).click();
    await expect(page.getByText(say("Transfer Executed")).first()).toBeVisible();
  });
}
