import { asc, eq } from "drizzle-orm";
import { FORMER_MANAGER } from "#game/account/display-name.ts";
import type { PersonalPart } from "#server/platform/personal-part.ts";
import { tournament, tournamentEntry } from "./table.ts";

/** The user's entries. They stay, or everybody behind them would move up; the name of the team goes. */
export const personalEntries: PersonalPart = {
  name: "tournaments",
  async erase({ db }, userId) {
    await db
      .update(tournamentEntry)
      .set({ teamName: FORMER_MANAGER })
      .where(eq(tournamentEntry.userId, userId));
  },
  async collect({ db }, userId) {
    return db
      .select({
        month: tournament.month,
        teamName: tournamentEntry.teamName,
        formation: tournamentEntry.formation,
        picks: tournamentEntry.picks,
        enteredAt: tournamentEntry.enteredAt,
      })
      .from(tournamentEntry)
      .innerJoin(tournament, eq(tournament.id, tournamentEntry.tournamentId))
      .where(eq(tournamentEntry.userId, userId))
      .orderBy(asc(tournamentEntry.id));
  },
};
