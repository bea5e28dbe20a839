import type { Page } from "@playwright/test";
import type { OwnCardView } from "#contract/card/card.ts";
import { type PhotoFile, photosWithCode } from "#tests/journeys/support/card-photo.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signUp,
  test,
} from "#tests/journeys/support/journey.ts";
import { anyPhoto } from "#tests/support/photos.ts";

test.setTimeout(300_000);

/** Reading a photo takes seconds, more on a busy machine. */
const READING = { timeout: 120_000 };

/** Seconds in a keystroke-level model (Card, Moran and Newell): thinking, a key, pointing with the mouse, a click. */
const THINK = 1.35;
const KEY = 0.28;
const POINT = 1.1;
const CLICK = 0.2;

/** Counts the seconds of a practised person's hands and thoughts. */
class Collector {
  seconds = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async click(name: string | RegExp, role: "button" | "tab"): Promise<void> {
    this.seconds += THINK + POINT + CLICK;
    await this.page.getByRole(role, { name }).first().click();
  }

  /** Chooses files: the button, then all files of a folder by keyboard. */
  async choose(files: readonly PhotoFile[]): Promise<void> {
    this.seconds += THINK + POINT + CLICK + THINK + 3 * KEY;
    await this.page.getByLabel("Photo files", { exact: true }).setInputFiles([...files]);
  }

  async press(key: string): Promise<void> {
    this.seconds += KEY;
    await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    this.seconds += THINK + KEY * text.length;
    await this.page.keyboard.type(text);
  }

  /** Looks at the row with the focus, and confirms it once it has been read. */
  async confirm(): Promise<void> {
    const { page } = this;
    await expect(page.locator("button[data-main]:focus")).toHaveAccessibleName(/^Confirm/, READING);
    this.seconds += THINK;
    await this.press("Enter");
  }
}

const summary = (page: Page) => page.getByText(/ of 20 sent/);

async function openShoebox(person: Collector): Promise<void> {
  await person.page.goto("/upload-cards");
  await person.click(/^Many cards at once/, "tab");
}

test("twenty cards survive a lost connection and a closed tab, in under four minutes", async ({ page }) => {
  await signUp(page, { withUsername: true });
  const photos = await photosWithCode(page, 19);
  const nameless = { name: "nameless.jpg", mimeType: "image/jpeg", buffer: await anyPhoto(1) };
  let person = new Collector(page);
  let seconds = 0;

  await test.step("the photos are chosen, and read while the first ones are confirmed", async () => {
    await openShoebox(person);
    await person.choose([nameless, ...photos]);
    await expect(summary(page)).toHaveText("0 of 20 sent, 20 to confirm");
    await expect(page.getByRole("button", { name: /^Confirm/ })).not.toHaveCount(0, READING);
    await expectAccessible(page);
  });

  await test.step("files that can't be photos are named, each with its reason", async () => {
    const text = { mimeType: "text/plain", buffer: Buffer.from("no photo") };
    await page
      .getByLabel("Photo files", { exact: true })
      .setInputFiles(["list.txt", "notes.txt"].map((name) => ({ ...text, name })));
    await expect(page.getByText("2 files can't be used")).toBeVisible();
    await expect(page.getByText("(list.txt and notes.txt)")).toBeVisible();
  });

  await test.step("a card without a name is filled in by keyboard", async () => {
    await person.click(/^Fill in nameless\.jpg/, "button");
    await expect(page.getByLabel("Player name")).toBeFocused();
    await person.type("saka");
    await expect(page.getByRole("option", { name: /Bukayo Saka/ })).toBeVisible();
    await person.press("ArrowDown");
    await person.press("Enter");
    await expect(page.getByLabel("Club")).toHaveValue("Arsenal");
    await expectAccessible(page);
    await person.press("Enter");
  });

  await test.step("the answer to an upload is lost, and so is the connection", async () => {
    let isLost = false;
    await page.route(
      "**/api/cards",
      async (route) => {
        await route.fetch();
        isLost = true;
        await route.abort("connectionreset");
      },
      { times: 1 },
    );
    for (let at = 0; at < 4; at += 1) await person.confirm();
    await expect.poll(() => isLost, READING).toBe(true);
    // Panna reads the photos, so without a connection only those that it has read can be confirmed.
    await expect
      .poll(() => page.getByRole("button", { name: /^Confirm/ }).count(), READING)
      .toBeGreaterThan(1);
    await page.context().setOffline(true);
    for (let at = 0; at < 2; at += 1) await person.confirm();
    await expect(page.getByText(/^No connection\./)).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText(/^No connection\./)).toBeHidden();
  });

  await test.step("the tab is closed with cards that aren't sent", async () => {
    for (let at = 0; at < 3; at += 1) await person.confirm();
    ({ seconds } = person);
    const context = page.context();
    await page.close();
    person = new Collector(await context.newPage());
    await openShoebox(person);
  });

  await test.step("the rest is confirmed in a new tab", async () => {
    await expectNoSidewaysScroll(person.page);
    await expect(person.page.getByRole("button", { name: /^Confirm/ })).not.toHaveCount(0, READING);
    await person.click(/^Confirm/, "button");
    // A confirmation in the moment the tab closes may be lost, a photo isn't.
    while (await person.page.locator("[data-open='true']").count()) await person.confirm();
    seconds += person.seconds;
  });

  await test.step("twenty cards are pending, and it took a practised person under four minutes", async () => {
    await expect(person.page.getByRole("tab", { name: "Many cards at once", exact: true })).toBeVisible(
      READING,
    );
    const cards = (await (await person.page.request.get("/api/cards")).json()) as OwnCardView[];
    expect(cards.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => "pending"));
    expect(seconds).toBeLessThan(240);
  });
});

