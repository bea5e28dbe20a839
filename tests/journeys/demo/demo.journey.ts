import { rm } from "node:fs/promises";
import { expect, test as base } from "@playwright/test";
import { addressOf } from "#scripts/demo/sign-in.ts";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { startEntry, startPanna } from "#tests/support/panna-process.ts";

/** A Saturday with some gameweeks before it, and not too many to play through. */
const SATURDAY = "2026-09-19T11:30:00Z";

interface Demo {
  readonly url: string;
  readonly dataDir: string;
  readonly end: () => Promise<unknown>;
}

/** A demo of a few managers, whose clock stands still. */
const test = base.extend<{ demo: Demo }>({
  // oxlint-disable-next-line no-empty-pattern
  demo: async ({}, use) => {
    const dataDir = makeDataFolder("demo");
    const env = { DATA_DIR: dataDir, PANNA_CLOCK: SATURDAY, PANNA_CLOCK_SPEED: "0" };
    const panna = startEntry(["scripts/demo/main.ts", "--managers", "20"], env);
    try {
      await use({ url: await panna.url(), dataDir, end: () => panna.end("SIGTERM") });
    } finally {
      await panna.end("SIGTERM");
      await rm(dataDir, { recursive: true, force: true });
    }
  },
});

test("a demo is looked at as a manager and as an admin, and an ordinary start of its folder lets nobody in", async ({
  demo,
  page,
}) => {
  test.setTimeout(240_000);
  await page.goto(demo.url);
  await page.getByRole("button", { name: "Manager" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /robin_vale/u })).toBeVisible();
  await expect(page.getByText(/^#\d+$/u).first()).toBeVisible();

  await page.goto(`${demo.url}/leaderboard`);
  const ladder = page.getByRole("table").first();
  await expect(ladder.getByText("robin_vale")).toBeVisible();
  expect(await ladder.getByRole("row").count()).toBeGreaterThan(10);

  await page.goto(`${demo.url}/collection`);
  await expect(page.getByText(/^\d{2} cards$/u)).toBeVisible();

  await page.goto(`${demo.url}/api/logout`);
  await page.getByRole("button", { name: "Admin" }).click();
  await page.waitForURL(`${demo.url}/`);
  await page.goto(`${demo.url}/admin`);
  await expect(page.getByText("12 photos to review")).toBeVisible();

  await demo.end();
  const ordinary = startPanna({ DATA_DIR: demo.dataDir, PANNA_CLOCK: SATURDAY, PANNA_CLOCK_SPEED: "0" });
  try {
    const url = await ordinary.url();
    const pressed = await fetch(url + addressOf("admin"), { method: "POST" });
    expect(pressed.status).toBe(404);
    expect(await (await fetch(url)).text()).not.toContain(addressOf("admin"));
  } finally {
    await ordinary.end("SIGTERM");
  }
});
