import { onPitch, openTeamOfFive, SAVED } from "#tests/journeys/support/builder.ts";
import { expect, test } from "#tests/journeys/support/journey.ts";

const NOT_SAVED = "Failed to update team positions. Trying again...";

test("an offline change is saved when the network returns, without waiting for the next retry", async ({
  page,
  context,
}) => {
  await openTeamOfFive(page, "Tunnel end");
  await page.clock.install();
  await context.setOffline(true);
  await onPitch(page).first().click();
  await page.clock.runFor(100);
  await expect(page.getByText(NOT_SAVED)).toBeVisible();
  // The page's clock is paused from here on: only the network's return can trigger a save.
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(page.getByText(NOT_SAVED)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(SAVED)).toBeVisible();
});

test("the browser asks before closing a page with an unsaved change", async ({ page, context }) => {
  await openTeamOfFive(page, "Half way");
  await context.setOffline(true);
  await onPitch(page).first().click();
  await expect(page.getByText(NOT_SAVED)).toBeVisible();
  const question = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await question;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await context.setOffline(false);
  await expect(page.getByText(SAVED)).toBeVisible();
});

test("a change is saved when the user leaves the screen or the page within the 100 ms", async ({ page }) => {
  await openTeamOfFive(page, "Quick exit");
  const address = page.url();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const positions = /\/api\/teams\/\d+\/positions/;
  const saved = () => page.waitForResponse((r) => positions.test(r.url()) && r.request().method() === "PUT");

  await test.step("for another screen", async () => {
    const answer = saved();
    await onPitch(page).first().click();
    await page.getByRole("link", { name: "My Collection" }).first().click();
    expect((await answer).status()).toBe(200);
  });

  await test.step("for another site", async () => {
    await page.clock.resume();
    await page.goto(address);
    await expect(onPitch(page)).toHaveCount(4);
    await page.clock.pauseAt(Date.now() + 120_000);
    await onPitch(page).first().click();
    await page.goto("about:blank");
    await page.clock.resume();
    await page.goto(address);
    await expect(onPitch(page)).toHaveCount(3);
  });
});
