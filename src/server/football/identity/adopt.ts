import { sql } from "drizzle-orm";
import type { Queryable } from "#server/platform/db/database.ts";
import type { FootballProvider, ProvidedClub, ProvidedPlayer } from "#server/football/provider.ts";
import { plainName } from "./plain-name.ts";
import { decidedPairs, type IdentifiedPlayer, pairPlayers } from "./pair-players.ts";
import { giveKeys, keyedClubs, keyedPlayers } from "./reclaim-keys.ts";
import { type NewMerge, recordMerges } from "./record-merges.ts";
import { TAKEN_IN } from "./taken-in.ts";

type Provider = FootballProvider["name"];

/**
 * Clubs that are new with this provider and already known from another: same league, same name. They're the same row,
 * so players keep their club with every provider (docs/decisions/0014).
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

type Known = IdentifiedPlayer & { readonly id: number };

/**
 * Players that are new with this provider and already known from another: by the same code wherever they played, else
 * by two facts. Each goes into the ledger; doubtful ones are left to an admin (docs/decisions/0068).
 */
export async function adoptPlayers(
  tx: Queryable,
  provider: Provider,
  players: readonly ProvidedPlayer[],
  now: number,
): Promise<void> {
  const ledger = { provider, now };
  const fresh = await withoutKnown(tx, "player", provider, players);
  if (fresh.length === 0) return;
  await takeOver(tx, ledger, await findCoded(tx, provider, fresh));
  const left = await withoutKnown(tx, "player", provider, fresh);
  const { rows } = await tx.execute<Known & Record<string, unknown>>(sql`
    select id, name, own_name as "ownName", short_name as "shortName", club_id as "clubId", code,
           birth_date as "birthDate", shirt_number as "shirtNumber"
      from player
     where provider <> ${provider} and provider <> ${TAKEN_IN}
     order by id`);
  const clubIds = await loadClubIds(tx, provider, left);
  const given = left.map((one) => ({
    ...one,
    shortName: one.shortName ?? one.name,
    clubId: clubIds.get(one.clubKey) ?? null,
  }));
  const pairs = decidedPairs(pairPlayers(given, rows));
  await takeOver(
    tx,
    ledger,
    pairs.map(({ given: player, known, facts }) => ({ id: known.id, player, facts })),
  );
}

async function takeOver(
  tx: Queryable,
  ledger: { readonly provider: Provider; readonly now: number },
  found: readonly NewMerge[],
): Promise<void> {
  if (found.length === 0) return;
  // Before the keys change, because the ledger records the row's previous ones.
  await recordMerges(tx, ledger, found);
  const keys = found.map(({ id, player: { key } }) => ({ id, key }));
  await giveKeys(tx, keyedPlayers, ledger.provider, keys);
}

async function loadClubIds(
  tx: Queryable,
  provider: Provider,
  players: readonly ProvidedPlayer[],
): Promise<ReadonlyMap<string, number>> {
  const keys = sql.param([...new Set(players.map(({ clubKey }) => clubKey))]);
  const { rows } = await tx.execute<{ id: number; key: string }>(sql`
    select id, key from club where provider = ${provider} and key = any(${keys}::text[])`);
  return new Map(rows.map(({ id, key }) => [key, id]));
}

/** Served by player_code_idx. */
async function findCoded(
  tx: Queryable,
  provider: Provider,
  fresh: readonly ProvidedPlayer[],
): Promise<readonly NewMerge[]> {
  const byCode = Map.groupBy(
    fresh.filter(({ code }) => Boolean(code)),
    ({ code }) => code ?? "",
  );
  if (byCode.size === 0) return [];
  const { rows } = await tx.execute<{ id: number; code: string }>(sql`
    select min(id) as id, code from player
     where provider <> ${provider} and provider <> ${TAKEN_IN}
       and code = any(${sql.param([...byCode.keys()])}::text[])
     group by code having count(*) = 1`);
  return rows.flatMap(({ id, code }) => {
    const [player, other] = byCode.get(code) ?? [];
    return player === undefined || other !== undefined ? [] : [{ id, player, facts: ["code"] as const }];
  });
}

/** Those with a key that isn't stored for this provider. Served by each table's provider_key. */
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
