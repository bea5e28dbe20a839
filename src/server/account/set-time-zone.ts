import { eq } from "drizzle-orm";
import { accepted, type Outcome } from "#game/outcome.ts";
import { user } from "#server/account/table.ts";
import type { Deps } from "#server/deps.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";

/** Stores the time zone of the viewer's last device, so Panna is silent at night. */
export async function setTimeZone(
  { db, clock }: Deps,
  viewer: Viewer,
  timeZone: string,
): Promise<Outcome<{ ok: true }, never>> {
  await db
    .update(user)
    .set({ timeZone, updatedAt: new Date(clock.wallTime()) })
    .where(eq(user.id, viewer.id));
  return accepted({ ok: true as const });
}
