import { rm } from "node:fs/promises";
import { type MailServer, startMailServer, tokenIn } from "#tests/account/mail/mail-server.ts";
import { copyInstalled } from "#tests/journeys/support/installed-folder.ts";
import {
  test as base,
  expect,
  expectAccessible,
  JOURNEY_START,
  type RunningPanna,
  signUp,
} from "#tests/journeys/support/journey.ts";
import { PASSWORD } from "#tests/support/test-user.ts";
import { startPanna } from "#tests/support/panna-process.ts";

type PannaWithMail = RunningPanna & { readonly mails: MailServer };

const test = base.extend<object, { readonly own: PannaWithMail; readonly panna: RunningPanna }>({
  own: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const mails = await startMailServer();
      const dataDir = await copyInstalled("journey");
      const panna = startPanna({
        DATA_DIR: dataDir,
        PANNA_CLOCK: JOURNEY_START,
        PANNA_CLOCK_SPEED: "0",
        SMTP_URL: mails.url,
      });
      await use({ url: await panna.url(), mails });
      await panna.end("SIGTERM");
      await mails.close();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  panna: [async ({ own }, use) => use(own), { scope: "worker" }],
});

const NEW = "another horse battery";

test("a user confirms an email, replaces a lost password, and signs in with a passkey", async ({
  page,
  browser,
  own,
}) => {
  const email = `${await signUp(page, { withUsername: true })}@example.com`;
  /** Where the outcome replaces a form, it takes the focus. */
  const status = page.getByRole("status");
  /** The token of the next mail to the user. */
  const nextToken = async (purpose: "reset" | "verify"): Promise<string> => {
    const find = () =>
      own.mails.received.find(({ to, source }) => to === email && source.includes(`?${purpose}=`));
    await expect.poll(() => find() !== undefined, { timeout: 15_000 }).toBe(true);
    return tokenIn(find()?.source ?? "", purpose);
  };

  await test.step("the link from the first mail confirms the email after a sign-in", async () => {
    const token = await nextToken("verify");
    await page.context().clearCookies();
    await page.goto(`/sign-in?verify=${token}`);
    await expect(page.getByText("Sign in to confirm your email.")).toBeVisible();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await page.route("**/api/auth/email/confirm", (route) => route.abort(), { times: 1 });
    await page.getByRole("button", { name: "Confirm my email" }).click();
    await expect(page.getByText("Check your connection.")).toBeVisible();
    await page.getByRole("button", { name: "Confirm my email" }).click();
    await expect(status.filter({ hasText: `Your account uses ${email}.` })).toBeFocused();
    await expectAccessible(page);
  });

  await test.step("a lost password is replaced, and the old session is over", async () => {
    await page.context().clearCookies();
    await page.goto("/sign-in");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("forgotten");
    await page.getByRole("tab", { name: "Create Account" }).click();
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await page.getByRole("tab", { name: "Sign In" }).click();
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("forgotten");
    await page.getByRole("button", { name: "Forgot your password?" }).click();
    await page.getByRole("button", { name: "Back to sign in" }).click();
    await expect(page.getByLabel("Email")).toBeFocused();
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await page.getByRole("button", { name: "Forgot your password?" }).click();
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Send me a link" }).click();
    await expect(status.filter({ hasText: "Check your email" })).toBeFocused();
    await page.goto(`/sign-in?reset=${await nextToken("reset")}`);
    await page.getByLabel("New password").fill("iloveyou");
    await page.getByRole("button", { name: "Save password" }).click();
    await expect(page.getByText("This is one of the most common passwords.")).toBeVisible();
    await page.getByLabel("New password").fill(NEW);
    await page.getByRole("button", { name: "Save password" }).click();
    await expect(status.filter({ hasText: "You have a new password" })).toBeFocused();
    await page.getByRole("link", { name: "Sign In" }).click();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(NEW);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page.getByRole("navigation").first()).toBeVisible();
  });

  await test.step("a passkey is added in the settings", async () => {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("WebAuthn.enable");
    await cdp.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.goto("/settings");
    await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();
    await expect(page.getByText("This device")).toBeVisible();
    await page.getByRole("button", { name: "Add a passkey" }).click();
    const dialog = page.getByRole("dialog", { name: "Add a passkey" });
    await dialog.getByLabel("Password", { exact: true }).fill(NEW);
    await dialog.getByRole("button", { name: "Add a passkey" }).click();
    await expect(page.getByText("You can now sign in with a passkey", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Remove Chrome, / })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("a device that is signed out passes the focus on", async () => {
    const data = { email, password: NEW };
    for (let device = 0; device < 2; device += 1) {
      const elsewhere = await browser.newContext({ baseURL: own.url });
      expect((await elsewhere.request.post("/api/auth/sign-in/email", { data })).ok()).toBe(true);
      await elsewhere.close();
    }
    await page.reload();
    const devices = page.getByRole("region", { name: "Your devices" });
    const end = devices.getByRole("listitem").getByRole("button");
    await expect(end).toHaveCount(2);
    await expect(end.first()).toHaveAccessibleDescription(/^Last used /u);
    await end.first().focus();
    await page.keyboard.press("Enter");
    await expect(end).toHaveCount(1);
    await expect(end).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(end).toHaveCount(0);
    await expect(devices.getByRole("heading")).toBeFocused();
    await expect(page.getByText(/ is signed out$/u).first()).toBeVisible();
  });

  await test.step("the passkey signs in without a password", async () => {
    await page.goto("/api/logout");
    await page.goto("/sign-in?to=%2Fsettings");
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
  });

  await test.step("it is removed only with the password", async () => {
    await page.getByRole("button", { name: /^Remove Chrome, / }).click();
    const dialog = page.getByRole("dialog", { name: "Remove this passkey?" });
    await dialog.getByLabel("Password", { exact: true }).fill("a wrong guess");
    await dialog.getByRole("button", { name: "Remove" }).click();
    await expect(dialog.getByText("We couldn't remove the passkey")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel("Password", { exact: true }).fill(NEW);
    await dialog.getByRole("button", { name: "Remove" }).click();
    await expect(page.getByText("The passkey is removed", { exact: true })).toBeVisible();
    await expect(page.getByText("You have no passkeys yet.")).toBeVisible();
  });
});

test("a new password ends a change of email and the other sessions, and the settings say so", async ({
  page,
  browser,
  own,
}) => {
  const email = `${await signUp(page, { withUsername: true })}@example.com`;
  const elsewhere = await browser.newContext({ baseURL: own.url });
  await elsewhere.request.post("/api/auth/sign-in/email", { data: { email, password: PASSWORD } });
  await elsewhere.close();
  await page.goto("/settings");
  const devices = page.getByRole("region", { name: "Your devices" });
  const otherDevices = devices.getByRole("listitem").getByRole("button");
  await expect(otherDevices).toHaveCount(1);
  await page.getByRole("button", { name: "Change email" }).click();
  await page.getByLabel("New email").fill(`new-${email}`);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Send a link to the new address" }).click();
  await expect.poll(() => own.mails.received.some(({ to }) => to === `new-${email}`)).toBe(true);
  await page.reload();
  const pending = page.getByText("Your email changes once you open it.");
  await expect(pending).toBeVisible();
  await page.getByLabel("Current password").fill(PASSWORD);
  await page.getByLabel("New password").fill(NEW);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("If you'd asked to change your email, ask again.").first()).toBeVisible();
  await expect(pending).toHaveCount(0);
  await expect(otherDevices).toHaveCount(0);
});
