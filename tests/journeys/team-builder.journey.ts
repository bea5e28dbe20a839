import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import {
  available,
  emptySlot,
  fitting,
  formation,
  lineUp,
  namesOnPitch,
  onPitch,
  openBuilder,
  openTeamOfFive,
  SAVED,
  saveTeam,
  startTeam,
} from "#tests/journeys/support/builder.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "#tests/journeys/support/journey.ts";

/** Nothing scrolls while the mouse is down, so first scroll both into view. */
async function drag(card: Locator, slot: Locator): Promise<void> {
  await slot.scrollIntoViewIfNeeded();
  await card.dragTo(slot);
}

/** Spec §5, "Sixth player". */
async function expectTeamFull(page: Page): Promise<void> {
  await expect(page.getByText("Team Full", { exact: true }).first()).toBeVisible();
  const message = "You can only have 5 players in your team. Remove a player first to add a new one.";
  await expect(page.getByText(message).first()).toBeVisible();
}

/** After a reload the manager finds the team in the list. */
async function expectFoundAfterReload(page: Page, name: string): Promise<void> {
  await page.goto("/team-builder");
  await expect(onPitch(page)).toHaveCount(0);
  await page.getByLabel("Team", { exact: true }).selectOption({ label: `${name} (2-1-1)` });
  await expect(onPitch(page)).toHaveCount(5);
  await expect(page.getByLabel("Team name")).toHaveValue(name);
  await expect(formation(page, "2-1-1")).toBeChecked();
  await page.reload();
  await expect(onPitch(page)).toHaveCount(5);
}

