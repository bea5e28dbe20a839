import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#game/milliseconds.ts";
import { FIRST_SATURDAY } from "./fake-world.ts";
import { makeLoadedApp, type RemoteApp } from "./remote-app.ts";

const MORNING = FIRST_SATURDAY + 10 * MINUTE_MS;

interface FixtureRecord {
  fixture: { id: number; status: { short: string; elapsed: number | null } };
}

let app: RemoteApp;
/** One of the day's matches, by the provider's key. */
let key: string;

beforeEach(async () => {
  app = await makeLoadedApp("api-football");
  const { rows } = await app.pool.query<{ key: string }>(
    `select key from fixture where league_id = 'premier-league' and kick_off > $1 order by kick_off limit 1`,
    [new Date(FIRST_SATURDAY)],
  );
  key = rows[0]?.key ?? "";
});

afterEach(() => app.close());

/** Sets what the provider reports of the match from now on; null: nothing. */
function tell(change: ((record: FixtureRecord) => FixtureRecord) | null, isEmpty = false): void {
  app.fake.answerWith((path, answer) => {
    if (!path.startsWith("/fixtures")) return answer;
    const { response } = answer as { response: FixtureRecord[] };
    const records = isEmpty
      ? []
      : response.flatMap((one) =>
          String(one.fixture.id) !== key ? one : change === null ? [] : change(one),
        );
    return { ...(answer as object), results: records.length, response: records };
  });
}

const stuckAt = (short: string) => (record: FixtureRecord) => ({
  ...record,
  fixture: { ...record.fixture, status: { short, elapsed: 80 } },
});

/** Follows twice a day, so a failed schedule gets retried. */
async function followFor(days: number): Promise<void> {
  const from = app.clock.now();
  for (let at = from + HOUR_MS; at <= from + days * DAY_MS; at += 12 * HOUR_MS) await app.followAt(at);
}

async function stored(): Promise<{ status: string; details: boolean } | undefined> {
  const { rows } = await app.pool.query<{ status: string; details: boolean }>(
    "select status, details_hash is not null as details from fixture where key = $1",
    [key],
  );
  return rows[0];
}

describe("a match that its provider never ends", () => {
  test.each([
    ["in play", "2H", "ABD"],
    ["suspended", "SUSP", "ABD"],
    ["not begun", "NS", "PST"],
  ])("and has %s is called off three days later, until it tells of the end", async (_, told, called) => {
    await app.followAt(MORNING);
    tell(stuckAt(told));
    await followFor(2.9);
    expect(await stored()).toMatchObject({ status: told });
    await followFor(1);
    expect(await stored()).toMatchObject({ status: called });
    await followFor(1);
    expect(await stored()).toMatchObject({ status: called });
    app.fake.answerWith(null);
    await followFor(1);
    expect(await stored()).toEqual({ status: "FT", details: true });
  });

  test("because it names none any more stays as it was", async () => {
    await app.followAt(MORNING);
    tell(null, true);
    await followFor(5);
    expect(await stored()).toMatchObject({ status: "NS" });
  });
});
