import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "#game/milliseconds.ts";
import { keepFantasy } from "#server/fantasy/round/keep-fantasy.ts";
import { settleFantasy } from "#server/fantasy/round/settle-fantasy.ts";
import { FIRST_SATURDAY } from "./fake-world.ts";
import { firstMatchOf, followFor, nameNone, stayAt } from "./match-without-end.ts";
import { makeLoadedApp, type RemoteApp } from "./remote-app.ts";

const MORNING = FIRST_SATURDAY + 10 * MINUTE_MS;

let app: RemoteApp;
/** One of the day's matches, by the provider's key. */
let key: string;

beforeEach(async () => {
  app = await makeLoadedApp("api-football");
  key = await firstMatchOf(app);
});

afterEach(() => app.close());

describe("a match that its provider never ends", () => {
  test("does not keep its round from becoming final", async () => {
    await app.followAt(MORNING);
    await keepFantasy(app.deps);
    const { rows } = await app.pool.query<{ id: number }>(
      "select r.id from fantasy_round r join fixture f on f.id = any(r.fixture_ids) where f.key = $1",
      [key],
    );
    const state = async () => {
      await keepFantasy(app.deps);
      await settleFantasy(app.deps);
      const found = await app.pool.query<{ state: string }>("select state from fantasy_round where id = $1", [
        rows[0]?.id,
      ]);
      return found.rows[0]?.state;
    };
    stayAt(app, key, "2H");
    await followFor(app, 2.5);
    expect(await state()).toBe("live");
    await followFor(app, 2);
    expect(await state()).toBe("final");
  });
});

describe("a match that was put off on its day", () => {
  test("and that the FPL names in its gameweek no more is postponed within minutes", async () => {
    await app.close();
    app = await makeLoadedApp("fpl");
    const { rows } = await app.pool.query<{ key: string; kickOff: Date }>(
      `select key, kick_off as "kickOff" from fixture where kick_off > $1 order by kick_off limit 1`,
      [new Date(FIRST_SATURDAY)],
    );
    const [{ key: putOff, kickOff } = { key: "", kickOff: new Date(0) }] = rows;
    app.fake.answerWith((path, answer) => {
      if (!path.startsWith("/fixtures/")) return answer;
      const records = answer as { code: number }[];
      return path.includes("event=")
        ? records.filter(({ code }) => String(code) !== putOff)
        : records.map((one) =>
            String(one.code) === putOff ? { ...one, event: null, kickoff_time: null, started: false } : one,
          );
    });
    for (let minute = 1; minute <= 3; minute += 1) await app.followAt(kickOff.getTime() + minute * MINUTE_MS);
    const state = await app.pool.query("select status from fixture where key = $1", [putOff]);
    expect(state.rows).toEqual([{ status: "PST" }]);
    const feed = await app.pool.query("select trouble from football_feed where provider = 'fpl'");
    expect(feed.rows).toEqual([{ trouble: null }]);
  });
});

describe("a match that nobody follows any more", () => {
  test("because its season ended while Panna was off is given up", async () => {
    nameNone(app);
    await app.followAt(MORNING + 365 * DAY_MS);
    const { rows } = await app.pool.query(
      "select distinct status from fixture where season = 2026 and status not in ('FT', 'AET', 'PEN')",
    );
    expect(rows).toEqual([{ status: "PST" }]);
  });
});
