import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "#game/milliseconds.ts";
import { keepFantasy } from "#server/fantasy/round/keep-fantasy.ts";
import { makeLoadedApp, type RemoteApp } from "./remote-app.ts";
import { followOnDays, matchesOf, storedState, suspend, type StoredMatch, tell } from "./stopped-match.ts";

let app: RemoteApp;
let match: StoredMatch;
let others: readonly StoredMatch[];

beforeEach(async () => {
  app = await makeLoadedApp("api-football");
  [match, ...others] = await matchesOf(app);
});

afterEach(() => app.close());

/** Whether a gameweek of the Premier League is still in play. */
async function isAnyRoundLive(): Promise<boolean> {
  await keepFantasy(app.deps);
  const { rows } = await app.pool.query(
    `select from fantasy_round r join fantasy_league l on l.id = r.league_id
      where l.league_id = 'premier-league' and r.state = 'live'`,
  );
  return rows.length > 0;
}

/** How many gameweeks have the match. */
async function countRounds(): Promise<number> {
  await keepFantasy(app.deps);
  const { rows } = await app.pool.query("select from fantasy_round where $1 = any(fixture_ids)", [match.id]);
  return rows.length;
}

describe("a suspended match with a new date", () => {
  test("moves there, and keeps neither its round nor the kick-offs of other matches as they were", async () => {
    const kickOff = match.kickOff + 11 * DAY_MS;
    const other = others.find((one) => one.kickOff > match.kickOff + 9 * DAY_MS) ?? match;
    await keepFantasy(app.deps);
    await suspend(app, match);
    expect(await storedState(app, match)).toEqual({ status: "SUSP", kickOff: match.kickOff });
    expect(await isAnyRoundLive()).toBe(true);

    const moved = other.kickOff + DAY_MS;
    tell(app, { [match.key]: { short: "SUSP", elapsed: 72, kickOff }, [other.key]: { kickOff: moved } });
    await followOnDays(app, match, [1, 2, 3, 4]);
    expect(await storedState(app, match)).toEqual({ status: "NS", kickOff });
    expect(await storedState(app, other)).toEqual({ status: "NS", kickOff: moved });
    expect(await isAnyRoundLive()).toBe(false);
  });

  test("is given up where nobody ends it three days after that date", async () => {
    const kickOff = match.kickOff + 4 * DAY_MS;
    await suspend(app, match);
    tell(app, { [match.key]: { short: "SUSP", elapsed: 72, kickOff } });
    await followOnDays(app, match, [1, 2, 3]);
    expect(await storedState(app, match)).toEqual({ status: "NS", kickOff });
    await followOnDays(app, match, [4.5, 5.5, 6.5]);
    expect(await storedState(app, match)).toEqual({ status: "SUSP", kickOff });
    await followOnDays(app, match, [7.5, 8.5]);
    expect(await storedState(app, match)).toEqual({ status: "ABD", kickOff });
  });

  test("is played to its end on that date, and counts in no gameweek whose deadline it had begun before", async () => {
    const kickOff = match.kickOff + 7 * DAY_MS;
    await suspend(app, match);
    tell(app, { [match.key]: { short: "INT", elapsed: 72, kickOff } });
    await followOnDays(app, match, [1, 2]);
    expect(await countRounds()).toBe(1);
    tell(app, { [match.key]: { kickOff } });
    for (const minute of [1, 20, 60]) await app.followAt(kickOff + minute * MINUTE_MS);
    expect(await storedState(app, match)).toEqual({ status: "FT", kickOff });
    expect(await countRounds()).toBe(0);
  });
});
