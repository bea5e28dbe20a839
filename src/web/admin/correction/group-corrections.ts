import type { CorrectionView } from "#contract/football/football-admin.ts";

/** A provider's corrections to one match at one instant: giving a goal to someone else changes two players. */
export interface CorrectionGroup {
  readonly key: string;
  readonly at: string;
  readonly fixture: CorrectionView["fixture"];
  readonly corrections: readonly CorrectionView[];
}

/** Groups corrections made together, in the order of the ledger. */
export function groupCorrections(corrections: readonly CorrectionView[]): CorrectionGroup[] {
  const groups = Map.groupBy(corrections, ({ at, fixture }) => `${fixture.id} ${at}`);
  return [...groups].flatMap(([key, ofGroup]) => {
    const [first] = ofGroup;
    return first === undefined ? [] : [{ key, at: first.at, fixture: first.fixture, corrections: ofGroup }];
  });
}

/** Whether it needs an admin's permission because a gameweek it changes was final. */
export function isHeld({ rounds }: Pick<CorrectionView, "rounds">): boolean {
  return rounds.some(({ outcome }) => outcome === "held");
}
