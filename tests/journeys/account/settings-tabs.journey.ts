import type { Locator, Page } from "@playwright/test";
import { expect, signUp, test } from "#tests/journeys/support/journey.ts";

/** Presses a button whose change, to this path, reaches Panna only when the returned function is called. */
async function saveSlowly(page: Page, { save, path }: { save: Locator; path: string }) {
  const [sent, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(
    path,
    async (route) => {
      sent.resolve();
      await held.promise;
      await route.continue();
    },
    { times: 1 },
  );
  await save.click();
  await sent.promise;
  return held.resolve;
}

test("what is typed while a name is being saved stays", async ({ page }) => {
  const username = await signUp(page, { withUsername: true });
  await page.goto("/settings");
  const saved = page.locator(".toast[data-state=open]");

  await test.step("in the user's own name", async () => {
    const save = page.getByRole("button", { name: "Save name" });
    await page.getByLabel("First name").fill("Ada");
    const answer = await saveSlowly(page, { save, path: "**/api/auth/name" });
    await page.getByLabel("Last name").fill("Vale");
    answer();
    await expect(saved).toContainText("We've saved your name");
    await expect(save).toBeVisible();
    await expect(page.getByLabel("First name")).toHaveValue("Ada");
    await expect(page.getByLabel("Last name")).toHaveValue("Vale");
  });

  await test.step("in the username", async () => {
    const save = page.getByRole("button", { name: "Save username" });
    await page.getByLabel("Username").fill(`${username}a`);
    await expect(save).toBeEnabled();
    const answer = await saveSlowly(page, { save, path: "**/api/auth/set-username" });
    await page.getByLabel("Username").fill(`${username}ab`);
    answer();
    await expect(saved).toContainText(`You're now ${username}a`);
    await expect(save).toBeVisible();
    await expect(page.getByLabel("Username")).toHaveValue(`${username}ab`);
  });
});

test("a name saved in one tab isn't taken back by the settings open in another", async ({
  page,
  context,
}) => {
  await signUp(page, { withUsername: true });
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto("/settings");
  await other.getByLabel("Last name").fill("Vale");
  await page.getByLabel("First name").fill("Ada");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(other.getByLabel("First name")).toHaveValue("Ada");
  await expect(other.getByLabel("Last name")).toHaveValue("Vale");
  await other.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByLabel("Last name")).toHaveValue("Vale");
  await expect(page.getByLabel("First name")).toHaveValue("Ada");
});
