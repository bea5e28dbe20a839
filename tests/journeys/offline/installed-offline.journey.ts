import type { Page } from "@playwright/test";
import { takeBaseCards } from "#tests/journeys/support/base-cards.ts";
import { onPitch, openTeamOfFive, SAVED } from "#tests/journeys/support/builder.ts";
import { expect, signUp, test } from "#tests/journeys/support/journey.ts";
import { install, storedReads } from "./installed-app.ts";
import { useLineToPanna } from "./line-to-panna.ts";

const OFFLINE = "You're offline.";
const NOT_SAVED = "Failed to update team positions. Trying again...";

/** Closes the app and starts it again, as a tap on its icon does. */
async function restart(page: Page, address: string): Promise<Page> {
  const context = page.context();
  await page.close();
  const started = await context.newPage();
  await started.goto(address);
  return started;
}

test.slow();

test("an installed app works without a line, and saves what was edited when it's back", async ({
  browser,
  panna,
}) => {
  await useLineToPanna(panna.url, async ({ url, setCut }) => {
    const context = await browser.newContext({ baseURL: url, serviceWorkers: "allow" });
    const page = await context.newPage();
    await openTeamOfFive(page, "Tunnel end");
    const builder = page.url();
    const teamId = new URL(builder).searchParams.get("team") ?? "";
    /** What has reached Panna, asked past the line. */
    const placesOnServer = async () => {
      const answer = await context.request.get(`${panna.url}/api/teams/${teamId}/positions`);
      return ((await answer.json()) as unknown[]).length;
    };
    const setOffline = async (isOffline: boolean) => {
      setCut(isOffline);
      await context.setOffline(isOffline);
    };
    await install(page);
    await setOffline(true);
    let app = await restart(page, "/");

    await test.step("it opens the collection and the scores, and says how old they are", async () => {
      await expect(app.getByRole("status").filter({ hasText: OFFLINE })).toBeVisible();
      await app.getByRole("link", { name: "Live Scores" }).first().click();
      await expect(app.getByRole("heading", { level: 1, name: "Live Scores" })).toBeVisible();
      await app.goto("/collection");
      await expect(app.getByText("11 cards", { exact: true })).toBeVisible();
      await expect(app.getByText(/^As of \d\d:\d\d$/u)).toBeVisible();
    });

    await test.step("a change of a team survives another restart, and is saved when the line is back", async () => {
      await app.goto(builder);
      await expect(onPitch(app)).toHaveCount(5);
      await onPitch(app).first().click();
      await expect(app.getByText(NOT_SAVED)).toBeVisible();
      app = await restart(app, "/team-builder");
      await expect(onPitch(app)).toHaveCount(4);
      await expect(app.getByText(OFFLINE)).toBeVisible();
      expect(await placesOnServer()).toBe(5);
      await setOffline(false);
      await expect(app.getByText("You're back online.")).toBeVisible();
      await expect(app.getByText(SAVED)).toBeVisible();
      expect(await placesOnServer()).toBe(4);
    });

    await test.step("so is one whose builder isn't opened again", async () => {
      await setOffline(true);
      await onPitch(app).first().click();
      await expect(app.getByText(NOT_SAVED)).toBeVisible();
      app = await restart(app, "/");
      await expect(app.getByText(OFFLINE)).toBeVisible();
      await setOffline(false);
      await expect(
        app.getByText("Your offline changes to Tunnel end are saved.", { exact: true }),
      ).toBeVisible();
      expect(await placesOnServer()).toBe(3);
    });

    await test.step("after signing out without a line nothing of the user can be read", async () => {
      await setOffline(true);
      await app.getByRole("button", { name: /^Account:/u }).click();
      await app.getByRole("menuitem", { name: "Logout" }).click();
      await expect(app.getByRole("link", { name: "Start Playing Now" }).first()).toBeVisible();
      app = await restart(app, "/collection");
      await expect(app.getByRole("link", { name: "Start Playing Now" }).first()).toBeVisible();
      expect(await storedReads(app)).toEqual([]);
      expect(await app.evaluate(() => Object.keys(localStorage))).toEqual([]);
      expect((await app.request.get(`${panna.url}/api/auth/user`)).status()).toBe(200);
      await setOffline(false);
      await app.reload();
      await expect.poll(async () => (await app.request.get(`${panna.url}/api/auth/user`)).status()).toBe(401);
    });
    await context.close();
  });
});

test("an installed app reads again what one lost answer left old", async ({ browser, panna }) => {
  await useLineToPanna(panna.url, async ({ url, setSilent }) => {
    const context = await browser.newContext({ baseURL: url, serviceWorkers: "allow" });
    const page = await context.newPage();
    await signUp(page, { withUsername: true });
    await page.goto("/collection");
    await install(page);
    setSilent("/api/cards");
    const lost = page.waitForEvent("requestfailed", (asked) => asked.url() === `${url}/api/cards`);
    await page.getByRole("button", { name: "Get Base Cards" }).first().click();
    await lost;
    setSilent(null);
    await expect(page.getByText("11 cards", { exact: true })).toBeVisible();
    await expect(page.getByText(OFFLINE)).toHaveCount(0);
    await context.close();
  });
});

