import type { Words } from "#words/noun.ts";

/** A table of the How It Works page; each row is as long as `columns`. */
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
  /** The anchor of the section in the page's address. */
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly table: RulesTable | null;
  /** A screen where the section can be tried out. */
  readonly link?: {
    readonly to: "/transfers/practice" | "/upload-cards" | "/matches/new";
    readonly label: string;
  };
}

/** The texts that a section is made of. */
export type RulesWords = Words<"rules">;

/** A number as it is read: with a minus sign in place of the hyphen, and a dash for none. */
export function inWords(points: number): string {
  if (points === 0) return "–";
  return points < 0 ? `−${-points}` : String(points);
}
