import { beforeAll, describe, expect, test } from "vitest";
import { getMonthlyLeaderboard } from "#contract/leaderboard.ts";
import {
  enterTournament,
  type EntryView,
  getActiveTournament,
  getTournamentEntry,
} from "#contract/tournament.ts";
import { makeImportApp, runJobsAt } from "#tests/support/import-app.ts";
import { aCardOf, anActiveTeam } from "#tests/support/makers.ts";
import { importInto } from "#tests/support/neutral-file.ts";
import {
  isRecordedSeasonMissing,
  readRecordedSeason,
  recordedSeasonFile,
  SKIPPED_WITHOUT_FILE,
} from "#tests/support/recorded-season.ts";
import { aUser } from "#tests/support/sessions.ts";
import type { TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

const START = "2025-09-01T00:00:00Z";
const LAST_INSTANT = Date.parse("2025-09-30T23:59:59Z");
const DAY_MS = 86_400_000;
const OVER_AFTER_MS = 115 * 60_000;

let app: TestApp;

/** A new user fields these five (goalkeeper, defender, two midfielders, forward) and enters the month's tournament. */
async function enterWith(playerKeys: readonly string[]): Promise<{ user: TestUser; tournamentId: number }> {
  const user = await aUser(app, { username: "mona" });
  const cards = [];
  for (const key of playerKeys) cards.push(await aCardOf(app, user, key));
  const teamId = await anActiveTeam(user, cards);
  await runJobsAt(app, START);
  const { body: tournament } = await user.call(getActiveTournament);
  const tournamentId = tournament?.id ?? 0;
  const entered = await user.call(enterTournament, { params: { id: tournamentId }, body: { teamId } });
  expect(entered.status).toBe(200);
  return { user, tournamentId };
}

async function entryOf(user: TestUser, tournamentId: number): Promise<EntryView> {
  const { body } = await user.call(getTournamentEntry, { params: { id: tournamentId } });
  if (body === null) throw new Error("the user has no entry");
  return body;
}

function addsUp(entry: EntryView): boolean {
  const picksAddUp = entry.picks.every(
    ({ points, receipts }) =>
      points === sum(receipts.map((receipt) => receipt.points)) &&
      receipts.every((receipt) => receipt.points === sum(receipt.lines.map((line) => line.points))),
  );
  return picksAddUp && entry.totalPoints === sum(entry.picks.map(({ points }) => points));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

describe.skipIf(isRecordedSeasonMissing)(`September 2025 as recorded (${SKIPPED_WITHOUT_FILE})`, () => {
  /** Raya, Gabriel, Semenyo, Caicedo and Haaland, as the game spells them. */
  const five = ["Raya", "Gabriel", "Semenyo", "Caicedo", "Haaland"];
  const season = isRecordedSeasonMissing ? [] : readRecordedSeason();
  const rows = season.filter((row) => five.includes(row["web_name"] ?? ""));

  beforeAll(async () => {
    app = await makeImportApp(START);
    await importInto(app, recordedSeasonFile);
    await runJobsAt(app, START);
    return () => app.close();
  });

  /** The five's points straight from the file: fixtures that kicked off in September and are over at the instant. */
  function pointsBy(instant: number): number {
    const counting = rows.filter((row) => {
      const kickOff = Date.parse(row["kickoff_time"] ?? "");
      return kickOff >= Date.parse(START) && kickOff <= LAST_INSTANT && kickOff + OVER_AFTER_MS <= instant;
    });
    return sum(counting.map((row) => Number(row["total_points"])));
  }

  test("a tournament entered on 1 September 2025 00:00 UTC with five named players ends September with exactly the sum of their recorded points", async () => {
    const codes = five.map((name) => rows.find((row) => row["web_name"] === name)?.["player_code"] ?? "");
    const { user, tournamentId } = await enterWith(codes);
    // Mid-afternoon, when some fixtures are over and others are in play.
    for (let at = Date.parse("2025-09-01T15:30:00Z"); at < LAST_INSTANT; at += DAY_MS) {
      await runJobsAt(app, at);
      const entry = await entryOf(user, tournamentId);
      expect({ at, points: entry.totalPoints }).toEqual({ at, points: pointsBy(at) });
      expect(addsUp(entry)).toBe(true);
    }
    await runJobsAt(app, LAST_INSTANT);
    const expected = pointsBy(LAST_INSTANT);
    const { body: table } = await user.call(getMonthlyLeaderboard);
    const entry = await entryOf(user, tournamentId);
    console.log(`${five.join(", ")} in September 2025: ${expected} points`);
    expect(expected).toBeGreaterThan(0);
    expect(entry).toMatchObject({ totalPoints: expected, position: 1 });
    expect(table).toMatchObject([
      {
        id: user.id,
        position: 1,
        username: "mona",
        totalMonthlyPoints: expected,
        totalSeasonPoints: expected,
      },
    ]);
  });
});
