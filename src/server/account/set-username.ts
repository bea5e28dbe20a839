import { eq } from "drizzle-orm";
import { decideUsername, type UsernameRefusal } from "#game/account/username.ts";
import { accepted, refused, type Outcome } from "#game/outcome.ts";
import { isViolationOf } from "#server/platform/db/violation.ts";
import type { Deps } from "#server/deps.ts";
import { user } from "./table.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";

/**
 * Gives the viewer a username. Of several who ask for one name at once, the unique key lets one have it.
 * Spec §5, "Username".
 */
export async function setUsername(
  { db, clock }: Deps,
  viewer: Viewer,
  text: string,
): Promise<Outcome<{ ok: true }, UsernameRefusal | { code: "username_taken" }>> {
  const username = decideUsername(text.toLowerCase());
  if (!username.ok) return username;
  try {
    await db
      .update(user)
      .set({ username: username.value, updatedAt: new Date(clock.wallTime()) })
      .where(eq(user.id, viewer.id));
    return accepted({ ok: true as const });
  } catch (error) {
    if (isViolationOf(error, "user_username_key")) return refused({ code: "username_taken" as const });
    throw error;
  }
}
