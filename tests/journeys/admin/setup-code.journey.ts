import { rm } from "node:fs/promises";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { type PannaProcess, startPanna } from "#tests/support/panna-process.ts";
import {
  test as base,
  expect,
  expectAccessible,
  type RunningPanna,
} from "#tests/journeys/support/journey.ts";

/** Includes its output, which has the code. */
type PannaWithOutput = RunningPanna & Pick<PannaProcess, "output">;

const test = base.extend<object, { readonly own: PannaWithOutput; readonly panna: RunningPanna }>({
  own: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const dataDir = makeDataFolder("journey");
      const panna = startPanna({ DATA_DIR: dataDir, FOOTBALL_PROVIDER: "import" });
      await use({ url: await panna.url(), output: () => panna.output() });
      await panna.end("SIGTERM");
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  panna: [async ({ own }, use) => use(own), { scope: "worker" }],
});

test("a user who signs up remotely becomes the first admin with the setup code", async ({ page, own }) => {
  // What a local proxy sends for a remote request.
  await page.setExtraHTTPHeaders({ "x-forwarded-for": "203.0.113.7" });
  await page.goto("/sign-in?error=cancelled");
  await expect(page.getByText("You cancelled signing in.")).toBeVisible();
  await page.getByRole("tab", { name: "Create Account" }).click();
  await page.getByLabel("Email").fill("ada@example.com");
  const password = page.getByLabel("Password", { exact: true });
  const create = page.getByRole("button", { name: "Create Account" });

  await test.step("a common password is refused with an explanation", async () => {
    await password.fill("iloveyou");
    await create.click();
    await expect(page.getByText("This is one of the most common passwords.")).toBeVisible();
  });

  await test.step("a wrong code is refused before an account is created", async () => {
    await password.fill("correct horse battery");
    await page.getByLabel("Setup code").fill("AAAAA-BBBBB-CCCCC");
    await create.click();
    await expect(page.getByText("This setup code isn't right.")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("the code from the terminal makes an admin", async () => {
    await expect.poll(() => own.output()).toMatch(/setup code \S+\n/);
    await page.getByLabel("Setup code").fill(/setup code (\S+)\n/.exec(own.output())?.[1] ?? "");
    await create.click();
    await expect(page.getByRole("dialog", { name: "Choose Your Username" })).toBeVisible();
    const user = (await (await page.request.get("/api/auth/user")).json()) as { isAdmin: boolean };
    expect(user.isAdmin).toBe(true);
  });
});

test("a link on another site asks before it signs the user out", async ({ page, own }) => {
  const person = { name: "Robin Fan", email: "robin@example.com", password: "correct horse battery" };
  await page.request.post("/api/auth/sign-up/email", { data: person });
  await page.route("http://elsewhere.example/", (route) =>
    route.fulfill({ contentType: "text/html", body: `<a href="${own.url}/api/logout">Free cards</a>` }),
  );
  await page.goto("http://elsewhere.example/");
  await page.getByRole("link", { name: "Free cards" }).click();
  await expect(page.getByRole("heading", { name: "Sign out of Panna?" })).toBeVisible();
  await expectAccessible(page);
  expect((await page.request.get("/api/auth/user")).status()).toBe(200);
  await page.getByRole("link", { name: "Sign out" }).click();
  await expect(page).toHaveURL(`${own.url}/`);
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
});
