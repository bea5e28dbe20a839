import { shareInPercent } from "#game/share-in-percent.ts";
import { and, desc, eq, sql } from "drizzle-orm";
import { MOST_PICKED, type StatisticsView } from "#contract/statistics.ts";
import { meanPoints, positionByPoints } from "#game/leaderboard/points-histogram.ts";
import { pointsBefore } from "#game/leaderboard/own-season.ts";
import { DAY_MS } from "#game/milliseconds.ts";
import { club, player } from "#server/football/table.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { OwnEntry } from "./own-scores.ts";
import { loadSettlement } from "#server/platform/standings/load-settlement.ts";
import type { TournamentRow } from "./store.ts";
import { pickShare, tournamentDay } from "./table.ts";

/**
 * A tournament in numbers, beside the viewer's entry in it: read from what settlements have kept, so it costs the same
 * however many have entered. `own` is null for a viewer without an entry.
 */
export async function loadMonthNumbers(
  db: Queryable,
  of: TournamentRow,
  own: OwnEntry | null,
): Promise<StatisticsView["month"]> {
  const settled = await loadSettlement(db, of.settlementId);
  const entries = settled?.lines ?? 0;
  const days = await db
    .select()
    .from(tournamentDay)
    .where(eq(tournamentDay.tournamentId, of.id))
    .orderBy(tournamentDay.day);
  return {
    name: of.name,
    entries,
    days: days.map((histogram) => {
      const end = Date.parse(histogram.day) + DAY_MS;
      const points = own === null || own.enteredAt >= end ? null : pointsBefore(own.scores, end);
      return {
        day: histogram.day,
        mean: meanPoints(histogram) ?? 0,
        points,
        position: points === null ? null : positionByPoints(histogram, points),
      };
    }),
    mostPicked: await loadMostPicked(db, { settlementId: settled?.id ?? 0, entries, own }),
  };
}

async function loadMostPicked(
  db: Queryable,
  { settlementId, entries, own }: { settlementId: number; entries: number; own: OwnEntry | null },
): Promise<NonNullable<StatisticsView["month"]>["mostPicked"]> {
  const rows = await db
    .select({ playerId: player.id, playerName: player.name, club: club.name, entries: pickShare.entries })
    .from(pickShare)
    .innerJoin(player, eq(player.id, pickShare.playerId))
    .leftJoin(club, eq(club.id, player.clubId))
    .where(and(eq(pickShare.settlementId, settlementId), sql`${pickShare.entries} > 0`))
    .orderBy(desc(pickShare.entries), player.id)
    .limit(MOST_PICKED);
  return rows.map((row) => ({
    ...row,
    share: shareInPercent(row.entries, entries),
    isOwn: own?.picks.some(({ playerId }) => playerId === row.playerId) ?? false,
  }));
}