test("an installed app says so while a proxy answers for a Panna that's away, and how old its cards are", async ({
  browser,
  panna,
}) => {
  await useLineToPanna(panna.url, async ({ url, setFailing }) => {
    const context = await browser.newContext({ baseURL: url, serviceWorkers: "allow" });
    const page = await context.newPage();
    await signUp(page, { withUsername: true });
    await takeBaseCards(page.request);
    await page.goto("/collection");
    await install(page);
    setFailing("/");
    await page.reload();
    await expect(page.getByText("11 cards", { exact: true })).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: OFFLINE })).toBeVisible();
    await expect(page.getByText(/^As of \d\d:\d\d$/u)).toBeVisible();
    setFailing(null);
    await expect(page.getByText("You're back online.")).toBeVisible();
    await context.close();
  });
});

test("a sign-out that Panna answers with 503 is repeated before the next page, until it's done", async ({
  browser,
  panna,
}) => {
  await useLineToPanna(panna.url, async ({ url, setFailing }) => {
    const context = await browser.newContext({ baseURL: url, serviceWorkers: "allow" });
    const page = await context.newPage();
    const statusOnServer = async () => (await context.request.get(`${panna.url}/api/auth/user`)).status();
    const landing = page.getByRole("link", { name: "Start Playing Now" }).first();
    await signUp(page, { withUsername: true });
    await page.goto("/");
    await install(page);
    setFailing("/api/logout");
    await page.getByRole("button", { name: /^Account:/u }).click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    await expect(landing).toBeVisible();
    await page.goto("/");
    await expect(landing).toBeVisible();
    expect(await statusOnServer()).toBe(200);
    setFailing(null);
    await page.reload();
    await expect(landing).toBeVisible();
    expect(await statusOnServer()).toBe(401);
    await context.close();
  });
});

test("a user who logs out with an unsaved team and then stays is signed out neither then nor later", async ({
  browser,
  panna,
}) => {
  await useLineToPanna(panna.url, async ({ url, setCut }) => {
    const context = await browser.newContext({ baseURL: url, serviceWorkers: "allow" });
    const page = await context.newPage();
    const statusOnServer = async () => (await context.request.get(`${panna.url}/api/auth/user`)).status();
    const setOffline = async (isOffline: boolean) => {
      setCut(isOffline);
      await context.setOffline(isOffline);
    };
    await openTeamOfFive(page, "Extra time");
    await install(page);
    await setOffline(true);
    await onPitch(page).first().click();
    await expect(page.getByText(NOT_SAVED)).toBeVisible();
    const question = page.waitForEvent("dialog");
    await page.getByRole("button", { name: /^Account:/u }).click();
    const chosen = page.getByRole("menuitem", { name: "Logout" }).click();
    const dialog = await question;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.dismiss();
    await chosen;
    await setOffline(false);
    await expect(page.getByText(SAVED)).toBeVisible();
    await page.reload();
    await expect(onPitch(page)).toHaveCount(4);
    expect(await statusOnServer()).toBe(200);
    await context.close();
  });
});

test("a link on another site doesn't sign out an installed app, whatever Panna answers", async ({
  browser,
  panna,
}) => {
  await useLineToPanna(panna.url, async ({ url, setFailing }) => {
    const context = await browser.newContext({ baseURL: url, serviceWorkers: "allow" });
    const page = await context.newPage();
    const statusOnServer = async () => (await context.request.get(`${panna.url}/api/auth/user`)).status();
    const links = `<a href="${url}/api/logout">Free cards</a>
      <form method="post" action="${url}/api/auth/sign-out"><button>Free packs</button></form>`;
    await context.route("http://elsewhere.example/", (route) =>
      route.fulfill({ contentType: "text/html", body: links }),
    );
    const comeBy = async (role: "link" | "button", status: number) => {
      await page.goto("http://elsewhere.example/");
      const answered = page.waitForResponse((answer) => answer.url().startsWith(`${url}/api/`));
      await page.getByRole(role).click();
      expect((await answered).status()).toBe(status);
    };
    await signUp(page, { withUsername: true });
    await page.goto("/");
    await install(page);
    const stored = await storedReads(page);

    await comeBy("link", 200);
    await expect(page.getByRole("heading", { name: "Sign out of Panna?" })).toBeVisible();
    expect(await storedReads(page)).toEqual(expect.arrayContaining(stored));
    await comeBy("button", 403);
    setFailing("/api/logout");
    await comeBy("link", 503);
    setFailing(null);

    await page.goto("/sign-in");
    await page.goto("/");
    await expect(page.getByRole("button", { name: /^Account:/u })).toBeVisible();
    expect(await storedReads(page)).toEqual(expect.arrayContaining(stored));
    expect(await statusOnServer()).toBe(200);

    await comeBy("link", 200);
    await page.getByRole("link", { name: "Sign out" }).click();
    await expect(page.getByRole("link", { name: "Start Playing Now" }).first()).toBeVisible();
    expect(await storedReads(page)).toEqual([]);
    expect(await statusOnServer()).toBe(401);
    await context.close();
  });
});
