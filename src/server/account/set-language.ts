import { eq } from "drizzle-orm";
import type { Language } from "#contract/languages.ts";
import { accepted, type Outcome } from "#game/outcome.ts";
import { user } from "#server/account/table.ts";
import type { Deps } from "#server/deps.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";

/** Stores the viewer's language, for their other devices and for messages from Panna. */
export async function setLanguage(
  { db, clock }: Deps,
  viewer: Viewer,
  language: Language,
): Promise<Outcome<{ ok: true }, never>> {
  await db
    .update(user)
    .set({ language, updatedAt: new Date(clock.wallTime()) })
    .where(eq(user.id, viewer.id));
  return accepted({ ok: true as const });
}
