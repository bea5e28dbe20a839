import { displayName } from "#game/account/display-name.ts";
import { type Raw, textsOf } from "./completion.ts";

/** A user under the name that others see, of which the specification gives the parts (spec §3, display name rule). */
export function withDisplayName(user: Raw): Raw {
  return { ...user, username: displayName(textsOf(user)) };
}
