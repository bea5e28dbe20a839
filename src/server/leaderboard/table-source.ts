import type { TableRow } from "#contract/leaderboard.ts";
import { publicName } from "#game/account/display-name.ts";
import { movementOf } from "#game/leaderboard/movement.ts";
import { tieBreaks } from "#game/tournament/standing.ts";

/** A settled table that can be read from any place on. Every read costs the same, however many lines there are. */
export interface TableSource {
  /** Such as "September 2025", or "2025/26". */
  readonly name: string;
  readonly isFinal: boolean;
  /** Null: nothing was settled, and there are no lines. */
  readonly settledAt: Date | null;
  readonly total: number;
  /** Up to `count` lines from this place on, without those of managers who have no username yet. */
  rowsFrom(place: number, count: number): Promise<TableRow[]>;
  /** A manager's line; null where they have none. */
  rowOf(userId: string): Promise<TableRow | null>;
  /** Lines of managers whose names begin like this, in the order of the table. */
  search(beginning: string, count: number): Promise<TableRow[]>;
}

/** A period without any settlement. */
export function emptyTable(name: string): TableSource {
  return {
    name,
    isFinal: false,
    settledAt: null,
    total: 0,
    rowsFrom: async () => [],
    rowOf: async () => null,
    search: async () => [],
  };
}

/** Names that a search looks at: of a beginning that more share, the first ones by alphabet. */
export const SEARCHED_NAMES = 200;

/** What LIKE is to match: names that begin like this, in the form in which they are compared. */
export function patternOf(beginning: string): string {
  return `${beginning.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** A line as the queries of both kinds of table give it. */
export type SourceRow = Omit<TableRow, "username" | "movement" | "decidedBy"> & {
  username: string | null;
  /** The position with which the day began; null: none. */
  before: number | null;
  /** As its place in the tie-breaks. */
  decidedBy: number | null;
};

/** The lines that others see. A user without a username isn't in them, and keeps the place. */
export function toShownRows(rows: readonly SourceRow[]): TableRow[] {
  return rows.filter(({ username }) => username !== null).map(toTableRow);
}

/** A line as it is shown, under the name that others see. */
export function toTableRow(row: SourceRow): TableRow {
  const { username, before, decidedBy, ...shown } = row;
  return {
    ...shown,
    username: publicName({ username }),
    movement: movementOf(before, row.position),
    decidedBy: tieBreaks[decidedBy ?? -1] ?? null,
  };
}
