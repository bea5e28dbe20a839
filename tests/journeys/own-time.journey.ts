import type { ResponseOf } from "#contract/endpoint.ts";
import type { getMatchesByDate } from "#contract/football/football.ts";
import { expect, signUp, test } from "#tests/journeys/support/journey.ts";

/** Half an hour off the full hours, and a day ahead of UTC when the late matches kick off. */
const TIME_ZONE = "Asia/Kolkata";
const ZONE_MS = 5.5 * 3_600_000;

test("a match appears on the visitor's local day and at the local time", async ({ browser, panna }) => {
  const context = await browser.newContext({ baseURL: panna.url, timezoneId: TIME_ZONE, locale: "de-DE" });
  const page = await context.newPage();
  await signUp(page, { withUsername: true });
  const answer = await page.request.get("/api/matches-by-date");
  const { matchesByDate } = (await answer.json()) as ResponseOf<typeof getMatchesByDate>;
  const late = Object.values(matchesByDate)
    .flat()
    .find(({ fixture: { date } }) => localDay(date) !== date.slice(0, 10));
  if (late === undefined) throw new Error("no match kicks off on another day there");
  const words = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;
  const title = new Intl.DateTimeFormat("en-GB", words).format(new Date(localDay(late.fixture.date)));

  await page.goto("/live-scores");
  const day = page.getByRole("region", { name: title, exact: true });
  await expect(day.locator(`a[href="/fixtures/${late.fixture.id}"]`)).toBeVisible();
  await page.goto(`/fixtures/${late.fixture.id}`);
  await expect(page.locator(`time[datetime="${late.fixture.date}"]`).first()).toHaveText(
    new RegExp(`^\\w{3} \\d+ \\w+, ${localTime(late.fixture.date)} GMT\\+5:30$`, "u"),
  );
  await context.close();
});

function localDay(instant: string): string {
  return local(instant).slice(0, 10);
}

function localTime(instant: string): string {
  return local(instant).slice(11, 16);
}

/** The local time there. */
function local(instant: string): string {
  return new Date(Date.parse(instant) + ZONE_MS).toISOString();
}
