import { sql } from "drizzle-orm";
import type { Queryable } from "#server/platform/db/database.ts";
import { adoptClubs, adoptPlayers } from "#server/football/identity/adopt.ts";
import { renewKeys } from "#server/football/identity/renew-keys.ts";
import { reclaimKeys } from "#server/football/identity/reclaim-keys.ts";
import { inLatestSquad } from "#server/football/player/in-latest-squad.ts";
import { noteDepartures } from "#server/football/player/note-departures.ts";
import {
  type CompletePlayer,
  type SeasonedPlayer,
  withKnownFacts,
} from "#server/football/player/with-known-facts.ts";
import type { FootballProvider, ProvidedCatalogue } from "./provider.ts";

/** How many were new or changed. */
export interface CatalogueChanges {
  readonly leagues: number;
  readonly clubs: number;
  readonly players: number;
}

/**
 * Stores leagues, clubs and players. Those already known from another provider are found first and stay the same rows,
 * so cards keep their players. Missing ones aren't removed (`noteDepartures` marks players who have left), and
 * unchanged ones aren't written: neither a row nor an id is spent on them, however often this runs. If one is named
 * twice, the last one counts; of a player in two squads, the later one (`inLatestSquad`).
 *
 * A player's facts in the given season are stored for that season. They're his current ones too, unless a later season
 * is known: an older file changes nothing current (docs/decisions/0070-a-position-belongs-to-a-season.md).
 *
 * @param now the application's time, epoch milliseconds, for the ledger's entries about merged players
 */
export async function ingestCatalogue(
  db: Queryable,
  provider: FootballProvider["name"],
  catalogue: ProvidedCatalogue,
  now: number,
): Promise<CatalogueChanges> {
  const { leagues, season = null } = catalogue;
  const clubs = lastOfEach(catalogue.clubs);
  return db.transaction(async (tx) => {
    await reclaimKeys(tx, provider);
    // A file's author says which club of a player counts.
    const isFile = provider === "import";
    const named = isFile ? catalogue.players : await inLatestSquad(tx, provider, catalogue.players);
    const seasons = named.map((one) => ({ ...one, season: one.season ?? season }));
    const players = latestOfEach(seasons);
    await adoptClubs(tx, provider, clubs);
    const before = {
      leagues: await ingestLeagues(tx, leagues),
      clubs: await ingestClubs(tx, provider, clubs, season),
    };
    await adoptPlayers(tx, provider, players, now);
    // The other providers' keys last: a file doesn't have to name whole squads, and its author decides its keys.
    if (provider === "api-football") await renewKeys(tx, provider, players);
    const complete = await withKnownFacts(
      tx,
      provider,
      lastOfEach(seasons, ({ key, season: of }) => `${key} ${of}`),
    );
    const changed = new Set([
      ...(await ingestPlayers(tx, provider, latestOfEach(complete))),
      ...(await ingestSeasons(tx, provider, complete)),
    ]);
    const { wholeSquads = [] } = catalogue;
    if (wholeSquads.length > 0) await noteDepartures(tx, provider, { wholeSquads, players, now });
    return { ...before, players: changed.size };
  });
}

/** Players in the latest of the given seasons, which has their current facts. */
function latestOfEach<One extends SeasonedPlayer>(players: readonly One[]): readonly One[] {
  return lastOfEach(players.toSorted((a, b) => (a.season ?? 0) - (b.season ?? 0)));
}

