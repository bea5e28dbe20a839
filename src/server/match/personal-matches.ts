import { asc, eq, or } from "drizzle-orm";
import { FORMER_MANAGER } from "#game/account/display-name.ts";
import type { PersonalPart } from "#server/platform/personal-part.ts";
import { match } from "./table.ts";

const NO_HOME = { homeUserId: null, homeTeamName: FORMER_MANAGER };
const NO_AWAY = { awayUserId: null, awayTeamName: FORMER_MANAGER };

/**
 * The user's matches. The opponents keep them, with a former manager on the other side. The lines on the ladders stay:
 * the ranks of the others count them.
 */
export const personalMatches: PersonalPart = {
  name: "matches",
  async erase({ db }, userId) {
    await db.update(match).set(NO_HOME).where(eq(match.homeUserId, userId));
    await db.update(match).set(NO_AWAY).where(eq(match.awayUserId, userId));
  },
  async collect({ db }, userId) {
    const rows = await db
      .select()
      .from(match)
      .where(or(eq(match.homeUserId, userId), eq(match.awayUserId, userId)))
      .orderBy(asc(match.id));
    return rows.map((row) => {
      const isHome = row.homeUserId === userId;
      return {
        id: row.id,
        matchType: row.matchType,
        playedAt: row.createdAt,
        side: isHome ? "home" : "away",
        teamName: isHome ? row.homeTeamName : row.awayTeamName,
        lineUp: isHome ? row.homeLineUp : row.awayLineUp,
        goals: isHome ? row.homeScore : row.awayScore,
        goalsAgainst: isHome ? row.awayScore : row.homeScore,
        pointsBefore: isHome ? row.homePointsBefore : row.awayPointsBefore,
        pointsAfter: isHome ? row.homePointsAfter : row.awayPointsAfter,
      };
    });
  },
};
