import type { SlotView } from "#contract/team.ts";
import { elevenASideFormationNames } from "#game/team/formation.ts";
import { TEAM_SIZE } from "#game/team/decide-team.ts";
import { lineUpOf } from "./line-up.ts";
import { PitchView } from "./pitch-view.tsx";

const ELEVEN = 11;

export interface ReadOnlyTeamProps {
  readonly name: string;
  readonly formation: string;
  readonly slots: readonly SlotView[];
}

/** A team to look at, on its pitch. */
export function ReadOnlyTeam({ name, formation, slots }: ReadOnlyTeamProps) {
  return (
    <PitchView label={`${name}, ${formation}`} formation={formation} cards={lineUpOf(formation, slots)} />
  );
}

/** Such as "4/5"; of eleven for the formations of eleven (spec §2, Active team page). */
export function playersCounter(formation: string, count: number): string {
  const isEleven = elevenASideFormationNames.some((name) => name === formation);
  return `${count}/${isEleven ? ELEVEN : TEAM_SIZE}`;
}
