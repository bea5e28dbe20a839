import { expect } from "vitest";
import {
  enterTournament,
  type EntryView,
  getActiveTournament,
  getTournamentEntry,
} from "#contract/tournament.ts";
import { runJobsAt } from "#tests/support/import-app.ts";
import { aCardOf, anActiveTeam } from "#tests/support/makers.ts";
import { aUser } from "#tests/support/sessions.ts";
import type { TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

/** The first instant of the month of the tournament that is entered. */
export const START = "2025-09-01T00:00:00Z";

/** A new user fields these five (goalkeeper, defender, two midfielders, forward) and enters the month's tournament. */
export async function enterWith(
  app: TestApp,
  playerKeys: readonly string[],
): Promise<{ user: TestUser; tournamentId: number }> {
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

export async function entryOf(user: TestUser, tournamentId: number): Promise<EntryView> {
  const { body } = await user.call(getTournamentEntry, { params: { id: tournamentId } });
  if (body === null) throw new Error("the user has no entry");
  return body;
}

/** Whether lines, receipts, picks and the total say the same. */
export function addsUp(entry: EntryView): boolean {
  const picksAddUp = entry.picks.every(
    ({ points, receipts }) =>
      points === sum(receipts.map((receipt) => receipt.points)) &&
      receipts.every((receipt) => receipt.points === sum(receipt.lines.map((line) => line.points))),
  );
  return picksAddUp && entry.totalPoints === sum(entry.picks.map(({ points }) => points));
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
