import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { getMonthlyLeaderboard } from "#contract/leaderboard.ts";
import { fixture, performance } from "#server/football/table.ts";
import { settleTournament } from "#server/tournament/settlement/settle-tournament.ts";
import { type Manager, theTournament } from "#tests/support/managers.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { anEntrant, isFinal, NOW, plays, setDaysLater } from "./played-month.ts";

let app: TestApp;
let tournamentId: number;

beforeEach(async () => {
  await app?.close();
  app = await makeTestApp({ now: NOW });
  tournamentId = await theTournament(app);
});

afterAll(() => app.close());

const settle = () => settleTournament(app.deps, tournamentId);

describe("a month that is over", () => {
  test.each(["PST", "CANC", "AWD"])("does not wait for a match without players (%s)", async (status) => {
    const fixtureId = await plays(app, await anEntrant(app, tournamentId), 4, { goals: 1 });
    await app.db.update(fixture).set({ status, detailsHash: null }).where(eq(fixture.id, fixtureId));
    setDaysLater(app, 2);
    expect(await isFinal(app, tournamentId)).toBe(true);
  });
});

describe("readers", () => {
  test("see one table or the other during twenty settlements, never a mix, and are never kept waiting", async () => {
    const managers: Manager[] = [];
    for (let made = 0; made < 8; made += 1) managers.push(await anEntrant(app, tournamentId));
    for (const manager of managers) await plays(app, manager, 4, { goals: 0 });
    await settle();
    const [reader] = managers as [Manager];
    const settled = new AbortController();
    const seen = new Set<string>();
    const read = async (): Promise<void> => {
      while (!settled.signal.aborted) {
        const { body } = await reader.user.call(getMonthlyLeaderboard);
        // Everyone has the same points in each table, so two totals would mean a mix of two tables.
        seen.add(
          `${body.length} with ${[...new Set(body.map((row) => row.totalMonthlyPoints))].join(" and ")}`,
        );
      }
    };
    const readers = Promise.all([read(), read(), read()]);
    for (let goals = 1; goals <= 20; goals += 1) {
      await app.db.transaction(async (tx) => {
        await tx.update(performance).set({ goals });
        await tx.update(fixture).set({ detailsHash: `goals ${goals}` });
      });
      expect(await settle()).toBe("settled");
    }
    settled.abort();
    await readers;
    const tables = new Set(Array.from({ length: 21 }, (_, goals) => `8 with ${2 + 4 * goals}`));
    expect([...seen].filter((table) => !tables.has(table))).toEqual([]);
    expect(seen.size).toBeGreaterThan(1);
  });
});
