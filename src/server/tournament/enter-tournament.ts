import { and, eq } from "drizzle-orm";
import type { ResponseOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/tournament.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { decideEntry, type EntryPick, type EntryRefusal } from "#game/tournament/decide-entry.ts";
import { tournamentStatusAt } from "#game/tournament/month.ts";
import { pickCode } from "#game/tournament/pick-code.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import { recordAudit } from "#server/platform/audit/record-audit.ts";
import { holdCards } from "#server/card/store.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { answerOnce } from "#server/platform/idempotency/answer-once.ts";
import { holdTeam, loadSlots } from "#server/team/store.ts";
import { enterAtOnce } from "./enter-at-once.ts";
import { loadTournament } from "./store.ts";
import { tournamentEntry } from "./table.ts";

export interface EnterInput {
  readonly tournamentId: number;
  readonly teamId: number;
  readonly idempotencyKey: string | null;
}

type Entered = ResponseOf<typeof contract.enterTournament>;
type EnterRefusal = { code: "not_found" } | EntryRefusal;

/**
 * Enters a team into a tournament: its five cards are copied as they are now, and nothing changes them later.
 * One entry for each user is tournament_entry_one_per_user. Spec §4 and §5, design §6, "Tournament".
 */
export async function enterTournament(deps: Deps, viewer: Viewer, input: EnterInput) {
  const { idempotencyKey: key, ...asked } = input;
  const once = { viewer, key, endpoint: "enter-tournament", input: asked };
  const entered = await enterAtOnce(deps, viewer, once);
  if (entered !== null) return accepted(entered);
  // Step by step it turns out why not, or what has changed between the two.
  return answerOnce(deps, once, (tx) => enter(tx, deps.clock.now(), viewer, asked));
}

async function enter(
  tx: Transaction,
  now: number,
  viewer: Viewer,
  input: Omit<EnterInput, "idempotencyKey">,
): Promise<Outcome<Entered, EnterRefusal>> {
  const entered = await loadTournament(tx, input.tournamentId);
  const team = await holdTeam(tx, viewer.id, input.teamId);
  if (entered === null || team === null) return refused({ code: "not_found" as const });
  const slots = await loadSlots(tx, viewer.id, team.id);
  await holdCards(
    tx,
    viewer.id,
    slots.map(({ cardId }) => cardId),
  );
  const month = { startsAt: entered.startsAt.getTime(), endsAt: entered.endsAt.getTime() };
  const facts = { status: tournamentStatusAt(month, now), slots };
  const decided = decideEntry({ ...facts, hasEntered: false });
  if (!decided.ok) {
    // Who has entered is told that first, whatever the team lacks by now. Asked here alone: the write asks by itself.
    const hasEntered = (await tx.$count(tournamentEntry, entryOf(entered.id, viewer))) > 0;
    const again = decideEntry({ ...facts, hasEntered });
    return again.ok ? decided : again;
  }
  const [written] = await tx
    .insert(tournamentEntry)
    .values({
      tournamentId: entered.id,
      userId: viewer.id,
      teamName: team.name,
      formation: team.formation,
      ...columnsOf(decided.value.picks),
      enteredAt: new Date(now),
    })
    .onConflictDoNothing()
    .returning({ id: tournamentEntry.id });
  if (written === undefined) return refused({ code: "already_entered" as const });
  await recordAudit(tx, {
    at: new Date(now),
    userId: viewer.id,
    action: "tournament.enter",
    subject: `tournament ${entered.id}`,
    details: { entryId: written.id, teamId: team.id },
  });
  return accepted({
    id: written.id,
    teamName: team.name,
    enteredAt: new Date(now).toISOString(),
    scoreless: decided.value.scoreless.map(({ playerName }) => playerName),
  });
}

function entryOf(tournamentId: number, { id }: Viewer) {
  return and(eq(tournamentEntry.tournamentId, tournamentId), eq(tournamentEntry.userId, id));
}

function columnsOf(picks: readonly EntryPick[]) {
  return { picks, pickCodes: picks.map(({ playerId, position }) => pickCode(playerId, position)) };
}
