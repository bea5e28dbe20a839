import { afterEach, expect, test } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#game/milliseconds.ts";
import { countRows } from "./count-rows.ts";
import { FIRST_SATURDAY } from "./fake-world.ts";
import { makeRemoteApp, type RemoteApp } from "./remote-app.ts";

const ARSENAL = "/players/squads?team=42";

let app: RemoteApp;

afterEach(() => app.close());

/** API-Football answers these requests without any record when it's asked for the first time. */
async function startWithout(beginnings: readonly string[]): Promise<void> {
  app = await makeRemoteApp("api-football", FIRST_SATURDAY);
  app.fake.answerWith((path, answer) =>
    beginnings.some((beginning) => path.startsWith(beginning))
      ? { ...(answer as object), results: 0, response: [] }
      : answer,
  );
  for (let minute = 0; minute < 4; minute += 1) await app.followAt(FIRST_SATURDAY + minute * MINUTE_MS);
}

const arsenals = "player join club on club.id = club_id where club.key = '42'";

test("what an empty answer lacked comes with the next one, minutes later", async () => {
  await startWithout([ARSENAL, "/teams?league=140", "/fixtures?league=135"]);
  expect(await countRows(app, arsenals)).toBe(0);
  app.fake.answerWith(null);
  for (let minute = 8; minute < 18; minute += 2) await app.followAt(FIRST_SATURDAY + minute * MINUTE_MS);
  expect(await countRows(app, arsenals)).toBeGreaterThan(20);
  expect(await countRows(app, "fixture")).toBe(3 * 380);
});

test("a squad that stays empty is asked for once an hour at most", async () => {
  await startWithout([ARSENAL]);
  for (let hour = 1; hour <= 3; hour += 1) await app.followAt(FIRST_SATURDAY + hour * HOUR_MS);
  const asked = () => app.fake.requests.filter(({ path }) => path === ARSENAL).length;
  const before = asked();
  for (let minute = 181; minute <= 4 * 60; minute += 5)
    await app.followAt(FIRST_SATURDAY + minute * MINUTE_MS);
  expect(asked() - before).toBeLessThanOrEqual(1);
});