function lastOfEach<One extends { readonly key: string }>(
  given: readonly One[],
  identityOf: (one: One) => string = ({ key }) => key,
): readonly One[] {
  return [...new Map(given.map((one) => [identityOf(one), one])).values()];
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
  season: number | null,
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
        or ((old.league_id, old.name, old.short_name, old.code, old.primary_colour, old.secondary_colour, old.logo_url)
            is distinct from ("leagueId", given.name, "shortName", given.code, "primaryColour", "secondaryColour",
                              "logoUrl")
            and not exists (
              select from recorded_fixture later
               where ${provider} = 'import' and later.season > ${season}::integer
                 and given.key in (later.record ->> 'homeClubKey', later.record ->> 'awayClubKey')))
    on conflict on constraint club_provider_key do update
      set league_id = excluded.league_id, name = excluded.name, short_name = excluded.short_name,
          code = excluded.code, primary_colour = excluded.primary_colour,
          secondary_colour = excluded.secondary_colour, logo_url = excluded.logo_url`);
  return rowCount ?? 0;
}

/** @returns the ids of new or changed players. */
async function ingestPlayers(
  tx: Queryable,
  provider: FootballProvider["name"],
  players: readonly CompletePlayer[],
): Promise<number[]> {
  if (players.length === 0) return [];
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into player (provider, key, club_id, name, short_name, position, overall, photo_url, code, is_fit, has_left,
                        own_name, birth_date, shirt_number)
    select ${provider}, given.key, club.id, given.name, "shortName", given.position, given.overall, "photoUrl",
           given.code, "isFit", coalesce("hasLeft", false), "ownName", "birthDate", "shirtNumber"
      from jsonb_to_recordset(${JSON.stringify(players)}::jsonb)
        as given(key text, "clubKey" text, name text, "shortName" text, position text, overall smallint,
                 "photoUrl" text, code text, season smallint, "isFit" boolean, "hasLeft" boolean, "ownName" text, "birthDate" text,
                 "shirtNumber" smallint)
      left join club on club.provider = ${provider} and club.key = given."clubKey"
      left join player old on old.provider = ${provider} and old.key = given.key
     where old.id is null
        or ((old.club_id, old.name, old.short_name, old.position, old.overall, old.photo_url, old.code,
             old.is_fit, old.has_left, old.missing_since, old.own_name, old.birth_date, old.shirt_number)
            is distinct from (club.id, given.name, "shortName", given.position, given.overall,
                              coalesce("photoUrl", old.photo_url), coalesce(given.code, old.code), "isFit", coalesce("hasLeft", false), null::timestamptz, "ownName",
                              coalesce("birthDate", old.birth_date), coalesce("shirtNumber", old.shirt_number))
            and not exists (select from player_season later
                             where later.player_id = old.id and later.season > given.season))
    on conflict on constraint player_provider_key do update
      set club_id = excluded.club_id, name = excluded.name, short_name = excluded.short_name,
          position = excluded.position, overall = excluded.overall,
          photo_url = coalesce(excluded.photo_url, player.photo_url),
          code = coalesce(excluded.code, player.code), is_fit = excluded.is_fit,
          has_left = excluded.has_left, missing_since = null, own_name = excluded.own_name,
          birth_date = coalesce(excluded.birth_date, player.birth_date),
          shirt_number = coalesce(excluded.shirt_number, player.shirt_number)
    returning id`);
  return rows.map(({ id }) => id);
}

/** The players' facts in the known seasons. @returns the ids of players with new or changed ones. */
async function ingestSeasons(
  tx: Queryable,
  provider: FootballProvider["name"],
  players: readonly CompletePlayer[],
): Promise<number[]> {
  const known = players.filter(({ season }) => season !== null);
  if (known.length === 0) return [];
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into player_season (player_id, season, club_id, position, overall)
    select player.id, given.season, club.id, given.position, given.overall
      from jsonb_to_recordset(${JSON.stringify(known)}::jsonb)
        as given(key text, season smallint, "clubKey" text, position text, overall smallint)
      join player on player.provider = ${provider} and player.key = given.key
      left join club on club.provider = ${provider} and club.key = given."clubKey"
      left join player_season old on old.player_id = player.id and old.season = given.season
     where old.player_id is null
        or (old.club_id, old.position, old.overall) is distinct from (club.id, given.position, given.overall)
    on conflict on constraint player_season_once do update
      set club_id = excluded.club_id, position = excluded.position, overall = excluded.overall
    returning player_id as id`);
  return rows.map(({ id }) => id);
}
