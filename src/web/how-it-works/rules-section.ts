import type { Words } from "#words/noun.ts";

/** A table of the How It Works page; each row has as many cells as `columns`. */
export interface RulesTable {
  readonly columns: readonly RulesColumn[];
  readonly rows: readonly (readonly string[])[];
}

export interface RulesColumn {
  readonly name: string;
  /** For a narrow column on a phone. */
  readonly short?: string;
}

/** A section of the How It Works page, in words for users. */
export interface RulesSection {
  /** The section's anchor in the page's address. */
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly table: RulesTable | null;
  /** A screen where the user can try it out. */
  readonly link?: {
    readonly to: "/transfers/practice" | "/upload-cards" | "/matches/new";
    readonly label: string;
  };
}

/** The catalogue of the sections' texts. */
export type RulesWords = Words<"rules">;

/** Points as text: with a minus sign instead of a hyphen, and a dash for 0. */
export function inWords(points: number): string {
  if (points === 0) return "–";
  return points < 0 ? `−${-points}` : String(points);
}
