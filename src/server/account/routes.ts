import {
  banUser as banEndpoint,
  endUserSessions as endSessionsEndpoint,
  listUsers as listUsersEndpoint,
  makeResetLink as resetLinkEndpoint,
  unbanUser as unbanEndpoint,
} from "#contract/account/user-admin.ts";
import { banUser, type RemovePicture, unbanUser } from "#server/account/ban/ban-user.ts";
import { listUsers } from "#server/account/ban/list-users.ts";
import * as contract from "#contract/account.ts";
import { accepted } from "#game/outcome.ts";
import type { SessionUser } from "#server/platform/http/viewer.ts";
import type { Deps } from "#server/deps.ts";
import type { Mount } from "#server/platform/http/mount.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { canMakeResetLinks, makeResetLink } from "#server/account/admin/make-reset-link.ts";
import { isSetupCodeAsked } from "#server/account/admin/claim-first-admin.ts";
import { endUserSessions } from "#server/account/session/end-user-sessions.ts";
import { checkUsername } from "#server/account/username/check-username.ts";
import { setLanguage, setName, setTimeZone } from "#server/account/own-row.ts";
import { setUsername } from "#server/account/username/set-username.ts";

/** A user's place among all managers, and their number of ranked matches. */
type LoadPlace = (
  db: Queryable,
  user: SessionUser,
) => Promise<{ currentRank: number; rankedMatches: number }>;

interface UsersParts {
  /** Where browsers reach Panna. */
  readonly origin: () => string;
  readonly removePicture: RemovePicture;
}

/** Users as admins look after them. */
export function mountUsers(mount: Mount, deps: Deps, { origin, removePicture }: UsersParts): void {
  mount(listUsersEndpoint, async ({ query }) =>
    accepted({
      users: await listUsers(deps, query.search ?? ""),
      canMakeResetLinks: canMakeResetLinks(deps.config),
    }),
  );
  mount(resetLinkEndpoint, ({ parts, viewer, params }) =>
    makeResetLink(parts, viewer, { userId: params.id, origin: origin() }),
  );
  mount(banEndpoint, ({ parts, viewer, params, body }) =>
    banUser(parts, viewer, { userId: params.id, ...body }, removePicture),
  );
  mount(endSessionsEndpoint, ({ parts, viewer, params }) => endUserSessions(parts, viewer, params.id));
  mount(unbanEndpoint, ({ parts, viewer, params }) => unbanUser(parts, viewer, params.id));
}

export function mountAccount(mount: Mount, deps: Deps, loadPlace: LoadPlace): void {
  mount(contract.getCurrentUser, async ({ viewer }) => {
    const place = await loadPlace(deps.db, viewer.user);
    return accepted({ ...viewer.user, createdAt: viewer.user.createdAt.toISOString(), ...place });
  });
  mount(contract.checkUsername, ({ viewer, body }) => checkUsername(deps, viewer, body.username));
  mount(contract.setUsername, ({ parts, viewer, body }) => setUsername(parts, viewer, body.username));
  mount(contract.setName, ({ parts, viewer, body }) => setName(parts, viewer, body));
  mount(contract.setLanguage, ({ parts, viewer, body }) => setLanguage(parts, viewer, body.language));
  mount(contract.setTimeZone, ({ parts, viewer, body }) => setTimeZone(parts, viewer, body.timeZone));
  mount(contract.getSignInMethods, async ({ http }) => {
    const provider = deps.config.oidc !== null;
    const setupCode = !provider && (await isSetupCodeAsked(deps, http.request));
    return accepted({ emailAndPassword: !provider, provider, setupCode });
  });
}
