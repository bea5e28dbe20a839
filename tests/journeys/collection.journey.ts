import type { Page } from "@playwright/test";
import { takeBaseCards } from "#tests/journeys/support/base-cards.ts";
import { onPitch, openTeamOfFive } from "#tests/journeys/support/builder.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signUp,
  test,
} from "#tests/journeys/support/journey.ts";

interface Card {
  readonly id: number;
  readonly playerName: string;
  readonly position: string;
  readonly club: string;
}

function toast(page: Page) {
  return page.locator(".toast[data-state=open]");
}

function shownCards(page: Page) {
  return page.getByRole("list", { name: "Cards" }).getByRole("listitem");
}

/** Shows the fields that a phone folds. */
async function unfoldFilters(page: Page): Promise<void> {
  const filters = page.getByRole("button", { name: /^Filters/u });
  if ((await filters.getAttribute("aria-expanded")) === "false") await filters.click();
}

/** The collection of a new user with thirty cards. */
async function openThirtyCards(page: Page): Promise<void> {
  await signUp(page, { withUsername: true });
  await takeBaseCards(page.request);
  const cards = (await (await page.request.get("/api/cards")).json()) as Card[];
  const many = Array.from({ length: 30 }, (_, at) => ({ ...cards[at % cards.length], id: 1_000_000 + at }));
  await page.route("**/api/cards", (route) => route.fulfill({ json: many }));
  await page.goto("/collection");
}

test("a card with a long club name stays inside its frame on a phone", async ({ page }) => {
  await signUp(page, { withUsername: true });
  await takeBaseCards(page.request);
  const [drawn] = (await (await page.request.get("/api/cards")).json()) as Card[];
  const given = { ...drawn, club: "Wolverhampton Wanderers", overall: 92, rarity: "legendary" };
  // A photo that doesn't arrive leaves the frame as it is.
  const cards = [given, { ...given, id: 1_000_000, imageUrl: "/images/none/medium.webp" }];
  await page.route("**/api/cards", (route) => route.fulfill({ json: cards }));
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/collection");
  await expect(shownCards(page)).toHaveCount(2);
  const overflows = await page
    .locator(".card-stock")
    .evaluateAll((stocks) => stocks.map((stock) => stock.scrollWidth - stock.clientWidth));
  expect(overflows.filter((overflow) => overflow > 0)).toEqual([]);
  const [frame, marks] = [page.locator(".card-printed"), page.locator(".card-printed .card-rarity")];
  const [outer, inner] = [await frame.boundingBox(), await marks.boundingBox()];
  if (outer === null || inner === null) throw new Error("the printed card isn't there");
  expect(inner.x + inner.width).toBeLessThan(outer.x + outer.width);
});

// shows: 2.69, 2.70, 2.71, 2.72, 2.73, 2.75, 8.13, 8.14, 9.36
test("a collection is filled, searched, filtered and thinned out @short", async ({ page }) => {
  await signUp(page, { withUsername: true });
  await page.goto("/collection");

  await test.step("an empty collection leads to the base set and to uploads", async () => {
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Upload Cards" })).toHaveAttribute("href", "/upload-cards");
    await expect(main.getByRole("button", { name: "Get Base Cards" })).toHaveCount(1);
  });

  await test.step("a failure to claim base cards shows an error", async () => {
    await page.route("**/api/cards/base", (route) => route.abort(), { times: 1 });
    await page.getByRole("button", { name: "Get Base Cards" }).first().click();
    await expect(toast(page)).toContainText("Failed to create base cards");
    await page.getByRole("button", { name: "Get Base Cards" }).first().click();
    await expect(shownCards(page)).toHaveCount(11);
  });

  const cards = (await (await page.request.get("/api/cards")).json()) as Card[];
  const position = page.getByLabel("Position", { exact: true });

  await test.step("the position filter has the four positions and all", async () => {
    await unfoldFilters(page);
    const values = await position
      .getByRole("option")
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    expect(values).toEqual(["all", "goalkeeper", "defender", "midfielder", "forward"]);
    await position.selectOption("goalkeeper");
    await expect(shownCards(page)).toHaveCount(2);
    await position.selectOption("all");
  });

  await test.step("the search box finds players by name", async () => {
    const [wanted] = cards;
    await page.getByLabel("Search players or clubs").fill(wanted?.playerName ?? "");
    await expect(shownCards(page)).toHaveCount(1);
    await page.getByRole("button", { name: "Clear search" }).click();
    await expect(page.getByLabel("Search players or clubs")).toBeFocused();
    await expect(shownCards(page)).toHaveCount(11);
    await expectNoSidewaysScroll(page);
  });

  await test.step("selected cards are deleted after a confirmation, and a failure shows an error", async () => {
    const remove = page.getByRole("button", { name: /^Delete Selected/ });
    await expect(remove).toBeDisabled();
    await expect(remove).not.toHaveClass(/button-destructive/);
    await shownCards(page).first().getByRole("checkbox").check();
    await shownCards(page).last().getByRole("checkbox").check();
    await page.route("**/api/cards/delete", (route) => route.abort(), { times: 1 });
    await remove.click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete", exact: true }).click();
    await expect(toast(page)).toContainText("Failed to delete card");
    await shownCards(page).first().getByRole("checkbox").check();
    await shownCards(page).last().getByRole("checkbox").check();
    await page.getByRole("button", { name: "Delete Selected (2)" }).click();
    await expectAccessible(page);
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete", exact: true }).click();
    await expect(shownCards(page)).toHaveCount(9);
  });
});

