import { readFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";
import { signInAsAdmin, usePannaWithAdmin } from "#tests/journeys/support/admin.ts";
import { photoWithCode } from "#tests/journeys/support/card-photo.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type RunningPanna,
  signUp,
  test as base,
} from "#tests/journeys/support/journey.ts";
import { read } from "#tests/journeys/support/read.ts";

const test = base.extend<object, { readonly panna: RunningPanna }>({
  panna: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => usePannaWithAdmin(use),
    { scope: "worker", timeout: 120_000 },
  ],
});

/** Uploads a photo of a card for the page's user, and has an admin approve it. */
async function getCardApproved(page: Page, browser: Browser, baseURL: string): Promise<number> {
  const { code } = await read<{ code: string }>(page, "/api/verification-code");
  const { name, mimeType, buffer } = await photoWithCode(page, "saka");
  const card = { playerName: "Bukayo Saka", position: "midfielder", club: "Arsenal", verificationCode: code };
  const sent = await page.request.post("/api/cards", {
    multipart: { ...card, image: { name, mimeType, buffer } },
  });
  const { id } = (await sent.json()) as { id: number };
  const admin = await (await browser.newContext({ baseURL })).newPage();
  await signInAsAdmin(admin);
  const approved = await admin.request.post(`/api/admin/cards/${id}/approve`, { data: { approved: true } });
  expect(approved.ok()).toBe(true);
  await admin.context().close();
  return id;
}

test("an approved card is opened once on two devices, turned over, and downloaded for printing", async ({
  page,
  browser,
  panna,
}) => {
  await signUp(page, { withUsername: true });
  await page.goto("/upload-cards");
  const id = await getCardApproved(page, browser, panna.url);
  const storageState = await page.context().storageState();
  const second = await (await browser.newContext({ baseURL: panna.url, storageState })).newPage();
  const opening = { name: "Open the pack", exact: true } as const;

  await test.step("the collection has a pack among the cards, and the notification leads to it", async () => {
    await page.goto("/collection");
    await expect(
      page.getByRole("link", { name: "Open Bukayo Saka: the pack is still sealed" }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.goto("/notifications");
    await page.getByRole("link", { name: "Bukayo Saka" }).click();
    await expect(page).toHaveURL(`${panna.url}/cards/${id}`);
    await expect(page.getByRole("button", opening)).toBeVisible();
    await expectAccessible(page);
    const size = page.viewportSize() ?? { width: 1280, height: 800 };
    // The light around the pack is wider than a phone.
    await page.setViewportSize({ width: 360, height: 640 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(size);
    await second.goto(`/cards/${id}`);
    await expect(second.getByRole("button", opening)).toBeVisible();
  });

  await test.step("one device opens it, and the other only shows the card", async () => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.getByRole("button", opening).press("Enter");
    await page.getByRole("button", { name: "Skip" }).press("Enter");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(page.getByText(/^Bukayo Saka: overall \d+/u)).toBeAttached();
    const sent: string[] = [];
    second.on("request", (request) => sent.push(new URL(request.url()).pathname));
    // A second press comes before the first has its answer.
    await second.locator(".turning-press").evaluate((pack: HTMLElement) => {
      pack.click();
      pack.click();
    });
    await expect(second.getByText("You've opened this pack already").first()).toBeVisible();
    expect(sent.filter((path) => path.endsWith("/reveal"))).toHaveLength(1);
    await expect(second.getByRole("button", { name: "Turn Bukayo Saka over" })).toBeVisible();
    await second.goto("/collection");
    await expect(second.getByRole("link", { name: "Open Bukayo Saka, Midfielder" })).toBeVisible();
    await second.context().close();
  });

  await test.step("it turns over by keyboard, and only the side that is up is read", async () => {
    const turn = page.getByRole("button", { name: "Turn Bukayo Saka over" });
    await expect(turn).toBeFocused();
    const front = page.locator(".turning-side").first();
    const back = page.getByRole("region", { name: "Back of your Bukayo Saka card" });
    await expect(front).not.toHaveAttribute("inert");
    await expect(back).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(turn).toHaveAttribute("aria-pressed", "true");
    await expect(back).toHaveCount(1);
    await expect(front).toHaveAttribute("inert");
    await expectAccessible(page);
    await page.keyboard.press("Space");
    await expect(back).toHaveCount(0);
    await expect(front).not.toHaveAttribute("inert");
  });

  await test.step("the print is 69 by 94 mm at 300 dpi, with nothing but its pixels", async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download for printing" }).click();
    expect((await download).suggestedFilename()).toBe("bukayo-saka.png");
    const png = await readFile(await (await download).path());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([815, 1110]);
    const chunks = new Set<string>();
    for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
      chunks.add(png.toString("latin1", at + 4, at + 8));
    }
    expect([...chunks]).toEqual(["IHDR", "pHYs", "IDAT", "IEND"]);
  });
});

test("a pack isn't sealed any more for a user who leaves before the end of its show", async ({
  page,
  browser,
  panna,
}) => {
  await signUp(page, { withUsername: true });
  await page.goto("/upload-cards");
  await getCardApproved(page, browser, panna.url);
  await page.goto("/collection");
  await page.getByRole("link", { name: "Open Bukayo Saka: the pack is still sealed" }).click();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.getByRole("button", { name: "Open the pack", exact: true }).press("Enter");
  await expect(page.getByRole("button", { name: "Skip" })).toBeVisible();
  await page.getByRole("link", { name: "Back to My Collection" }).click();
  await expect(page.getByRole("link", { name: "Open Bukayo Saka, Midfielder" })).toBeVisible();
});
