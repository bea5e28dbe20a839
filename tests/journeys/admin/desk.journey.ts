import type { Page } from "@playwright/test";
import { sharp } from "#server/card/photo/sharp.ts";
import { anyPhoto } from "#tests/support/photos.ts";
import { signInAsAdmin, usePannaWithAdmin } from "#tests/journeys/support/admin.ts";
import { type PhotoFile, photoWithCode } from "#tests/journeys/support/card-photo.ts";
import {
  test as base,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type RunningPanna,
  signUp,
} from "#tests/journeys/support/journey.ts";

/** A decision takes less than this, from the key to the next card with its photo. */
const DECISION_MS = 2000;
/** The first upload starts a child process, which takes its time on a busy machine. */
const UPLOAD_MS = 60_000;
/** Photos that nothing can be read on. */
const PLAIN = 4;

const test = base.extend<object, { readonly panna: RunningPanna }>({
  panna: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => usePannaWithAdmin(use),
    { scope: "worker", timeout: 120_000 },
  ],
});

async function uploadCard(page: Page, playerName: string, image: PhotoFile): Promise<void> {
  const { code } = (await (await page.request.get("/api/verification-code")).json()) as { code: string };
  const found = await page.request.get(`/api/players/search?q=${encodeURIComponent(playerName)}`);
  const [player] = (await found.json()) as { id: number; position?: string }[];
  const fields = { playerName, position: "midfielder", club: "Arsenal", verificationCode: code };
  const sent = await page.request.post("/api/cards", {
    multipart: { ...fields, ...(player === undefined ? {} : { playerId: String(player.id) }), image },
    timeout: UPLOAD_MS,
  });
  expect(await sent.text()).toContain("pending");
}

/** Another user's photo of the same card: cropped, smaller and darker. */
async function copyOf({ buffer }: PhotoFile): Promise<PhotoFile> {
  const { width, height } = await sharp(buffer).metadata();
  const copy = await sharp(buffer)
    .extract({ left: 30, top: 20, width: width - 50, height: height - 40 })
    .resize(800)
    .linear(0.8, 4)
    .jpeg({ quality: 60 })
    .toBuffer();
  return { name: "copy.jpg", mimeType: "image/jpeg", buffer: copy };
}

async function uploadAll(page: Page): Promise<void> {
  await signUp(page, { withUsername: true });
  const saka = await photoWithCode(page, "saka");
  await uploadCard(page, "Bukayo Saka", saka);
  await uploadCard(page, "Martin Ødegaard", await photoWithCode(page, "odegaard"));
  await page.context().clearCookies();
  await signUp(page, { withUsername: true });
  await uploadCard(page, "Bukayo Saka", await copyOf(saka));
  for (let seed = 1; seed <= PLAIN; seed += 1) {
    const buffer = await anyPhoto(seed + 900);
    await uploadCard(page, `Plain ${seed}`, { name: `${seed}.jpg`, mimeType: "image/jpeg", buffer });
  }
  await page.context().clearCookies();
}

/** The name on the open card, once its photo is there. */
async function openCard(page: Page): Promise<string> {
  const photo = page.locator(".zoom-photo");
  await expect(photo).toHaveJSProperty("complete", true);
  return (await page.locator("main h2").first().textContent()) ?? "";
}

/** Presses keys, and measures how long the next card and its photo take. */
async function decide(page: Page, keys: readonly string[]): Promise<number> {
  const before = page.getByRole("list", { name: "Pending photos" }).getByRole("listitem");
  const count = await before.count();
  const start = performance.now();
  for (const key of keys) {
    await page.keyboard.press(key);
    if (key === "r") await expect(page.getByRole("dialog").getByRole("radio").first()).toBeFocused();
  }
  await expect(before).toHaveCount(count - 1);
  await openCard(page);
  return performance.now() - start;
}

test("an admin compares, decides by keyboard in under two seconds each, and approves a contact sheet", async ({
  page,
}) => {
  test.setTimeout(300_000);
  await uploadAll(page);
  await signInAsAdmin(page);
  await page.goto("/admin");
  const waiting = page.getByRole("list", { name: "Pending photos" }).getByRole("listitem");
  await expect(waiting).toHaveCount(PLAIN + 3);
  await expect(async () => {
    await page.reload();
    await expect(waiting).toHaveCount(PLAIN + 3);
    await expect(waiting.filter({ hasText: "No evidence yet" })).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: 200_000 });

  await test.step("the riskiest first, over its look-alike under a line that every hand can move", async () => {
    await expect(waiting.first()).toContainText("High risk");
    expect(await openCard(page)).toBe("Bukayo Saka");
    const slider = page.getByRole("slider", { name: "Move the line between the two pictures" });
    await expect(slider).toHaveValue("50");
    await slider.focus();
    await page.keyboard.press("ArrowRight");
    await expect(slider).toHaveValue("51");
    await page.keyboard.press("End");
    await expect(slider).toHaveAttribute("aria-valuetext", "100% This card");
    const box = await slider.boundingBox();
    if (box === null) throw new Error("the slider isn't shown");
    await page.mouse.click(box.x + box.width * 0.25, box.y + box.height / 2);
    expect(Number(await slider.inputValue())).toBeLessThan(35);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step("each decision by keyboard takes less than two seconds, the next photo included", async () => {
    await expect(page.locator("[data-testid=next-pictures] img").last()).toHaveJSProperty("complete", true);
    const times = [await decide(page, ["r", "4", "Enter"])];
    for (let at = 0; at < PLAIN; at += 1) times.push(await decide(page, ["a"]));
    expect(Math.max(...times)).toBeLessThan(DECISION_MS);
  });

  await test.step("a contact sheet of the low-risk cards, with one taken out, is one press and can be undone", async () => {
    await page.getByRole("button", { name: "Contact sheet" }).click();
    await expect(page.getByRole("heading", { name: "Contact sheet" })).toBeFocused();
    const sheet = page.getByRole("list", { name: "Contact sheet" });
    await expect(sheet.getByRole("listitem")).toHaveCount(2);
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await expect(page.locator("main :focus")).toBeVisible();
    await page.getByRole("button", { name: "Contact sheet" }).click();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(page.locator("main :focus")).toBeVisible();
    await page.goForward();
    await expect(sheet.getByRole("listitem")).toHaveCount(2);
    await expectAccessible(page);
    await sheet.getByRole("checkbox", { name: "Approve Martin Ødegaard" }).uncheck();
    await page.getByRole("button", { name: "Approve 1 card" }).click();
    await expect(waiting).toHaveCount(1);
    await page
      .getByRole("list", { name: "Decisions to undo" })
      .getByRole("listitem")
      .filter({ hasText: "Approved Bukayo Saka" })
      .getByRole("button", { name: "Undo" })
      .click();
    await expect(waiting).toHaveCount(2);
    await page.keyboard.press("s");
    await expect(page.getByRole("button", { name: "Approve 2 cards" })).toBeVisible();
    await page.keyboard.press("a");
    await expect(page.getByText("All caught up")).toBeVisible();
  });
});
