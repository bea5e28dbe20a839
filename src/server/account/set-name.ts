import { eq } from "drizzle-orm";
import { isReservedName } from "#game/account/reserved-name.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { user } from "#server/account/table.ts";
import type { Deps } from "#server/deps.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import { tidyProfile } from "./profile.ts";

interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/** Stores the viewer's own name; an empty part clears it. */
export async function setName(
  { db, clock }: Deps,
  viewer: Viewer,
  { firstName, lastName }: PersonName,
): Promise<Outcome<{ ok: true }, { readonly code: "name_reserved" }>> {
  if (isReservedName(`${firstName} ${lastName}`)) return refused({ code: "name_reserved" as const });
  await db
    .update(user)
    .set({ ...tidyProfile({ firstName, lastName }), updatedAt: new Date(clock.wallTime()) })
    .where(eq(user.id, viewer.id));
  return accepted({ ok: true as const });
}
