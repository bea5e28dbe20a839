import { plainName } from "#server/football/identity/plain-name.ts";
import type { SeasonParts } from "./convert-season.ts";
import type { GameweekRow } from "./gameweek-row.ts";

/**
 * Under which keys players are known, by their `element`. The Premier League's code is one for all seasons, and the key that
 * a recorded season has too. Without codes it is the name, and the season's own number for two of one name.
 */
export function playerKeys(
  players: readonly { readonly element: number; readonly last: Pick<GameweekRow, "name" | "code"> }[],
  { season, players: listed }: Pick<SeasonParts, "season" | "players">,
): ReadonlyMap<number, string> {
  const named = players.map(({ element, last }) => ({
    element,
    code: listed.get(element)?.code ?? last.code,
    name: plainName(last.name.replace(/_\d+$/, "")),
  }));
  const timesNamed = Map.groupBy(named, ({ name }) => name);
  return new Map(
    named.map(({ element, code, name }) => {
      const isOnly = timesNamed.get(name)?.length === 1;
      return [element, code ?? (isOnly ? `name ${name}` : `fpl-${season} ${element}`)];
    }),
  );
}
