import { describe, expect, test } from "vitest";
import { getMatchesByDate } from "#contract/football/football.ts";
import { signUp } from "#tests/support/test-user.ts";
import { FIRST_SATURDAY } from "./fake-world.ts";
import { type FaultKind, faultKinds } from "./faulty-answers.ts";
import { makeRemoteApp, PER_DAY, PER_MINUTE, type RemoteApp, storedFootball } from "./remote-app.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** An hour of a Saturday afternoon in which all three leagues play. */
const FAULTS_FROM = FIRST_SATURDAY + 5 * HOUR_MS;
const FAULTS_UNTIL = FAULTS_FROM + HOUR_MS;
const END = FIRST_SATURDAY + 60 * HOUR_MS;

/** Which fault there is at an instant: each has its share of the hour. */
function faultAt(instant: number): FaultKind | null {
  const share = (instant - FAULTS_FROM) / (FAULTS_UNTIL - FAULTS_FROM);
  return share < 0 || share >= 1 ? null : (faultKinds[Math.floor(share * faultKinds.length)] ?? null);
}

/** A minute while there are faults, longer steps before and after. */
function* instants(): Generator<number> {
  for (let at = FIRST_SATURDAY; at < FIRST_SATURDAY + 10 * MINUTE_MS; at += MINUTE_MS) yield at;
  for (let at = FIRST_SATURDAY + HOUR_MS; at < FAULTS_FROM; at += 10 * MINUTE_MS) yield at;
  for (let at = FAULTS_FROM; at < FAULTS_UNTIL; at += MINUTE_MS) yield at;
  for (let at = FAULTS_UNTIL; at < FAULTS_UNTIL + 10 * HOUR_MS; at += 20 * MINUTE_MS) yield at;
  for (let at = FAULTS_UNTIL + 10 * HOUR_MS; at <= END; at += HOUR_MS) yield at;
}

async function run(app: RemoteApp, onStep: (at: number) => Promise<void>): Promise<void> {
  for (const at of instants()) {
    await app.followAt(at);
    await onStep(at);
  }
}

describe.each(["api-football", "fpl"] as const)("an hour in which %s fails in every way", (name) => {
  test("ends with the same data as an hour without, within the budget, and no page is empty", async () => {
    const [failing, sound] = await Promise.all([
      makeRemoteApp(name, FIRST_SATURDAY),
      makeRemoteApp(name, FIRST_SATURDAY),
    ]);
    const reader = await signUp(failing, "Rita Reader");
    let most = 0;
    let wasMarked = false;

    await run(sound, async () => undefined);
    await run(failing, async (at) => {
      failing.fake.failWith(faultAt(at + MINUTE_MS));
      if (at < FAULTS_FROM || at > FAULTS_UNTIL) return;
      const { status, body } = await reader.call(getMatchesByDate);
      const shown = Object.values(body.matchesByDate).flat().length;
      expect(status).toBe(200);
      expect(shown).toBeGreaterThanOrEqual(most);
      most = Math.max(most, shown);
      if (!body.isCurrent) wasMarked = Date.parse(body.updatedAt ?? "") < at;
    });

    expect(most).toBeGreaterThan(0);
    expect(wasMarked).toBe(true);
    const [stored, wanted] = [await storedRows(failing), await storedRows(sound)];
    expect(wanted.length).toBeGreaterThan(1000);
    expect(differences(stored, wanted)).toEqual([]);
    const times = failing.fake.requests.map(({ at }) => at);
    const busiest = Math.max(
      ...times.map((at) => times.filter((one) => one > at - MINUTE_MS && one <= at).length),
    );
    expect(busiest).toBeLessThanOrEqual(PER_MINUTE);
    expect(Math.max(...perDay(times))).toBeLessThanOrEqual(PER_DAY);
    const { rows } = await failing.pool.query("select from correction");
    expect(rows).toEqual([]);
    await failing.close();
    await sound.close();
  }, 300_000);
});

async function storedRows(app: RemoteApp): Promise<string[]> {
  const { fixtures, performances } = await storedFootball(app);
  return [...fixtures, ...performances].map((row) => JSON.stringify(row));
}

/** The first rows that only one of the two has. */
function differences(stored: readonly string[], wanted: readonly string[]): string[] {
  const [own, others] = [new Set(stored), new Set(wanted)];
  const extra = stored.filter((row) => !others.has(row)).map((row) => `+ ${row}`);
  const missing = wanted.filter((row) => !own.has(row)).map((row) => `- ${row}`);
  return [...extra.slice(0, 5), ...missing.slice(0, 5)];
}

/** Requests of each day in UTC. */
function perDay(times: readonly number[]): number[] {
  const days = Map.groupBy(times, (at) => Math.floor(at / (24 * HOUR_MS)));
  return [...days.values()].map((ofDay) => ofDay.length);
}
