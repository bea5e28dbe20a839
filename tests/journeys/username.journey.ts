import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signUp,
  test,
} from "#tests/journeys/support/journey.ts";

const CHECK = "**/api/auth/check-username";
const SAVE = "**/api/auth/set-username";

let made = 0;

/** A username that no other journey uses. */
function freshName(): string {
  made += 1;
  return `new_${process.pid}_${made}`;
}

function field(page: Page) {
  return page.getByLabel("Username", { exact: true });
}

function submit(page: Page) {
  return page.getByRole("button", { name: "Set Username" });
}

function toast(page: Page) {
  return page.locator(".toast[data-state=open]");
}

/** Collects the names the page checks for availability from now on. */
function askedNames(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/check-username")) return;
    asked.push((request.postDataJSON() as { username: string }).username);
  });
  return asked;
}

// shows: 2.4, 2.59, 2.60, 2.61, 2.62, 2.63, 4.6, 4.7, 4.8, 5.1, 5.2, 5.3, 5.5, 5.6, 7.13, 8.6
test("a user without a username chooses one before anything else @short", async ({ page }) => {
  await signUp(page, { withUsername: false });
  const name = freshName();
  const asked = askedNames(page);
  await page.goto("/collection");
  const dialog = page.getByRole("dialog", { name: "Choose Your Username" });

  await test.step("the chooser covers every screen and can't be dismissed", async () => {
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText("Other managers see this name instead of your email address.");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeVisible();
    await expect(submit(page)).toBeDisabled();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step("the list shows the username rules", async () => {
    await expect(dialog.getByRole("listitem")).toHaveText([
      "At least 3 characters (not met yet)",
      "Maximum 20 characters (met)",
      "Only lowercase letters, numbers, and underscores (not met yet)",
    ]);
    await field(page).fill("ab");
    await expect(dialog.getByRole("listitem").nth(2)).toHaveText(/\(met\)$/);
    await expect(dialog.getByRole("status")).toHaveText("");
  });

  await test.step("typing is normalized to a username, and the preview follows", async () => {
    await field(page).fill("Night-Owl of the Very Long Name!");
    await expect(field(page)).toHaveValue("nightowloftheverylon");
    await expect(dialog.getByText("Preview: nightowloftheverylon")).toBeVisible();
  });

  await test.step("one request follows the typing, and its response enables saving", async () => {
    await field(page).clear();
    asked.length = 0;
    await field(page).pressSequentially(name.toUpperCase());
    await expect(dialog.getByRole("status")).toHaveText("Checking availability...");
    await expect(submit(page)).toBeDisabled();
    await expect(dialog.getByRole("status")).toHaveText("Username is available!");
    expect(asked.at(-1)).toBe(name);
    await expect(submit(page)).toBeEnabled();
  });

  await test.step("the name is saved, the chooser closes, and the bar shows the name", async () => {
    await submit(page).click();
    await expect(toast(page)).toContainText("Success!");
    await expect(toast(page)).toContainText("Your username has been set successfully");
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("button", { name: `Account: ${name}` })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "My Collection" })).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });
});

// shows: 4.6, 4.7, 9.2
test("a username's availability is checked once, 500 ms after the last letter", async ({ page }) => {
  await signUp(page, { withUsername: false });
  await page.clock.install();
  const asked = askedNames(page);
  await page.goto("/");
  await expect(field(page)).toBeVisible();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await field(page).fill("ab");
  await page.clock.runFor(5000);
  await field(page).fill("night_owl");
  await page.clock.runFor(400);
  await field(page).fill("night_owls");
  await page.clock.runFor(499);
  expect(asked).toEqual([]);
  const question = page.waitForRequest(CHECK);
  await page.clock.runFor(1);
  await question;
  await page.clock.runFor(5000);
  expect(asked).toEqual(["night_owls"]);
});

// shows: 4.6, 4.7, 5.5, 5.6, 8.4, 8.5
test("a taken username, a failed check and a failed save have different messages @short", async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const taken = await signUp(await other.newPage(), { withUsername: true });
  await other.close();
  await signUp(page, { withUsername: false });
  await page.goto("/");
  const feedback = page.getByRole("dialog").getByRole("status");

  await test.step("a taken name can't be saved", async () => {
    await field(page).fill(taken);
    await expect(feedback).toHaveText("Username is already taken");
    await expect(submit(page)).toBeDisabled();
  });

  await test.step("a failed check shows an error", async () => {
    await page.route(CHECK, (route) => route.abort(), { times: 1 });
    await field(page).fill(freshName());
    await expect(toast(page)).toContainText("Error");
    await expect(toast(page)).toContainText("Failed to check username availability");
    await expect(toast(page)).toHaveClass(/toast-destructive/);
    await expect(submit(page)).toBeDisabled();
  });

  await test.step("a failed save says why, in the server's words if there are any", async () => {
    await field(page).fill(freshName());
    await expect(feedback).toHaveText("Username is available!");
    await page.route(SAVE, (route) => route.abort(), { times: 1 });
    await submit(page).click();
    await expect(toast(page)).toContainText("Failed to set username");
    await page.route(SAVE, (route) => route.continue({ postData: JSON.stringify({ username: taken }) }), {
      times: 1,
    });
    await submit(page).click();
    await expect(toast(page)).toContainText("Error");
    await expect(toast(page)).toContainText("Username is already taken");
  });
});

// shows: 5.5
test("a username is saved only if it's long enough, known to be free, and not already being saved", async ({
  page,
}) => {
  await signUp(page, { withUsername: false });
  await page.goto("/");
  const feedback = page.getByRole("dialog").getByRole("status");
  const [name, other] = [freshName(), freshName()];
  const saves: string[] = [];
  const { promise: looked, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(SAVE, async (route) => {
    saves.push((route.request().postDataJSON() as { username: string }).username);
    await looked;
    await route.continue();
  });

  await test.step("a free name that becomes too short can't be saved", async () => {
    await field(page).fill(name);
    await expect(feedback).toHaveText("Username is available!");
    await expect(submit(page)).toBeEnabled();
    await field(page).fill(name.slice(0, 2));
    await expect(submit(page)).toBeDisabled();
    await field(page).press("Enter");
  });

  await test.step("nor one with its check still pending", async () => {
    const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
    await page.route(CHECK, async (route) => {
      await asked;
      await route.continue();
    });
    const question = page.waitForRequest(CHECK);
    await field(page).fill(other);
    await question;
    await expect(submit(page)).toBeDisabled();
    await field(page).press("Enter");
    answer();
    await expect(submit(page)).toBeEnabled();
    expect(saves).toEqual([]);
  });

  await test.step("and while it's being saved it isn't saved again", async () => {
    await submit(page).click();
    await expect(page.getByRole("button", { name: "Saving..." })).toBeDisabled();
    await field(page).press("Enter");
    goOn();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(saves).toEqual([other]);
  });
});
