import { plainName } from "#server/football/identity/plain-name.ts";
import type { SeasonParts } from "./convert-season.ts";
import type { GameweekRow } from "./gameweek-row.ts";

/**
 * The players' keys by `element`. The Premier League's code is the same in all seasons, and recorded seasons use it as
 * a key too. Without codes the name is the key, plus the season's number if two share a name.
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
