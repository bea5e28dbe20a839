import { sql } from "drizzle-orm";
import type { Queryable } from "#server/platform/db/database.ts";
import { adoptClubs, adoptPlayers } from "#server/football/identity/adopt.ts";
import { renewKeys } from "#server/football/identity/renew-keys.ts";
import { reclaimKeys } from "#server/football/identity/reclaim-keys.ts";
import type { FootballProvider, ProvidedCatalogue } from "./provider.ts";

/** How many were new or changed. */
export interface CatalogueChanges {
  readonly leagues: number;
  readonly clubs: number;
  readonly players: number;
}

/**
 * Takes over leagues, clubs and players. Those that another provider has named before stay the same rows, so that cards
 * of them stay theirs; they are found first. Nothing that is missing is removed, and what is there already is not written
 * again: neither a row nor an id is spent on it, however often this runs. Who is named twice, as a player who has just
 * changed clubs is in two squads, is taken as named last.
 */
export async function ingestCatalogue(
  db: Queryable,
  provider: FootballProvider["name"],
  catalogue: ProvidedCatalogue,
): Promise<CatalogueChanges> {
  const { leagues } = catalogue;
  const [clubs, players] = [lastOfEach(catalogue.clubs), lastOfEach(catalogue.players)];
  return db.transaction(async (tx) => {
    await reclaimKeys(tx, provider);
    await adoptClubs(tx, provider, clubs);
    const before = {
      leagues: await ingestLeagues(tx, leagues),
      clubs: await ingestClubs(tx, provider, clubs),
    };
    await adoptPlayers(tx, provider, players);
    // The keys of the others last; a file need not name whole squads, and its keys are its author's to keep.
    if (provider === "api-football") await renewKeys(tx, provider, players);
    return { ...before, players: await ingestPlayers(tx, provider, players) };
  });
}

function lastOfEach<One extends { readonly key: string }>(given: readonly One[]): readonly One[] {
  return [...new Map(given.map((one) => [one.key, one])).values()];
}

async function ingestLeagues(tx: Queryable, leagues: ProvidedCatalogue["leagues"]): Promise<number> {
  if (leagues.length === 0) return 0;
  const { rowCount } = await tx.execute(sql`
    insert into league (id, name, country)
    select id, name, country
      from jsonb_to_recordset(${JSON.stringify(leagues)}::jsonb) as given(id text, name text, country text)
    on conflict (id) do nothing`);
  return rowCount ?? 0;
}

async function ingestClubs(
  tx: Queryable,
  provider: FootballProvider["name"],
  clubs: ProvidedCatalogue["clubs"],
): Promise<number> {
  if (clubs.length === 0) return 0;
  const { rowCount } = await tx.execute(sql`
    insert into club (provider, key, league_id, name, short_name, code, primary_colour, secondary_colour, logo_url)
    select ${provider}, given.key, "leagueId", given.name, "shortName", given.code, "primaryColour",
           "secondaryColour", "logoUrl"
      from jsonb_to_recordset(${JSON.stringify(clubs)}::jsonb)
        as given(key text, "leagueId" text, name text, "shortName" text, code text, "primaryColour" text,
                 "secondaryColour" text, "logoUrl" text)
      left join club old on old.provider = ${provider} and old.key = given.key
     where old.id is null
        or (old.league_id, old.name, old.short_name, old.code, old.primary_colour, old.secondary_colour, old.logo_url)
           is distinct from ("leagueId", given.name, "shortName", given.code, "primaryColour", "secondaryColour",
                             "logoUrl")
    on conflict on constraint club_provider_key do update
      set league_id = excluded.league_id, name = excluded.name, short_name = excluded.short_name,
          code = excluded.code, primary_colour = excluded.primary_colour,
          secondary_colour = excluded.secondary_colour, logo_url = excluded.logo_url`);
  return rowCount ?? 0;
}

async function ingestPlayers(
  tx: Queryable,
  provider: FootballProvider["name"],
  players: ProvidedCatalogue["players"],
): Promise<number> {
  if (players.length === 0) return 0;
  const { rowCount } = await tx.execute(sql`
    insert into player (provider, key, club_id, name, short_name, position, overall, photo_url, code,
                        is_fit)
    select ${provider}, given.key, club.id, given.name, "shortName", given.position, given.overall, "photoUrl",
           given.code, "isFit"
      from jsonb_to_recordset(${JSON.stringify(players)}::jsonb)
        as given(key text, "clubKey" text, name text, "shortName" text, position text, overall smallint,
                 "photoUrl" text, code text, "isFit" boolean)
      left join club on club.provider = ${provider} and club.key = given."clubKey"
      left join player old on old.provider = ${provider} and old.key = given.key
     where old.id is null
        or (old.club_id, old.name, old.short_name, old.position, old.overall, old.photo_url, old.code,
            old.is_fit)
           is distinct from (club.id, given.name, "shortName", given.position, given.overall, "photoUrl",
                             coalesce(given.code, old.code), "isFit")
    on conflict on constraint player_provider_key do update
      set club_id = excluded.club_id, name = excluded.name, short_name = excluded.short_name,
          position = excluded.position, overall = excluded.overall, photo_url = excluded.photo_url,
          code = coalesce(excluded.code, player.code), is_fit = excluded.is_fit`);
  return rowCount ?? 0;
}
