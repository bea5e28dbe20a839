import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { getMatchesByDate } from "#contract/football/football.ts";
import { aUser } from "#tests/support/sessions.ts";
import type { TestUser } from "#tests/support/test-user.ts";
import { FIRST_SATURDAY } from "./fake-world.ts";
import { type FaultKind, faultKinds } from "./faulty-answers.ts";
import { makeRemoteApp, PER_DAY, PER_MINUTE, type RemoteApp, storedFootball } from "./remote-app.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;
/** Each fault lasts 24 hours from a Saturday 15:00 UTC, when matches of all three leagues are in play. */
const FAULTY_MS = DAY_MS;
const FIRST_FAULT = FIRST_SATURDAY + WEEK_MS + 5 * HOUR_MS;
/** The last look before a fault, so the fault hits data from the middle of matches. */
const JUST_BEFORE_MS = 5 * MINUTE_MS;
const IS_FULL = process.env["EVERY_FAULT"] !== undefined;
/** `EVERY_FAULT=1` runs all faults on both providers, which takes minutes; the FPL's year is the cheaper one. */
const names = IS_FULL ? (["api-football", "fpl"] as const) : (["fpl"] as const);
const faults: readonly FaultKind[] = IS_FULL ? faultKinds : ["server error", "fewer records", "an hour old"];

/** When to follow football: often where a fault starts and ends, rarely when no match is played. */
function* instantsOfWeek(start: number): Generator<number> {
  yield start - JUST_BEFORE_MS;
  for (let at = start; at < start + 3 * HOUR_MS; at += 30 * MINUTE_MS) yield at;
  for (let at = start + 3 * HOUR_MS; at < start + FAULTY_MS; at += 3 * HOUR_MS) yield at;
  for (let at = start + FAULTY_MS; at < start + FAULTY_MS + HOUR_MS; at += 30 * MINUTE_MS) yield at;
  for (let at = start + FAULTY_MS + HOUR_MS; at < start + 5 * DAY_MS; at += 2 * DAY_MS) yield at;
}

/** Loads the catalogue and the first matches without a fault. */
async function begin(app: RemoteApp): Promise<void> {
  for (let at = FIRST_SATURDAY; at < FIRST_SATURDAY + 10 * MINUTE_MS; at += MINUTE_MS) await app.followAt(at);
  for (let at = FIRST_SATURDAY + HOUR_MS; at < FIRST_FAULT - HOUR_MS; at += DAY_MS) await app.followAt(at);
}

/** A week that starts with 24 hours in which the provider fails in this way, while a user reads. */
async function runWeek(
  app: RemoteApp,
  reader: TestUser,
  { kind, start }: { readonly kind: FaultKind; readonly start: number },
): Promise<{ wasMarked: boolean }> {
  let wasMarked = false;
  for (const at of instantsOfWeek(start)) {
    const isFaulty = at >= start && at < start + FAULTY_MS;
    app.failWith(isFaulty ? kind : null);
    await app.followAt(at);
    if (!isFaulty) continue;
    const { status, body } = await reader.call(getMatchesByDate);
    expect(status).toBe(200);
    expect(Object.values(body.matchesByDate).flat().length).toBeGreaterThan(0);
    if (!body.isCurrent && Date.parse(body.updatedAt ?? "") < at) wasMarked = true;
  }
  return { wasMarked };
}

describe.concurrent.each(names)("24 hours of each fault of %s", (name) => {
  const end = FIRST_FAULT + faults.length * WEEK_MS;

  test(`end with the same data as without (${faults.join(", ")})`, async () => {
    const [failing, sound] = await Promise.all([
      makeRemoteApp(name, FIRST_SATURDAY),
      makeRemoteApp(name, FIRST_SATURDAY),
    ]);
    await begin(sound);
    for (let at = FIRST_FAULT; at <= end; at += WEEK_MS) await sound.followAt(at);
    const wanted = await storedRows(sound);
    const reader = await aUser(failing);
    await begin(failing);
    const unmarked: FaultKind[] = [];
    for (const [week, kind] of faults.entries()) {
      const { wasMarked } = await runWeek(failing, reader, { kind, start: FIRST_FAULT + week * WEEK_MS });
      if (!wasMarked) unmarked.push(kind);
      expect({ kind, settledWrongly: await settledRowsBeside(failing, wanted) }).toEqual({
        kind,
        settledWrongly: [],
      });
    }
    await failing.followAt(end);

    expect(unmarked).toEqual([]);
    expect(wanted.length).toBeGreaterThan(1000);
    expect(differences(await storedRows(failing), wanted)).toEqual([]);
    expectWithinBudget(failing.fake.requests.map(({ at }) => at));
    const { rows } = await failing.db.execute(sql`select from correction`);
    expect(rows).toEqual([]);
    await Promise.all([failing.close(), sound.close()]);
  }, 600_000);
});

function expectWithinBudget(times: readonly number[]): void {
  expect(mostInAMinute(times)).toBeLessThanOrEqual(PER_MINUTE);
  const perDay = Map.groupBy(times, (at) => Math.floor(at / DAY_MS));
  expect(Math.max(...[...perDay.values()].map(({ length }) => length))).toBeLessThanOrEqual(PER_DAY);
}

/** The most of these instants (earliest first) within any minute. */
function mostInAMinute(times: readonly number[]): number {
  let [first, most] = [0, 0];
  for (const [last, at] of times.entries()) {
    while ((times[first] ?? at) <= at - MINUTE_MS) first += 1;
    most = Math.max(most, last - first + 1);
  }
  return most;
}

async function storedRows(app: RemoteApp): Promise<string[]> {
  const { fixtures, performances } = await storedFootball(app);
  return [...fixtures, ...performances].map((row) => JSON.stringify(row));
}

/** Rows stored as settled that a world without faults doesn't have. */
async function settledRowsBeside(app: RemoteApp, wanted: readonly string[]): Promise<string[]> {
  const { fixtures, performances } = await storedFootball(app, { onlyFinal: true });
  const known = new Set(wanted);
  return [...fixtures, ...performances].map((row) => JSON.stringify(row)).filter((row) => !known.has(row));
}

/** The first rows that only one of the two has. */
function differences(stored: readonly string[], wanted: readonly string[]): string[] {
  const [own, others] = [new Set(stored), new Set(wanted)];
  const extra = stored.filter((row) => !others.has(row)).map((row) => `+ ${row}`);
  const missing = wanted.filter((row) => !own.has(row)).map((row) => `- ${row}`);
  return [...extra.slice(0, 5), ...missing.slice(0, 5)];
}
