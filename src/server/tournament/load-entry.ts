import { and, eq } from "drizzle-orm";
import type { EntryView, PickView } from "#contract/tournament.ts";
import { scorePerformance } from "#game/football/points.ts";
import { countsForEntry, type EntryPick } from "#game/tournament/decide-entry.ts";
import { tieBreaks } from "#game/tournament/standing.ts";
import type { Viewer } from "../account/viewer.ts";
import type { Queryable } from "../db/database.ts";
import { loadPerformancesOf, type PerformanceRow } from "../football/performances.ts";
import type { TournamentRow } from "./store.ts";
import { standing, tournamentEntry } from "./table.ts";

/** The viewer's entry in a tournament, with a receipt for each pick and fixture; null where there is none. */
export async function loadEntry(
  db: Queryable,
  viewer: Viewer,
  entered: TournamentRow,
): Promise<EntryView | null> {
  const rows = await db
    .select()
    .from(tournamentEntry)
    .leftJoin(
      standing,
      and(eq(standing.entryId, tournamentEntry.id), eq(standing.settlementId, entered.settlementId ?? 0)),
    )
    .where(and(eq(tournamentEntry.tournamentId, entered.id), eq(tournamentEntry.userId, viewer.id)));
  const found = rows[0];
  if (found === undefined) return null;
  const entry = found.tournament_entry;
  const month = { startsAt: entered.startsAt.getTime(), endsAt: entered.endsAt.getTime() };
  const played = await loadPerformancesOf(
    db,
    entry.picks.flatMap(({ playerId }) => playerId ?? []),
    { from: month.startsAt, to: month.endsAt },
  );
  const counting = played.filter(({ kickOff }) => countsForEntry(kickOff, entry.enteredAt.getTime(), month));
  const picks = entry.picks.map((pick) => toPickView(pick, counting));
  return {
    id: entry.id,
    teamName: entry.teamName,
    formation: entry.formation,
    enteredAt: entry.enteredAt.toISOString(),
    totalPoints: picks.reduce((total, { points }) => total + points, 0),
    position: found.standing?.position ?? null,
    decidedBy: tieBreaks[found.standing?.decidedBy ?? -1] ?? null,
    picks,
  };
}

function toPickView(pick: EntryPick, counting: readonly PerformanceRow[]): PickView {
  const receipts = counting
    .filter(({ playerId }) => playerId === pick.playerId)
    .map(({ fixtureId, title, kickOff, performance }) => {
      const { points, lines } = scorePerformance(performance, pick.position);
      return { fixtureId, title, kickOff: new Date(kickOff).toISOString(), points, lines: [...lines] };
    });
  return { ...pick, points: receipts.reduce((total, { points }) => total + points, 0), receipts };
}
