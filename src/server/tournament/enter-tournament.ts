import { and, asc, eq, sql } from "drizzle-orm";
import type { ResponseOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/tournament.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import {
  decideEntry,
  type EntryPick,
  type EntryRefusal,
  type EntrySlot,
} from "#game/tournament/decide-entry.ts";
import { tournamentStatusAt } from "#game/tournament/month.ts";
import { pickCode } from "#game/tournament/pick-code.ts";
import { card } from "#server/card/table.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import { recordAudit } from "#server/platform/audit/record-audit.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { inOneTransaction, preparedOnce } from "#server/platform/db/prepared-once.ts";
import type { Deps } from "#server/deps.ts";
import { team, teamSlot } from "#server/team/table.ts";
import { tournament, tournamentEntry } from "./table.ts";

export interface EnterInput {
  readonly tournamentId: number;
  readonly teamId: number;
}

type Entered = ResponseOf<typeof contract.enterTournament>;
type EnterRefusal = { code: "not_found" } | EntryRefusal;

/**
 * Enters a team into a tournament: its five cards are copied as they are now, and later changes of them do not touch
 * the entry. tournament_entry_one_per_user guarantees one entry for each user. Spec §4 and §5,
 * docs/rules.md#tournament.
 */
export async function enterTournament(
  { db, clock }: Pick<Deps, "db" | "clock">,
  viewer: Viewer,
  input: EnterInput,
): Promise<Outcome<Entered, EnterRefusal>> {
  return inOneTransaction(db, (tx) => enter(tx, clock, viewer, input));
}

async function enter(
  tx: Transaction,
  clock: Deps["clock"],
  viewer: Viewer,
  input: EnterInput,
): Promise<Outcome<Entered, EnterRefusal>> {
  const held = await holdEntryFacts(tx, viewer.id, input);
  if (held === null) return refused({ code: "not_found" as const });
  // A caller who waits for the team or a card enters when the wait is over: a match can kick off in between.
  const now = clock.now();
  const facts = { status: tournamentStatusAt(held.month, now), slots: held.slots };
  const decided = decideEntry({ ...facts, hasEntered: false });
  if (!decided.ok) {
    // Having entered already comes before what the team lacks by now. Only a refusal asks; the insert finds out itself.
    const again = decideEntry({ ...facts, hasEntered: await hasEntered(tx, input.tournamentId, viewer) });
    return again.ok ? decided : again;
  }
  const enteredAt = new Date(now);
  const [written] = await newEntry(tx).execute({
    tournamentId: input.tournamentId,
    userId: viewer.id,
    teamName: held.team.name,
    formation: held.team.formation,
    ...columnsOf(decided.value.picks),
    enteredAt,
  });
  if (written === undefined) return refused({ code: "already_entered" as const });
  await recordAudit(tx, {
    at: enteredAt,
    userId: viewer.id,
    action: "tournament.enter",
    subject: `tournament ${input.tournamentId}`,
    details: { entryId: written.id, teamId: input.teamId },
  });
  return accepted({
    id: written.id,
    teamName: held.team.name,
    enteredAt: enteredAt.toISOString(),
    scoreless: decided.value.scoreless.map(({ playerName }) => playerName),
  });
}

interface HeldEntry {
  readonly month: { readonly startsAt: number; readonly endsAt: number };
  readonly team: { readonly name: string; readonly formation: (typeof team.$inferSelect)["formation"] };
  /** In the order of the formation. */
  readonly slots: readonly EntrySlot[];
}

/**
 * What an entry is decided on, with the team and its cards locked against changes until the transaction ends. The cards
 * are locked in the order of their ids, like everywhere else; the slots change only together with the team's row.
 *
 * @returns null where the tournament or the user's team is not there
 */
async function holdEntryFacts(
  tx: Transaction,
  userId: string,
  { tournamentId, teamId }: { readonly tournamentId: number; readonly teamId: number },
): Promise<HeldEntry | null> {
  const [held] = await heldTeam(tx).execute({ userId, tournamentId, teamId });
  if (held === undefined) return null;
  const month = { startsAt: held.startsAt.getTime(), endsAt: held.endsAt.getTime() };
  return { month, team: held.team, slots: await holdSlots(tx, userId, teamId) };
}

async function holdSlots(tx: Transaction, userId: string, teamId: number): Promise<EntrySlot[]> {
  const rows = await heldSlots(tx).execute({ userId, teamId });
  return rows
    .map(({ card: { status, ...shown }, ...slot }) => ({
      ...slot,
      card: { ...shown, isApproved: status === "approved" },
    }))
    .sort((a, b) => a.positionIndex - b.positionIndex);
}

async function hasEntered(tx: Transaction, tournamentId: number, { id }: Viewer): Promise<boolean> {
  const own = and(eq(tournamentEntry.tournamentId, tournamentId), eq(tournamentEntry.userId, id));
  return (await tx.$count(tournamentEntry, own)) > 0;
}

const newEntry = preparedOnce((tx) =>
  tx
    .insert(tournamentEntry)
    .values({
      tournamentId: sql.placeholder("tournamentId"),
      userId: sql.placeholder("userId"),
      teamName: sql.placeholder("teamName"),
      formation: sql.placeholder("formation"),
      picks: sql.placeholder("picks"),
      pickCodes: sql.placeholder("pickCodes"),
      enteredAt: sql.placeholder("enteredAt"),
    })
    .onConflictDoNothing()
    .returning({ id: tournamentEntry.id })
    .prepare("new_entry"),
);

function columnsOf(picks: readonly EntryPick[]) {
  return { picks, pickCodes: picks.map(({ playerId, position }) => pickCode(playerId, position)) };
}

const heldTeam = preparedOnce((tx) =>
  tx
    .select({
      startsAt: tournament.startsAt,
      endsAt: tournament.endsAt,
      team: { name: team.name, formation: team.formation },
    })
    .from(team)
    .innerJoin(tournament, eq(tournament.id, sql.placeholder("tournamentId")))
    .where(and(eq(team.id, sql.placeholder("teamId")), eq(team.userId, sql.placeholder("userId"))))
    .for("share", { of: team })
    .prepare("held_team"),
);

const heldSlots = preparedOnce((tx) =>
  tx
    .select({
      position: teamSlot.position,
      positionIndex: teamSlot.positionIndex,
      card: {
        id: card.id,
        playerId: card.playerId,
        playerName: card.playerName,
        position: card.position,
        club: card.club,
        overall: card.overall,
        imageUrl: card.imageUrl,
        status: card.status,
      },
    })
    .from(teamSlot)
    .innerJoin(card, and(eq(card.id, teamSlot.cardId), eq(card.userId, sql.placeholder("userId"))))
    .where(eq(teamSlot.teamId, sql.placeholder("teamId")))
    .orderBy(asc(card.id))
    .for("share", { of: card })
    .prepare("held_slots"),
);
