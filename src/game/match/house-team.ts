import { asOverall } from "#game/card/overall.ts";
import { fiveASideFormationNames, naturalPosition, slotsOf } from "#game/team/formation.ts";
import type { FiveASideFormationName } from "#game/team/formation.ts";
import { teamRating } from "#game/team/team-rating.ts";
import type { Five, LineUp, LineUpPlayer } from "./line-up.ts";
import { mapFive } from "./line-up.ts";
import { playedOverall } from "./played-overall.ts";

/** The opponent that is always at home: it plays quick matches when nobody else can (docs/rules.md#match-game). */
export const HOUSE_TEAM_NAME = "The Caretakers";

/** Invented people, keeper first. */
const HOUSE_PLAYERS: Five<string> = ["Marlowe", "Okonjo", "Lindahl", "Barrosa", "Tanabe"];

/** A house team of exactly this overall (1–99) in every slot, everybody at home in theirs. */
export function houseLineUp(formation: FiveASideFormationName, overall: number): LineUp {
  const slots = slotsOf(formation);
  const players = mapFive(HOUSE_PLAYERS, (playerName, index): LineUpPlayer => {
    const slot = slots[index]?.label ?? "CM";
    return { playerName, slot, position: naturalPosition(slot) ?? "midfielder", overall: asOverall(overall) };
  });
  return { formation, players };
}

/**
 * The house team for a match: as good as the team it meets plays in its slots, in a formation that the match's seed
 * chooses.
 */
export function houseTeamFor({ players }: LineUp, seed: number): LineUp {
  const formation = fiveASideFormationNames[seed % fiveASideFormationNames.length] ?? "1-2-1";
  return houseLineUp(formation, teamRating(players.map(playedOverall)));
}
