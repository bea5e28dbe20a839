import { sql } from "drizzle-orm";
import type { IdentityFact } from "#contract/football/player-identity.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { FootballProvider, ProvidedPlayer } from "#server/football/provider.ts";

/** A stored player to be identified with one that's new with a provider, and why. */
export interface NewMerge {
  readonly id: number;
  readonly player: ProvidedPlayer;
  readonly facts: readonly IdentityFact[];
}

interface Ledger {
  readonly provider: FootballProvider["name"];
  /** The application's time, epoch milliseconds. */
  readonly now: number;
}

/** Records the merged players in the ledger, while the rows still have their former keys. */
export async function recordMerges(
  tx: Queryable,
  { provider, now }: Ledger,
  merges: readonly NewMerge[],
): Promise<void> {
  const rows = merges.map(({ id, player, facts }) => ({ id, facts, key: player.key, player }));
  await tx.execute(sql`
    insert into player_merge (at, player_id, former_provider, former_key, provider, key, facts, known, given)
    select ${new Date(now)}, known.id, known.provider, known.key, ${provider}, merged.key, merged.facts,
           jsonb_build_object(
             'clubId', known.club_id, 'name', known.name, 'shortName', known.short_name, 'ownName', known.own_name,
             'position', known.position, 'overall', known.overall, 'photoUrl', known.photo_url, 'code', known.code,
             'birthDate', known.birth_date, 'shirtNumber', known.shirt_number, 'isFit', known.is_fit),
           jsonb_build_object(
             'clubId', club.id, 'name', p."name", 'shortName', p."shortName", 'ownName', p."ownName",
             'position', p."position", 'overall', p."overall", 'photoUrl', p."photoUrl", 'code', p."code",
             'birthDate', p."birthDate", 'shirtNumber', p."shirtNumber", 'isFit', p."isFit")
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as merged(id integer, key text, facts jsonb, player jsonb)
     cross join lateral jsonb_to_record(merged.player)
        as p("clubKey" text, "name" text, "shortName" text, "ownName" text, "position" text, "overall" smallint,
             "photoUrl" text, "code" text, "birthDate" text, "shirtNumber" smallint,
             "isFit" boolean)
      join player known on known.id = merged.id
      left join club on club.provider = ${provider} and club.key = p."clubKey"`);
}
