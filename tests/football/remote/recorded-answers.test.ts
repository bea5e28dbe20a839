import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { readEnvelope } from "#server/football/api-football/envelope.ts";
import { eventRecord, isGoal } from "#server/football/api-football/event-record.ts";
import { fixtureRecord, toRemoteFixture } from "#server/football/api-football/fixture-record.ts";
import { playerRecord, teamPlayersRecord } from "#server/football/api-football/player-record.ts";
import { squadPlayerRecord, squadRecord, teamRecord } from "#server/football/api-football/squad-record.ts";
import { toDetails } from "#server/football/api-football/to-details.ts";
import { toLineUps } from "#server/football/api-football/to-line-ups.ts";
import { isFinished } from "#game/football/fixture-status.ts";
import { makeLogger } from "#server/platform/log.ts";

const folder = fileURLToPath(new URL("../../../../shared/data/api-football/", import.meta.url));
const isMissing = !existsSync(folder);
const log = makeLogger("silent");
const NOW = Date.parse("2025-12-23T12:00:00Z");

function read(file: string): unknown {
  return JSON.parse(readFileSync(`${folder}${file}`, "utf8"));
}

function filesLike(pattern: RegExp): string[] {
  return isMissing ? [] : readdirSync(folder).filter((file) => pattern.test(file));
}

function recordsOf(file: string): readonly unknown[] {
  return readEnvelope(read(file), NOW).records;
}

