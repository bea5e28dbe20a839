import { and, eq } from "drizzle-orm";
import type { BadgeView, ProfileView } from "#contract/profile.ts";
import { displayName, publicName } from "#game/account/display-name.ts";
import { user } from "#server/account/table.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { loadLadderPlace } from "#server/match/ladder/ladder-place.ts";
import { earnedBadges } from "#game/account/badges.ts";
import { loadHonours } from "#server/tournament/own-scores.ts";
import { card } from "#server/card/table.ts";

/** A user as everyone sees them; null if there is none, or if a user other than the viewer has no username. */
export async function loadProfile(
  db: Queryable,
  viewer: Pick<Viewer, "id">,
  userId: string,
): Promise<ProfileView | null> {
  const [found] = await db.select().from(user).where(eq(user.id, userId));
  if (found === undefined || (found.username === null && userId !== viewer.id)) return null;
  const { id, totalMatches, totalWins, totalLosses, totalDraws, points } = found;
  return {
    id,
    username: userId === viewer.id ? displayName(found) : publicName(found),
    profileImageUrl: found.image,
    totalMatches,
    totalWins,
    totalLosses,
    totalDraws,
    ...(await loadLadderPlace(db, { id, totalMatches })),
    points,
    cardsOwned: await countApprovedCards(db, userId),
    createdAt: found.createdAt.toISOString(),
  };
}

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

/** How many approved cards a user owns. Served by card_user_id_idx. */
async function countApprovedCards(db: Queryable, userId: string): Promise<number> {
  return db.$count(card, and(eq(card.userId, userId), eq(card.status, "approved")));
}

/** How many of them are photos of physical cards. */
async function countSpecialCards(db: Queryable, userId: string): Promise<number> {
  const isSpecial = and(eq(card.status, "approved"), eq(card.origin, "photo"));
  return db.$count(card, and(eq(card.userId, userId), isSpecial));
}
