import type { Page } from "@playwright/test";
import { expect, signUp, test } from "#tests/journeys/support/journey.ts";

async function choose(page: Page, language: string): Promise<void> {
  await page.getByRole("banner").getByRole("button", { expanded: false }).last().click();
  await page.getByRole("menuitemradio", { name: language }).click();
  await page.keyboard.press("Escape");
}

test("a chosen tab stays chosen after a reload, though the language has changed", async ({ page }) => {
  await signUp(page, { withUsername: true });
  await page.goto("/live-scores");
  await page.getByRole("tab", { name: "Coming up" }).click();
  await choose(page, "Español");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Resultados en directo");
  await page.reload();
  await expect(page.getByRole("tab", { selected: true }).first()).toHaveText("Próximos");
});

test("a language that couldn't be saved is told", async ({ page }) => {
  await signUp(page, { withUsername: true });
  await page.goto("/about");
  await page.route("**/api/auth/language", (route) => route.abort());
  await choose(page, "Italiano");
  await expect(page.locator("html")).toHaveAttribute("lang", "it");
  await expect(page.locator(".toast[data-state=open]")).toContainText(
    "Non siamo riusciti a salvare la tua lingua",
  );
});
