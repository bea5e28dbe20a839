import { and, eq, or } from "drizzle-orm";
import type { SharedCard, SharedMatch, SharedMonth, SharedTeam, SharedView } from "#contract/share.ts";
import { isFiveASideFormation } from "#game/team/formation.ts";
import { teamRating } from "#game/team/team-rating.ts";
import { user } from "#server/account/table.ts";
import { loadCardsById } from "#server/card/store.ts";
import { match } from "#server/match/table.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { findPlaced, loadLinesOf, retryIfTableGone } from "#server/platform/standings/read-table.ts";
import { settlement } from "#server/platform/standings/table.ts";
import { loadSlots, loadTeam } from "#server/team/store.ts";
import { tournament, tournamentEntry } from "#server/tournament/table.ts";
import type { Subject } from "./subject.ts";

/**
 * What everybody with a link sees of a user's thing: no photo, no code, no e-mail address, no id, and of people only the
 * user's own username. Null while there is nothing to see, such as a card that isn't approved.
 */
export async function loadShared(
  db: Queryable,
  userId: string,
  { kind, id }: Subject,
): Promise<SharedView | null> {
  const [owner] = await db.select({ username: user.username }).from(user).where(eq(user.id, userId));
  const nothing = { sharer: owner?.username ?? null, card: null, team: null, match: null, month: null };
  const found = await loaders[kind](db, userId, id);
  return found === null ? null : { ...nothing, [kind]: found };
}

const loaders = {
  card: loadSharedCard,
  team: loadSharedTeam,
  match: loadSharedMatch,
  month: loadSharedMonth,
} as const;

async function loadSharedCard(db: Queryable, userId: string, id: number): Promise<SharedCard | null> {
  const [card] = await loadCardsById(db, userId, [id]);
  if (card?.isApproved !== true) return null;
  const { playerName, position, club, overall, rarity, clubCode, clubColours } = card;
  return { playerName, position, club, overall, rarity, clubCode, clubColours };
}

async function loadSharedTeam(db: Queryable, userId: string, id: number): Promise<SharedTeam | null> {
  const team = await loadTeam(db, userId, id);
  if (team === null || !isFiveASideFormation(team.formation)) return null;
  const slots = await loadSlots(db, userId, id);
  const players = slots
    .filter(({ card }) => card.isApproved)
    .map(({ card: { playerName, overall }, positionIndex }) => ({ playerName, overall, positionIndex }));
  const rating = teamRating(players.map(({ overall }) => overall));
  return { name: team.name, formation: team.formation, rating, players };
}

async function loadSharedMatch(db: Queryable, userId: string, id: number): Promise<SharedMatch | null> {
  const { homeTeamName, awayTeamName, homeScore, awayScore, matchType } = match;
  const hasPlayed = or(eq(match.homeUserId, userId), eq(match.awayUserId, userId));
  const [found] = await db
    .select({ homeTeamName, awayTeamName, homeScore, awayScore, matchType })
    .from(match)
    .where(and(eq(match.id, id), hasPlayed));
  return found ?? null;
}

/** Only a final table with places: before that, points and position can still change. */
async function loadSharedMonth(db: Queryable, userId: string, id: number): Promise<SharedMonth | null> {
  return retryIfTableGone(async () => {
    const [entered] = await db
      .select({
        month: tournament.month,
        teamName: tournamentEntry.teamName,
        settlementId: settlement.id,
        entries: settlement.lines,
      })
      .from(tournament)
      .innerJoin(settlement, and(eq(settlement.id, tournament.settlementId), eq(settlement.isFinal, true)))
      .innerJoin(
        tournamentEntry,
        and(eq(tournamentEntry.tournamentId, tournament.id), eq(tournamentEntry.userId, userId)),
      )
      .where(eq(tournament.id, id));
    if (entered === undefined) return null;
    const { month, teamName, settlementId, entries } = entered;
    const placed = await findPlaced(db, [settlementId]);
    const [line] = await loadLinesOf(db, [settlementId], [userId]);
    if (line === undefined || !placed.has(settlementId)) return null;
    return { month, teamName, entries, position: line.position, points: line.points };
  });
}
