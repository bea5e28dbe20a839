import type { Locator, Page } from "@playwright/test";
import { takeBaseCards } from "#tests/journeys/support/base-cards.ts";
import { onPitch, openBuilder, placeBestFive, SAVED, startTeam } from "#tests/journeys/support/builder.ts";
import { fieldTeam } from "#tests/journeys/support/field-team.ts";
import { expect, signUp, test } from "#tests/journeys/support/journey.ts";
import { settled, watchRequests } from "#tests/journeys/walk/settle.ts";
import { shiftedSoFar, slowDown, watchShifts } from "#tests/journeys/walk/shifts.ts";

interface Fixture {
  readonly fixture: { readonly id: number; readonly status: { readonly short: string } };
}

async function finishedFixture(page: Page): Promise<number | undefined> {
  const answer = await page.request.get("/api/matches-by-date");
  const { matchesByDate } = (await answer.json()) as {
    readonly matchesByDate: Readonly<Record<string, readonly Fixture[]>>;
  };
  const finished = Object.values(matchesByDate)
    .flat()
    .find(({ fixture }) => fixture.status.short === "FT");
  return finished?.fixture.id;
}

/** The width of a select's chosen text, and the width that there is for it. */
async function chosenText(select: Locator): Promise<{ readonly text: number; readonly room: number }> {
  return select.evaluate((element) => {
    if (!(element instanceof HTMLSelectElement)) throw new Error("not a select");
    const { font, paddingLeft, paddingRight } = getComputedStyle(element);
    const context = document.createElement("canvas").getContext("2d");
    if (context === null) throw new Error("no canvas");
    context.font = font;
    const room = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return { text: context.measureText(element.selectedOptions[0]?.text ?? "").width, room };
  });
}

