import type { Position } from "#game/card/position.ts";
import type { Table } from "./csv-table.ts";

/** A player in `players_raw.csv`, the game's own list with one line per player. */
export interface ListedPlayer {
  /** The same in all seasons, unlike `element`. */
  readonly code: string | null;
  readonly name: string | null;
  readonly shortName: string | null;
  readonly position: Position | "manager" | null;
}

/** The positions of `element_type`. */
const types: Readonly<Record<string, ListedPlayer["position"]>> = {
  "1": "goalkeeper",
  "2": "defender",
  "3": "midfielder",
  "4": "forward",
  "5": "manager",
};

/** The players by their `element`. */
export function readSquadList({ rows }: Table): ReadonlyMap<number, ListedPlayer> {
  return new Map(
    rows.map(({ cells }) => {
      const names = [cells.get("first_name"), cells.get("second_name")].filter((name) => name !== undefined);
      return [
        Number(cells.get("id") ?? cells.get("element")),
        {
          code: cells.get("code") ?? null,
          name: names.length === 0 ? null : names.join(" "),
          shortName: cells.get("web_name") ?? null,
          position: types[cells.get("element_type") ?? ""] ?? null,
        },
      ];
    }),
  );
}

/**
 * Club names by their number in the season, from `teams.csv`, or from `master_team_list.csv`, which has all seasons.
 */
export function readClubNames({ columns, rows }: Table, season: string): ReadonlyMap<number, string> {
  const [id, name] = columns.has("team_name") ? ["team", "team_name"] : ["id", "name"];
  return new Map(
    rows
      .filter(({ cells }) => !columns.has("season") || cells.get("season") === season)
      .map(({ cells }) => [Number(cells.get(id)), cells.get(name) ?? ""]),
  );
}
