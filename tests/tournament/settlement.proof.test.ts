import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { getMonthlyLeaderboard } from "#contract/leaderboard.ts";
import { enterTournament } from "#contract/tournament.ts";
import type { Performance } from "#game/football/performance.ts";
import { fixture, performance } from "#server/football/table.ts";
import { settleTournament } from "#server/tournament/settlement/settle-tournament.ts";
import { aFixture, aPerformance } from "#tests/support/football-makers.ts";
import { aManager, type Manager, theTournament } from "#tests/support/managers.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";

const NOW = Date.parse("2025-09-10T12:00:00Z");
const AFTER = "2025-09-13T14:00:00Z";

let app: TestApp;
let tournamentId: number;

beforeEach(async () => {
  await app?.close();
  app = await makeTestApp({ now: NOW });
  tournamentId = await theTournament(app);
});

afterAll(() => app.close());

async function anEntrant(): Promise<Manager> {
  const manager = await aManager(app);
  const request = { params: { id: tournamentId }, body: { teamId: manager.teamId } };
  const { status } = await manager.user.call(enterTournament, request);
  if (status !== 200) throw new Error(`the manager was not entered: ${status}`);
  return manager;
}

/** Plays one of a manager's five: 0 the goalkeeper, 1 the defender, 2 and 3 midfielders, 4 the forward. */
async function plays(
  { cards }: Manager,
  slot: number,
  figures: Partial<Performance> & { kickOff?: string } = {},
): Promise<number> {
  const { kickOff = AFTER, ...did } = figures;
  const { id: fixtureId } = await aFixture(app, kickOff);
  await aPerformance(app, { fixtureId, playerId: cards[slot]?.playerId ?? 0 }, did);
  return fixtureId;
}

const settle = () => settleTournament(app.deps, tournamentId);

describe("a month that is over", () => {
  const later = (days: number) => app.clock.set(Date.parse("2025-10-01T00:00:00Z") + days * 86_400_000);
  const isFinal = async () => {
    await settle();
    const { rows } = await app.pool.query(
      `select s.is_final as "isFinal" from settlement s join tournament t on t.settlement_id = s.id where t.id = $1`,
      [tournamentId],
    );
    return rows[0]?.isFinal;
  };

  test.each(["PST", "CANC", "AWD"])("does not wait for a match without players (%s)", async (status) => {
    const fixtureId = await plays(await anEntrant(), 4, { goals: 1 });
    await app.db.update(fixture).set({ status, detailsHash: null }).where(eq(fixture.id, fixtureId));
    later(2);
    expect(await isFinal()).toBe(true);
  });
});

describe("readers", () => {
  test("see one table or the other during twenty settlements, never a mix, and are never kept waiting", async () => {
    const managers: Manager[] = [];
    for (let made = 0; made < 8; made += 1) managers.push(await anEntrant());
    for (const manager of managers) await plays(manager, 4, { goals: 0 });
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
