import { enterTournament } from "#contract/tournament.ts";
import type { Performance } from "#game/football/performance.ts";
import { settleTournament } from "#server/tournament/settlement/settle-tournament.ts";
import { aFixture, aPerformance } from "#tests/support/football-makers.ts";
import { aManager, type Manager } from "#tests/support/managers.ts";
import type { TestApp } from "#tests/support/test-app.ts";

/** The instant of the entries. */
export const NOW = Date.parse("2025-09-10T12:00:00Z");
const AFTER = "2025-09-13T14:00:00Z";
const MONTH_END = Date.parse("2025-10-01T00:00:00Z");

/** A manager whose five are in the tournament. */
export async function anEntrant(app: TestApp, tournamentId: number): Promise<Manager> {
  const manager = await aManager(app);
  const request = { params: { id: tournamentId }, body: { teamId: manager.teamId } };
  const { status } = await manager.user.call(enterTournament, request);
  if (status !== 200) throw new Error(`the manager was not entered: ${status}`);
  return manager;
}

/**
 * Plays one of a manager's five: 0 the goalkeeper, 1 the defender, 2 and 3 midfielders, 4 the forward. Unless the figures
 * name a kick-off, the match is after the entries and in their month.
 */
export async function plays(
  app: TestApp,
  { cards }: Manager,
  slot: number,
  figures: Partial<Performance> & { kickOff?: string } = {},
): Promise<number> {
  const { kickOff = AFTER, ...did } = figures;
  const { id: fixtureId } = await aFixture(app, kickOff);
  await aPerformance(app, { fixtureId, playerId: cards[slot]?.playerId ?? 0 }, did);
  return fixtureId;
}

/** Sets the clock to this many days after the end of the month. */
export function setDaysLater({ clock }: TestApp, days: number): void {
  clock.set(MONTH_END + days * 86_400_000);
}

/** Settles, and says whether that was for the last time. */
export async function isFinal(app: TestApp, tournamentId: number): Promise<boolean | undefined> {
  await settleTournament(app.deps, tournamentId);
  const { rows } = await app.pool.query<{ isFinal: boolean }>(
    `select s.is_final as "isFinal" from settlement s join tournament t on t.settlement_id = s.id where t.id = $1`,
    [tournamentId],
  );
  return rows[0]?.isFinal;
}
