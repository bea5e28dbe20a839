import { afterEach, describe, expect, test } from "vitest";
import { countRows } from "./count-rows.ts";
import { FIRST_SATURDAY } from "./fake-world.ts";
import { makeLoadedApp, makeRemoteApp, type RemoteApp } from "./remote-app.ts";
import { rewriteRecords } from "./rewrite-records.ts";
import { MINUTE_MS, HOUR_MS, NIGHT, type FixtureRecord } from "./odd-records.ts";

const AFTERNOON = FIRST_SATURDAY + 5 * HOUR_MS;

let app: RemoteApp;

async function start(name: "api-football" | "fpl" = "api-football"): Promise<void> {
  app = await makeRemoteApp(name, FIRST_SATURDAY);
}

/** The same with clubs, squads and fixtures. */
async function startLoaded(name: "api-football" | "fpl" = "api-football"): Promise<void> {
  app = await makeLoadedApp(name);
}

afterEach(() => app.close());

describe("a catalogue of API-Football", () => {
  test("that was read, but not stored before the process ended, is read again after five minutes", async () => {
    await start();
    await app.provider.catalogue(FIRST_SATURDAY);
    await app.followAt(FIRST_SATURDAY + MINUTE_MS);
    expect(await countRows(app, "club")).toBe(0);
    await app.followAt(FIRST_SATURDAY + 5 * MINUTE_MS);
    expect(await countRows(app, "club")).toBe(60);
  });
});

describe("details of API-Football", () => {
  test("that cannot be read leave the other fixtures theirs, and come when they can be read", async () => {
    await startLoaded();
    let spoilt: number | undefined;
    rewriteRecords<FixtureRecord>(app, "/fixtures?ids=", (records) => {
      spoilt ??= records.find(({ players }) => players.length > 0)?.fixture.id;
      return records.map((record) =>
        record.fixture.id === spoilt
          ? { ...record, events: [{ time: { elapsed: null }, team: { id: null }, type: "Var" }] }
          : record,
      );
    });
    await app.followAt(AFTERNOON);
    await app.followAt(NIGHT);
    const without = "fixture where status = 'FT' and details_hash is null";
    expect(await countRows(app, without)).toBe(1);
    app.fake.answerWith(null);
    await app.followAt(NIGHT + HOUR_MS);
    expect(await countRows(app, without)).toBe(0);
  });

  test("of fixtures that an answer repeats are stored once", async () => {
    await startLoaded();
    rewriteRecords<FixtureRecord>(app, "/fixtures", (records) => [...records, ...records]);
    await app.followAt(NIGHT);
    expect(await countRows(app, "fixture where status = 'FT' and details_hash is null")).toBe(0);
  });
});

describe("fixtures", () => {
  test("of which an answer tells every player twice have each once", async () => {
    await startLoaded("fpl");
    app.fake.answerWith((path, answer) => {
      if (!path.endsWith("/live/")) return answer;
      const { elements } = answer as { elements: unknown[] };
      return { elements: [...elements, ...elements] };
    });
    await app.followAt(NIGHT);
    expect(await countRows(app, "fixture where status = 'FT' and details_hash is null")).toBe(0);
  });

  test("are corrected on the third day if Panna was off until then", async () => {
    await startLoaded("fpl");
    await app.followAt(NIGHT);
    app.fake.answerWith((path, answer) => {
      if (!path.endsWith("/live/")) return answer;
      const { elements } = answer as { elements: { stats: object }[] };
      return { elements: elements.map((one) => ({ ...one, stats: { ...one.stats, assists: 7 } })) };
    });
    await app.followAt(FIRST_SATURDAY + 70 * HOUR_MS);
    const kickOff = "'2026-08-22T14:00:00Z'";
    const stored = `performance join fixture on id = fixture_id where status = 'FT' and kick_off = ${kickOff}`;
    expect(await countRows(app, `${stored} and assists = 7`)).toBeGreaterThan(22);
    expect(await countRows(app, `${stored} and assists <> 7`)).toBe(0);
  });

  test("of a new season are those of its clubs, which are numbered again", async () => {
    await startLoaded("fpl");
    // Gives every club the number of the next one.
    const next = (number: number) => (number % 20) + 1;
    app.fake.answerWith((path, answer) => {
      if (path === "/bootstrap-static/") {
        const { teams, elements, ...rest } = answer as {
          teams: { id: number }[];
          elements: { team: number }[];
        };
        return {
          ...rest,
          teams: teams.map((one) => ({ ...one, id: next(one.id) })),
          elements: elements.map((one) => ({ ...one, team: next(one.team) })),
        };
      }
      if (!path.startsWith("/fixtures/")) return answer;
      const records = answer as { code: number; team_h: number; team_a: number }[];
      return records.map((one) => ({
        ...one,
        code: one.code + 1_000_000,
        team_h: next(one.team_h),
        team_a: next(one.team_a),
      }));
    });
    await app.followAt(FIRST_SATURDAY + 7 * HOUR_MS);
    const same = `fixture old join fixture new on new.key::integer = old.key::integer + 1000000
                    and (new.home_club_id, new.away_club_id) = (old.home_club_id, old.away_club_id)`;
    expect(await countRows(app, same)).toBe(380);
  });
});
