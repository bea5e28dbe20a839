import { oneLine } from "#game/one-line.ts";
import { accepted, refused } from "#game/outcome.ts";
import type { Outcome } from "#game/outcome.ts";
import { isFiveASideFormation } from "./formation.ts";
import type { FiveASideFormationName } from "./formation.ts";
import { repeatedPlayer } from "./repeated-player.ts";
import type { PlayerTwice } from "./repeated-player.ts";

/** Cards in a team (spec §9). */
export const TEAM_SIZE = 5;

/** Teams of one manager: more than anybody plays with, few enough to load at once. */
export const TEAMS_MAX = 50;

export type TooManyTeams = { readonly code: "too_many_teams"; readonly most: number };
export type TeamNameMissing = { readonly code: "team_name_missing" };
export type FormationUnknown = { readonly code: "formation_unknown"; readonly formation: string };
/** `count` is the number of cards that the team has now. */
export type TeamShort = { readonly code: "team_short"; readonly count: number };
export type TeamShortToActivate = { readonly code: "team_short_to_activate"; readonly count: number };

/** The name of a team as others read it; refused where there is nothing to read (spec §5). */
export function decideTeamName(name: string): Outcome<string, TeamNameMissing> {
  const line = oneLine(name);
  return line === "" ? refused({ code: "team_name_missing" }) : accepted(line);
}

/** One of the four formations that a team is built in (spec §9). */
export function decideFormation(formation: string): Outcome<FiveASideFormationName, FormationUnknown> {
  return isFiveASideFormation(formation)
    ? accepted(formation)
    : refused({ code: "formation_unknown", formation });
}

/** Whether a manager who has so many teams may make another. */
export function decideNewTeam(teamCount: number): Outcome<true, TooManyTeams> {
  return teamCount < TEAMS_MAX ? accepted(true) : refused({ code: "too_many_teams", most: TEAMS_MAX });
}

export interface SaveFacts {
  readonly name: string;
  readonly formation: string;
  /** Cards placed in the team. */
  readonly cardCount: number;
}

export interface TeamToSave {
  readonly name: string;
  readonly formation: FiveASideFormationName;
}

/**
 * Whether the team in the builder may be saved: a name and exactly five cards (spec §5), in a known formation. The cards
 * are counted first, for without a formation there are none, and the specification has words for that.
 */
export function decideSave(
  facts: SaveFacts,
): Outcome<TeamToSave, TeamNameMissing | FormationUnknown | TeamShort> {
  const name = decideTeamName(facts.name);
  if (!name.ok) return name;
  if (facts.cardCount !== TEAM_SIZE) return refused({ code: "team_short", count: facts.cardCount });
  const formation = decideFormation(facts.formation);
  if (!formation.ok) return formation;
  return accepted({ name: name.value, formation: formation.value });
}

/**
 * Whether a team of these cards may become the active one: exactly five (spec §5), of five different players. The value is
 * their count.
 */
export function decideActivation(
  cards: readonly { readonly playerId: number | null; readonly playerName: string }[],
): Outcome<typeof TEAM_SIZE, TeamShortToActivate | PlayerTwice> {
  if (cards.length !== TEAM_SIZE) return refused({ code: "team_short_to_activate", count: cards.length });
  const repeated = repeatedPlayer(cards);
  return repeated ? refused({ code: "player_twice", playerName: repeated.playerName }) : accepted(TEAM_SIZE);
}
