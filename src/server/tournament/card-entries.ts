import { desc, eq, sql } from "drizzle-orm";
import { scorePerformance } from "#game/football/points.ts";
import { countsForEntry } from "#game/tournament/decide-entry.ts";
import type { Queryable } from "../db/database.ts";
import { loadPerformancesOf } from "../football/performances.ts";
import { tournament, tournamentEntry } from "./table.ts";

/** A tournament that a card played in, with the points that it won there. */
export interface CardEntry {
  readonly id: number;
  readonly name: string;
  readonly teamName: string;
  readonly endDate: string;
  readonly points: number;
}

/** The tournaments that a user entered one card in, the latest first. Served by tournament_entry_user_id_idx. */
export async function loadCardEntries(db: Queryable, userId: string, cardId: number): Promise<CardEntry[]> {
  const rows = await db
    .select({ entry: tournamentEntry, tournament })
    .from(tournamentEntry)
    .innerJoin(tournament, eq(tournament.id, tournamentEntry.tournamentId))
    .where(
      sql`${tournamentEntry.userId} = ${userId}
        and ${tournamentEntry.picks} @> ${JSON.stringify([{ cardId }])}::jsonb`,
    )
    .orderBy(desc(tournament.startsAt));
  const entries: CardEntry[] = [];
  for (const { entry, tournament: entered } of rows) {
    const { id, name, endsAt } = entered;
    const points = await pointsOf(db, entry, entered, cardId);
    entries.push({ id, name, teamName: entry.teamName, endDate: endsAt.toISOString(), points });
  }
  return entries;
}

async function pointsOf(
  db: Queryable,
  entry: typeof tournamentEntry.$inferSelect,
  { startsAt, endsAt }: typeof tournament.$inferSelect,
  cardId: number,
): Promise<number> {
  const pick = entry.picks.find((one) => one.cardId === cardId);
  if (pick === undefined || pick.playerId === null) return 0;
  const month = { startsAt: startsAt.getTime(), endsAt: endsAt.getTime() };
  const played = await loadPerformancesOf(db, [pick.playerId], { from: month.startsAt, to: month.endsAt });
  return played
    .filter(({ kickOff }) => countsForEntry(kickOff, entry.enteredAt.getTime(), month))
    .reduce((total, { performance }) => total + scorePerformance(performance, pick.position).points, 0);
}
