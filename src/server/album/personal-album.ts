import { asc, eq } from "drizzle-orm";
import type { PersonalPart } from "#server/platform/personal-part.ts";
import { cardWish, showcaseCard, swapPublication } from "./table.ts";

/** The user's wishes, showcase, and offer to swap. */
export const personalAlbum: PersonalPart = {
  name: "album",
  async erase({ db }, userId) {
    await db.delete(cardWish).where(eq(cardWish.userId, userId));
    await db.delete(swapPublication).where(eq(swapPublication.userId, userId));
    await db.delete(showcaseCard).where(eq(showcaseCard.userId, userId));
  },
  async collect({ db }, userId) {
    return {
      wishes: await db.select().from(cardWish).where(eq(cardWish.userId, userId)),
      swapsPublished: await db.select().from(swapPublication).where(eq(swapPublication.userId, userId)),
      showcase: await db
        .select()
        .from(showcaseCard)
        .where(eq(showcaseCard.userId, userId))
        .orderBy(asc(showcaseCard.place)),
    };
  },
};
