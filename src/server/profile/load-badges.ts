import type { BadgeView } from "#contract/profile.ts";
import { earnedBadges } from "#game/account/badges.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import { countSpecialCards } from "#server/card/count-cards.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { loadHonours } from "#server/tournament/own-scores.ts";
import { loadProfile } from "./load-profile.ts";

/** A user's badges, rarest first; null if there is no such user. */
export async function loadBadges(db: Queryable, viewer: Viewer, userId: string): Promise<BadgeView[] | null> {
  const profile = await loadProfile(db, viewer, userId);
  if (profile === null) return null;
  const { totalMatches, totalWins, cardsOwned } = profile;
  const facts = {
    totalMatches,
    totalWins,
    cardsOwned,
    specialCards: await countSpecialCards(db, userId),
    ...(await loadHonours(db, userId)),
  };
  return earnedBadges(facts).map((key) => ({ key }));
}