describe.skipIf(isMissing)("the recorded answers of API-Football (skipped where they are not there)", () => {
  test.each(filesLike(/^fixtures-\d+\.json$/))("%s: every fixture is read, of whatever league", (file) => {
    const records = recordsOf(file).map((record) => fixtureRecord.parse(record));
    expect(records.length).toBeGreaterThan(0);
    const finished = records.filter(({ fixture }) => isFinished(fixture.status.short));
    expect(finished.filter(({ goals }) => goals.home === null || goals.away === null)).toEqual([]);
  });

  test("a whole season of Serie A has 380 fixtures in 38 rounds with 20 clubs", () => {
    const fixtures = recordsOf("fixtures-1.json").flatMap(
      (one) => toRemoteFixture(fixtureRecord.parse(one)) ?? [],
    );
    expect(fixtures).toHaveLength(380);
    expect(new Set(fixtures.map(({ round }) => round)).size).toBe(38);
    expect(new Set(fixtures.map(({ homeClubKey }) => homeClubKey)).size).toBe(20);
    expect(new Set(fixtures.map(({ status }) => status))).toEqual(new Set(["FT"]));
  });

  test("postponed, finished and coming fixtures are recognised", () => {
    const fixtures = recordsOf("fixtures-2.json").flatMap(
      (one) => toRemoteFixture(fixtureRecord.parse(one)) ?? [],
    );
    const counts = Map.groupBy(fixtures, ({ status }) => status);
    expect([...counts].map(([status, list]) => `${status} ${list.length}`).toSorted()).toEqual([
      "FT 7",
      "NS 9",
      "PST 13",
    ]);
    expect(counts.get("PST")?.every(({ homeGoals }) => homeGoals === null)).toBe(true);
  });

  test("the whole record of Bologna against Milan gives events and everyone's figures", () => {
    const [record] = recordsOf("fixtures-6.json");
    const details = toDetails(fixtureRecord.parse(record), log);
    const scorers = details?.events.filter(({ kind }) => kind === "goal").map(({ playerName }) => playerName);
    expect(scorers).toEqual(["O. Giroud", "C. Pulišić"]);
    expect(details?.performances.length).toBeGreaterThan(35);
    const figuresOf = (id: number) =>
      details?.performances.find(({ playerKey }) => playerKey === String(id))?.performance;
    // Skorupski kept goal for Bologna; Giroud scored one goal and set up the other; Bagnolini stayed on the bench.
    expect(figuresOf(2998)).toMatchObject({ minutes: 90, conceded: 2, saves: 3, rating: 6.9 });
    expect(figuresOf(2295)).toMatchObject({ goals: 1, assists: 1, conceded: 0, minutes: 73 });
    expect(
      details?.performances.filter(({ performance }) => performance.minutes === 0).length,
    ).toBeGreaterThan(5);
    expect(details?.performances.filter(({ performance }) => performance.bonus === 3).length).toBeGreaterThan(
      0,
    );
  });

  test("the same record with all its numbers as text says the same", () => {
    const [record] = recordsOf("fixtures-6.json");
    const inText: unknown = JSON.parse(JSON.stringify(record), (_key, value: unknown) =>
      typeof value === "number" ? String(value) : value,
    );
    const [given, expected] = [inText, record].map((one) => fixtureRecord.parse(one));
    expect(given && toRemoteFixture(given)).toEqual(expected && toRemoteFixture(expected));
    expect(given && toDetails(given, log)).toEqual(expected && toDetails(expected, log));
    expect(given && toLineUps(given)).toEqual(expected && toLineUps(expected));
  });

  test("an own goal in it that is listed twice is one, and so is a goal of the other side", () => {
    const record = fixtureRecord.parse(recordsOf("fixtures-6.json")[0]);
    const [given] = record.events ?? [];
    const scored = {
      ...eventRecord.parse(given),
      time: { elapsed: 80, extra: null },
      assist: { id: null, name: null },
      type: "Goal",
    };
    // Beukema of Bologna scores for Milan, and Ferguson for Bologna: both after Calabria of Milan went off.
    const own = {
      ...scored,
      team: { id: 489 },
      player: { id: 37604, name: "S. Beukema" },
      detail: "Own Goal",
    };
    const goal = {
      ...scored,
      team: { id: 500 },
      player: { id: 44814, name: "L. Ferguson" },
      detail: "Normal Goal",
    };
    const events = [...(record.events ?? []), own, own, goal, goal];
    const goals = { home: 1, away: 3 };
    const details = toDetails({ ...record, events, goals, score: { ...record.score, fulltime: goals } }, log);
    expect(details?.events.filter(({ kind }) => /goal|penalty/.test(kind))).toHaveLength(4);
    const figuresOf = (id: number) =>
      details?.performances.find(({ playerKey }) => playerKey === String(id))?.performance;
    expect(figuresOf(37604)).toMatchObject({ ownGoals: 1 });
    expect(figuresOf(1627)).toMatchObject({ minutes: 73, conceded: 0 });
  });

  test.each(filesLike(/^fixtures-events-/))("%s: every event is read", (file) => {
    const records = recordsOf(file).map((record) => eventRecord.parse(record));
    expect(records.length).toBeGreaterThan(0);
  });

  test("the own goal counts for the team that it names, the missed penalty for none", () => {
    const [own] = recordsOf("fixtures-events-4.json").map((record) => eventRecord.parse(record));
    expect([own?.team.id, own && isGoal(own)]).toEqual([997, true]);
    const goals = recordsOf("fixtures-events-5.json")
      .map((record) => eventRecord.parse(record))
      .filter(isGoal);
    expect(goals).toHaveLength(3);
  });

  test.each(filesLike(/^fixtures-players-/))("%s: every player is read", (file) => {
    const players = recordsOf(file).flatMap((record) => teamPlayersRecord.parse(record).players);
    expect(players.map((player) => playerRecord.parse(player)).length).toBeGreaterThan(0);
  });

  test.each(filesLike(/^teams-/))("%s: every club is read", (file) => {
    expect(recordsOf(file).map((record) => teamRecord.parse(record)).length).toBeGreaterThan(0);
  });

  test.each(filesLike(/^players-squads-/))("%s: every player of the squad is read", (file) => {
    const players = recordsOf(file).flatMap((record) => squadRecord.parse(record).players);
    expect(players.map((player) => squadPlayerRecord.parse(player)).length).toBeGreaterThan(20);
  });

  test.each(filesLike(/^errors-/))("%s: an error with HTTP 200 is an error", (file) => {
    const { body } = read(file) as { body: unknown };
    expect(() => readEnvelope(body, NOW)).toThrow(/./);
  });
});
