import { eq } from "drizzle-orm";
import { APIError } from "better-auth/api";
import { FOREVER, isBannedAt } from "#game/account/ban.ts";
import { BANNED } from "#server/account/library-refusals.ts";
import { user } from "#server/account/table.ts";
import type { Deps } from "#server/deps.ts";

/**
 * Before better-auth makes a session: a banned user gets none, however they sign in.
 * @throws APIError with the end of the ban and its reason
 */
export async function refuseBanned({ db, clock }: Pick<Deps, "db" | "clock">, userId: string): Promise<void> {
  const [found] = await db
    .select({ bannedUntil: user.bannedUntil, reason: user.banReason })
    .from(user)
    .where(eq(user.id, userId));
  const until = found?.bannedUntil?.getTime() ?? null;
  if (!isBannedAt(until, clock.wallTime())) return;
  throw new APIError("FORBIDDEN", {
    code: BANNED,
    // Who comes back from a provider is sent on to an address with this code and message, and nothing else.
    message: until === FOREVER ? "" : String(until),
    until: until === FOREVER ? null : until,
    reason: found?.reason ?? "",
  });
}