// shows: 2.76, 2.77, 2.78, 2.79, 2.80, 2.82, 2.83, 2.84, 2.86, 2.88, 2.89, 4.15, 5.13
test("a team is built with the mouse, saved, made active and found again @short", async ({ page }) => {
  await openBuilder(page);
  await startTeam(page, "Mouse");
  for (const { position, slot } of lineUp) {
    await drag(available(page, position), emptySlot(page, slot));
  }
  await expect(onPitch(page)).toHaveCount(5);
  await saveTeam(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectFoundAfterReload(page, "Mouse");

  await test.step("a sixth player is refused in the specification's words", async () => {
    await available(page, "midfielder").click();
    await expectTeamFull(page);
  });

  await test.step("including one dropped on an occupied slot", async () => {
    const before = await namesOnPitch(page);
    await page.reload();
    await expect(onPitch(page)).toHaveCount(5);
    await drag(available(page, "forward"), page.getByRole("button", { name: /^ST, / }));
    await expectTeamFull(page);
    expect(await namesOnPitch(page)).toEqual(before);
  });

  await test.step("an explicit swap replaces a player and is saved", async () => {
    const before = await namesOnPitch(page);
    await page.getByRole("button", { name: /^ST, / }).click();
    await page.getByRole("button", { name: /^Swap .+ for another card$/ }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page);
    await fitting(page, "forward").click();
    await expect(page.getByText(SAVED)).toBeVisible();
    await expect(onPitch(page)).toHaveCount(5);
    expect(await namesOnPitch(page)).not.toEqual(before);
  });

  await test.step("Set Active shows it on My Team, read-only and as a picture", async () => {
    await page.getByRole("button", { name: "Set Active" }).click();
    await expect(page.getByText("Active team", { exact: true })).toBeVisible();
    await page.goto("/my-team");
    await expect(page.getByText("5/5")).toBeVisible();
    await expect(onPitch(page)).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole("link", { name: "Edit Team" }).click();
    await expect(page.getByLabel("Team name")).toHaveValue("Mouse");
  });
});

test.describe("by touch", { tag: "@touch" }, () => {
  test.use({ hasTouch: true });

  test("a team is built by tapping a card, or a slot and then a card, and found again", async ({ page }) => {
    await openBuilder(page);
    await startTeam(page, "Thumb");
    for (const [at, { position, slot }] of lineUp.entries()) {
      if (at % 2 === 0) {
        await available(page, position).tap();
      } else {
        await emptySlot(page, slot).tap();
        await fitting(page, position).tap();
      }
      await expect(onPitch(page)).toHaveCount(at + 1);
    }
    await page.getByRole("button", { name: "Save Team" }).tap();
    await expect(page.getByText(SAVED)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectFoundAfterReload(page, "Thumb");
  });
});

test("a team is built by keyboard alone, each step is announced, and it's found again", async ({ page }) => {
  await openBuilder(page);
  await tabTo(page, /^Team name$/);
  await page.keyboard.type("Keys");
  await tabTo(page, /^2-1-1$/);
  await page.keyboard.press("Space");
  await expect(formation(page, "2-1-1")).toBeChecked();
  for (const { slot } of lineUp) {
    const name = `${slot}( left| right)?`;
    await tabTo(page, new RegExp(`^${name}, empty$`));
    await page.keyboard.press("Enter");
    const selected = new RegExp(`^${name} selected\\. Choose a player or another position\\.$`);
    await expect(page.getByText(selected)).toBeAttached();
    // Players in their natural position come first, and focus is on the first.
    await expect(page.getByRole("dialog").getByRole("listitem").first().getByRole("button")).toBeFocused();
    const spoken = page.getByText(new RegExp(`placed at ${name}\\.$`));
    await page.keyboard.press("Enter");
    await expect(spoken).toBeAttached();
  }
  await expect(onPitch(page)).toHaveCount(5);
  await page.keyboard.press("Control+z");
  await expect(page.getByText("Undone: 4 of 5 players, 2-1-1.")).toBeAttached();
  await page.keyboard.press("Control+Shift+z");
  await expect(onPitch(page)).toHaveCount(5);
  // With nothing left to undo, the focus goes to what can be pressed next.
  const [undo, redo] = [
    page.getByRole("button", { name: "Undo" }),
    page.getByRole("button", { name: "Redo" }),
  ];
  await undo.focus();
  for (let presses = 0; presses < 20 && (await undo.isEnabled()); presses += 1)
    await page.keyboard.press("Enter");
  await expect(redo).toBeFocused();
  for (let presses = 0; presses < 20 && (await redo.isEnabled()); presses += 1)
    await page.keyboard.press("Enter");
  await expect(undo).toBeFocused();
  await expect(onPitch(page)).toHaveCount(5);
  // Right after choosing a formation too, when its radio button has the focus.
  await formation(page, "1-2-1").focus();
  await page.keyboard.press("Space");
  await expect(formation(page, "1-2-1")).toBeChecked();
  await page.keyboard.press("Control+z");
  await expect(formation(page, "2-1-1")).toBeChecked();
  await expect(onPitch(page)).toHaveCount(5);
  await tabTo(page, /^Save Team$/);
  await page.keyboard.press("Enter");
  await expect(page.getByText(SAVED)).toBeVisible();
  await expectFoundAfterReload(page, "Keys");
});

/** Presses Tab until an element with this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const label =
        element instanceof HTMLElement && "labels" in element
          ? (element as HTMLInputElement).labels?.[0]
          : null;
      return element?.ariaLabel ?? label?.textContent ?? element?.textContent ?? "";
    });
    if (name.test(focused.trim())) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${name}`);
}

// shows: 4.17
test("dropping something that isn't a card is logged and ignored @short", async ({ page, context }) => {
  await openTeamOfFive(page, "Solid");
  const other = await context.newPage();
  const errors: string[] = [];
  other.on("pageerror", ({ message }) => errors.push(message));
  await other.goto(page.url());
  await expect(onPitch(other)).toHaveCount(5);
  await other.getByRole("region", { name: "Solid, 2-1-1" }).evaluate((pitch) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["no card"], "letter.txt", { type: "text/plain" }));
    for (const type of ["dragenter", "dragover", "drop"]) {
      pitch.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    }
  });
  await expect.poll(() => errors.join()).toContain("A dropped thing is not a card.");
  await expect(onPitch(other)).toHaveCount(5);
});

test("a team is shared as a picture generated in the browser", async ({ page }) => {
  await openTeamOfFive(page, "Night Owls");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Share picture" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("night-owls.png");
  const png = await readFile(await file.path());
  expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1920]);
});

test(
  "a picture that took longer than a tap lasts is shared with another tap",
  { tag: "@touch" },
  async ({ page }) => {
    await page.addInitScript(() => {
      let taps = 0;
      const share = async ({ files = [] }: ShareData): Promise<void> => {
        taps += 1;
        if (taps === 1) throw new DOMException("The tap was too long ago.", "NotAllowedError");
        Object.assign(window, { shared: files.map(({ name }) => name) });
      };
      Object.assign(navigator, { canShare: () => true, share });
    });
    await openTeamOfFive(page, "Night Owls");
    await page.getByRole("button", { name: "Share picture" }).tap();
    const offer = page.locator(".toast[data-state=open]");
    await expect(offer).toContainText("Your picture is ready");
    await offer.getByRole("button", { name: "Share it" }).tap();
    await expect(offer).toHaveCount(0);
    expect(await page.evaluate(() => (window as unknown as { shared: string[] }).shared)).toEqual([
      "night-owls.png",
    ]);
  },
);
