import { writeFile } from "node:fs/promises";
import type { Browser, Locator, Page } from "@playwright/test";
import { PHOTO_LIMIT_BYTES } from "#game/card/photo-limits.ts";
import { words } from "#words/en/card.ts";
import { signInAsAdmin, usePannaWithAdmin } from "#tests/journeys/support/admin.ts";
import {
  meanDifference,
  onlyFaceOf,
  type PhotoFile,
  photoWithCode,
  previewOn,
} from "#tests/journeys/support/card-photo.ts";
import {
  test as base,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signUp,
  type RunningPanna,
} from "#tests/journeys/support/journey.ts";

const test = base.extend<object, { readonly panna: RunningPanna }>({
  panna: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => usePannaWithAdmin(use),
    { scope: "worker", timeout: 120_000 },
  ],
});

test.setTimeout(180_000);

/** Reading a photo takes seconds, more on a busy machine. */
const READING = { timeout: 60_000 };

/** A page signed in as the admin, in its own browser context. */
async function openAdmin(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const page = await context.newPage();
  await signInAsAdmin(page);
  return page;
}

/** A decision that the admin can still undo. */
function undoable(admin: Page, text: string): Locator {
  return admin.getByRole("list", { name: "Decisions to undo" }).getByText(text, { exact: true });
}

async function choosePhoto(page: Page, file: PhotoFile | string): Promise<void> {
  await page.getByLabel("Photo file", { exact: true }).setInputFiles(file);
}

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, role: "slider" | "button" | "combobox", name: string): Promise<void> {
  const control = page.getByRole(role, { name, exact: true });
  await control.waitFor(READING);
  const hasFocus = () => control.evaluate((element) => element === document.activeElement);
  for (let at = 0; at < 60 && !(await hasFocus()); at += 1) await page.keyboard.press("Tab");
  await expect(control).toBeFocused();
}

/** How far a corner is from the photo's left, in percent, as it is announced. */
async function acrossOf(corner: Locator): Promise<number> {
  return Number.parseFloat((await corner.getAttribute("aria-valuetext")) ?? "");
}

