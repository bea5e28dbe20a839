import { and, asc, eq, sql } from "drizzle-orm";
import type { EntrySlot } from "#game/tournament/decide-entry.ts";
import { card } from "#server/card/table.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { preparedOnce } from "#server/platform/db/prepared-once.ts";
import { team, teamSlot } from "#server/team/table.ts";
import { tournament } from "./table.ts";

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
export async function holdEntryFacts(
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
