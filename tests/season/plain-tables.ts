/**
 * A season's tables, added up from its file in the plainest way: with the file's own points and the wording of the
 * rules, and none of the project's code. The server's answers are compared with these.
 */
export type Row = Readonly<Record<string, string>>;

/** A team of five when it entered a month. */
export interface PlainEntry {
  readonly user: string;
  /** Such as 2025-09. */
  readonly month: string;
  /** Epoch milliseconds. */
  readonly enteredAt: number;
  /** The five players' codes in the file; null: a card without a player. */
  readonly five: readonly (string | null)[];
}

export interface PlainLine {
  readonly user: string;
  readonly points: number;
  readonly position: number;
  readonly decidedBy: string | null;
}

export interface PlainSum {
  readonly user: string;
  readonly points: number;
  readonly position: number;
  readonly tournaments: number;
}

/** How long after kick-off a fixture's figures are known. */
const OVER_AFTER_MS = 115 * 60_000;

/** The tie-breaks in order; the higher value wins. */
const chain = ["points", "best card", "goals and assists", "fewer cards", "earlier entry"] as const;

type Merits = Readonly<Record<(typeof chain)[number], number>>;

/** A month's table at an instant, best first; teams equal in everything share a position. */
export function plainTable(entries: readonly PlainEntry[], season: PlainRows, at: number): PlainLine[] {
  const lines = entries
    .map((entry) => ({ user: entry.user, merits: meritsOf(entry, season, at) }))
    .sort((a, b) => {
      const decisive = chain.find((one) => a.merits[one] !== b.merits[one]);
      return decisive === undefined ? 0 : b.merits[decisive] - a.merits[decisive];
    });
  let position = 0;
  return lines.map(({ user, merits }, place) => {
    const above = lines[place - 1]?.merits;
    const decisive = above === undefined ? undefined : chain.find((one) => above[one] !== merits[one]);
    if (above === undefined || decisive !== undefined) position = place + 1;
    return { user, points: merits.points, position, decidedBy: decisive ?? null };
  });
}

/** The sum of the months' tables: equal sums share a position. */
export function plainSums(tables: readonly (readonly PlainLine[])[]): PlainSum[] {
  const byUser = Map.groupBy(tables.flat(), ({ user }) => user);
  const sums = [...byUser].map(([user, lines]) => ({
    user,
    points: lines.reduce((total, { points }) => total + points, 0),
    tournaments: lines.length,
  }));
  return sums.map((one) => ({
    ...one,
    position: 1 + sums.filter((other) => other.points > one.points).length,
  }));
}

/** A row with the figures used most, parsed once. */
export interface PlainRow {
  readonly kickOff: number;
  /** Such as 2025-09. */
  readonly month: string;
  readonly points: number;
  readonly involvements: number;
  readonly cards: number;
}

/** The file's rows by the player's code. */
export type PlainRows = ReadonlyMap<string, readonly PlainRow[]>;

export function byPlayer(rows: readonly Row[]): PlainRows {
  const ofPlayers = Map.groupBy(rows, (row) => row["player_code"] ?? "");
  return new Map([...ofPlayers].map(([code, own]) => [code, own.map(plainRow)]));
}

export function plainRow(row: Row): PlainRow {
  const kickOff = row["kickoff_time"] ?? "";
  const figure = (column: string) => Number(row[column]);
  return {
    kickOff: Date.parse(kickOff),
    month: kickOff.slice(0, 7),
    points: figure("total_points"),
    involvements: figure("goals_scored") + figure("assists"),
    cards: figure("yellow_cards") + 3 * figure("red_cards"),
  };
}

function meritsOf(entry: PlainEntry, season: PlainRows, at: number): Merits {
  const cards = entry.five.map((code) =>
    (season.get(code ?? "") ?? []).filter((row) => counts(row, entry, at)),
  );
  const played = cards.flat();
  return {
    points: sum(played, "points"),
    "best card": Math.max(...cards.map((rows) => sum(rows, "points"))),
    "goals and assists": sum(played, "involvements"),
    "fewer cards": -sum(played, "cards"),
    "earlier entry": -entry.enteredAt,
  };
}

/** Whether a row's fixture kicked off in the month and after the entry, and is over. */
export function counts(row: PlainRow, { month, enteredAt }: PlainEntry, at: number): boolean {
  return row.month === month && row.kickOff > enteredAt && row.kickOff + OVER_AFTER_MS <= at;
}

function sum(rows: readonly PlainRow[], figure: "points" | "involvements" | "cards"): number {
  return rows.reduce((total, row) => total + row[figure], 0);
}
