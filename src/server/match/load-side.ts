import { decideLineUp, type LineUp, type LineUpPlayer } from "#game/match/line-up.ts";
import { isSlotLabel, slotsOf } from "#game/team/formation.ts";
import { repeatedPlayer } from "#game/team/repeated-player.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { loadActiveTeam, loadSlots } from "#server/team/store.ts";

/** A manager's active team as it kicks off. */
export interface MatchSide {
  readonly teamName: string;
  readonly lineUp: LineUp;
}

/** A manager's active team as a line-up, or null without a team that can play. */
export async function loadSide(db: Queryable, userId: string): Promise<MatchSide | null> {
  const team = await loadActiveTeam(db, userId);
  if (team === null) return null;
  const slots = await loadSlots(db, userId, team.id);
  if (repeatedPlayer(slots.map(({ card }) => card)) !== null) return null;
  const labels = slotsOf(team.formation).map(({ label }) => label as string);
  const players = slots
    .toSorted(
      (a, b) => labels.indexOf(a.position) - labels.indexOf(b.position) || a.positionIndex - b.positionIndex,
    )
    .flatMap(({ position: slot, card }): LineUpPlayer[] =>
      isSlotLabel(slot)
        ? [
            {
              cardId: card.id,
              playerName: card.playerName,
              position: card.position,
              overall: card.overall,
              slot,
            },
          ]
        : [],
    );
  const decided = decideLineUp({ formation: team.formation, players });
  return decided.ok ? { teamName: team.name, lineUp: decided.value } : null;
}
