import { eq } from "drizzle-orm";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Database } from "#server/platform/db/database.ts";
import { club, clubKey, league, player, playerKey } from "#server/football/table.ts";
import { assemble } from "./assemble.ts";
import { findFaults, type KnownFootball } from "./find-faults.ts";
import { detectingReader } from "./detect-form.ts";
import type { Fault } from "./faults.ts";
import { readLines, UnreadableFileError } from "./read-lines.ts";
import type { ReadRecords } from "./record-reader.ts";
import { type ImportChanges, storeImport } from "./store-import.ts";

/** A file's content, and how much of it was new or changed. */
export interface Imported {
  readonly held: ImportChanges & { readonly performances: number };
  readonly changes: ImportChanges;
}

export type ImportRefusal =
  | { readonly code: "unreadable"; readonly message: string }
  | { readonly code: "faulty"; readonly faults: readonly Fault[] };

export interface ImportOptions {
  readonly signal: AbortSignal;
  /** Called with the progress of each of the two steps, from 0 to 1. */
  readonly onProgress: (step: "reading" | "storing", share: number) => void;
  /** The application's time, epoch milliseconds. */
  readonly now: number;
}

/**
 * Imports a file in the neutral form or a recorded season, completely or not at all. The same file again changes
 * nothing. An aborted signal rejects with its reason, and nothing is stored.
 */
export async function importFile(
  db: Database,
  file: string,
  { signal, onProgress, now }: ImportOptions,
): Promise<Outcome<Imported, ImportRefusal>> {
  const read = await readFile(file, { signal, onProgress });
  if (!read.ok) return read;
  const known = await loadKnown(db);
  const faults = findFaults(read.value, known);
  if (faults.length > 0) return refused({ code: "faulty" as const, faults });
  const football = assemble(
    read.value.records.map(({ record }) => record),
    known.players,
  );
  const { catalogue, fixtures, performanceCount } = football;
  const onStored = (share: number): void => onProgress("storing", share);
  const changes = await storeImport(db, football, { signal, onStored, now });
  return accepted({
    changes,
    held: {
      leagues: catalogue.leagues.length,
      clubs: catalogue.clubs.length,
      players: catalogue.players.length,
      fixtures: fixtures.length,
      performances: performanceCount,
    },
  });
}

async function readFile(
  file: string,
  { signal, onProgress }: Pick<ImportOptions, "signal" | "onProgress">,
): Promise<Outcome<ReadRecords, ImportRefusal>> {
  const reader = detectingReader();
  let line = 0;
  try {
    for await (const text of readLines(file, { signal, onRead: (share) => onProgress("reading", share) })) {
      line += 1;
      reader.take(text, line);
    }
    return accepted(reader.end());
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    return refused({ code: "unreadable", message: error.message });
  }
}

/** Includes those another provider has taken over since: the import takes them back. */
async function loadKnown(db: Database): Promise<KnownFootball> {
  const leagues = await db.select({ key: league.id }).from(league);
  const clubs = await db
    .select({ key: club.key })
    .from(club)
    .where(eq(club.provider, "import"))
    .union(db.select({ key: clubKey.key }).from(clubKey).where(eq(clubKey.provider, "import")));
  const players = await db
    .select({ key: player.key, name: player.name })
    .from(player)
    .where(eq(player.provider, "import"))
    .union(
      db
        .select({ key: playerKey.key, name: player.name })
        .from(playerKey)
        .innerJoin(player, eq(player.id, playerKey.playerId))
        .where(eq(playerKey.provider, "import")),
    );
  return {
    leagues: new Set(leagues.map(({ key }) => key)),
    clubs: new Set(clubs.map(({ key }) => key)),
    players: new Map(players.map(({ key, name }) => [key, name])),
  };
}
