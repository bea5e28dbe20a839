import { and, eq, sql } from "drizzle-orm";
import type { EntryView, PickView } from "#contract/tournament.ts";
import { scorePerformance } from "#game/football/points.ts";
import type { EntryPick } from "#game/tournament/decide-entry.ts";
import { tieBreaks } from "#game/tournament/standing.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { preparedOnce } from "#server/platform/db/prepared-once.ts";
import { loadLinesOf } from "#server/platform/standings/read-table.ts";
import { type PerformanceRow, toReceiptView } from "#server/football/performances.ts";
import { loadCounting } from "./own-scores.ts";
import type { TournamentRow } from "./store.ts";
import { tournamentEntry } from "./table.ts";

/**
 * The viewer's entry in a tournament, with a receipt for each pick and fixture; null where there is none.
 *
 * @throws TableGoneError if the tournament has been settled again in between.
 */
export async function loadEntry(
  db: Queryable,
  viewer: Viewer,
  entered: TournamentRow,
): Promise<EntryView | null> {
  const [entry] = await entryOf(db).execute({ tournamentId: entered.id, userId: viewer.id });
  if (entry === undefined) return null;
  const settled = entered.settlementId === null ? [] : [entered.settlementId];
  const [line] = await loadLinesOf(db, settled, [viewer.id]);
  const counting = await loadCounting(db, entry.picks, entry.enteredAt, entered);
  const picks = entry.picks.map((pick) => toPickView(pick, counting));
  return {
    id: entry.id,
    teamName: entry.teamName,
    formation: entry.formation,
    enteredAt: entry.enteredAt.toISOString(),
    totalPoints: picks.reduce((total, { points }) => total + points, 0),
    position: line?.position ?? null,
    decidedBy: tieBreaks[line?.decidedBy ?? -1] ?? null,
    picks,
  };
}

const entryOf = preparedOnce((db) =>
  db
    .select({
      id: tournamentEntry.id,
      teamName: tournamentEntry.teamName,
      formation: tournamentEntry.formation,
      picks: tournamentEntry.picks,
      enteredAt: tournamentEntry.enteredAt,
    })
    .from(tournamentEntry)
    .where(
      and(
        eq(tournamentEntry.tournamentId, sql.placeholder("tournamentId")),
        eq(tournamentEntry.userId, sql.placeholder("userId")),
      ),
    )
    .prepare("entry_of"),
);

function toPickView(pick: EntryPick, counting: readonly PerformanceRow[]): PickView {
  const receipts = counting
    .filter(({ playerId }) => playerId === pick.playerId)
    .map((row) => toReceiptView(row, scorePerformance(row.performance, pick.position, row.season)));
  return { ...pick, points: receipts.reduce((total, { points }) => total + points, 0), receipts };
}
