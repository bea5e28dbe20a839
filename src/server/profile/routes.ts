import type { FastifyInstance } from "fastify";
import {
  AVATAR_SIZES,
  AVATARS_PATH,
  removeAvatar as removeAvatarEndpoint,
  setAvatar as setAvatarEndpoint,
} from "#contract/account/avatar.ts";
import { avatarFile } from "#server/profile/avatar/avatar-files.ts";
import { removeAvatar, setAvatar } from "#server/profile/avatar/set-avatar.ts";
import { getCardBack } from "#contract/card/card-back.ts";
import * as contract from "#contract/profile.ts";
import { PROFILE_MATCHES } from "#contract/match/match.ts";
import { accepted, refused } from "#game/outcome.ts";
import { isShown } from "#server/account/is-shown.ts";
import type { Deps } from "#server/deps.ts";
import { servePictures } from "#server/platform/files/serve-pictures.ts";
import type { Mount } from "#server/platform/http/mount.ts";
import { loadMatches } from "#server/match/store.ts";
import { loadCardBack } from "./card-back.ts";
import { loadBadges, loadProfile } from "./load-profile.ts";
import { loadProfileTeam } from "./load-profile-team.ts";

/** In the scope that reads forms. */
export function mountAvatarUpload(mount: Mount, deps: Deps): void {
  mount(setAvatarEndpoint, ({ viewer, file, idempotencyKey }) =>
    setAvatar(deps, viewer, { file, idempotencyKey }),
  );
}

export function mountProfiles(mount: Mount, deps: Deps): void {
  const { db } = deps;
  mount(removeAvatarEndpoint, ({ parts, viewer }) => removeAvatar(parts, viewer));
  mount(getCardBack, ({ viewer, params }) => loadCardBack(deps, viewer, params.id));
  mount(contract.getProfile, async ({ viewer, params }) => {
    const profile = await loadProfile(db, viewer, params.userId);
    return profile === null ? refused({ code: "not_found" }) : accepted(profile);
  });
  mount(contract.getProfileBadges, async ({ viewer, params }) => {
    const badges = await loadBadges(db, viewer, params.userId);
    return badges === null ? refused({ code: "not_found" }) : accepted(badges);
  });
  mount(contract.getProfileTeam, async ({ viewer, params }) => {
    if (!(await isShown(db, viewer, params.userId))) return refused({ code: "not_found" });
    return accepted(await loadProfileTeam(db, viewer, params.userId));
  });
  mount(contract.getProfileMatches, async ({ viewer, params }) => {
    if (!(await isShown(db, viewer, params.userId))) return refused({ code: "not_found" });
    return accepted(await loadMatches(db, params.userId, { limit: PROFILE_MATCHES }));
  });
}

/** Serves users' pictures. Their addresses can't be guessed; a removed picture is gone from here at once. */
export function mountAvatars(server: FastifyInstance, { files }: Pick<Deps, "files">): void {
  servePictures(server, files, { path: AVATARS_PATH, sizes: AVATAR_SIZES, fileOf: avatarFile });
}