/** A camera that shows a card: browsers of tests have none. */
async function giveCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => {
      const canvas = document.createElement("canvas");
      canvas.width = 600;
      canvas.height = 800;
      const context = canvas.getContext("2d");
      // A camera goes on giving pictures.
      setInterval(() => context?.fillRect(150, 150, 300, 420), 50);
      return Promise.resolve(canvas.captureStream());
    };
  });
}

test("photos from the camera belong to their user, and signing out asks about them", async ({ page }) => {
  await giveCamera(page);
  const collector = await signUp(page, { withUsername: true });
  const person = new Collector(page);
  const back = async () => {
    const login = { email: `${collector}@example.com`, password: "correct horse battery" };
    expect((await page.request.post("/api/auth/sign-in/email", { data: login })).ok()).toBe(true);
    await openShoebox(person);
  };

  await test.step("three photos are taken one after the other", async () => {
    await openShoebox(person);
    await person.click("Use the camera", "button");
    const dialog = page.getByRole("dialog", { name: "Take photos" });
    await expect
      .poll(() => dialog.locator("video").evaluate((video: HTMLVideoElement) => video.videoWidth))
      .toBe(600);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Take photo" }).click();
    await expect(dialog.getByText("1 photo taken")).toBeVisible();
    await dialog.getByRole("button", { name: "Take photo" }).click();
    await expect(dialog.getByText("2 photos taken")).toBeVisible();
    await dialog.getByRole("button", { name: "Take photo" }).click();
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(page.getByText("0 of 3 sent, 3 to confirm")).toBeVisible();
  });

  await test.step("a photo that is removed passes the focus on", async () => {
    const remove = page
      .getByRole("list", { name: "Photos to send" })
      .getByRole("button", { name: /^Remove /u });
    await remove.first().focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("0 of 2 sent, 2 to confirm")).toBeVisible();
    await expect(remove.first()).toBeFocused();
  });

  await test.step("a second tab shows them too, and leaves reading and sending to the first", async () => {
    const other = new Collector(await page.context().newPage());
    await openShoebox(other);
    await expect(other.page.getByText("0 of 2 sent, 2 to confirm")).toBeVisible();
    await expect(other.page.getByText(/^Another tab is sending these photos\./)).toBeVisible();
    await other.page.close();
  });

  await test.step("another user of this browser doesn't see them", async () => {
    await page.request.post("/api/auth/sign-out", { data: {} });
    await signUp(page, { withUsername: true });
    await openShoebox(person);
    await expect(page.getByRole("tab", { name: "Many cards at once", exact: true })).toBeVisible();
    await expect(page.getByRole("list", { name: "Photos to send" })).toBeHidden();
  });

  await test.step("they are still there for their owner, until a question at sign-out is answered", async () => {
    await back();
    await expect(page.getByText("0 of 2 sent, 2 to confirm")).toBeVisible();
    await page.getByRole("button", { name: /^Account:/ }).click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    const question = page.getByRole("alertdialog", { name: "Sign out with 2 unsent photos?" });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole("button", { name: "Sign out and remove" }).click();
    await expect(page).toHaveURL("/");
    await back();
    await expect(page.getByRole("tab", { name: "Many cards at once", exact: true })).toBeVisible();
  });
});
