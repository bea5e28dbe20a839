import { getProfile, getProfileBadges, getProfileMatches, getProfileTeam } from "#contract/profile.ts";
import { read } from "#web/api/call.ts";

/** A user's public profile. */
export function profileQuery(userId: string) {
  return read(getProfile, { params: { userId } });
}

/** A user's active team, or null. */
export function profileTeamQuery(userId: string) {
  return read(getProfileTeam, { params: { userId } });
}

/** A user's badges. */
export function badgesQuery(userId: string) {
  return read(getProfileBadges, { params: { userId } });
}

/** A user's latest ten matches. */
export function profileMatchesQuery(userId: string) {
  return read(getProfileMatches, { params: { userId } });
}
