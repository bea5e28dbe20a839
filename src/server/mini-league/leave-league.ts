import { and, eq, isNull, sql } from "drizzle-orm";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Deps } from "#server/deps.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { changeSize, holdLeague, loadMembership } from "./store.ts";
import { miniLeagueMember } from "./table.ts";

type Left = Outcome<{ ok: true }, { code: "not_found" } | { code: "owner_cannot_leave" }>;

/** Leaves a league. Its code still lets the manager back in, and the rounds that have begun stay as they are. */
export async function leaveLeague(deps: Deps, viewer: Viewer, leagueId: number): Promise<Left> {
  return deps.db.transaction(async (tx): Promise<Left> => {
    const league = await holdLeague(tx, { id: leagueId });
    if (league === null || (await loadMembership(tx, leagueId, viewer.id)) !== "in") {
      return refused({ code: "not_found" });
    }
    if (league.ownerId === viewer.id) return refused({ code: "owner_cannot_leave" });
    await endStay(tx, { leagueId, userId: viewer.id, leftAt: new Date(deps.clock.now()) });
    await changeSize(tx, leagueId, -1);
    return accepted({ ok: true as const });
  });
}

interface Leaving {
  readonly leagueId: number;
  readonly userId: string;
  readonly leftAt: Date;
}

/**
 * Ends a member's time in a league. It's kept if it saw the deadline of a round: duels count no other time, and a
 * member who keeps leaving and coming back adds nothing to what each view of the league reads.
 */
async function endStay(tx: Transaction, { leagueId, userId, leftAt }: Leaving): Promise<void> {
  await tx.execute(sql`
    with ended as (
      delete from mini_league_member where league_id = ${leagueId} and user_id = ${userId}
      returning league_id, user_id, joined_at)
    insert into mini_league_stay (league_id, user_id, joined_at, left_at)
    select league_id, user_id, joined_at, ${leftAt}::timestamptz from ended
     where exists (
       select from fantasy_round r where r.deadline >= joined_at and r.deadline < ${leftAt}::timestamptz)
    on conflict do nothing`);
}

/** Removes a member for good; for the owner alone. */
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
