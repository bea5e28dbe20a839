import { shiftedSoFar, watchShifts } from "#tests/journeys/walk/shifts.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "#tests/journeys/support/journey.ts";

test.describe("a visitor", () => {
  // shows: 1.10, 1.11, 2.1, 2.35
  test(
    "sees the landing page with its four steps, and both buttons lead to sign-in",
    { tag: ["@phone", "@short"] },
    async ({ page }) => {
      await page.goto("/");
      await expect(page.getByRole("heading", { name: "How It Works" })).toBeVisible();
      for (const step of ["Upload Cards", "Build Teams", "Compete", "Climb Rankings"]) {
        await expect(page.getByRole("heading", { name: step })).toBeVisible();
      }
      await expect(page.getByRole("link", { name: "Sign In" }).first()).toHaveAttribute("href", "/api/login");
      const start = page.getByRole("link", { name: "Start Playing Now" }).first();
      await expect(start).toHaveAttribute("href", "/api/login");
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await start.click();
      await expect(page).toHaveURL(/\/sign-in$/);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByLabel("Email")).toBeFocused();
      await expectAccessible(page);
    },
  );

  test(
    "sees the landing page in its own fonts at once: nothing moves",
    { tag: "@phone" },
    async ({ page }) => {
      await watchShifts(page);
      await page.goto("/");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const fonts = await page.evaluate(async () => {
        await document.fonts.ready;
        // What moves is reported with the next frames.
        for (const _ of [1, 2]) await new Promise((painted) => requestAnimationFrame(painted));
        return [...document.fonts].map(({ status }) => status);
      });
      expect(fonts).toEqual(["loaded", "loaded"]);
      expect(await shiftedSoFar(page)).toEqual({ sum: 0, parts: [] });
    },
  );

  // shows: 2.1, 2.2, 2.21, 2.22, 6.1
  test("gets a 404 page for every other path @short", async ({ page }) => {
    await page.goto("/collection");
    await expect(page.getByText("404 Page Not Found")).toBeVisible();
    await expect(page.getByText("The page you're looking for doesn't exist.")).toBeVisible();
    await expect(page.getByRole("navigation")).toHaveCount(0);
    const signIn = page.getByRole("link", { name: "Sign in to open this page" });
    await expect(signIn).toHaveAttribute("href", "/api/login?to=%2Fcollection");
    await expectAccessible(page);
    await page.goto("/nowhere");
    await expect(page.getByText("404 Page Not Found")).toBeVisible();
    await expect(signIn).toHaveCount(0);
  });

  // shows: 2.104, 6.1
  test("is asked to sign in on the transfers page @short", async ({ page }) => {
    await page.goto("/transfers");
    await expect(page.getByText("Sign In Required")).toBeVisible();
    const signIn = page.getByRole("link", { name: "Sign In" });
    await expect(signIn).toHaveAttribute("href", "/api/login");
    await signIn.click();
    await expect(page).toHaveURL("/sign-in?to=%2Ftransfers");
  });
});
