import { expect, expectAccessible, test } from "#tests/journeys/support/journey.ts";
import { sayIn } from "#tests/journeys/support/say.ts";

for (const { language, tag } of [
  { language: "es", tag: ["@touch"] },
  { language: "it", tag: ["@touch"] },
] as const) {
  test(
    `a newcomer reads ${language} from the landing page to the tournament and a match`,
    { tag: [...tag] },
    async ({ page }) => {
      test.setTimeout(180_000);
      const say = await sayIn(language);
      const username = `abroad_${language}_${process.pid}`.slice(0, 20);

      await test.step("the landing page chooses the language", async () => {
        await page.goto(`/?lang=${language}`);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await page.getByRole("link", { name: say("Start Playing Now") }).click();
        await page.getByLabel(say("Email")).fill(`${username}@example.com`);
        await page.getByLabel(say("Password")).fill("correct horse battery");
        await page.getByRole("button", { name: say("Create Account") }).click();
      });

      await test.step("the account keeps it", async () => {
        const chooser = page.getByRole("dialog", { name: say("Choose Your Username") });
        await chooser.getByLabel(say("Username")).fill(username);
        await chooser.getByRole("button", { name: say("Set Username") }).click();
        await expect(chooser).toHaveCount(0);
        const user = (await (await page.request.get("/api/auth/user")).json()) as { language: string };
        expect(user.language).toBe(language);
      });

      await test.step("cards, a team and the tournament", async () => {
        await page.getByRole("button", { name: say("Get Base Cards") }).click();
        await page.getByRole("link", { name: say("Build Your Team") }).click();
        await page
          .getByRole("group", { name: say("Formation") })
          .getByRole("radio", { name: "2-1-1" })
          .check();
        await page.getByRole("button", { name: say("Best five for matches") }).click();
        await page.getByLabel(say("Team name")).fill("Night Owls");
        await page.getByRole("button", { name: say("Set Active") }).click();
        await expect(page.getByRole("link", { name: say("Play a Match") }).first()).toBeVisible();
        await page.goto("/");
        await page.getByRole("combobox").selectOption({ index: 1 });
        await page.getByRole("button", { name: say("Enter Tournament") }).click();
        await page.getByRole("button", { name: say("Lock in my team") }).click();
        await expect(page.getByText(say("Team Locked In")).first()).toBeVisible();
        await expectAccessible(page);
      });

      await test.step("a match, with its commentary", async () => {
        await page.goto("/matches/new");
        await page.getByRole("button", { name: say("Play a quick match") }).click();
        const slots = page.getByRole("listitem").getByText(say("ST"));
        await expect(slots).toHaveCount(2);
        await page.getByRole("link", { name: say("Kick off") }).click();
        await page.getByRole("button", { name: say("Skip to result") }).click();
        await expect(page.getByRole("heading", { name: say("Commentary") })).toBeVisible();
        await expect(page.getByRole("heading", { name: say("Verify") })).toBeVisible();
        await expect(slots).toHaveCount(2);
        await expectAccessible(page);
      });

      await test.step("English is one click away, without a reload", async () => {
        await page.evaluate(() => Object.assign(window, { isSamePage: true }));
        await page
          .getByRole("button")
          .filter({ has: page.getByText(say("Account:")) })
          .click();
        await page.getByRole("menuitemradio", { name: "English" }).click();
        await expect(page.locator("html")).toHaveAttribute("lang", "en");
        await expect(page.getByRole("heading", { name: "Verify" })).toBeVisible();
        expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
      });
    },
  );
}
