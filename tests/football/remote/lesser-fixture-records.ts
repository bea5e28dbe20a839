import { expect } from "vitest";
import { HOUR_MS } from "#game/milliseconds.ts";
import { countRows } from "./count-rows.ts";
import { FIRST_SATURDAY } from "./fake-world.ts";
import { type RemoteApp, storedFootball } from "./remote-app.ts";
import { rewriteRecords } from "./rewrite-records.ts";

/** The day's matches are over, and their details are there. */
export const NIGHT = FIRST_SATURDAY + 13 * HOUR_MS;

interface Player {
  statistics: { games: { minutes: number | null; substitute: boolean } }[];
}

export interface FixtureRecord {
  fixture: { id: number; timestamp: number; status: { short: string } };
  goals: { home: number | null; away: number | null };
  score: unknown;
  events?: { type: string }[] | undefined;
  players?: { players: Player[] }[];
}

/** Rewrites every fixture record, or drops it where the change returns null. */
export function rewrite(app: RemoteApp, change: (record: FixtureRecord) => FixtureRecord | null): void {
  rewriteRecords<FixtureRecord>(app, "/fixtures", (records) => records.flatMap((one) => change(one) ?? []));
}

/** Data that's final and should only age. */
export async function played(app: RemoteApp): Promise<unknown> {
  return storedFootball(app, { onlyFinal: true });
}

/**
 * A match that gets this status has no figures and no scorers.
 *
 * @returns how often it's asked for afterwards
 */
export async function requestsOnceUncounted(app: RemoteApp, status: string): Promise<number> {
  await app.followAt(NIGHT);
  const [one] = (
    await app.pool.query<{ id: number; key: string }>(
      "select id, key from fixture where status = 'FT' and home_goals > 0 order by id limit 1",
    )
  ).rows;
  const [id, key] = [one?.id ?? 0, one?.key ?? ""];
  const performances = `performance where fixture_id = ${id}`;
  expect(await countRows(app, performances)).toBeGreaterThan(21);
  rewrite(app, (record) =>
    String(record.fixture.id) === key
      ? { ...record, fixture: { ...record.fixture, status: { ...record.fixture.status, short: status } } }
      : record,
  );
  await app.followAt(NIGHT + 6 * HOUR_MS);
  expect(await countRows(app, `fixture where id = ${id} and status = '${status}' and events = '[]'`)).toBe(1);
  expect(await countRows(app, performances)).toBe(0);
  // An awarded match's old figures are in the corrections ledger.
  expect((await countRows(app, `correction where fixture_id = ${id}`)) > 0).toBe(status !== "CANC");
  const asked = () =>
    app.fake.requests.filter(({ path }) => path.includes("ids=") && path.includes(key)).length;
  const before = asked();
  for (let hour = 7; hour < 60; hour += 6) await app.followAt(NIGHT + hour * HOUR_MS);
  return asked() - before;
}
