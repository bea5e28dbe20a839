import type { CorrectionView } from "#contract/football/football-admin.ts";
import type { Performance } from "#game/football/performance.ts";

const FIGURES: Readonly<Record<keyof Performance, string>> = {
  minutes: "Minutes",
  goals: "Goals",
  assists: "Assists",
  conceded: "Goals conceded",
  saves: "Saves",
  penaltiesSaved: "Penalties saved",
  penaltiesMissed: "Penalties missed",
  yellowCards: "Yellow cards",
  redCards: "Red cards",
  ownGoals: "Own goals",
  defensiveContributions: "Defensive contributions",
  blocks: "Blocks",
  interceptions: "Interceptions",
  tackles: "Tackles",
  bps: "BPS",
  rating: "Rating",
  bonus: "Bonus",
};

const NAMES = new Map<string, string>(Object.entries(FIGURES));

/** "Goals 1 → 0", in the order of the scoring rules; a figure that the provider did not supply is unknown. */
export function figureTexts(figures: CorrectionView["figures"]): string[] {
  const order = [...NAMES.keys()];
  return Object.entries(figures)
    .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .map(
      ([name, [before, after]]) => `${NAMES.get(name) ?? name} ${changeText(textOf(before), textOf(after))}`,
    );
}

function textOf(figure: number | null): string {
  return figure === null ? "unknown" : String(figure);
}

/** "40 → 36" on one line, however narrow the place is. */
export function changeText(before: string | number, after: string | number): string {
  return `${before}\u00A0→\u00A0${after}`;
}

export interface MovedTotals {
  /** How many there are. */
  readonly count: number;
  /** Some of them. */
  readonly examples: readonly { readonly before: number; readonly after: number }[];
}

/** "12 entries have another total: 40 → 36, 38 → 34 and 10 more". */
export function movedText({ count, examples }: MovedTotals, [one, many]: readonly [string, string]): string {
  if (count === 0) return `No ${one} has another total.`;
  const shown = examples.map(({ before, after }) => changeText(before, after)).join(", ");
  const rest = count - examples.length;
  const more = rest > 0 ? ` and ${rest} more` : "";
  return `${count} ${count === 1 ? `${one} has` : `${many} have`} another total: ${shown}${more}.`;
}
