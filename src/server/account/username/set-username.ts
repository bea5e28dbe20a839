import { and, desc, eq, notInArray } from "drizzle-orm";
import {
  decideRenaming,
  FORMER_NAME_KEPT_MS,
  type Renaming,
  type RenamingRefusal,
} from "#game/account/renaming.ts";
import { decideUsername, type UsernameRefusal } from "#game/account/username.ts";
import { accepted, refused, type Outcome } from "#game/outcome.ts";
import { isOwnRow } from "#server/account/own-row.ts";
import { formerUsername, user } from "#server/account/table.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Deps } from "#server/deps.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { isViolationOf } from "#server/platform/db/violation.ts";
import { isKept } from "./check-username.ts";

/** Former names reserved per person at a time: corrections are free, names are not. */
const FORMER_NAMES = 5;

export type SetUsernameRefusal =
  | UsernameRefusal
  | RenamingRefusal
  | { readonly code: "username_taken" | "unauthorized" };

/**
 * Gives the viewer a username. If several users request one name at once, the unique key lets one have it.
 * Spec §5, "Username".
 */
export async function setUsername(
  { db, clock }: Deps,
  viewer: Viewer,
  text: string,
): Promise<Outcome<{ ok: true }, SetUsernameRefusal>> {
  const username = decideUsername(text.toLowerCase());
  if (!username.ok) return username;
  try {
    return await db.transaction((tx) =>
      takeName(tx, { userId: viewer.id, username: username.value, now: clock.wallTime() }),
    );
  } catch (error) {
    const isTaken = error instanceof NameKept || isViolationOf(error, "user_username_key");
    if (isTaken) return refused({ code: "username_taken" as const });
    throw error;
  }
}

/** Rolls back a name that turns out to be reserved from this user. */
class NameKept extends Error {
  override readonly name = "NameKept";
}

interface Taking {
  readonly userId: string;
  readonly username: string;
  readonly now: number;
}

async function takeName(tx: Transaction, taking: Taking): Promise<Outcome<{ ok: true }, SetUsernameRefusal>> {
  const { userId, username, now } = taking;
  const [held] = await tx
    .select({ username: user.username, chosenAt: user.usernameChosenAt, changedAt: user.usernameChangedAt })
    .from(user)
    .where(isOwnRow(userId, now))
    .for("no key update");
  if (held === undefined) return refused({ code: "unauthorized" as const });
  const former = held.username;
  if (former === username) return accepted({ ok: true as const });
  const history = {
    username: former,
    chosenAt: held.chosenAt?.getTime() ?? null,
    changedAt: held.changedAt?.getTime() ?? null,
  };
  const renaming = decideRenaming(history, now);
  if (!renaming.ok) return renaming;
  if (former !== null) await leaveName(tx, { userId, username: former, now });
  await tx
    .update(user)
    .set({ username, updatedAt: new Date(now), ...datesOf(renaming.value, new Date(now)) })
    .where(eq(user.id, userId));
  // Not earlier: another user may have been giving up the name at that moment, and the unique key waits for them.
  if (await isKept(tx, userId, username, now)) throw new NameKept();
  return accepted({ ok: true as const });
}

function datesOf(renaming: Renaming, at: Date): Partial<typeof user.$inferInsert> {
  if (renaming === "first") return { usernameChosenAt: at };
  return renaming === "change" ? { usernameChangedAt: at } : {};
}

/** Reserves a former name for a while, and only each person's last few. */
async function leaveName(tx: Transaction, { userId, username, now }: Taking): Promise<void> {
  const left = { userId, expiresAt: new Date(now + FORMER_NAME_KEPT_MS) };
  await tx
    .insert(formerUsername)
    .values({ username, ...left })
    .onConflictDoUpdate({ target: formerUsername.username, set: left });
  const last = tx
    .select({ username: formerUsername.username })
    .from(formerUsername)
    .where(eq(formerUsername.userId, userId))
    .orderBy(desc(formerUsername.expiresAt))
    .limit(FORMER_NAMES);
  await tx
    .delete(formerUsername)
    .where(and(eq(formerUsername.userId, userId), notInArray(formerUsername.username, last)));
}
