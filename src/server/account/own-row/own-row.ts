import { and, eq, isNull } from "drizzle-orm";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { user } from "#server/account/table.ts";
import type { Deps } from "#server/deps.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";

/** The row of a user who hasn't deleted their account: a deleted account's row stays empty, also for a call under way. */
export function isOwnRow(userId: string) {
  return and(eq(user.id, userId), isNull(user.deletedAt));
}

/** Changes the viewer's row. Refuses `unauthorized` if they deleted their account after the call had begun. */
export async function updateOwnRow(
  { db, clock }: Pick<Deps, "db" | "clock">,
  viewer: Viewer,
  set: Partial<typeof user.$inferInsert>,
): Promise<Outcome<{ ok: true }, { readonly code: "unauthorized" }>> {
  const updated = await db
    .update(user)
    .set({ ...set, updatedAt: new Date(clock.wallTime()) })
    .where(isOwnRow(viewer.id))
    .returning({ id: user.id });
  return updated.length === 0 ? refused({ code: "unauthorized" as const }) : accepted({ ok: true as const });
}
