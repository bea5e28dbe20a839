import { defineConfig, devices } from "@playwright/test";

/** Root may not use Chromium's sandbox; and no browser of a test calls anybody but the server of that test. */
const args = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-gpu",
];
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: "tests/journeys",
  testMatch: "**/*.journey.ts",
  fullyParallel: false,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env["CI"] !== undefined,
  reporter: [["list"]],
  use: {
    actionTimeout: 15_000,
    trace: "retain-on-failure",
    launchOptions: {
      ...(process.env["CHROMIUM"] ? { executablePath: process.env["CHROMIUM"] } : {}),
      args: isRoot ? ["--no-sandbox", ...args] : args,
    },
  },
  projects: [
    { name: "desktop", use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } } },
    // What a journey shows of words, calls and the database, and not of a screen's form, is shown once.
    {
      name: "phone",
      ...(process.env["EVERY_SIZE"] === undefined && {
        testMatch: /\/(accessibility|team-builder|transfers|visitor)\.journey\.ts$/u,
      }),
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
    },
  ],
});