test.describe("on the smallest phone", { tag: "@touch" }, () => {
  test("no slot's label is under the next row's card", async ({ page }) => {
    await signUp(page, { withUsername: true });
    await fieldTeam(page, "Floodlights");
    for (const address of ["/my-team", "/matches/new"]) {
      await page.goto(address);
      await expect(page.locator(".slot-label")).toHaveCount(5);
      const covered = await page.locator(".slot-label").evaluateAll((labels) =>
        labels.flatMap((label) => {
          const { left, right, top, bottom } = label.getBoundingClientRect();
          return [...document.querySelectorAll(".pitch-slot .card")]
            .filter((card) => label.closest(".pitch-slot")?.contains(card) !== true)
            .map((card) => card.getBoundingClientRect())
            .filter(
              (card) => card.left < right && card.right > left && card.top < bottom && card.bottom > top,
            )
            .map(() => label.textContent);
        }),
      );
      expect(covered, address).toEqual([]);
    }
  });

  test("the parts of the team rating are columns of their own", async ({ page }) => {
    await signUp(page, { withUsername: true });
    await fieldTeam(page, "Floodlights");
    await page.goto("/my-team");
    await page.getByText(/^Team rating: \d+/u).click();
    const heads = page.getByRole("columnheader");
    await expect(heads).toHaveText(["Position", "Player", "Overall", "Adds", "In matches"]);
    const spans = await heads.evaluateAll((cells) =>
      cells.map((cell) => {
        const text = document.createRange();
        text.selectNodeContents(cell);
        const { left, right } = text.getBoundingClientRect();
        return { left, right };
      }),
    );
    const gaps = spans.slice(1).map(({ left }, at) => left - (spans[at]?.right ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(6);
    const beyond = await page.getByRole("table").evaluate((table) => {
      const box = table.parentElement;
      return box === null ? 0 : box.scrollWidth - box.clientWidth;
    });
    expect(beyond).toBe(0);
  });

  test("the rules' tables end as far from the edge as they begin", async ({ page }) => {
    await signUp(page, { withUsername: true });
    await page.goto("/how-it-works");
    await expect(page.getByRole("table").first()).toBeVisible();
    const margins = await page.locator("table.table tbody tr:first-child").evaluateAll((rows) =>
      rows.map((row) => {
        const [first, last] = [row.firstElementChild, row.lastElementChild];
        if (first === null || last === null) throw new Error("a row without cells");
        return [getComputedStyle(first).paddingLeft, getComputedStyle(last).paddingRight];
      }),
    );
    expect(margins.length).toBeGreaterThan(3);
    for (const [left, right] of margins) expect(right).toBe(left);
  });

  test("the newcomer's screens don't move while they load", async ({ page }) => {
    await signUp(page, { withUsername: true });
    await takeBaseCards(page.request);
    await watchShifts(page);
    await slowDown(page);
    await watchRequests(page);
    for (const address of ["/", "/upload-cards"]) {
      await page.goto(address);
      await settled(page);
      expect(await shiftedSoFar(page), address).toEqual({ sum: 0, parts: [] });
    }
  });
});

test("a desktop's home and settings stay in place while they load", async ({ page }) => {
  await signUp(page, { withUsername: true });
  await watchShifts(page);
  await slowDown(page);
  await watchRequests(page);
  const expectInPlace = async (address: string) => {
    await page.goto(address);
    await settled(page);
    const { sum, parts } = await shiftedSoFar(page);
    expect(sum, `${address}: ${parts.join("; ")}`).toBeLessThan(0.01);
  };
  for (const [width, height] of [
    [1024, 1366],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectInPlace("/");
    await expectInPlace("/settings");
  }
  await takeBaseCards(page.request);
  await expectInPlace("/");
});

test("the steps of a newcomer's journey are in a line, however long their hints", async ({ page }) => {
  await signUp(page, { withUsername: true });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  const steps = page
    .getByRole("region", { name: "Your Journey to Glory" })
    .getByRole("listitem")
    .getByRole("link");
  await expect(steps).toHaveCount(4);
  const tops = async (part: string) =>
    new Set(
      await steps.locator(part).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top)),
    );
  const heights = await steps.evaluateAll((all) => all.map((step) => step.clientHeight));
  expect(new Set(heights).size, "some hints take two lines, others one").toBe(2);
  expect(await tops(":scope > [aria-hidden]")).toHaveProperty("size", 1);
  expect(await tops(".font-semibold")).toHaveProperty("size", 1);
});

test("the builder shows a filter's whole text, and every player's position", async ({ page }) => {
  await signUp(page, { withUsername: true });
  await fieldTeam(page, "Floodlights");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/team-builder");
  const { text, room } = await chosenText(page.getByLabel("Position").first());
  expect(room).toBeGreaterThanOrEqual(text);
  await page.locator(".slot-remove").first().click();
  await page.locator("button.slot-empty").first().click();
  const names = page.getByRole("dialog").locator(".player-item-name");
  await expect(names.first()).toBeVisible();
  const cut = await names.evaluateAll((all) =>
    all.flatMap((name) => {
      const position = name.querySelector("span");
      const isWhole =
        position !== null &&
        position.getBoundingClientRect().right <= name.getBoundingClientRect().right + 0.5;
      return isWhole ? [] : [name.textContent];
    }),
  );
  expect(cut).toEqual([]);
});

test("the pitch keeps its size on a phone when a team is saved for the first time", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openBuilder(page);
  await startTeam(page, "Floodlights");
  await placeBestFive(page);
  await expect(onPitch(page)).toHaveCount(5);
  const heightOfPitch = () => page.locator(".pitch").evaluate((pitch) => pitch.clientHeight);
  const before = await heightOfPitch();
  await page.getByRole("button", { name: "Set Active" }).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect(page.getByText("Active team", { exact: true })).toBeVisible();
  expect(await heightOfPitch()).toBe(before);
});

test("a desktop's header shows a long username whole", async ({ page }) => {
  await signUp(page, { withUsername: true });
  const username = `u${process.pid}_`.padEnd(20, "abcdefghijklmnop");
  expect((await page.request.put("/api/auth/set-username", { data: { username } })).ok()).toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/about");
  const name = page.getByRole("banner").getByText(username);
  await expect(name).toBeVisible();
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test("a newcomer's panels have their link beside the title, and every way back looks alike", async ({
  page,
}) => {
  await signUp(page, { withUsername: true });
  await page.goto("/");
  const [title, link] = [
    page.getByRole("heading", { name: "Your players today" }),
    page.getByRole("link", { name: "All scores" }),
  ];
  await expect(link).toBeVisible();
  const middles = await Promise.all(
    [title, link].map((part) =>
      part.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return (top + bottom) / 2;
      }),
    ),
  );
  expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 0))).toBeLessThan(2);
  const looks: string[] = [];
  for (const [address, name] of [
    ["/album", "Back to My Collection"],
    [`/fixtures/${await finishedFixture(page)}`, "All scores"],
  ] as const) {
    await page.goto(address);
    const back = page.getByRole("link", { name });
    looks.push(
      await back.evaluate((element) => {
        const { color, fontWeight, fontSize } = getComputedStyle(element);
        return [color, fontWeight, fontSize, element.getBoundingClientRect().left].join(" ");
      }),
    );
  }
  expect(looks[1]).toBe(looks[0]);
});
