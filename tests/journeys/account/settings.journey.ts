import {
  test as base,
  expect,
  expectAccessible,
  type RunningPanna,
  signUp,
} from "#tests/journeys/support/journey.ts";
import { leaveBeforeFailure } from "#tests/journeys/support/leave-before-failure.ts";
import { signInAsAdmin, usePannaWithAdmin } from "#tests/journeys/support/admin.ts";
import { PASSWORD } from "#tests/support/test-user.ts";

const test = base.extend<object, { readonly panna: RunningPanna }>({
  panna: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => usePannaWithAdmin(use),
    { scope: "worker", timeout: 120_000 },
  ],
});

const NEW = "another horse battery";

test("a user changes the password, downloads all data, and deletes the account @short", async ({ page }) => {
  const username = await signUp(page, { withUsername: true });
  await page.goto("/");
  await page.getByRole("button", { name: /^Account/u }).click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await expectAccessible(page);

  const fillPasswords = async () => {
    await page.getByLabel("Current password").fill(PASSWORD);
    await page.getByLabel("New password").fill(NEW);
  };
  await fillPasswords();
  await page.route("**/api/auth/change-password", (route) => route.abort(), { times: 1 });
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Check your connection.")).toBeVisible();
  await test.step("a user who has left the form is told that the password wasn't changed", async () => {
    await leaveBeforeFailure(page, "**/api/auth/change-password", () =>
      page.getByRole("button", { name: "Change password" }).click(),
    );
    await expect(page.getByText("We couldn't change your password").first()).toBeVisible();
    await page.goBack();
    await fillPasswords();
  });
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Your password has been changed", { exact: true })).toBeVisible();

  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download your data" }).click();
  expect((await downloading).suggestedFilename()).toBe("panna.tar.gz");

  await page.getByRole("button", { name: "Delete your account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account for good?" });
  await dialog.getByLabel("Your password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(dialog.getByText("Your current password is wrong.")).toBeVisible();
  await page.route("**/api/auth/delete-account", (route) => route.abort(), { times: 1 });
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(dialog.getByText("Check your connection.")).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Delete your account" }).click();
  await expect(dialog.getByText("Check your connection.")).toBeHidden();
  await expect(dialog.getByLabel("Your password")).toHaveValue("");
  const data = { email: `${username}@example.com`, password: NEW };
  await test.step("with a session that has ended elsewhere, nothing is deleted", async () => {
    await page.request.post("/api/auth/sign-out");
    await dialog.getByLabel("Your password").fill(NEW);
    await dialog.getByRole("button", { name: "Delete account" }).click();
    await expect(page.getByText("You are logged out. Logging in again...", { exact: true })).toBeVisible();
    await page.waitForURL("**/sign-in*");
    expect((await page.request.post("/api/auth/sign-in/email", { data })).status()).toBe(200);
    await page.goto("/settings");
    await page.getByRole("button", { name: "Delete your account" }).click();
  });
  await dialog.getByLabel("Your password").fill(NEW);
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(page.getByRole("link", { name: "Start Playing Now" }).first()).toBeVisible();
  expect((await page.request.post("/api/auth/sign-in/email", { data })).status()).toBe(401);
});

test("an admin makes a link for a new password, and bans a user, who is told so at the sign-in", async ({
  page,
}) => {
  const username = await signUp(page, { withUsername: true });
  await page.context().clearCookies();
  await signInAsAdmin(page);
  await page.goto("/admin");
  await page.getByRole("tab", { name: "Users" }).click();
  await expect(page.getByText("Nobody is banned")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search by username or email" }).fill(username);
  await page.getByRole("button", { name: "Reset password" }).click();
  await page.getByRole("button", { name: "Make the link" }).click();
  const link = await page.getByRole("textbox", { name: "Link for the password" }).inputValue();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page.getByText(`${username} is signed out everywhere`)).toBeVisible();
  await page.getByRole("button", { name: "Ban", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: `Ban ${username}` });
  await dialog.getByLabel("Reason").fill("Spam in team names");
  await dialog.getByLabel("Also remove their username and picture").check();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Ban user" }).click();
  await expect(page.getByText(/^Banned until/u)).toBeVisible();
  await expect(page.getByRole("list", { name: "Users" })).not.toContainText(new RegExp(`^${username}$`, "u"));

  await page.context().clearCookies();
  await page.goto("/sign-in");
  await page.getByLabel("Email").fill(`${username}@example.com`);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText(/^This account is banned until .* Reason: Spam in team names$/u)).toBeVisible();

  await signInAsAdmin(page);
  await page.goto("/admin");
  await page.getByRole("tab", { name: "Users" }).click();
  await page.getByRole("button", { name: "Lift ban" }).click();
  await expect(page.getByText("Nobody is banned")).toBeVisible();

  await page.context().clearCookies();
  await page.goto(link);
  await page.getByLabel("New password").fill("a wholly different password");
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByText("You have a new password")).toBeVisible();
});

test("a username that is too short says what is missing, since it can't be saved", async ({ page }) => {
  await signUp(page, { withUsername: true });
  await page.goto("/settings");
  const username = page.getByLabel("Username");
  await expect(username).not.toHaveAttribute("aria-invalid", "true");
  await username.fill("ab");
  await expect(page.getByRole("button", { name: "Save username" })).toBeDisabled();
  await expect(username).toHaveAccessibleDescription(/At least 3 characters/u);
  await username.fill("abc");
  await expect(username).not.toHaveAccessibleDescription(/At least 3 characters/u);
});
