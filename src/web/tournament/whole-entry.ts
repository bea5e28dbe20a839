import type { EntryView, PickView } from "#contract/tournament.ts";
import { getTeamPositions, listTeams, type SlotView } from "#contract/team.ts";
import { call } from "#web/api/call.ts";
import { withAdded } from "#web/api/with-added.ts";

/**
 * An entry with its picks. Where the answer names the team alone, they are the cards of the saved team of that name, and
 * none where there is no such team (spec §8, Tournament team card).
 */
export async function wholeEntry(entry: EntryView, signal: AbortSignal): Promise<EntryView> {
  if (Object.hasOwn(entry, "picks")) return entry;
  const team = await savedTeam(entry.teamName, signal);
  return withAdded(entry, { position: null, decidedBy: null, ...team });
}

async function savedTeam(
  teamName: string,
  signal: AbortSignal,
): Promise<Pick<EntryView, "formation" | "picks">> {
  const teams = await call(listTeams, {}, { signal });
  const team = teams.find(({ name }) => name === teamName);
  if (team === undefined) return { formation: "", picks: [] };
  const slots = await call(getTeamPositions, { params: { id: team.id } }, { signal });
  return { formation: team.formation, picks: slots.map(pickOf) };
}

function pickOf({ cardId, position: slot, positionIndex, card }: SlotView): PickView {
  const { playerName, position, club, overall, imageUrl } = card;
  const shown = { cardId, playerId: null, playerName, position, club, overall, imageUrl };
  return { ...shown, slot, positionIndex, points: 0, receipts: [] };
}
