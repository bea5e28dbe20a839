import { eq } from "drizzle-orm";
import type { ProfileView } from "#contract/profile.ts";
import { displayName } from "#game/account/display-name.ts";
import { user } from "#server/account/table.ts";
import { countApprovedCards } from "#server/card/count-cards.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { loadLadderPlace } from "#server/match/ladder/ladder-place.ts";

/** A user as everybody sees them; null where there is none. */
export async function loadProfile(db: Queryable, userId: string): Promise<ProfileView | null> {
  const [found] = await db.select().from(user).where(eq(user.id, userId));
  if (found === undefined) return null;
  const { id, totalMatches, totalWins, totalLosses, totalDraws, points } = found;
  return {
    id,
    username: displayName(found),
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
