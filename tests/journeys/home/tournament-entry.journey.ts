import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { fieldTeam } from "#tests/journeys/support/field-team.ts";
import { expect, expectAccessible, signUp, test } from "#tests/journeys/support/journey.ts";

const TEAM = "Night Owls (1-2-1, active)";

/** The widget's button; an open dialog hides it from the accessibility tree only. */
function enter(page: Page): Locator {
  return page
    .getByRole("button", { name: /^(Enter Tournament|Entering\.\.\.)$/, includeHidden: true })
    .first();
}

function panel(page: Page, heading: string): Locator {
  return page.locator("section", { has: page.getByRole("heading", { name: heading, exact: true }) }).last();
}

async function openWithTeam(page: Page): Promise<void> {
  await signUp(page, { withUsername: true });
  await fieldTeam(page, "Night Owls");
  await page.goto("/");
}

/** Overrides fields in the server's responses for a path. */
async function change(page: Page, path: string, fields: object): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), ...fields } });
  });
}

// shows: 3.12, 4.21, 5.8
test("an inactive tournament can't be entered", async ({ page }) => {
  await openWithTeam(page);
  for (const status of ["upcoming", "finished"]) {
    await change(page, "**/api/tournaments/active", { status });
    await page.reload();
    const widget = panel(page, "Monthly Tournament");
    await expect(widget.getByText(status, { exact: true })).toBeVisible();
    await widget.getByRole("combobox").selectOption({ label: TEAM });
    await expect(enter(page)).toBeDisabled();
    await page.unroute("**/api/tournaments/active");
  }
  await page.reload();
  await page.getByRole("combobox").selectOption({ label: TEAM });
  await expect(enter(page)).toBeEnabled();
});

// shows: 4.18, 5.8, 7.34, 7.35, 8.9
test("an entry is sent once and confirmed in the specification's words", async ({ page }) => {
  await openWithTeam(page);
  // A single team would be preselected.
  await page.request.post("/api/teams", { data: { name: "Spare", formation: "2-2", isActive: false } });
  await page.reload();
  const { promise: looked, resolve: goOn } = Promise.withResolvers<void>();
  let sent = 0;
  await page.route("**/api/tournaments/*/enter", async (route) => {
    sent += 1;
    await looked;
    await route.continue();
  });

  await test.step("without a team the button is disabled", async () => {
    await expect(enter(page)).toBeDisabled();
    await page.getByRole("combobox").selectOption({ label: TEAM });
    await expect(enter(page)).toBeEnabled();
  });

  await test.step("the question explains the five's form, and its buttons are in view on a small phone", async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await enter(page).click();
    const question = page.getByRole("alertdialog");
    await expect(question.getByText(/^Bars show minutes in the last five matches/u)).toBeInViewport();
    await expect(question.getByRole("listitem").filter({ has: page.locator(".form-picture") })).toHaveCount(
      5,
    );
    const buttons = ["Lock in my team", "Cancel"].map((name) => question.getByRole("button", { name }));
    for (const button of buttons) await expect(button).toBeInViewport({ ratio: 1 });
    expect(await question.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)).toBe(
      true,
    );
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step("beside the dialog, the place of the scrollbar is as dark as the page", async () => {
    const clip = { x: 1230, y: 600, width: 50, height: 1 };
    const { channels } = await sharp(await page.screenshot({ clip })).stats();
    for (const { min, max } of channels) expect(max - min).toBeLessThan(24);
  });

  await test.step("while the entry is being sent, no control responds", async () => {
    await page.getByRole("button", { name: "Lock in my team" }).click();
    await expect(page.getByRole("alertdialog").getByRole("button", { name: "Entering..." })).toBeDisabled();
    await expect(enter(page)).toBeDisabled();
    await expectAccessible(page);
    goOn();
  });

  await test.step("the entry is confirmed, and the widget shows it immediately", async () => {
    const toast = page.locator(".toast[data-state=open]");
    await expect(toast.getByText("Tournament Entry Confirmed!", { exact: true })).toBeVisible();
    await expect(
      toast.getByText("Your team has been locked in for the tournament", { exact: true }),
    ).toBeVisible();
    await expect(page.getByText("Team Locked In")).toBeVisible();
    expect(sent).toBe(1);
  });
});

// shows: 8.11
test("a tournament team that can't be shown says why", async ({ page }) => {
  await openWithTeam(page);
  await page.getByRole("combobox").selectOption({ label: TEAM });
  await enter(page).click();
  await page.getByRole("button", { name: "Lock in my team" }).click();
  await expect(page.getByText("Team Locked In")).toBeVisible();
  const team = panel(page, "Tournament Team");

  await test.step("its positions can't be loaded", async () => {
    await change(page, "**/api/tournaments/*/user", { picks: [] });
    await page.route("**/api/teams/*/positions", (route) => route.abort());
    await page.goto("/play");
    await expect(team.getByText("Error loading tournament team", { exact: true })).toBeVisible();
    await expect(team.getByText("Positions error", { exact: true })).toBeVisible();
    await page.unroute("**/api/teams/*/positions");
    await page.unroute("**/api/tournaments/*/user");
  });

  await test.step("its saved team was deleted", async () => {
    await change(page, "**/api/tournaments/*/user", { picks: [], teamName: "Gone" });
    await page.goto("/play");
    await expect(team.getByText("Error loading tournament team", { exact: true })).toBeVisible();
    await expect(team.getByText("Team not found in saved teams", { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.unroute("**/api/tournaments/*/user");
  });

  await test.step("it fails to load, and a retry loads it", async () => {
    await page.route("**/api/tournaments/*/user", (route) => route.abort());
    await page.goto("/play");
    await expect(page.getByText("Error loading tournament team").first()).toBeVisible();
    await page.unroute("**/api/tournaments/*/user");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(team.getByText("Locked", { exact: true })).toBeVisible();
    await expect(page.getByText("Error loading tournament team")).toHaveCount(0);
  });
});
