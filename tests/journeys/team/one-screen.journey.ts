import type { Locator, Page } from "@playwright/test";
import {
  available,
  emptySlot,
  fitting,
  formation,
  namesOnPitch,
  onPitch,
  openBuilder,
  SAVED,
} from "#tests/journeys/support/builder.ts";
import { unreadCards } from "./unread-cards.ts";
import { hiddenControls } from "#tests/journeys/support/hidden-controls.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "#tests/journeys/support/journey.ts";
import { largeTextFaults } from "#tests/journeys/walk/overflow.ts";

function bar(page: Page): Locator {
  return page.getByRole("region", { name: "Save and activate" });
}

/** All of it is on screen without scrolling, covered by nothing but parts of the builder. */
async function expectInView(part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  const covered = await part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) {
      return `outside the screen: ${left}, ${top} to ${right}, ${bottom}`;
    }
    const builder = document.querySelector(".builder");
    const points = [
      [left + 12, top + 12],
      [right - 12, top + 12],
      [left + 12, bottom - 12],
      [right - 12, bottom - 12],
      [(left + right) / 2, (top + bottom) / 2],
    ] as const;
    const over = points.map(([x, y]) => document.elementFromPoint(x, y));
    return over.find((one) => builder?.contains(one) !== true)?.outerHTML ?? "";
  });
  expect(covered).toBe("");
}

async function expectOneScreen(page: Page): Promise<void> {
  await expectInView(page.locator(".pitch"));
  await expectInView(page.getByRole("region", { name: "Available Players" }));
  await expectInView(bar(page));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const [content, screen] = await page.evaluate(() => [
    document.documentElement.scrollHeight,
    document.documentElement.clientHeight,
  ]);
  expect(content).toBe(screen);
  await expectNoSidewaysScroll(page);
}

test.describe("on a small phone", { tag: "@touch" }, () => {
  // shows: 2.83, 2.84, 5.13
  test("five cards are tapped into place, saved and set active on one screen, and the active team opens next time", async ({
    page,
  }) => {
    await openBuilder(page);
    await expect(page.getByText("Select a formation to view positions")).toBeVisible();
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
    await expectOneScreen(page);

    await test.step("a card goes to its natural slot, a slot offers the cards that fit", async () => {
      await page.getByLabel("Team name").fill("Thumbs");
      await formation(page, "2-1-1").tap();
      for (const position of ["goalkeeper", "midfielder", "forward"]) await available(page, position).tap();
      await expect(onPitch(page)).toHaveCount(3);
      await emptySlot(page, "CB").tap();
      await expect(page.getByRole("dialog", { name: "Who plays at CB left?" })).toBeVisible();
      await expectAccessible(page);
      await fitting(page, "defender").tap();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await available(page, "defender").tap();
      await expect(onPitch(page)).toHaveCount(5);
      await expectOneScreen(page);
      expect(await unreadCards(page)).toEqual([]);
    });

    await test.step("a sixth is refused, by tap and by drop anywhere", async () => {
      const five = await namesOnPitch(page);
      const full = page.locator(".toast[data-state=open]").getByText("Team Full", { exact: true });
      const pitch = page.locator(".pitch");
      const sixth = available(page, "forward");
      for (const refused of [
        () => sixth.tap(),
        () => sixth.dragTo(page.getByRole("button", { name: /^ST, / })),
        () => sixth.dragTo(pitch, { targetPosition: { x: 8, y: 90 } }),
      ]) {
        await refused();
        await expect(full.first()).toBeVisible();
        await page.getByRole("button", { name: "Dismiss" }).first().tap();
        await expect(full).toHaveCount(0);
        expect(await namesOnPitch(page)).toEqual(five);
      }
    });

    await test.step("it is saved and set active", async () => {
      await bar(page).getByRole("button", { name: "Save Team" }).tap();
      await expect(bar(page).getByText(SAVED)).toBeVisible();
      await bar(page).getByRole("button", { name: "Set Active" }).tap();
      await expect(bar(page).getByText("Active team", { exact: true })).toBeVisible();
      await expect(bar(page).getByRole("button").last()).toHaveAccessibleName("Delete Team");
      // The toast doesn't cover the buttons, and closes.
      await expectInView(bar(page));
      await page.getByRole("button", { name: "Dismiss" }).last().tap();
      await expect(page.locator(".toast")).toHaveCount(0);
      await expectOneScreen(page);
      await expectAccessible(page);
    });

    await test.step("held sideways, the page scrolls and each card can be read", async () => {
      await page.setViewportSize({ width: 740, height: 360 });
      expect(await unreadCards(page)).toEqual([]);
      expect(await hiddenControls(page)).toEqual([]);
    });

    await test.step("with large text, each card can be read, and each command is on the screen", async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await largeTextFaults(page)).toEqual([]);
      expect(await unreadCards(page)).toEqual([]);
      expect(await hiddenControls(page)).toEqual([]);
      for (const best of ["points", "matches"]) {
        const button = page.getByRole("button", { name: `Best five for ${best}` });
        const [content, box] = await button.evaluate((one) => [one.scrollWidth, one.clientWidth]);
        expect(content).toBe(box);
      }
      await bar(page).getByRole("button", { name: "Delete Team" }).scrollIntoViewIfNeeded();
      await expect(bar(page).getByRole("button", { name: "Delete Team" })).toBeInViewport({ ratio: 1 });
    });

    await test.step("the active team is open next time", async () => {
      await page.goto("/team-builder");
      await expect(page.getByLabel("Team name")).toHaveValue("Thumbs");
      await expect(onPitch(page)).toHaveCount(5);
      await expect(formation(page, "2-1-1")).toBeChecked();
    });
  });
});

test("one click picks the best five for points or for matches, with a formation and a reason", async ({
  page,
}) => {
  await openBuilder(page);
  await page.getByRole("button", { name: "Best five for points" }).click();
  await expect(onPitch(page)).toHaveCount(5);
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(1);
  const reason = page.locator(".builder-reason");
  await expect(reason).toHaveText(/expected points/u);
  await page.getByRole("button", { name: "Best five for matches" }).click();
  await expect(reason).toHaveText(/in matches/u);
  await expectAccessible(page);
  await onPitch(page).first().click();
  await expect(reason).toHaveCount(0);
  // Each slot has a unique name, and each card is named by one control.
  const slots = page.locator(".pitch").getByRole("button", { name: /, (empty|.+, overall \d+)/u });
  const names = await slots.evaluateAll((buttons) => buttons.map((one) => one.ariaLabel?.split(",")[0]));
  expect(new Set(names).size).toBe(5);
  await expect(page.getByRole("article")).toHaveCount(0);
});
