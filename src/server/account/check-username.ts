import { and, eq, ne } from "drizzle-orm";
import { decideUsername, type UsernameRefusal } from "#game/account/username.ts";
import { accepted, type Outcome } from "#game/outcome.ts";
import type { Deps } from "#server/deps.ts";
import { user } from "./table.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";

/** Whether nobody else has this username. One's own counts as available. Spec §4, "Username check". */
export async function checkUsername(
  { db }: Deps,
  viewer: Viewer,
  text: string,
): Promise<Outcome<{ available: boolean }, UsernameRefusal>> {
  const username = decideUsername(text.toLowerCase());
  if (!username.ok) return username;
  const takers = await db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.username, username.value), ne(user.id, viewer.id)));
  return accepted({ available: takers.length === 0 });
}