// shows: 1.1, 1.9, 2.90, 2.91, 2.93, 2.95, 5.14, 5.15, 5.16, 6.5, 8.25
test("a photo of a card is uploaded, approved by keyboard, and played with @short", async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page, { withUsername: true });
  await page.goto("/upload-cards");

  await test.step("the page shows today's code and when it changes", async () => {
    const { code } = (await (await page.request.get("/api/verification-code")).json()) as { code: string };
    await expect(page.getByText(code, { exact: true })).toBeVisible();
    await expect(page.getByRole("img", { name: `QR code for ${code}` })).toBeVisible();
    await expect(page.getByRole("timer")).toContainText(/Changes in (15 h 00|14 h 59) min/);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step("missing and wrong fields are reported in the specification's words", async () => {
    await page.getByRole("button", { name: "Upload Card" }).click();
    await expect(page.getByText("Please fill in all fields and select a file").first()).toBeVisible();
    await choosePhoto(page, { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("notes") });
    await expect(page.getByText("Please select an image file").first()).toBeVisible();
    const large = test.info().outputPath("large.jpg");
    await writeFile(large, Buffer.alloc(PHOTO_LIMIT_BYTES));
    await choosePhoto(page, large);
    await expect(page.getByText("File size must be less than 10MB").first()).toBeVisible();
    await page.getByLabel("Player name").fill("qqqqq");
    await expect(page.getByText('No players found for "qqqqq"', { exact: true })).toBeVisible();
  });

  await test.step("the search works by keyboard and fills in position and club", async () => {
    await page.getByLabel("Player name").fill("bukayo saka");
    await expect(page.getByRole("option", { name: /Bukayo Saka/ })).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Position")).toHaveValue("midfielder");
    await expect(page.getByLabel("Club")).toHaveValue("Arsenal");
  });

  await test.step("the photo is read, uploaded, and pending", async () => {
    await choosePhoto(page, await photoWithCode(page, "saka"));
    await expect(page.getByText("Verification code found.")).toBeVisible(READING);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Upload Card" }).click();
    await expect(page.getByText("Pending approval", { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  const admin = await openAdmin(browser, baseURL);
  const late = await admin.context().newPage();

  await test.step("an admin sees the evidence and approves by keyboard", async () => {
    for (const panel of [admin, late]) {
      await panel.goto("/admin");
      await expect(panel.getByText("Verification code found as a QR code")).toBeVisible(READING);
    }
    // This page has the queue as it was, and learns of the decision from its own.
    await late.route("**/api/admin/cards/pending*", (route) => route.abort());
    await expect(admin.getByText("The name read matches Bukayo Saka")).toBeVisible();
    await expectAccessible(admin);
    await expectNoSidewaysScroll(admin);
    await admin.keyboard.press("a");
    await expect(undoable(admin, "Approved Bukayo Saka")).toBeVisible();
    await expect(admin.getByText("All caught up")).toBeVisible();
  });

  await test.step("a late decision gets the first one as its answer", async () => {
    await late.keyboard.press("a");
    await expect(late.getByText("ada_admin has already approved this card.")).toBeVisible();
    await admin.context().close();
  });

  await test.step("the card is in the collection and in the team builder", async () => {
    await page.goto("/collection");
    await page.getByRole("link", { name: "Open Bukayo Saka" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Bukayo Saka" })).toBeVisible();
    await expect(page.getByText("Special", { exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.goto("/team-builder");
    const available = page.getByRole("list", { name: "Available Players" });
    await expect(available.getByRole("button", { name: /^Bukayo Saka, Midfielder/ })).toBeVisible();
  });
});

// shows: 1.9, 2.93, 2.95
test("a photo is framed, rejected with a reason its uploader can read, and deleted", async ({
  page,
  browser,
  baseURL,
}) => {
  const reason = words.rejection.unreadable;
  await signUp(page, { withUsername: true });
  await page.goto("/upload-cards");

  await test.step("choosing and removing a photo by keyboard passes the focus on", async () => {
    const choose = page.getByRole("button", { name: "Choose a photo", exact: true });
    await choose.focus();
    await choosePhoto(page, await photoWithCode(page, "odegaard"));
    await expect(page.getByRole("button", { name: "Choose another" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(choose).toBeFocused();
  });

  await test.step("the card's corners are moved and the card is turned by keyboard alone", async () => {
    await choosePhoto(page, await photoWithCode(page, "odegaard"));
    await tabTo(page, "slider", "Top left corner");
    const corner = page.getByRole("slider", { name: "Top left corner" });
    const before = await acrossOf(corner);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Shift+ArrowLeft");
    expect(await acrossOf(corner)).toBeCloseTo(before - 5.5, 0);
    await expectAccessible(page);
    await tabTo(page, "button", "Turn the card right");
    await page.keyboard.press("Enter");
    // What was the bottom left of the card is its top left now.
    expect(await acrossOf(page.getByRole("slider", { name: "Top right corner" }))).toBeCloseTo(
      before - 5.5,
      0,
    );
    await tabTo(page, "combobox", "Player name");
    await page.keyboard.type("Martin Odegaard");
    await expect(page.getByRole("option", { name: /Martin Ødegaard/ })).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    const preview = await previewOn(page);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Pending approval", { exact: true })).toBeVisible();
    expect(
      meanDifference(preview, await onlyFaceOf(page)),
      "the card looks as the form showed it",
    ).toBeLessThan(8);
  });

  await test.step("an admin rejects it, undoes that, and rejects it again", async () => {
    const admin = await openAdmin(browser, baseURL);
    await admin.goto("/admin");
    const waiting = admin.getByRole("region", { name: "Martin Ødegaard" });
    for (const isForGood of [false, true]) {
      await expect(waiting).toBeVisible();
      await admin.keyboard.press("r");
      await admin.getByRole("radio", { name: reason }).check();
      await expectAccessible(admin);
      await admin.keyboard.press("Enter");
      await expect(undoable(admin, "Rejected Martin Ødegaard")).toBeVisible();
      if (!isForGood) await admin.keyboard.press("u");
    }
    await admin.getByRole("tab", { name: "Audit log" }).click();
    await expect(admin.getByText("Undone", { exact: true })).toBeVisible();
    await expectAccessible(admin);
    await admin.context().close();
  });

  await test.step("the uploader reads the reason and deletes the photo", async () => {
    await page.goto("/upload-cards");
    await expect(page.getByText(reason)).toBeVisible();
    const remove = page.getByRole("button", { name: "Delete Martin Ødegaard" });
    await remove.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(remove).toBeFocused();
    await remove.click();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(page.getByText("No cards pending")).toBeVisible();
  });
});

/** A new user's form with all that an upload needs. */
async function fillInUpload(page: Page): Promise<void> {
  await signUp(page, { withUsername: true });
  await page.goto("/upload-cards");
  await choosePhoto(page, await photoWithCode(page, "saka"));
  await page.getByLabel("Player name").fill("bukayo saka");
  await page.getByRole("option", { name: /Bukayo Saka/ }).click();
}

// shows: 8.15
test("an upload survives a lost connection and makes one card @short", async ({ page }) => {
  await page.route("**/api/verification-code", (route) => route.fulfill({ status: 500, body: "" }));
  await fillInUpload(page);

  await test.step("without today's code it isn't sent, and says so", async () => {
    await page.getByRole("button", { name: "Upload Card" }).click();
    await expect(page.locator(".toast")).toContainText("We couldn't load your verification code");
    await page.unroute("**/api/verification-code");
  });
  // A proxy answers the first upload for Panna. The second arrives, but its response is lost.
  let sent = 0;
  await page.route("**/api/cards", async (route) => {
    if (route.request().method() !== "POST" || sent === 2) return route.fallback();
    sent += 1;
    if (sent === 1) return route.fulfill({ status: 502, body: "" });
    await route.fetch();
    return route.abort("connectionreset");
  });
  const again = page.getByRole("button", { name: "Try again" });
  await page.getByRole("button", { name: "Upload Card" }).click();
  await expect(page.getByText("Failed to upload card").first()).toBeVisible();
  await expect(page.getByText("Everything you entered is still here.")).toBeVisible();
  await expect(page.getByLabel("Player name")).toHaveValue("Bukayo Saka");
  await expect(again).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(() => sent).toBe(2);
  await expect(again).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Delete Bukayo Saka" })).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Choose a photo" })).toBeFocused();
});

test("an upload is cancelled by keyboard, and one that fails after its screen was left says so", async ({
  page,
}) => {
  await fillInUpload(page);
  const left = Promise.withResolvers<void>();
  await page.route("**/api/cards", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await left.promise;
    await route.fulfill({ status: 409, json: { code: "photo_already_uploaded", message: "Already there." } });
  });
  const send = page.getByRole("button", { name: "Upload Card" });
  await send.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(":focus").getByRole("progressbar")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(send).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("progressbar")).toBeVisible();
  await page.getByRole("link", { name: "Panna" }).first().click();
  await expect(page).toHaveURL("/");
  left.resolve();
  await expect(page.locator(".toast[data-state=open]")).toContainText("Failed to upload card");
});
