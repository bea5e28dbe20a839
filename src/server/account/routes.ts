import * as contract from "#contract/account.ts";
import { accepted } from "#game/outcome.ts";
import type { SessionUser } from "./session-lookup.ts";
import type { Deps } from "#server/deps.ts";
import type { Mount } from "#server/platform/http/mount.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { checkUsername } from "./check-username.ts";
import { setUsername } from "./set-username.ts";

/** A user's place among all managers, and how many ranked matches they have played. */
type LoadPlace = (
  db: Queryable,
  user: SessionUser,
) => Promise<{ currentRank: number; rankedMatches: number }>;

export function mountAccount(mount: Mount, deps: Deps, loadPlace: LoadPlace): void {
  mount(contract.getCurrentUser, async ({ viewer }) => {
    const place = await loadPlace(deps.db, viewer.user);
    return accepted({ ...viewer.user, ...place });
  });
  mount(contract.checkUsername, ({ viewer, body }) => checkUsername(deps, viewer, body.username));
  mount(contract.setUsername, ({ parts, viewer, body }) => setUsername(parts, viewer, body.username));
  mount(contract.getSignInMethods, async () => {
    const provider = deps.config.oidc !== null;
    return accepted({ emailAndPassword: !provider, provider });
  });
}
