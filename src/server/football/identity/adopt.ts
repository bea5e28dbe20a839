import { sql } from "drizzle-orm";
import type { Queryable } from "#server/platform/db/database.ts";
import type { FootballProvider, ProvidedClub, ProvidedPlayer } from "#server/football/provider.ts";
import { matchPlayers, type NamedPlayer } from "./match-players.ts";
import { plainName } from "./plain-name.ts";
import { giveKeys, keyedClubs, keyedPlayers } from "./reclaim-keys.ts";

type Provider = FootballProvider["name"];

/**
 * Clubs that this provider names for the first time and that another has named before: same league, same name. They are
 * the same row, so that players keep their club whoever tells of it (docs/decisions/0014).
 */
export async function adoptClubs(
  tx: Queryable,
  provider: Provider,
  clubs: readonly ProvidedClub[],
): Promise<void> {
  const fresh = await withoutKnown(tx, "club", provider, clubs);
  if (fresh.length === 0) return;
  const { rows: others } = await tx.execute<{ id: number; leagueId: string; name: string }>(sql`
    select id, league_id as "leagueId", name from club where provider <> ${provider} order by id`);
  const idOf = new Map(others.map(({ id, leagueId, name }) => [`${leagueId} ${plainName(name)}`, id]));
  const found = new Map<number, string>();
  for (const { key, leagueId, name } of fresh) {
    const id = idOf.get(`${leagueId} ${plainName(name)}`);
    if (id !== undefined && !found.has(id)) found.set(id, key);
  }
  await giveKeys(
    tx,
    keyedClubs,
    provider,
    [...found].map(([id, key]) => ({ id, key })),
  );
}

type Known = NamedPlayer & { readonly id: number; readonly clubKey: string };

/**
 * Players that this provider names for the first time and that another has named before: under the same code wherever they
 * played, else at the same club.
 */
export async function adoptPlayers(
  tx: Queryable,
  provider: Provider,
  players: readonly ProvidedPlayer[],
): Promise<void> {
  await adoptCoded(tx, provider, await withoutKnown(tx, "player", provider, players));
  const fresh = await withoutKnown(tx, "player", provider, players);
  if (fresh.length === 0) return;
  const { rows } = await tx.execute<Known & Record<string, unknown>>(sql`
    select player.id, player.name, player.short_name as "shortName", player.position, player.code,
           club.key as "clubKey"
      from player join club on club.id = player.club_id
     where player.provider <> ${provider} and club.provider = ${provider}
     order by player.id`);
  const knownByClub = Map.groupBy(rows, ({ clubKey }) => clubKey);
  const found = [...Map.groupBy(fresh, ({ clubKey }) => clubKey)].flatMap(([clubKey, squad]) =>
    [...matchPlayers(squad, knownByClub.get(clubKey) ?? [])].map(([{ key }, { id }]) => ({ id, key })),
  );
  await giveKeys(tx, keyedPlayers, provider, found);
}

/** Served by player_code_idx. */
async function adoptCoded(
  tx: Queryable,
  provider: Provider,
  fresh: readonly ProvidedPlayer[],
): Promise<void> {
  const keyOf = new Map(fresh.flatMap(({ code, key }) => (code ? [[code, key] as const] : [])));
  if (keyOf.size === 0) return;
  const { rows } = await tx.execute<{ id: number; code: string }>(sql`
    select min(id) as id, code from player
     where provider <> ${provider} and code = any(${sql.param([...keyOf.keys()])}::text[])
     group by code having count(*) = 1`);
  const found = rows.flatMap(({ id, code }) => {
    const key = keyOf.get(code);
    return key === undefined ? [] : [{ id, key }];
  });
  await giveKeys(tx, keyedPlayers, provider, found);
}

/** Those whose key with this provider is not stored. Served by each table's provider_key. */
export async function withoutKnown<One extends { readonly key: string }>(
  tx: Queryable,
  table: "club" | "fixture" | "player",
  provider: Provider,
  given: readonly One[],
): Promise<readonly One[]> {
  if (given.length === 0) return given;
  const keys = sql.param(given.map(({ key }) => key));
  const { rows } = await tx.execute<{ key: string }>(sql`
    select key from ${sql.identifier(table)} where provider = ${provider} and key = any(${keys}::text[])`);
  const known = new Set(rows.map(({ key }) => key));
  return given.filter(({ key }) => !known.has(key));
}
