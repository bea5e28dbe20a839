import { and, eq } from "drizzle-orm";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { decideTeamDeletion, type TeamLocked } from "#game/team/decide-team-deletion.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import { loadCardLocks } from "#server/card/locks.ts";
import type { Deps } from "#server/deps.ts";
import { holdTeams } from "./store.ts";
import { team, teamSlot } from "./table.ts";

/**
 * Deletes one of the viewer's teams with its slots, unless it is locked. Entries made with it keep their own copy of the
 * line-up. docs/rules.md#locked-cards-and-teams.
 */
export async function deleteTeam(
  { db, clock, cardHolds }: Deps,
  viewer: Viewer,
  teamId: number,
): Promise<Outcome<{ ok: true }, { code: "not_found" } | TeamLocked>> {
  return db.transaction(async (tx) => {
    await holdTeams(tx, viewer.id);
    const mine = and(eq(team.id, teamId), eq(team.userId, viewer.id));
    // Held before the locks are read: an entry that is being made with this team is waited for, and seen.
    const held = await tx.select({ id: team.id }).from(team).where(mine).for("update");
    if (held.length === 0) return refused({ code: "not_found" as const });
    const locks = await loadCardLocks(cardHolds, tx, viewer.id, clock.now());
    const slots = await tx
      .select({ cardId: teamSlot.cardId })
      .from(teamSlot)
      .where(eq(teamSlot.teamId, teamId));
    const decided = decideTeamDeletion(slots.map(({ cardId }) => locks.get(cardId) ?? []));
    if (!decided.ok) return decided;
    await tx.delete(team).where(mine);
    return accepted({ ok: true as const });
  });
}
