import { takeBaseCards } from "#tests/journeys/support/base-cards.ts";
import { expect, signUp, test } from "#tests/journeys/support/journey.ts";
import { sayIn } from "#tests/journeys/support/say.ts";

for (const language of ["es", "it"] as const) {
  test(`a manager reads ${language} on the way to a squad`, { tag: "@touch" }, async ({ page }) => {
    const say = await sayIn(language);
    await signUp(page, { withUsername: true });
    const answer = await page.request.put("/api/auth/language", { data: { language } });
    expect(answer.ok()).toBe(true);
    await takeBaseCards(page.request);
    await page.goto("/transfers");
    await page.getByLabel(say("League")).selectOption({ label: "Premier League 2026/27" });
    await page.getByRole("button", { name: say("Auto-pick") }).click();
    await expect(page.getByText(say("This squad is valid"))).toBeVisible();
    await page.getByRole("button", { name: say("Execute Transfer") }).click();
    await expect(page.getByText(say("Transfer Executed")).first()).toBeVisible();
  });
}
