import { sql } from "drizzle-orm";
import { OVERALL_WITHOUT_FORM } from "#game/card/season-overall.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { FootballProvider, ProvidedPlayer } from "#server/football/provider.ts";

/** A player with the season that the facts are about; null: the present. */
export type SeasonedPlayer = ProvidedPlayer & { readonly season: number | null };

/** A player with nothing unknown that a card needs. */
export type CompletePlayer = SeasonedPlayer & { readonly shortName: string; readonly overall: number };

type Known = {
  readonly key: string;
  readonly name: string;
  /** The provider's own name, if `name` is the catalogue's. */
  readonly ownName: string | null;
  /** Null: cards show the full name instead. */
  readonly shortName: string | null;
  readonly overall: number;
  /** Overalls by season; null: no season is stored. */
  readonly seasons: Readonly<Record<string, number>> | null;
};

/**
 * The given players with what's stored where the provider doesn't say: a file with one match shows no form, and must not
 * take it from players who have one. A file's overall comes from its season alone, so the order in which
 * seasons arrive makes no difference (docs/decisions/0070-a-position-belongs-to-a-season.md).
 *
 * The catalogue's name stays with a player who has changed clubs, for as long as the provider's own name is the same:
 * the catalogue has players under their former clubs, and API-Football's squads have only initials.
 */
export async function withKnownFacts(
  tx: Queryable,
  provider: FootballProvider["name"],
  players: readonly SeasonedPlayer[],
): Promise<CompletePlayer[]> {
  const gaps = players.filter(
    ({ shortName, overall, ownName }) => shortName === null || overall === null || ownName === null,
  );
  const known = await loadKnown(tx, provider, gaps);
  return players.map((player) => {
    const stored = known.get(player.key);
    const isNameKept = player.ownName === null && stored?.ownName === player.name;
    return {
      ...player,
      ...(isNameKept ? { name: stored.name, ownName: stored.ownName } : {}),
      shortName: player.shortName ?? stored?.shortName ?? player.name,
      overall: player.overall ?? knownOverall(provider, stored, player.season) ?? OVERALL_WITHOUT_FORM,
    };
  });
}

/** A provider on the network tells no older season after a newer one, so what it last told holds in a new one. */
function knownOverall(
  provider: FootballProvider["name"],
  stored: Known | undefined,
  season: number | null,
): number | undefined {
  if (season === null || stored?.seasons === null) return stored?.overall;
  return stored?.seasons[season] ?? (provider === "import" ? undefined : stored?.overall);
}

async function loadKnown(
  tx: Queryable,
  provider: FootballProvider["name"],
  players: readonly SeasonedPlayer[],
): Promise<ReadonlyMap<string, Known>> {
  if (players.length === 0) return new Map();
  const keys = sql.param([...new Set(players.map(({ key }) => key))]);
  const { rows } = await tx.execute<Known>(sql`
    select player.key, player.name, player.own_name as "ownName",
           nullif(player.short_name, player.name) as "shortName", player.overall,
           (select jsonb_object_agg(season, overall) from player_season where player_id = player.id) as seasons
      from player
     where player.provider = ${provider} and player.key = any(${keys}::text[])`);
  return new Map(rows.map((row) => [row.key, row]));
}
