import * as contract from "#contract/card/album.ts";
import { accepted, refused } from "#game/outcome.ts";
import { isShown } from "#server/account/is-shown.ts";
import type { Deps } from "#server/deps.ts";
import type { Mount } from "#server/platform/http/mount.ts";
import { loadAlbum, loadSet } from "./load-sets.ts";
import { loadSwaps } from "./load-swaps.ts";
import { arrangeShowcase, loadShowcase } from "./showcase.ts";
import { addWish, loadWishes, publishSwaps, removeWish } from "./wishes.ts";

export function mountAlbum(mount: Mount, deps: Deps): void {
  const { db } = deps;
  mount(contract.getAlbum, async ({ viewer }) => accepted(await loadAlbum(deps, viewer)));
  mount(contract.getSet, ({ viewer, params }) => loadSet(deps, viewer, params.clubId));
  mount(contract.getWishes, async ({ viewer }) => accepted(await loadWishes(deps, viewer)));
  mount(contract.addWish, ({ parts, viewer, params }) => addWish(parts, viewer, params.playerId));
  mount(contract.removeWish, async ({ parts, viewer, params }) =>
    accepted(await removeWish(parts, viewer, params.playerId)),
  );
  mount(contract.getSwaps, async ({ viewer }) => accepted({ swaps: await loadSwaps(db, viewer) }));
  mount(contract.publishSwaps, async ({ parts, viewer, body }) =>
    accepted(await publishSwaps(parts, viewer, body.isPublic)),
  );
  mount(contract.arrangeShowcase, ({ parts, viewer, body }) => arrangeShowcase(parts, viewer, body.cardIds));
  mount(contract.getShowcase, async ({ viewer, params }) => {
    if (!(await isShown(db, viewer, params.userId))) return refused({ code: "not_found" });
    return accepted(await loadShowcase(db, params.userId));
  });
}
