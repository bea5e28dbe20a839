import { overallsOfSeason } from "#game/card/season-overall.ts";
import type { Position } from "#game/card/position.ts";
import { clubKeyOf, FPL_LEAGUE, toClub } from "#server/football/import/fpl-names.ts";
import type { NeutralOf, NeutralRecord } from "#server/football/import/neutral-form.ts";
import { checkRecords, type Draft } from "./check-records.ts";
import { clubsOfFixture, namesByVote } from "./club-names.ts";
import type { TableFault } from "./csv-table.ts";
import { distinctRows } from "./distinct-rows.ts";
import type { GameweekRow } from "./gameweek-row.ts";
import { playerKeys } from "./player-keys.ts";
import type { ListedPlayer } from "./squad-list.ts";

/** The files' content for one season. */
export interface SeasonParts {
  /** Such as 2023-24. */
  readonly season: string;
  readonly rows: readonly GameweekRow[];
  /** By `element`; empty without `players_raw.csv`. */
  readonly players: ReadonlyMap<number, ListedPlayer>;
  /** Clubs by their numbers; null without `teams.csv`. */
  readonly clubs: ReadonlyMap<number, string> | null;
}

export interface ConvertedSeason {
  readonly records: readonly NeutralRecord[];
  readonly faults: readonly TableFault[];
  /** Lines about managers, who aren't players. */
  readonly leftOut: number;
}

/** A player's lines in order of kick-off. */
interface OwnRows {
  readonly element: number;
  readonly position: Position;
  readonly rows: readonly GameweekRow[];
  readonly last: GameweekRow;
}

/**
 * Turns a season of the public CSV into the neutral form. Missing figures are left out: unknown, not zero. Without
 * faults, the records can be imported.
 */
export function convertSeason(parts: SeasonParts): ConvertedSeason {
  const distinct = distinctRows(parts.rows);
  const faults = [...distinct.faults];
  const played = distinct.rows.filter((row) => positionIn(row, parts) !== "manager");
  const drafts = draftsOf(played, parts, faults);
  return {
    faults: faults.length === 0 ? checkRecords(drafts) : faults,
    leftOut: distinct.rows.length - played.length,
    records: drafts.map(({ record }) => record),
  };
}

function draftsOf(played: readonly GameweekRow[], parts: SeasonParts, faults: TableFault[]): Draft[] {
  const [first] = played;
  if (first === undefined) return [];
  const byFixture = Map.groupBy(played, ({ fixture }) => fixture);
  const clubs = clubsOf(parts.clubs ?? namesByVote(byFixture.values()), byFixture, faults);
  const fixtures = [...byFixture.values()].flatMap((rows) => fixtureOf(rows, { clubs, parts, faults }));
  const players = [...Map.groupBy(played, ({ element }) => element).values()].flatMap((rows) =>
    playerOf(rows, parts, faults),
  );
  const keys = playerKeys(players, parts);
  faults.push(...sharedKeys(players, keys));
  const placeOf = new Map(fixtures.flatMap(({ names, at }) => names.map((name) => [name, at] as const)));
  return [
    { at: first.at, record: { kind: "league", ...FPL_LEAGUE } },
    ...[...placeOf].map(([name, at]) => ({ at, record: toClub(name) })),
    ...toPlayers(players, { clubs, keys, parts, byFixture }),
    ...fixtures.map(({ at, record }) => ({ at, record })),
    ...performancesOf(players, keys, parts),
  ];
}

/** Players with the same code, which would become one. */
function sharedKeys(players: readonly OwnRows[], keys: ReadonlyMap<number, string>): TableFault[] {
  const byKey = Map.groupBy(players, ({ element }) => keys.get(element) ?? "");
  return [...byKey].flatMap(([key, [first, ...others]]) =>
    others.map(({ element, last }) => ({
      ...last.at,
      message: `element: ${element} has the code ${key}, as ${first?.element} has`,
    })),
  );
}

function positionIn(row: GameweekRow, { players }: SeasonParts): GameweekRow["position"] {
  return row.position ?? players.get(row.element)?.position ?? null;
}

/** The names, with a fault for each club without one. */
function clubsOf(
  names: ReadonlyMap<number, string>,
  byFixture: ReadonlyMap<number, readonly GameweekRow[]>,
  faults: TableFault[],
): ReadonlyMap<number, string> {
  const missing = new Map<number, GameweekRow["at"]>();
  for (const rows of byFixture.values()) {
    for (const { opponentId, at } of rows) if (!names.has(opponentId)) missing.set(opponentId, at);
  }
  for (const [id, at] of missing) {
    faults.push({
      ...at,
      message: `opponent_team: no name is known of club ${id}; put teams.csv beside the file`,
    });
  }
  return names;
}

interface FixtureFacts {
  readonly clubs: ReadonlyMap<number, string>;
  readonly parts: SeasonParts;
  readonly faults: TableFault[];
}

interface ConvertedFixture extends Draft {
  readonly record: NeutralOf<"fixture">;
  readonly names: readonly string[];
}

const fixtureKey = ({ season }: SeasonParts, fixture: number): string => `fpl-${season}-${fixture}`;

