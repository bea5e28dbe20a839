import { and, eq, isNull, lte, or } from "drizzle-orm";
import type { Language } from "#contract/languages.ts";
import { isReservedName } from "#game/account/reserved-name.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { tidyProfile } from "#server/account/profile.ts";
import { user } from "#server/account/table.ts";
import type { Deps } from "#server/deps.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";

/**
 * The row of a user who may still change it, also for a call under way: a deleted account's row stays empty, and what a ban
 * has removed stays away.
 *
 * @param now real time, epoch milliseconds
 */
export function isOwnRow(userId: string, now: number) {
  const isNotBanned = or(isNull(user.bannedUntil), lte(user.bannedUntil, new Date(now)));
  return and(eq(user.id, userId), isNull(user.deletedAt), isNotBanned);
}

/**
 * Whether a user may still change something, until the transaction ends: a ban or the deletion of the account comes before
 * this, or waits for it.
 *
 * @param now real time, epoch milliseconds
 */
export async function isOwnRowHeld(tx: Transaction, userId: string, now: number): Promise<boolean> {
  const held = await tx.select({ id: user.id }).from(user).where(isOwnRow(userId, now)).for("share");
  return held.length > 0;
}

/** Changes the viewer's row. Refuses `unauthorized` if they were deleted or banned after the call had begun. */
async function updateOwnRow(
  { db, clock }: Pick<Deps, "db" | "clock">,
  viewer: Viewer,
  set: Partial<typeof user.$inferInsert>,
): Promise<Outcome<{ ok: true }, { readonly code: "unauthorized" }>> {
  const now = clock.wallTime();
  const updated = await db
    .update(user)
    .set({ ...set, updatedAt: new Date(now) })
    .where(isOwnRow(viewer.id, now))
    .returning({ id: user.id });
  return updated.length === 0 ? refused({ code: "unauthorized" as const }) : accepted({ ok: true as const });
}

/** Stores the viewer's language, for their other devices and for messages from Panna. */
export const setLanguage = (deps: Deps, viewer: Viewer, language: Language) =>
  updateOwnRow(deps, viewer, { language });

/** Stores the time zone of the viewer's last device, so Panna is silent at night. */
export const setTimeZone = (deps: Deps, viewer: Viewer, timeZone: string) =>
  updateOwnRow(deps, viewer, { timeZone });

interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/** Stores the viewer's own name, as the sign-up did; an empty part clears it. */
export async function setName(
  deps: Deps,
  viewer: Viewer,
  { firstName, lastName }: PersonName,
): Promise<Outcome<{ ok: true }, { readonly code: "name_reserved" | "unauthorized" }>> {
  const name = `${firstName} ${lastName}`;
  if (isReservedName(name)) return refused({ code: "name_reserved" as const });
  return updateOwnRow(deps, viewer, tidyProfile({ name, firstName, lastName }));
}
