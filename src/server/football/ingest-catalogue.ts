import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import type { FootballProvider, ProvidedCatalogue } from "./provider.ts";

/** Takes over leagues, clubs and players. The same again changes nothing, and nothing that is missing is removed. */
export async function ingestCatalogue(
  db: Database,
  provider: FootballProvider["name"],
  { leagues, clubs, players }: ProvidedCatalogue,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into league (id, name, country)
      select id, name, country
        from jsonb_to_recordset(${JSON.stringify(leagues)}::jsonb) as given(id text, name text, country text)
      on conflict (id) do nothing`);
    await tx.execute(sql`
      insert into club (provider, key, league_id, name, short_name, code, primary_colour, secondary_colour, logo_url)
      select ${provider}, key, "leagueId", name, "shortName", code, "primaryColour", "secondaryColour", "logoUrl"
        from jsonb_to_recordset(${JSON.stringify(clubs)}::jsonb)
          as given(key text, "leagueId" text, name text, "shortName" text, code text, "primaryColour" text,
                   "secondaryColour" text, "logoUrl" text)
      on conflict on constraint club_provider_key do update
        set league_id = excluded.league_id, name = excluded.name, short_name = excluded.short_name,
            code = excluded.code, primary_colour = excluded.primary_colour,
            secondary_colour = excluded.secondary_colour, logo_url = excluded.logo_url
        where (club.league_id, club.name, club.short_name, club.code, club.primary_colour, club.secondary_colour,
               club.logo_url)
          is distinct from (excluded.league_id, excluded.name, excluded.short_name, excluded.code,
               excluded.primary_colour, excluded.secondary_colour, excluded.logo_url)`);
    await tx.execute(sql`
      insert into player (provider, key, club_id, name, short_name, position, overall, photo_url)
      select ${provider}, given.key, club.id, given.name, given."shortName", given.position, given.overall,
             given."photoUrl"
        from jsonb_to_recordset(${JSON.stringify(players)}::jsonb)
          as given(key text, "clubKey" text, name text, "shortName" text, position text, overall smallint,
                   "photoUrl" text)
        left join club on club.provider = ${provider} and club.key = given."clubKey"
      on conflict on constraint player_provider_key do update
        set club_id = excluded.club_id, name = excluded.name, short_name = excluded.short_name,
            position = excluded.position, overall = excluded.overall, photo_url = excluded.photo_url
        where (player.club_id, player.name, player.short_name, player.position, player.overall, player.photo_url)
          is distinct from (excluded.club_id, excluded.name, excluded.short_name, excluded.position,
               excluded.overall, excluded.photo_url)`);
  });
}
