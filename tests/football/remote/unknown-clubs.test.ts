import { afterEach, expect, test } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#game/milliseconds.ts";
import { countRows } from "./count-rows.ts";
import { FIRST_SATURDAY } from "./fake-world.ts";
import { makeRemoteApp, type RemoteApp } from "./remote-app.ts";
import { rewriteRecords } from "./rewrite-records.ts";

const ARSENAL = 42;

let app: RemoteApp;

afterEach(() => app.close());

/** API-Football leaves out a club when it's asked for the first time. */
async function startWithoutArsenal(): Promise<void> {
  app = await makeRemoteApp("api-football", FIRST_SATURDAY);
  rewriteRecords<{ team: { id: number } }>(app, "/teams?league=39", (records) =>
    records.filter(({ team }) => team.id !== ARSENAL),
  );
  await app.followAt(FIRST_SATURDAY);
}

test("a club that an answer left out has its fixtures within minutes, once it's named", async () => {
  await startWithoutArsenal();
  expect(await countRows(app, "fixture where league_id = 'premier-league'")).toBe(380 - 38);
  app.fake.answerWith(null);
  await app.followAt(FIRST_SATURDAY + MINUTE_MS);
  await app.followAt(FIRST_SATURDAY + 6 * MINUTE_MS);
  expect(await countRows(app, "fixture where league_id = 'premier-league'")).toBe(380);
});

test("a club that the provider never names is asked for once an hour at most, and an admin is told", async () => {
  await startWithoutArsenal();
  for (let hour = 1; hour <= 4; hour += 1) await app.followAt(FIRST_SATURDAY + hour * HOUR_MS);
  const asked = () => app.fake.requests.filter(({ path }) => path.startsWith("/teams?league=39")).length;
  const before = asked();
  for (let quarter = 17; quarter <= 48; quarter += 1)
    await app.followAt(FIRST_SATURDAY + quarter * 15 * MINUTE_MS);
  expect(asked() - before).toBeLessThanOrEqual(8);
  const { trouble } = await app.followAt(FIRST_SATURDAY + 13 * HOUR_MS);
  expect(trouble).toBe(`premier-league has fixtures of clubs that aren't known: ${ARSENAL}`);
});