// shows: 2.74, 9.17
test("a large collection is shown in pages of 24 @short", async ({ page }) => {
  await openThirtyCards(page);
  await expect(shownCards(page)).toHaveCount(24);
  const pages = page.getByRole("navigation", { name: "Cards pages" });
  await expect(pages).toContainText("1 of 2");
  await pages.getByRole("button", { name: "Next" }).click();
  await expect(shownCards(page)).toHaveCount(6);
  await expect(page.getByLabel("Select all on this page")).toBeInViewport();
  // With the keyboard, focus moves to the top of the new page.
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Select all on this page")).toBeFocused();
});

test(
  "a phone shows cards on its first screen, and how many filters are set",
  { tag: "@touch" },
  async ({ page }) => {
    await openThirtyCards(page);
    const filters = page.getByRole("button", { name: /^Filters/u });
    const position = page.getByLabel("Position", { exact: true });
    await expect(shownCards(page)).toHaveCount(24);
    const [card, navigation] = [
      await shownCards(page).first().boundingBox(),
      await page.getByRole("navigation", { name: "Main" }).boundingBox(),
    ];
    expect((navigation?.y ?? 0) - (card?.y ?? 0)).toBeGreaterThan(120);
    await expect(page.getByLabel("Search players or clubs")).toBeVisible();
    await expect(position).toBeHidden();

    await test.step("the keyboard unfolds them, and reaches them next", async () => {
      await filters.press("Enter");
      await page.keyboard.press("Tab");
      await expect(position).toBeFocused();
      await position.selectOption("goalkeeper");
      await page.getByLabel("Duplicates").check();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

    await test.step("folded, and after Back from a card, their number remains", async () => {
      await filters.click();
      await expect(position).toBeHidden();
      await expect(filters).toHaveText("Filters (2)");
      await shownCards(page).first().getByRole("link").click();
      await expect(page).toHaveURL(/\/cards\//u);
      await page.goBack();
      await expect(filters).toHaveText("Filters (2)");
      await filters.click();
      await page.getByRole("button", { name: "Clear filters" }).click();
      await expect(filters).toHaveText("Filters");
      await expect(shownCards(page)).toHaveCount(24);
    });
  },
);

test(
  "a phone whose cards' form can't be read says so above the cards",
  { tag: "@touch" },
  async ({ page }) => {
    const filters = page.getByRole("button", { name: /^Filters/u });
    await openThirtyCards(page);
    await unfoldFilters(page);
    await page.getByLabel("Show form").check();
    await filters.click();
    await expect(page.getByText(/^Bars show minutes in the last five matches/u)).toBeVisible();
    await page.route("**/api/cards/form", (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await expect(filters).toHaveAttribute("aria-expanded", "false");
    await expect(page.getByRole("alert").getByText("We couldn't load your cards' form")).toBeVisible();
    await expect(shownCards(page)).toHaveCount(24);
  },
);

test("Back from a card restores the collection as it was", async ({ page }) => {
  await openThirtyCards(page);
  await unfoldFilters(page);
  await page.getByLabel("Sort by").selectOption("name");
  await page.getByRole("navigation", { name: "Cards pages" }).getByRole("button", { name: "Next" }).click();
  await expect(shownCards(page)).toHaveCount(6);
  await shownCards(page).first().getByRole("link").click();
  await expect(page).toHaveURL(/\/cards\//u);
  await page.goBack();
  await expect(shownCards(page)).toHaveCount(6);
  await expect(page.getByLabel("Sort by")).toHaveValue("name");
  await page.goto("/leaderboard");
  await page.getByRole("tab", { name: "This month" }).click();
  await page.getByRole("link", { name: "Play a Match" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Play a Match" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("tab", { name: "This month" })).toHaveAttribute("aria-selected", "true");
});

test("cards show their players' form when a switch is on, and the device remembers it", async ({ page }) => {
  await signUp(page, { withUsername: true });
  await takeBaseCards(page.request);
  await page.goto("/collection");
  const told = shownCards(page).getByText(/^(Last five|This season so far|No matches this season yet)/u);
  await expect(shownCards(page)).toHaveCount(11);
  await expect(told).toHaveCount(0);
  await unfoldFilters(page);
  await page.getByLabel("Show form").check();
  await expect(told).toHaveCount(11);
  await expect(told.first()).toContainText(/difficulty [1-5] of 5\.$/u);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.reload();
  await expect(told).toHaveCount(11);
  await unfoldFilters(page);
  await page.getByLabel("Show form").uncheck();
  await expect(told).toHaveCount(0);
});

test("a card in a saved team is deleted after a confirmation that names the team", async ({ page }) => {
  await openTeamOfFive(page, "Night Owls");
  const teams = (await (await page.request.get("/api/teams")).json()) as { id: number }[];
  const slots = (await (await page.request.get(`/api/teams/${teams[0]?.id}/positions`)).json()) as {
    cardId: number;
    card: Card;
  }[];
  const [one, two] = slots;
  if (one === undefined || two === undefined) throw new Error("the team has no cards");
  const question = page.getByRole("alertdialog");

  await test.step("on the card's own page", async () => {
    await page.goto(`/cards/${one.cardId}`);
    await page.getByRole("button", { name: "Delete" }).click();
    await expect(question).toContainText("leaves an empty slot in Night Owls.");
    await expectAccessible(page);
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(toast(page)).toContainText("1 card deleted");
  });

  await test.step("in the collection, where declining keeps the card", async () => {
    await page.goto("/collection");
    await page.getByRole("checkbox", { name: two.card.playerName }).check();
    await page.getByRole("button", { name: "Delete Selected (1)" }).click();
    await expect(question).toContainText("leaves an empty slot in Night Owls.");
    await question.getByRole("button", { name: "Cancel" }).click();
    await page.goto(`/team-builder?team=${teams[0]?.id}`);
    await expect(onPitch(page)).toHaveCount(4);
  });
});
