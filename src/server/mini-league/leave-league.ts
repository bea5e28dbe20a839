import { and, eq, isNull } from "drizzle-orm";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Deps } from "#server/deps.ts";
import { changeSize, holdLeague, loadMembership } from "./store.ts";
import { miniLeagueMember, miniLeagueStay } from "./table.ts";

type Left = Outcome<{ ok: true }, { code: "not_found" } | { code: "owner_cannot_leave" }>;

/** Leaves a league. Its code still lets the manager back in, and the rounds that have begun stay as they are. */
export async function leaveLeague(deps: Deps, viewer: Viewer, leagueId: number): Promise<Left> {
  return deps.db.transaction(async (tx): Promise<Left> => {
    const league = await holdLeague(tx, { id: leagueId });
    if (league === null || (await loadMembership(tx, leagueId, viewer.id)) !== "in") {
      return refused({ code: "not_found" });
    }
    if (league.ownerId === viewer.id) return refused({ code: "owner_cannot_leave" });
    const left = await tx
      .delete(miniLeagueMember)
      .where(and(eq(miniLeagueMember.leagueId, leagueId), eq(miniLeagueMember.userId, viewer.id)))
      .returning({ joinedAt: miniLeagueMember.joinedAt });
    const leftAt = new Date(deps.clock.now());
    const stays = left.map(({ joinedAt }) => ({ leagueId, userId: viewer.id, joinedAt, leftAt }));
    await tx.insert(miniLeagueStay).values(stays).onConflictDoNothing();
    await changeSize(tx, leagueId, -1);
    return accepted({ ok: true as const });
  });
}

/** Puts a member out for good; for the owner alone. */
export async function removeMember(
  deps: Deps,
  viewer: Viewer,
  { leagueId, userId }: { readonly leagueId: number; readonly userId: string },
): Promise<Left> {
  return deps.db.transaction(async (tx): Promise<Left> => {
    const league = await holdLeague(tx, { id: leagueId });
    if (league === null || league.ownerId !== viewer.id) return refused({ code: "not_found" });
    if (userId === viewer.id) return refused({ code: "owner_cannot_leave" });
    const removed = await tx
      .update(miniLeagueMember)
      .set({ removedAt: new Date(deps.clock.now()) })
      .where(
        and(
          eq(miniLeagueMember.leagueId, leagueId),
          eq(miniLeagueMember.userId, userId),
          isNull(miniLeagueMember.removedAt),
        ),
      )
      .returning({ userId: miniLeagueMember.userId });
    if (removed.length === 0) return refused({ code: "not_found" });
    await changeSize(tx, leagueId, -1);
    return accepted({ ok: true as const });
  });
}