/** Makes one fixture from the lines of everyone in it, which must agree. */
function fixtureOf(
  rows: readonly GameweekRow[],
  { clubs, parts, faults }: FixtureFacts,
): ConvertedFixture | [] {
  const [first] = rows;
  if (first === undefined) return [];
  const other = rows.find((row) => headOf(row) !== headOf(first));
  if (other !== undefined) {
    const { file, line } = first.at;
    const message = `fixture ${first.fixture}: kick-off, gameweek or goals are not those of ${file}, line ${line}`;
    faults.push({ ...other.at, message });
    return [];
  }
  const { home, away } = clubsOfFixture(rows);
  const [homeName, awayName] = [home, away].map((id) => clubs.get(id ?? -1));
  if (homeName === undefined || awayName === undefined) {
    if (home === null || away === null) {
      faults.push({
        ...first.at,
        message: `fixture ${first.fixture}: nobody of the other club is in the file`,
      });
    }
    return [];
  }
  return {
    at: first.at,
    names: [homeName, awayName],
    record: {
      kind: "fixture",
      key: fixtureKey(parts, first.fixture),
      league: FPL_LEAGUE.key,
      season: Number(parts.season.slice(0, 4)),
      round: first.round,
      home: clubKeyOf(homeName),
      away: clubKeyOf(awayName),
      kickOff: first.kickOff,
      homeGoals: first.homeGoals,
      awayGoals: first.awayGoals,
    },
  };
}

function headOf({ kickOff, round, homeGoals, awayGoals }: GameweekRow): string {
  return JSON.stringify([kickOff, round, homeGoals, awayGoals]);
}

function playerOf(rows: readonly GameweekRow[], parts: SeasonParts, faults: TableFault[]): OwnRows | [] {
  const inOrder = rows.toSorted((a, b) => Date.parse(a.kickOff) - Date.parse(b.kickOff));
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (first === undefined || last === undefined) return [];
  const position = positionIn(first, parts);
  const other = rows.find((row) => positionIn(row, parts) !== position);
  if (other !== undefined) {
    const { file, line } = first.at;
    const message = `position: expected ${position} as in ${file}, line ${line}, received ${positionIn(other, parts)} (element ${first.element})`;
    faults.push({ ...other.at, message });
    return [];
  }
  if (position === null || position === "manager") {
    const message = `position: not known of element ${first.element}; put players_raw.csv beside the file`;
    faults.push({ ...first.at, message });
    return [];
  }
  return { element: first.element, position, rows: inOrder, last };
}

interface PlayerFacts {
  readonly clubs: ReadonlyMap<number, string>;
  readonly keys: ReadonlyMap<number, string>;
  readonly parts: SeasonParts;
  readonly byFixture: ReadonlyMap<number, readonly GameweekRow[]>;
}

/** Players at the end of the season: with the club of their last fixture and the season's position. */
function toPlayers(players: readonly OwnRows[], facts: PlayerFacts): Draft[] {
  const overalls = overallsOf(players);
  return players.map(({ element, position, last }, at) => {
    const listed = facts.parts.players.get(element);
    const { home, away } = clubsOfFixture(facts.byFixture.get(last.fixture) ?? []);
    const club = facts.clubs.get((last.isHome ? home : away) ?? -1) ?? "";
    const record = {
      kind: "player" as const,
      key: facts.keys.get(element) ?? "",
      code: listed?.code ?? last.code,
      season: Number(facts.parts.season.slice(0, 4)),
      club: clubKeyOf(club),
      name: listed?.name ?? plainly(last.name),
      shortName: listed?.shortName ?? null,
      position,
      overall: overalls?.[at] ?? null,
    };
    return { at: last.at, record };
  });
}

/** "Aaron_Cresswell_376", as files before 2020 have it, is Aaron Cresswell. */
function plainly(name: string): string {
  return name.replace(/_\d+$/, "").replaceAll("_", " ").trim();
}

/** From points and price, as in a recorded season; null if a line lacks one of them. */
function overallsOf(players: readonly OwnRows[]): readonly (number | null)[] | null {
  const seasons = players.map(({ position, rows, last }) => ({
    position,
    minutes: sumOf(rows.map(({ figures }) => figures.minutes)),
    points: sumOf(rows.map(({ points }) => points)),
    price: last.price,
  }));
  const whole = seasons.flatMap(({ position, minutes, points, price }) =>
    minutes === null || points === null || price === null ? [] : [{ position, minutes, points, price }],
  );
  return whole.length === seasons.length ? overallsOfSeason(whole) : null;
}

/** Null if one of them is unknown. */
function sumOf(figures: readonly (number | null)[]): number | null {
  return figures.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0);
}

/** Performances in fixtures with a result: before it, the lines have only zeros. */
function performancesOf(
  players: readonly OwnRows[],
  keys: ReadonlyMap<number, string>,
  parts: SeasonParts,
): Draft[] {
  return players.flatMap(({ element, rows }) =>
    rows
      .filter(({ homeGoals }) => homeGoals !== null)
      .map(({ at, fixture, isHome, figures }) => ({
        at,
        record: {
          kind: "performance" as const,
          fixture: fixtureKey(parts, fixture),
          player: keys.get(element) ?? "",
          side: isHome ? ("home" as const) : ("away" as const),
          ...figures,
        },
      })),
  );
}
