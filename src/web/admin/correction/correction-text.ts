import type { CorrectionView } from "#contract/football/football-admin.ts";
import { figureNames } from "#game/football/performance.ts";
import type { Words } from "#words/noun.ts";
import { listText } from "#web/language/list-text.ts";
import { words } from "#web/language/words.ts";

/** "Goals 1 → 0", in the order of the scoring rules; a figure the provider doesn't supply is unknown. */
export function figureTexts(t: Words<"admin">, figures: CorrectionView["figures"]): string[] {
  const textOf = (figure: number | null) => (figure === null ? t("correction.unknown") : String(figure));
  const names = words("card");
  return figureNames.flatMap((name) => {
    const changed = figures[name];
    if (changed === undefined) return [];
    const [before, after] = changed;
    return [[names(`figure.${name}`), changeText(textOf(before), textOf(after))].join(" ")];
  });
}

/** "40 → 36", never broken over two lines. */
export function changeText(before: string | number, after: string | number): string {
  return `${before}\u00A0→\u00A0${after}`;
}

export interface MovedTotals {
  /** How many there are. */
  readonly count: number;
  /** Some of them. */
  readonly examples: readonly { readonly before: number; readonly after: number }[];
}

const NONE = { entries: "correction.noEntries", squads: "correction.noSquads" } as const;

/** "12 entries' totals changed: 40 → 36, 38 → 34 and 10 more." */
export function movedText(t: Words<"admin">, what: "entries" | "squads", moved: MovedTotals): string {
  const { count, examples } = moved;
  if (count === 0) return t(NONE[what]);
  const shown = examples.map(({ before, after }) => changeText(before, after));
  const others = count - examples.length;
  const changes = listText(others > 0 ? [...shown, t("correction.more", { others })] : shown);
  return t(`correction.${what}`, { count, changes });
}
