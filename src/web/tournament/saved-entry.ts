import { queryOptions } from "@tanstack/react-query";
import { getTeamPositions, listTeams, type SlotView } from "#contract/team.ts";
import type { EntryView, PickView } from "#contract/tournament.ts";
import { isUnauthorized } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";

/** Why an entry can't be shown on the pitch; each has its text (spec §8, Tournament team card). */
export type EntryProblem = "notFound" | "positions";

/** The cards of an entry, or why there are none. */
type SavedCards = Pick<EntryView, "formation" | "picks"> | EntryProblem;

/**
 * The cards of the saved team an entry names, for entries with the specification's fields alone, which lack cards. A
 * failed positions call is a result here, and the Fantasy page shows it.
 */
export function savedEntryQuery(teamName: string) {
  return queryOptions<SavedCards>({
    queryKey: [listTeams.path, "entered as", teamName],
    queryFn: async ({ signal }) => {
      const teams = await call(listTeams, {}, { signal });
      const team = teams.find(({ name }) => name === teamName);
      if (team === undefined) return "notFound";
      try {
        const slots = await call(getTeamPositions, { params: { id: team.id } }, { signal });
        return { formation: team.formation, picks: slots.map(pickOf) };
      } catch (error) {
        if (signal.aborted || isUnauthorized(error)) throw error;
        return "positions";
      }
    },
  });
}

function pickOf({ cardId, position: slot, positionIndex, card }: SlotView): PickView {
  const { playerName, position, club, overall, imageUrl } = card;
  const shown = { cardId, playerId: null, playerName, position, club, overall, imageUrl };
  return { ...shown, slot, positionIndex, points: 0, receipts: [] };
}
