import { rm } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { startPanna } from "#tests/support/panna-process.ts";
import { holdCorrections } from "#tests/journeys/support/held-corrections.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  JOURNEY_START,
  type RunningPanna,
  test as base,
} from "#tests/journeys/support/journey.ts";

const ADMIN = { name: "Ada Admin", email: "ada@example.com", password: "correct horse battery" };
const LEDGER = "**/api/football/corrections";

interface PannaWithData extends RunningPanna {
  readonly dataDir: string;
}

const test = base.extend<object, { readonly own: PannaWithData; readonly panna: RunningPanna }>({
  own: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const dataDir = makeDataFolder("journey");
      const panna = startPanna({ DATA_DIR: dataDir, PANNA_CLOCK: JOURNEY_START, PANNA_CLOCK_SPEED: "0" });
      await use({ url: await panna.url(), dataDir });
      await panna.end("SIGTERM");
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  panna: [async ({ own }, use) => use(own), { scope: "worker" }],
});

/** The first user is the admin. */
async function becomeAdmin({ request }: Page): Promise<void> {
  expect((await request.post("/api/auth/sign-up/email", { data: ADMIN })).ok()).toBe(true);
  expect((await request.put("/api/auth/set-username", { data: { username: "ada_admin" } })).ok()).toBe(true);
}

async function openLedger(page: Page): Promise<void> {
  await page.goto("/admin");
  await page.getByRole("tab", { name: "Corrections" }).click();
}

test("an admin reads the ledger and allows corrections that came too late for a final round", async ({
  page,
  own,
}) => {
  test.setTimeout(180_000);
  await becomeAdmin(page);
  const dialog = page.getByRole("dialog");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.postData() ?? "");
  });

  await test.step("an empty ledger says so", async () => {
    await openLedger(page);
    await expect(page.getByText("No corrections yet")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("a failed load shows an error and can be retried", async () => {
    await page.route(LEDGER, (route) => route.abort());
    await openLedger(page);
    await expect(page.getByText("We couldn't load the corrections")).toBeVisible();
    await page.unroute(LEDGER);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("No corrections yet")).toBeVisible();
  });

  await test.step("corrections after the final gameweek are on hold, with their changes", async () => {
    await expect.poll(() => holdCorrections(own.dataDir), { timeout: 60_000 }).toBe(true);
    await openLedger(page);
    await expect(page.getByText("2 corrections on hold")).toBeVisible();
    const corrections = page.getByRole("list", { name: "Corrections" });
    await expect(corrections.getByText("6\u00A0→\u00A02 points")).toBeVisible();
    await expect(corrections.getByText("Goals 0\u00A0→\u00A01")).toBeVisible();
    await expect(corrections.getByText("Held")).toHaveCount(2);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step("by keyboard: nothing is allowed without a reason", async () => {
    await page.getByRole("button", { name: /^Allow/u }).focus();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Allow 2 corrections" }).press("Enter");
    await expect(dialog.getByRole("alert")).toHaveText("Please say why.");
    await dialog.getByRole("checkbox").first().press("Space");
    await expect(dialog.getByRole("button", { name: "Allow 1 correction" })).toBeEnabled();
    await dialog.getByRole("checkbox").first().press("Space");
    expect(sent).toEqual([]);
  });

  await test.step("a failed request shows an error and loses nothing", async () => {
    await page.route("**/api/fantasy/corrections", (route) => route.abort(), { times: 1 });
    await dialog.getByLabel("Why allow them?").fill("The league gave the goal to another.");
    await dialog.getByRole("button", { name: "Allow 2 corrections" }).click();
    await expect(page.getByText("We couldn't allow the corrections").first()).toBeVisible();
    await expect(dialog.getByLabel("Why allow them?")).toHaveValue(/gave the goal/u);
    sent.length = 0;
  });

  await test.step("a double click allows them once, and the gameweek is recounted", async () => {
    await dialog.getByRole("button", { name: "Allow 2 corrections" }).dblclick();
    await expect(dialog).toBeHidden();
    await expect(page.getByText("2 corrections are being counted.").first()).toBeVisible();
    expect(sent).toHaveLength(1);
    await expect(page.getByText("2 corrections on hold")).toBeHidden();
    const corrections = page.getByRole("list", { name: "Corrections" });
    await expect(corrections.getByText("Allowed", { exact: true })).toHaveCount(2);
    await expect(corrections.getByText("No squad's total changed.")).toHaveCount(2);
    await expect(corrections.getByText("Allowed because: The league gave the goal to another.")).toHaveCount(
      2,
    );
    await expect(page.getByRole("button", { name: /^Allow/u })).toHaveCount(0);
  });
});
