import { chooseFormation, placeBestFive } from "#tests/journeys/support/builder.ts";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "#tests/journeys/support/journey.ts";

/** The focused element, by name or text. */
async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement, body } = document;
    if (!(activeElement instanceof HTMLElement) || activeElement === body) return "nothing";
    const label = activeElement instanceof HTMLInputElement ? activeElement.labels?.[0]?.innerText : null;
    return label ?? activeElement.ariaLabel ?? activeElement.innerText;
  });
}

async function expectFocus(page: Page, name: RegExp): Promise<void> {
  await expect.poll(async () => focused(page)).toMatch(name);
}

test("a visitor is guided from the landing page to the first match without losing focus @phone", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const username = `newcomer_${process.pid}`;

  await test.step("Start Playing Now opens the sign-up page", async () => {
    await page.goto("/");
    await page.getByRole("link", { name: "Start Playing Now" }).click();
    await expect(page.getByRole("tab", { name: "Create Account" })).toHaveAttribute("aria-selected", "true");
    await page.getByLabel("Email").fill(`${username}@example.com`);
    await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
    await page.getByRole("button", { name: "Create Account" }).click();
  });

  await test.step("choosing a name moves focus to the screen below", async () => {
    const chooser = page.getByRole("dialog", { name: "Choose Your Username" });
    await chooser.getByLabel("Username", { exact: true }).fill(username);
    await chooser.getByRole("button", { name: "Set Username" }).click();
    await expect(chooser).toHaveCount(0);
    await expectFocus(page, /^welcome,\s/iu);
  });

  await test.step("home leads to the cards, then to the team", async () => {
    await expect(page.getByRole("heading", { name: "Your Journey to Glory" })).toBeInViewport();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Get Base Cards" }).click();
    await expect(page.locator(".toast[data-state=open]")).toContainText("Your base cards are here");
    await expectFocus(page, /^Build Your Team$/iu);
    await page.getByRole("link", { name: "Build Your Team" }).click();
  });

  await test.step("the builder says what is missing and keeps the focus", async () => {
    await chooseFormation(page, "2-1-1");
    await placeBestFive(page);
    await page.getByRole("button", { name: "Save Team" }).click();
    await expect(page.getByText("Please enter a team name").first()).toBeVisible();
    await expectFocus(page, /^Team name$/iu);
    await page.keyboard.type("Night Owls");
    await page.getByRole("button", { name: "Set Active" }).click();
    await expect(page.getByText("Night Owls is your active team").first()).toBeVisible();
    await expectFocus(page, /^Set Active$/iu);
    await expectNoSidewaysScroll(page);
    await page.getByRole("link", { name: "Play a Match" }).click();
    await expect(page.getByRole("button", { name: "Find an opponent" })).toBeVisible();
  });

  await test.step("entering the tournament keeps the focus in place", async () => {
    await page.goto("/");
    await page.getByRole("combobox").selectOption({ label: "Night Owls (2-1-1, active)" });
    await page.getByRole("button", { name: "Enter Tournament" }).click();
    await page.getByRole("button", { name: "Lock in my team" }).click();
    await expect(page.getByText("Team Locked In")).toBeVisible();
    await expectFocus(page, /^Monthly Tournament$/iu);
  });
});

test("a returning user finds the sign-in form, and an empty collection leads to a team", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Sign In" }).click();
  await expect(page.getByRole("tab", { name: "Sign In" })).toHaveAttribute("aria-selected", "true");
  const { request } = page;
  const person = {
    name: "Kim Keeper",
    email: `keeper_${process.pid}@example.com`,
    password: "correct horse",
  };
  expect((await request.post("/api/auth/sign-up/email", { data: person })).ok()).toBe(true);
  const username = `keeper_${process.pid}`;
  expect((await request.put("/api/auth/set-username", { data: { username } })).ok()).toBe(true);
  await page.goto("/collection");
  await page.getByRole("button", { name: "Get Base Cards" }).click();
  await expectFocus(page, /^Build Your Team$/iu);
  await page.getByRole("link", { name: "Build Your Team" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Team Builder" })).toBeVisible();
});
