import { useTranslation } from "react-i18next";
import type { SlotView } from "#contract/team.ts";
import { isElevenASide } from "#game/team/formation.ts";
import { TEAM_SIZE } from "#game/team/decide-team.ts";
import { labelledOf, lineUpOf } from "./line-up.ts";
import { pitchStrays } from "./pitch-strays.ts";
import { PitchView } from "./pitch-view.tsx";

const ELEVEN = 11;

export interface ReadOnlyTeamProps {
  readonly name: string;
  readonly formation: string;
  readonly slots: readonly SlotView[];
}

/** A read-only team on its pitch, including cards that have no slot in the formation. */
export function ReadOnlyTeam({ name, formation, slots }: ReadOnlyTeamProps) {
  const { t } = useTranslation("team");
  const strays = pitchStrays(formation, slots, labelledOf);
  return (
    <PitchView
      label={t("pitch.label", { team: name, formation })}
      formation={formation}
      cards={lineUpOf(formation, slots)}
      strays={strays.map(({ item, ...place }) => ({ ...place, item: item.card }))}
    />
  );
}

/** How many players a full team has: five, or eleven in the formations of eleven. */
export function fullSize(formation: string): number {
  return isElevenASide(formation) ? ELEVEN : TEAM_SIZE;
}

/** Such as "4/5", or "9/11" in an eleven-a-side formation (spec §2, Active team page). */
export function playersCounter(formation: string, count: number): string {
  return `${count}/${fullSize(formation)}`;
}
