import { sql } from "drizzle-orm";
import type { Database, Transaction } from "#server/platform/db/database.ts";
import { lockUntilCommit } from "#server/platform/db/lock.ts";
import { FOLLOWING } from "#server/football/follow-football.ts";
import { type CatalogueChanges, ingestCatalogue } from "#server/football/ingest-catalogue.ts";
import type { ImportedFootball } from "./assemble.ts";
import { keepLaterClubs } from "./keep-later-clubs.ts";

/** How many were new or changed. */
export interface ImportChanges extends CatalogueChanges {
  readonly fixtures: number;
}

/** Fixtures per batch: some megabytes. */
const BATCH = 40;

export interface StoreOptions {
  readonly signal: AbortSignal;
  /** Called with the share that has been stored, from 0 to 1. */
  readonly onStored: (share: number) => void;
  /** The application's time, epoch milliseconds. */
  readonly now: number;
}

/**
 * Stores a file in one transaction: all of it or nothing; existing rows without changes aren't written again.
 *
 * Clubs and players are there at once. Fixtures come when football is followed; for changed ones that were followed
 * before, the details are read again, however old they are. No other run follows at the same time, because it could
 * read the old record and write it after the new one was requested.
 */
export async function storeImport(
  db: Database,
  { catalogue, fixtures }: ImportedFootball,
  { signal, onStored, now }: StoreOptions,
): Promise<ImportChanges> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await lockUntilCommit(tx, FOLLOWING);
    const current = await keepLaterClubs(tx, { catalogue, fixtures });
    const changes = await ingestCatalogue(tx, "import", current, now);
    let changed = 0;
    for (let at = 0; at < fixtures.length; at += BATCH) {
      signal.throwIfAborted();
      changed += await storeFixtures(tx, fixtures.slice(at, at + BATCH));
      onStored(Math.min(1, (at + BATCH) / fixtures.length));
    }
    return { ...changes, fixtures: changed };
  });
}

async function storeFixtures(tx: Transaction, fixtures: ImportedFootball["fixtures"]): Promise<number> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(fixtures)}::jsonb)
    as given(key text, "leagueId" text, season smallint, "kickOff" timestamptz, record jsonb)`;
  const { rows } = await tx.execute<{ key: string }>(sql`
    insert into recorded_fixture (key, league_id, season, kick_off, record)
    select given.key, given."leagueId", given.season, given."kickOff", given.record
      from ${given}
      left join recorded_fixture old on old.key = given.key
     where old.key is null
        or (old.league_id, old.season, old.kick_off, old.record)
           is distinct from (given."leagueId", given.season, given."kickOff", given.record)
    on conflict (key) do update
      set league_id = excluded.league_id, season = excluded.season, kick_off = excluded.kick_off,
          record = excluded.record
    returning key`);
  await tx.execute(sql`
    update fixture set details_hash = null
     where provider = 'import' and details_hash is not null
       and key in (select key from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed(key text))`);
  return rows.length;
}
