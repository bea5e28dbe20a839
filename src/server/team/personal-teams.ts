import { asc, eq } from "drizzle-orm";
import type { PersonalPart } from "#server/platform/personal-part.ts";
import { team, teamSlot } from "./table.ts";

/** The user's saved teams. Entries and matches have copies of their own. */
export const personalTeams: PersonalPart = {
  name: "teams",
  async erase({ db }, userId) {
    await db.delete(team).where(eq(team.userId, userId));
  },
  async collect({ db }, userId) {
    const teams = await db.select().from(team).where(eq(team.userId, userId)).orderBy(asc(team.id));
    const slots = await db
      .select({ slot: teamSlot })
      .from(teamSlot)
      .innerJoin(team, eq(team.id, teamSlot.teamId))
      .where(eq(team.userId, userId));
    return teams.map(({ userId: _, ...one }) => ({
      ...one,
      slots: slots
        .filter(({ slot }) => slot.teamId === one.id)
        .map(({ slot: { position, positionIndex, cardId } }) => ({ position, positionIndex, cardId })),
    }));
  },
};
