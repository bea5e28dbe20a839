import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signUp,
  test,
} from "#tests/journeys/support/journey.ts";
import { Person } from "#tests/journeys/support/person.ts";

/** A manager in a separate browser who creates a league. @returns their name and the league's code */
async function aLeague(page: Page, name: string): Promise<{ owner: string; code: string }> {
  const owner = await signUp(page, { withUsername: true });
  const made = await page.request.post("/api/mini-leagues", { data: { name } });
  const { id } = (await made.json()) as { id: number };
  const league = await page.request.get(`/api/mini-leagues/${id}?period=month`);
  return { owner, code: ((await league.json()) as { inviteCode: string }).inviteCode };
}

/**
 * From a friend's link into the league, with a new account. By the keystroke-level model (a key 0.3 s, pointing with a
 * thumb 1.1 s, deciding 1.35 s): 7 taps, 3 of them with a decision, and 3 typed fields of 42 keys: 7 × 1.1 + 6 × 1.35
 * + 42 × 0.3 = 28.4 s.
 */
test(
  "a friend's link leads into the league, including a new account",
  { tag: "@touch" },
  async ({ page, browser, panna }) => {
    test.setTimeout(180_000);
    const elsewhere = await browser.newContext({ baseURL: panna.url });
    const { owner, code } = await aLeague(await elsewhere.newPage(), "Lunch Club");
    const person = new Person();
    const username = `friend_${process.pid}`;

    await test.step("the landing page says who sent the invitation and to which league", async () => {
      await page.goto(`/?join=${code}`);
      await expect(page.getByText(`${owner} invites you to Lunch Club`)).toBeInViewport({ ratio: 1 });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });

    await test.step("an account", async () => {
      await person.tap(page.getByRole("link", { name: "Start Playing Now" }));
      await person.type(page.getByLabel("Email"), `${username}@example.com`);
      await person.type(page.getByLabel("Password", { exact: true }), "correct horse battery");
      await person.tap(page.getByRole("button", { name: "Create Account" }));
      const chooser = page.getByRole("dialog", { name: "Choose Your Username" });
      await person.type(chooser.getByLabel("Username", { exact: true }), username);
      await person.tap(chooser.getByRole("button", { name: "Set Username" }));
      await expect(chooser).toHaveCount(0);
    });

    await test.step("the invitation is open, and one tap joins", async () => {
      await expect(page).toHaveURL(new RegExp(`/join/${code}$`, "u"));
      await person.tap(page.getByRole("button", { name: "Join Lunch Club" }));
      await expect(page.getByRole("link", { name: `${username} (You)` })).toBeVisible();
    });

    expect(person.taps).toBeLessThanOrEqual(12);

    await test.step("signed out, an old link shows the 404 text with a way in", async () => {
      await page.context().clearCookies();
      await page.goto(`/join/${code}`);
      await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
      await page.getByRole("link", { name: "Sign in to open this page" }).tap();
      await page.getByRole("tab", { name: "Sign In" }).tap();
      await page.getByLabel("Email").fill(`${username}@example.com`);
      await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
      await page.getByRole("button", { name: "Sign In" }).tap();
      await expect(page.getByRole("link", { name: "You're in: open the table" })).toBeVisible();
    });
    await elsewhere.close();
  },
);
