import { queryOptions } from "@tanstack/react-query";
import { getTeamPositions, listTeams, type SlotView } from "#contract/team.ts";
import type { EntryView, PickView } from "#contract/tournament.ts";
import { isUnauthorized } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";

/** Why an entry cannot be shown on the pitch, in the words of spec §8 (Tournament team card). */
export type EntryProblem = "Team not found in saved teams" | "Positions error";

/** The cards of an entry, or why there are none to show. */
type SavedCards = Pick<EntryView, "formation" | "picks"> | EntryProblem;

/**
 * The cards of the saved team that an entry names, for an entry that comes with the specification's fields alone and so
 * without its cards. A positions call that fails is an answer here: the card on the Fantasy page says so.
 */
export function savedEntryQuery(teamName: string) {
  return queryOptions<SavedCards>({
    queryKey: [listTeams.path, "entered as", teamName],
    queryFn: async ({ signal }) => {
      const teams = await call(listTeams, {}, { signal });
      const team = teams.find(({ name }) => name === teamName);
      if (team === undefined) return "Team not found in saved teams";
      try {
        const slots = await call(getTeamPositions, { params: { id: team.id } }, { signal });
        return { formation: team.formation, picks: slots.map(pickOf) };
      } catch (error) {
        if (signal.aborted || isUnauthorized(error)) throw error;
        return "Positions error";
      }
    },
  });
}

function pickOf({ cardId, position: slot, positionIndex, card }: SlotView): PickView {
  const { playerName, position, club, overall, imageUrl } = card;
  const shown = { cardId, playerId: null, playerName, position, club, overall, imageUrl };
  return { ...shown, slot, positionIndex, points: 0, receipts: [] };
}
