import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { enterTournament, getActiveTournament, getTournamentEntry } from "#contract/tournament.ts";
import { footballFingerprint, makeImportApp, runJobsAt } from "#tests/support/import-app.ts";
import { aCardOf, anActiveTeam } from "#tests/support/makers.ts";
import { aFixture, aLeague, aPerformance, importRecords } from "#tests/support/neutral-file.ts";
import { aUser } from "#tests/support/sessions.ts";
import type { TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";
import { whileFollowing } from "./while-following.ts";

const LONG_AFTER = "2025-09-25T12:00:00Z";

describe("a correction in an imported file", () => {
  let app: TestApp;
  let user: TestUser;
  let tournamentId: number;

  beforeAll(async () => {
    app = await makeImportApp("2025-09-01T00:00:00Z");
    await importRecords(app, [...aLeague(), aFixture(), aPerformance()]);
    user = await aUser(app);
    const cards = [];
    for (const key of ["c1-goalkeeper", "c1-defender", "c1-midfielder", "c2-midfielder", "c1-forward"]) {
      cards.push(await aCardOf(app, user, key));
    }
    const teamId = await anActiveTeam(user, cards);
    await runJobsAt(app, "2025-09-01T00:00:00Z");
    const { body: tournament } = await user.call(getActiveTournament);
    tournamentId = tournament?.id ?? 0;
    await user.call(enterTournament, { params: { id: tournamentId }, body: { teamId } });
    await runJobsAt(app, "2025-09-13T20:00:00Z");
    await runJobsAt(app, LONG_AFTER);
  });

  afterAll(() => app.close());

  async function pointsAndReceipts(): Promise<{ points: number | undefined; receipts: string[] }> {
    const { body } = await user.call(getTournamentEntry, { params: { id: tournamentId } });
    return {
      points: body?.totalPoints,
      receipts: body?.picks.flatMap(({ receipts }) => receipts.map(({ title }) => title)) ?? [],
    };
  }

  test("reaches the points of a fixture that was played long before, and only then", async () => {
    expect(await pointsAndReceipts()).toEqual({ points: 10, receipts: ["CLU 2–1 CLU"] });
    const { changes } = await importRecords(app, [
      aFixture(),
      aPerformance({ goals: 1 }),
      aPerformance({ player: "c1-midfielder", goals: 1 }),
    ]);
    expect(changes.fixtures).toBe(1);
    await runJobsAt(app, LONG_AFTER);
    expect((await pointsAndReceipts()).points).toBe(6 + 7);
  });

  test("of the score reaches the receipts' titles", async () => {
    await importRecords(app, [aFixture({ homeGoals: 3 }), aPerformance({ goals: 3 })]);
    await runJobsAt(app, LONG_AFTER);
    expect(await pointsAndReceipts()).toEqual({ points: 14, receipts: ["CLU 3–1 CLU"] });
  });

  test("that takes a result back takes its points back, and gives them again with the result", async () => {
    const { homeGoals: _home, awayGoals: _away, ...open } = aFixture();
    await importRecords(app, [open]);
    await runJobsAt(app, LONG_AFTER);
    expect(await pointsAndReceipts()).toEqual({ points: 0, receipts: [] });
    await importRecords(app, [aFixture({ homeGoals: 3 }), aPerformance({ goals: 3 })]);
    await runJobsAt(app, LONG_AFTER);
    expect(await pointsAndReceipts()).toEqual({ points: 14, receipts: ["CLU 3–1 CLU"] });
  });

  test("that puts a fixture off takes its points back", async () => {
    await importRecords(app, [aFixture({ kickOff: "2025-09-28T14:00:00Z" }), aPerformance()]);
    await runJobsAt(app, LONG_AFTER);
    expect(await pointsAndReceipts()).toEqual({ points: 0, receipts: [] });
  });

  test("waits while football is followed, so no older record is written after it", async () => {
    const lines = [aFixture(), aPerformance({ goals: 1 })];
    const { changes } = await whileFollowing(app, () => importRecords(app, lines));
    expect(changes.fixtures).toBe(1);
  });

  test("reaches the entry and the table of a month that ended long ago", async () => {
    await importRecords(app, [aFixture(), aPerformance({ goals: 1 })]);
    await runJobsAt(app, "2025-10-20T12:00:00Z");
    const inTable = async () => {
      const { rows } = await app.pool.query<{ points: number }>(
        "select points from standing join tournament using (settlement_id) where tournament.id = $1",
        [tournamentId],
      );
      return rows.map(({ points }) => points);
    };
    expect(await inTable()).toEqual([6]);
    await importRecords(app, [aFixture(), aPerformance({ goals: 2 })]);
    await runJobsAt(app, "2026-02-01T12:00:00Z");
    expect((await pointsAndReceipts()).points).toBe(10);
    expect(await inTable()).toEqual([10]);
    // Another kick-off, in the month after it.
    await importRecords(app, [aFixture({ kickOff: "2025-10-01T14:00:00Z" }), aPerformance({ goals: 2 })]);
    await runJobsAt(app, "2026-02-02T12:00:00Z");
    expect((await pointsAndReceipts()).points).toBe(0);
    expect(await inTable()).toEqual([0]);
  });

  test("in another order of lines changes nothing, and nothing is written", async () => {
    const lines = [
      aFixture(),
      aPerformance(),
      aPerformance({ player: "c2-forward" }),
      { kind: "event", fixture: "f1", minute: 9, what: "goal", side: "home", player: "c1-forward" } as const,
      { kind: "event", fixture: "f1", minute: 80, what: "red", side: "away", player: "c2-forward" } as const,
    ];
    await importRecords(app, lines);
    await runJobsAt(app, LONG_AFTER);
    const before = await footballFingerprint(app);
    const { changes } = await importRecords(app, lines.toReversed());
    await runJobsAt(app, LONG_AFTER);
    expect(changes).toEqual({ leagues: 0, clubs: 0, players: 0, fixtures: 0 });
    expect(await footballFingerprint(app)).toEqual(before);
  });
});
