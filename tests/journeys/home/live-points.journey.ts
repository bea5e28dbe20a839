import type { Page } from "@playwright/test";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { getOwnFixtures } from "#contract/football/own-fixture.ts";
import { fieldTeam } from "#tests/journeys/support/field-team.ts";
import {
  test as base,
  expect,
  type RunningPanna,
  signUp,
  usePanna,
} from "#tests/journeys/support/journey.ts";
import { SWIPE, TAP, THINK, Thumb } from "#tests/journeys/support/thumb.ts";

/** A Saturday afternoon with many matches in play; time stands still. */
const AFTERNOON = { PANNA_CLOCK: "2026-11-21T16:20:00Z" };
/** With fourteen clubs of sixty in play, hardly anybody needs more. */
const MANAGERS = 12;

const test = base.extend<object, { readonly panna: RunningPanna }>({
  panna: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => usePanna(use, AFTERNOON),
    { scope: "worker", timeout: 120_000 },
  ],
});

type Own = ResponseOf<typeof getOwnFixtures>["today"][number];

/** Signs up managers until one has a player in a match in play. @returns that match */
async function signUpPlaying(page: Page): Promise<Own> {
  for (let manager = 0; manager < MANAGERS; manager += 1) {
    await page.context().clearCookies();
    await signUp(page, { withUsername: true });
    await fieldTeam(page, "Match Day");
    const { today } = (await (await page.request.get("/api/fixtures/own")).json()) as ResponseOf<
      typeof getOwnFixtures
    >;
    // What is in play comes first.
    const [first] = today;
    const isScoring = first?.own.some(({ points }) => (points ?? 0) > 0) === true;
    if (isScoring && ["1H", "2H"].includes(first.status)) return first;
  }
  throw new Error("no manager has a player in a match in play");
}

test("a thumb finds its live points with at most one tap from home", { tag: "@touch" }, async ({ page }) => {
  test.setTimeout(180_000);
  const { own } = await signUpPlaying(page);
  const { name, points } = own.find((one) => (one.points ?? 0) > 0) ?? { name: "", points: 0 };
  const text = `${name} ${points} ${points === 1 ? "point" : "points"}`;
  const thumb = new Thumb();
  await page.goto("/");

  await test.step("without a tap they're on the home screen", async () => {
    const panel = page.getByRole("region", { name: "Your players today" });
    await thumb.swipeTo(panel.getByText(text));
    await expect(panel.getByText(text)).toBeInViewport({ ratio: 1 });
    expect(thumb.taps).toBe(0);
  });

  await test.step("with one tap they're at the top of the live scores, beside score and minute", async () => {
    await thumb.tap(page.getByRole("link", { name: "All scores" }));
    await page.waitForURL(/\/live-scores$/u);
    const panel = page.getByRole("region").first();
    await expect(panel).toHaveAccessibleName("Your players today");
    await expect(panel.getByText(text)).toBeInViewport({ ratio: 1 });
    await expect(panel.locator(".live-mark").first()).toBeInViewport({ ratio: 1 });
    expect(thumb.taps).toBeLessThanOrEqual(1);
    expect(thumb.seconds).toBeLessThanOrEqual(THINK + TAP + 5 * SWIPE);
  });
});
