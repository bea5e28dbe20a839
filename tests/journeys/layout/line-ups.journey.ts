import type { Page } from "@playwright/test";
import {
  test as base,
  expect,
  type RunningPanna,
  signUp,
  usePanna,
} from "#tests/journeys/support/journey.ts";

/** In the first half of many matches, whose line-ups are known. */
const FIRST_HALF = { PANNA_CLOCK: "2026-11-21T15:10:00Z" };

const test = base.extend<object, { readonly panna: RunningPanna }>({
  panna: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => usePanna(use, FIRST_HALF),
    { scope: "worker", timeout: 120_000 },
  ],
});

async function liveFixture(page: Page): Promise<number | undefined> {
  const answer = await page.request.get("/api/matches-by-date");
  const { matchesByDate } = (await answer.json()) as {
    readonly matchesByDate: Readonly<
      Record<string, readonly { fixture: { id: number; status: { short: string } } }[]>
    >;
  };
  return Object.values(matchesByDate)
    .flat()
    .find(({ fixture }) => fixture.status.short === "1H")?.fixture.id;
}

test("on a phone each player of a line-up is a row to press", { tag: "@touch" }, async ({ page }) => {
  await signUp(page, { withUsername: true });
  const rows = page.getByRole("region", { name: "Line-ups" }).getByRole("listitem");
  // A freshly started server reads the football of its instant first.
  await expect(async () => {
    const id = await liveFixture(page);
    expect(id).toBeDefined();
    await page.goto(`/fixtures/${id}`);
    await expect(rows.first()).toBeVisible({ timeout: 3000 });
  }).toPass();
  const small = await rows.evaluateAll((items) =>
    items.flatMap((item) => {
      item.scrollIntoView({ block: "center" });
      const { left, right, top, height } = item.getBoundingClientRect();
      const ends = [left + 2, right - 2].map((x) => document.elementFromPoint(x, top + 2));
      const isLink = ends.every((end) => item.contains(end) && end?.closest("a") !== null);
      return height >= 44 && isLink ? [] : [`${item.textContent}: ${height} px`];
    }),
  );
  expect(small).toEqual([]);
});
