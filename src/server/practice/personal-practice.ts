import { eq, inArray } from "drizzle-orm";
import type { PersonalPart } from "#server/platform/personal-part.ts";
import { practiceGameweek, practiceSeason } from "./table.ts";

/** The user's practice season. */
export const personalPractice: PersonalPart = {
  name: "practice",
  async erase({ db }, userId) {
    await db.delete(practiceSeason).where(eq(practiceSeason.userId, userId));
  },
  async collect({ db }, userId) {
    const seasons = await db.select().from(practiceSeason).where(eq(practiceSeason.userId, userId));
    const ids = seasons.map(({ id }) => id);
    const gameweeks = await db
      .select()
      .from(practiceGameweek)
      .where(inArray(practiceGameweek.practiceId, ids));
    return { seasons, gameweeks };
  },
};
