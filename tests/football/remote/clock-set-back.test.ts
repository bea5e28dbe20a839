import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { getMatchesByDate } from "#contract/football/football.ts";
import { DAY_MS, MINUTE_MS } from "#game/milliseconds.ts";
import { noteAsks } from "#server/football/remote/asks.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeLoadedApp, type RemoteApp } from "./remote-app.ts";
import { matchesOf, type StoredMatch, storedState } from "./stopped-match.ts";

/** How far the clock was ahead before it was set back. */
const AHEAD_MS = 3 * DAY_MS;

let app: RemoteApp;
let match: StoredMatch;

beforeEach(async () => {
  app = await makeLoadedApp("api-football");
  [match] = await matchesOf(app);
});

afterEach(() => app.close());

/** The day's first match is played to its end, and followed in between. */
async function followMatch(): Promise<void> {
  for (const minute of [-30, 10, 60, 150]) await app.followAt(match.kickOff + minute * MINUTE_MS);
}

describe("after the clock has been set back", () => {
  test("matches are followed, although their scores were last requested in the future", async () => {
    const { rows } = await app.pool.query<{ what: string }>("select what from football_ask");
    const whats = [...rows.map(({ what }) => what), "live", `details ${match.key}`, `line-ups ${match.key}`];
    await noteAsks(app.db, "api-football", whats, match.kickOff + AHEAD_MS);
    await followMatch();
    expect(await storedState(app, match)).toMatchObject({ status: "FT" });
    const { rows: stored } = await app.pool.query(
      "select from performance where fixture_id = $1 and minutes > 0",
      [match.id],
    );
    expect(stored.length).toBeGreaterThanOrEqual(22);
    const viewer = await aUser(app);
    const { body } = await viewer.call(getMatchesByDate);
    const updatedAt = new Date(match.kickOff + 150 * MINUTE_MS).toISOString();
    expect(body).toMatchObject({ isCurrent: true, updatedAt });
  });

  test("a pause and requests from the future hold nothing up", async () => {
    const later = new Date(match.kickOff + AHEAD_MS);
    await app.pool.query("update football_feed set failures = 3, paused_until = $1", [later]);
    await app.pool.query(
      "insert into provider_request (provider, at) select 'api-football', $1 from generate_series(1, 5000)",
      [later],
    );
    await followMatch();
    expect(await storedState(app, match)).toMatchObject({ status: "FT" });
  });
});
