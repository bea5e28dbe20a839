import { isReservedName } from "#game/account/reserved-name.ts";
import { type Outcome, refused } from "#game/outcome.ts";
import { tidyProfile } from "#server/account/profile.ts";
import type { Deps } from "#server/deps.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import { updateOwnRow } from "./own-row.ts";

interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/** Stores the viewer's own name; an empty part clears it. */
export async function setName(
  deps: Deps,
  viewer: Viewer,
  { firstName, lastName }: PersonName,
): Promise<Outcome<{ ok: true }, { readonly code: "name_reserved" | "unauthorized" }>> {
  if (isReservedName(`${firstName} ${lastName}`)) return refused({ code: "name_reserved" as const });
  return updateOwnRow(deps, viewer, tidyProfile({ firstName, lastName }));
}
