import { defineConfig, devices } from "@playwright/test";

/** Root may not use Chromium's sandbox; and no browser of a test calls anybody but the server of that test. */
const args = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-gpu",
  `--disable-features=${[
    // Pages of the address bar's pop-up, which no journey opens: they took more of each window than most of ours.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    // What Playwright switches off by itself: the last list that Chromium gets replaces the others.
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
  ].join(",")}`,
];
/** A trace of a journey takes a sixth of its time; a picture of where it failed costs nothing. */
const trace = process.env["TRACES"] === undefined ? "off" : "retain-on-failure";
/**
 * What a journey shows of words, calls and the database, and not of a screen's form, is shown at one size. The proof
 * `every-size` shows the rest.
 */
const once = process.env["EVERY_SIZE"] === undefined;
/** The test command's journeys: one way through each screen, and all statements of the specification. */
const short = process.env["SHORT_JOURNEYS"] === undefined ? "" : "(?=.*@short)";

const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: "tests/journeys",
  globalSetup: "./tests/journeys/support/installation.global.ts",
  testMatch: "**/*.journey.ts",
  // Pictures are small and compared with a tolerance: one for every platform.
  snapshotPathTemplate: "{testDir}/{testFileDir}/pictures/{arg}{ext}",
  fullyParallel: false,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env["CI"] !== undefined,
  reporter: [["list"]],
  use: {
    actionTimeout: 15_000,
    trace,
    screenshot: "only-on-failure",
    // A worker's answers can't be replaced by a journey's. Journeys about the worker allow it.
    serviceWorkers: "block",
    // Nothing moves by itself, as for users who ask for that: a sixth of a journey's time went into drawing what moves.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(process.env["CHROMIUM"] ? { executablePath: process.env["CHROMIUM"] } : {}),
      args: isRoot ? ["--no-sandbox", ...args] : args,
    },
  },
  projects: [
    {
      name: "desktop",
      grep: new RegExp(short, "u"),
      // Who has no time for both sizes looks at the phone.
      ...(once && { grepInvert: short === "" ? /@touch/u : /@touch|@phone/u }),
      use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } },
    },
    {
      name: "phone",
      grep: new RegExp(short + (once ? ".*@(?:phone|touch)" : ""), "u"),
      // The smallest phone that Panna is made for.
      use: { ...devices["Pixel 7"], viewport: { width: 360, height: 640 } },
    },
  ],
});
