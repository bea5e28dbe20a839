import { and, eq, gt, lte } from "drizzle-orm";
import type { TournamentView } from "#contract/tournament.ts";
import { tournamentStatusAt } from "#game/tournament/month.ts";
import type { Queryable } from "../db/database.ts";
import { tournament, tournamentEntry } from "./table.ts";

export type TournamentRow = typeof tournament.$inferSelect;

/** The tournament whose month `now` lies in, whatever its stored status; null before the job has made it. */
export async function loadTournamentAt(db: Queryable, now: number): Promise<TournamentRow | null> {
  const at = new Date(now);
  const rows = await db
    .select()
    .from(tournament)
    .where(and(lte(tournament.startsAt, at), gt(tournament.endsAt, at)));
  return rows[0] ?? null;
}

export async function loadTournament(db: Queryable, id: number): Promise<TournamentRow | null> {
  const rows = await db.select().from(tournament).where(eq(tournament.id, id));
  return rows[0] ?? null;
}

/** As it stands at this time: what is shown and what is allowed agree, whenever the job last wrote the status down. */
export async function loadTournamentView(
  db: Queryable,
  row: TournamentRow,
  now: number,
): Promise<TournamentView> {
  const month = { startsAt: row.startsAt.getTime(), endsAt: row.endsAt.getTime() };
  return {
    id: row.id,
    name: row.name,
    status: tournamentStatusAt(month, now),
    startDate: row.startsAt.toISOString(),
    endDate: row.endsAt.toISOString(),
    entries: await db.$count(tournamentEntry, eq(tournamentEntry.tournamentId, row.id)),
  };
}

/** A tournament not yet over that a user has entered: it locks the five cards of the entry until it ends. */
export interface TournamentLock {
  readonly tournamentName: string;
  readonly until: Date;
  readonly cardIds: readonly number[];
}

/** What a user's entries lock at this time. Served by tournament_entry_user_id_idx. */
export async function loadTournamentLocks(
  db: Queryable,
  userId: string,
  now: number,
): Promise<TournamentLock[]> {
  const rows = await db
    .select({ tournamentName: tournament.name, until: tournament.endsAt, picks: tournamentEntry.picks })
    .from(tournamentEntry)
    .innerJoin(tournament, eq(tournament.id, tournamentEntry.tournamentId))
    .where(and(eq(tournamentEntry.userId, userId), gt(tournament.endsAt, new Date(now))));
  return rows.map(({ picks, ...lock }) => ({ ...lock, cardIds: picks.map(({ cardId }) => cardId) }));
}
