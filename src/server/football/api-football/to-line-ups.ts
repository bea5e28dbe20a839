import * as z from "zod/mini";
import type { ProvidedLineUp } from "#server/football/provider.ts";
import { wholeNumber } from "#server/football/remote/lenient-fields.ts";
import type { FixtureRecord } from "./fixture-record.ts";

const STARTERS = 11;

const listed = z.array(z.object({ player: z.object({ id: z.nullish(wholeNumber(1)) }) }));

/** One side of a fixture record's `lineups`. */
const sideRecord = z.object({
  team: z.object({ id: wholeNumber() }),
  startXI: listed,
  substitutes: z.nullish(listed),
});

/**
 * The line-ups in a fixture's record. A side without all eleven starters isn't known yet. Its bench isn't known if it's
 * empty or has somebody without a number: nobody is said to be left out because of that.
 */
export function toLineUps({ fixture, teams, lineups }: FixtureRecord): ProvidedLineUp[] {
  return (lineups ?? []).flatMap((record): ProvidedLineUp[] => {
    const parsed = sideRecord.safeParse(record);
    if (!parsed.success) return [];
    const { team, startXI, substitutes } = parsed.data;
    const side = team.id === teams.home.id ? "home" : team.id === teams.away.id ? "away" : null;
    const starterKeys = keysOf(startXI);
    if (side === null || starterKeys?.length !== STARTERS) return [];
    return [{ fixtureKey: String(fixture.id), side, starterKeys, benchKeys: keysOf(substitutes ?? []) }];
  });
}

/** Everyone once. Null: empty, or not everybody has a number. */
function keysOf(list: z.output<typeof listed>): string[] | null {
  const keys = list.flatMap(({ player: { id } }) => (typeof id === "number" ? [String(id)] : []));
  return keys.length === 0 || keys.length < list.length ? null : [...new Set(keys)];
}
