import type { Locator, Page } from "@playwright/test";
import {
  available,
  chooseFormation,
  emptySlot,
  namesOnPitch,
  onPitch,
  openBuilder,
  placeBestFive,
  saveTeam,
  startTeam,
} from "#tests/journeys/support/builder.ts";
import { expect, test } from "#tests/journeys/support/journey.ts";

function pitch(page: Page, label: string): Locator {
  return page.getByRole("region", { name: label, exact: true });
}

/** Drops a card in a corner of the pitch, away from any slot. */
async function dropBesideSlots(card: Locator, onto: Locator): Promise<void> {
  await onto.scrollIntoViewIfNeeded();
  await card.dragTo(onto, { targetPosition: { x: 12, y: 12 } });
}

// shows: 2.83, 2.84, 2.85, 5.13
test("the pitch follows its formation, takes cards and gives them back, and is read-only elsewhere", async ({
  page,
}) => {
  await openBuilder(page);
  const owls = pitch(page, "Owls, 2-1-1");

  await test.step("it has its formation's slots", async () => {
    await expect(pitch(page, "New team")).toHaveText("Select a formation to view positions");
    await startTeam(page, "Owls");
    await expect(owls.getByRole("button")).toHaveText(["GK", "CB", "CB", "CM", "ST"]);
    await chooseFormation(page, "2-2");
    await expect(pitch(page, "Owls, 2-2").getByRole("button")).toHaveText(["GK", "CB", "CB", "LM", "RM"]);
    await chooseFormation(page, "2-1-1");
  });

  await test.step("a card dropped on a slot stays there, one dropped elsewhere goes to its natural slot", async () => {
    await available(page, "goalkeeper").dragTo(emptySlot(page, "CM"));
    await expect(owls.getByRole("button", { name: /^CM, (?!empty)/ })).toBeVisible();
    await expect(emptySlot(page, "GK")).toBeVisible();
    await dropBesideSlots(available(page, "forward"), owls);
    await expect(owls.getByRole("button", { name: /^ST, (?!empty)/ })).toBeVisible();
    await expect(onPitch(page)).toHaveCount(2);
  });

  await test.step("removing a card empties its slot", async () => {
    await onPitch(page).first().click();
    await expect(onPitch(page)).toHaveCount(1);
    await expect(emptySlot(page, "CM")).toBeVisible();
  });

  await test.step("dropping a sixth card on it is refused in the specification's words", async () => {
    await placeBestFive(page);
    await expect(onPitch(page)).toHaveCount(5);
    const five = await namesOnPitch(page);
    await dropBesideSlots(available(page, "midfielder"), owls);
    const toast = page.locator(".toast[data-state=open]");
    await expect(toast.getByText("Team Full", { exact: true })).toBeVisible();
    await expect(
      toast.getByText("You can only have 5 players in your team. Remove a player first to add a new one.", {
        exact: true,
      }),
    ).toBeVisible();
    expect(await namesOnPitch(page)).toEqual(five);
  });

  await test.step("My Team shows the same five, and nothing can be dragged, dropped or removed", async () => {
    const names = (await namesOnPitch(page)).map((label) => label.replace(/^Remove /, ""));
    await expect(owls.locator("[draggable=true]")).toHaveCount(5);
    await saveTeam(page);
    await page.getByRole("button", { name: "Set Active" }).click();
    await expect(page.getByText("Active team", { exact: true })).toBeVisible();
    await page.goto("/my-team");
    for (const name of names) await expect(owls.getByText(name, { exact: true }).first()).toBeVisible();
    await expect(owls.getByRole("button")).toHaveCount(0);
    await expect(owls.locator("[draggable=true]")).toHaveCount(0);
  });
});
