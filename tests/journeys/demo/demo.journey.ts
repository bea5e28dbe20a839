import { rm } from "node:fs/promises";
import { type Browser, expect, test as base } from "@playwright/test";
import sharp from "sharp";
import { addressOf } from "#scripts/demo/sign-in.ts";
import { openLook, show } from "#scripts/screens/looks.ts";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { startEntry, startPanna } from "#tests/support/panna-process.ts";

/** A Saturday in its matches' second half, after a few gameweeks: not too many to simulate. */
const CLOCK = { PANNA_CLOCK: "2026-09-19T15:20:00Z", PANNA_CLOCK_SPEED: "0" };
const MAKING_MS = 240_000;

interface Demo {
  readonly url: string;
  readonly dataDir: string;
}

/** A demo with a few managers and a stopped clock. */
const test = base.extend<object, { demo: Demo }>({
  demo: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const dataDir = makeDataFolder("demo");
      const command = ["scripts/demo/main.ts", "--managers", "12"];
      const panna = startEntry(command, { DATA_DIR: dataDir, ...CLOCK });
      try {
        await use({ url: await panna.url(MAKING_MS), dataDir });
      } finally {
        await panna.end("SIGTERM");
        await rm(dataDir, { recursive: true, force: true });
      }
    },
    { scope: "worker", timeout: 2 * MAKING_MS },
  ],
});

test("one click opens a demo as a manager, another as an admin", async ({ demo, page }) => {
  await page.goto(demo.url);
  await page.getByRole("button", { name: "Manager" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /robin_vale/u })).toBeVisible();
  await expect(page.getByText(/^#\d+$/u).first()).toBeVisible();

  await page.goto(`${demo.url}/leaderboard`);
  const ladder = page.getByRole("table").first();
  await expect(ladder.getByText("robin_vale")).toBeVisible();
  expect(await ladder.getByRole("row").count()).toBeGreaterThan(8);

  await page.goto(`${demo.url}/collection`);
  await expect(page.getByText(/^\d{2} cards$/u)).toBeVisible();

  await page.goto(`${demo.url}/api/logout`);
  await page.getByRole("button", { name: "Admin" }).click();
  await page.waitForURL(`${demo.url}/`);
  await page.goto(`${demo.url}/admin`);
  await expect(page.getByText("12 photos to review")).toBeVisible();
});

test("a normal start on a demo's folder offers no one-click sign-in", async ({ demo }) => {
  const ordinary = startPanna({ DATA_DIR: demo.dataDir, ...CLOCK });
  try {
    const url = await ordinary.url();
    const pressed = await fetch(url + addressOf("admin"), { method: "POST" });
    expect(pressed.status).toBe(404);
    expect(await (await fetch(url)).text()).not.toContain(addressOf("admin"));
  } finally {
    await ordinary.end("SIGTERM");
  }
});

/** Pictures are stored at an eighth of the area, enough to notice a lost style. */
const SIZES = [
  { name: "phone", width: 390, kept: 195 },
  { name: "desktop", width: 1280, kept: 480 },
] as const;

/** The manager's screens by picture name; the landing page is the twelfth. */
const SCREENS = {
  home: "/",
  leaderboard: "/leaderboard",
  collection: "/collection",
  "team-builder": "/team-builder",
  "my-team": "/my-team",
  transfers: "/transfers",
  points: "/transfers/points",
  "live-scores": "/live-scores",
  fantasy: "/play",
  statistics: "/statistics",
  "how-it-works": "/how-it-works",
} as const;

/** A lost style changes a larger share of a picture than this; different font rendering changes less. */
const DIFFERENCE = { maxDiffPixelRatio: 0.05, threshold: 0.25 };

async function picturesOf(browser: Browser, url: string, { width, kept }: (typeof SIZES)[number]) {
  const pictures = new Map<string, Buffer>();
  const take = async (state: "full" | "visitor", screens: Readonly<Record<string, string>>) => {
    const look = { state, theme: "light", language: "en", role: "manager", width } as const;
    const context = await openLook(browser, url, look);
    const page = await context.newPage();
    for (const [name, address] of Object.entries(screens)) {
      await show(page, address);
      pictures.set(
        name,
        await sharp(await page.screenshot())
          .resize(kept)
          .png({ effort: 10 })
          .toBuffer(),
      );
    }
    await context.close();
  };
  await take("visitor", { landing: "/" });
  await take("full", SCREENS);
  return pictures;
}

for (const size of SIZES) {
  test(`twelve screens on a ${size.name} match their stored pictures`, async ({ browser, demo }) => {
    test.setTimeout(MAKING_MS);
    const pictures = await picturesOf(browser, demo.url, size);
    for (const [name, picture] of pictures) {
      expect.soft(picture).toMatchSnapshot([size.name, `${name}.png`], DIFFERENCE);
    }
  });
}
