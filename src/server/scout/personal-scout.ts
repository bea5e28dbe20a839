import { asc, eq } from "drizzle-orm";
import type { PersonalPart } from "#server/platform/personal-part.ts";
import { scout, scoutOffer, scoutSigning } from "./table.ts";

/** The user's scout, with all its offers and signings. */
export const personalScout: PersonalPart = {
  name: "scout",
  async erase({ db }, userId) {
    await db.delete(scoutSigning).where(eq(scoutSigning.userId, userId));
    await db.delete(scoutOffer).where(eq(scoutOffer.userId, userId));
    await db.delete(scout).where(eq(scout.userId, userId));
  },
  async collect({ db }, userId) {
    return {
      region: await db.select().from(scout).where(eq(scout.userId, userId)),
      offers: await db
        .select()
        .from(scoutOffer)
        .where(eq(scoutOffer.userId, userId))
        .orderBy(asc(scoutOffer.id)),
      signings: await db.select().from(scoutSigning).where(eq(scoutSigning.userId, userId)),
    };
  },
};
