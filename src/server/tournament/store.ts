import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { TournamentView } from "#contract/tournament.ts";
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

export async function loadTournamentView(db: Queryable, row: TournamentRow): Promise<TournamentView> {
  return {
    id: row.id,
    name: row.name,
    status: row.status,
    startDate: row.startsAt.toISOString(),
    endDate: row.endsAt.toISOString(),
    entries: await db.$count(tournamentEntry, eq(tournamentEntry.tournamentId, row.id)),
  };
}

/** The name of a tournament not yet over in which this card of the user plays, or null. */
export async function findTournamentLock(
  db: Queryable,
  userId: string,
  cardId: number,
  now: number,
): Promise<string | null> {
  const rows = await db
    .select({ name: tournament.name })
    .from(tournamentEntry)
    .innerJoin(tournament, eq(tournament.id, tournamentEntry.tournamentId))
    .where(
      and(
        eq(tournamentEntry.userId, userId),
        gt(tournament.endsAt, new Date(now)),
        sql`${tournamentEntry.picks} @> ${JSON.stringify([{ cardId }])}::jsonb`,
      ),
    );
  return rows[0]?.name ?? null;
}
