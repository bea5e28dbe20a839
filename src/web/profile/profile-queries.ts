import { getProfile, getProfileMatches, getProfileTeam } from "#contract/profile.ts";
import { displayName } from "#game/account/display-name.ts";
import { read } from "#web/api/read.ts";
import { withAdded } from "#web/api/with-added.ts";
import { wholeMatch } from "#web/match/whole-match.ts";

/** A user as everybody sees them. */
export function profileQuery(userId: string) {
  return read(getProfile, { params: { userId } }, (profile) =>
    withAdded(
      { ...profile, username: displayName(profile) },
      { rankedMatches: profile.totalMatches, cardsOwned: 0 },
    ),
  );
}

/** A user's active team, or null. */
export function profileTeamQuery(userId: string) {
  return read(getProfileTeam, { params: { userId } }, (team) => team && withAdded(team, { positions: [] }));
}

/** A user's latest ten matches. */
export function profileMatchesQuery(userId: string) {
  return read(getProfileMatches, { params: { userId } }, (matches) => matches.map(wholeMatch));
}
