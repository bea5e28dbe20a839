import { figureText } from "#web/language/count-text.ts";
import { classNames } from "#web/ui/class-names.ts";

const METALS = { 1: "gold", 2: "silver", 3: "bronze" } as const;

export interface RankMedalProps {
  /** Position from 1; the first three are gold, silver and bronze (spec §2, home dashboard). */
  readonly rank: number;
}

export function RankMedal({ rank }: RankMedalProps) {
  const metal = METALS[rank as keyof typeof METALS] as (typeof METALS)[keyof typeof METALS] | undefined;
  return (
    <span className={classNames("medal", metal !== undefined && `medal-${metal}`)}>{figureText(rank)}</span>
  );
}
