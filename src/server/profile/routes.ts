import { getCardBack } from "#contract/card/card-back.ts";
import * as contract from "#contract/profile.ts";
import { PROFILE_MATCHES } from "#contract/match/match.ts";
import { accepted, refused } from "#game/outcome.ts";
import { loadManager } from "#server/account/match-record.ts";
import type { Deps } from "#server/deps.ts";
import type { Mount } from "#server/platform/http/mount.ts";
import { loadMatches } from "#server/match/store.ts";
import { loadCardBack } from "./card-back.ts";
import { loadBadges } from "./load-badges.ts";
import { loadProfile } from "./load-profile.ts";
import { loadProfileTeam } from "./load-profile-team.ts";

export function mountProfiles(mount: Mount, deps: Deps): void {
  const { db } = deps;
  mount(getCardBack, ({ viewer, params }) => loadCardBack(deps, viewer, params.id));
  mount(contract.getProfile, async ({ params }) => {
    const profile = await loadProfile(db, params.userId);
    return profile === null ? refused({ code: "not_found" }) : accepted(profile);
  });
  mount(contract.getProfileBadges, async ({ params }) => {
    const badges = await loadBadges(db, params.userId);
    return badges === null ? refused({ code: "not_found" }) : accepted(badges);
  });
  mount(contract.getProfileTeam, async ({ viewer, params }) => {
    if ((await loadManager(db, params.userId)) === null) return refused({ code: "not_found" });
    return accepted(await loadProfileTeam(db, viewer, params.userId));
  });
  mount(contract.getProfileMatches, async ({ params }) => {
    if ((await loadManager(db, params.userId)) === null) return refused({ code: "not_found" });
    return accepted(await loadMatches(db, params.userId, { limit: PROFILE_MATCHES }));
  });
}
