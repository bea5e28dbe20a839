import type { ResponseOf } from "#contract/endpoint.ts";
import type { getMatchesByDate } from "#contract/football/football.ts";
import { read } from "#tests/journeys/support/read.ts";
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

test("times follow a device that travels while the app is open, and the server hears of it", async ({
  page,
}) => {
  await signUp(page, { withUsername: true });
  const { matchesByDate } = await read<ResponseOf<typeof getMatchesByDate>>(page, "/api/matches-by-date");
  const [match] = Object.values(matchesByDate).flat();
  if (match === undefined) throw new Error("there are no matches");
  const device = await page.context().newCDPSession(page);
  await device.send("Emulation.setTimezoneOverride", { timezoneId: TIME_ZONE });
  await page.goto(`/fixtures/${match.fixture.id}`);
  const kickOff = page.locator(`time[datetime="${match.fixture.date}"]`).first();
  await expect(kickOff).toHaveText(/ GMT\+5:30$/u);

  await device.send("Emulation.setTimezoneOverride", { timezoneId: "Asia/Tokyo" });
  // As on return from another app.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

  await expect(kickOff).toHaveText(/ GMT\+9$/u);
  const zone = async () => (await read<{ timeZone: string }>(page, "/api/auth/user")).timeZone;
  await expect.poll(zone).toBe("Asia/Tokyo");
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
