import * as contract from "#contract/share.ts";
import { accepted, refused } from "#game/outcome.ts";
import type { Deps } from "#server/deps.ts";
import type { Mount } from "#server/platform/http/mount.ts";
import { makeShare } from "./make-share.ts";
import { loadByToken, loadShares } from "./store.ts";
import { withdrawShare } from "./withdraw-share.ts";

export function mountShares(mount: Mount, deps: Deps): void {
  const { db } = deps;
  mount(contract.listShares, async ({ viewer }) => accepted(await loadShares(db, viewer.id)));
  mount(contract.makeShare, ({ parts, viewer, body }) => makeShare(parts, viewer, body));
  mount(contract.withdrawShare, ({ parts, viewer, params }) => withdrawShare(parts, viewer, params.token));
  mount(contract.getShared, async ({ params }) => {
    const shared = await loadByToken(deps, params.token);
    return shared === null ? refused({ code: "not_found" }) : accepted(shared);
  });
}
