import { sql, type SQL } from "drizzle-orm";
import type { Queryable } from "#server/platform/db/database.ts";
import type { FootballProvider } from "#server/football/provider.ts";

/** Clubs and players each have their own table of former keys. */
export interface KeyedTable {
  readonly rows: SQL;
  readonly keys: SQL;
  readonly idColumn: SQL;
}

export const keyedClubs: KeyedTable = { rows: sql`club`, keys: sql`club_key`, idColumn: sql`club_id` };
export const keyedPlayers: KeyedTable = {
  rows: sql`player`,
  keys: sql`player_key`,
  idColumn: sql`player_id`,
};

export interface NewKey {
  readonly id: number;
  readonly key: string;
}

/** Gives rows a provider's keys, and stores the keys they had with another for when it's back. */
export async function giveKeys(
  tx: Queryable,
  { rows, keys, idColumn }: KeyedTable,
  provider: FootballProvider["name"],
  given: readonly NewKey[],
): Promise<void> {
  if (given.length === 0) return;
  const list = sql`jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(id integer, key text)`;
  await tx.execute(sql`
    insert into ${keys} (provider, key, ${idColumn})
    select known.provider, known.key, known.id from ${rows} known join ${list} on given.id = known.id
    on conflict (provider, key) do update set ${idColumn} = excluded.${idColumn}`);
  await tx.execute(sql`
    update ${rows} known set provider = ${provider}, key = given.key from ${list} where given.id = known.id`);
  await tx.execute(sql`
    delete from ${keys} former using ${list} where former.provider = ${provider} and former.key = given.key`);
}

/** Gives rows that another provider has taken over this provider's keys again. */
export async function reclaimKeys(tx: Queryable, provider: FootballProvider["name"]): Promise<void> {
  for (const table of [keyedClubs, keyedPlayers]) {
    const { rows: former } = await tx.execute<NewKey & Record<string, unknown>>(sql`
      select ${table.idColumn} as id, key from ${table.keys} where provider = ${provider}`);
    await giveKeys(tx, table, provider, former);
  }
}
