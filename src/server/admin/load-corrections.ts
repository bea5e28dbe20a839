import { desc, eq, lt } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { CorrectionView, listCorrections } from "#contract/football/football-admin.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { loadCorrectedRounds } from "#server/fantasy/view/load-corrected-rounds.ts";
import { loadCorrectedTotals } from "#server/tournament/settlement/corrected-totals.ts";
import { club, correction, fixture, player } from "#server/football/table.ts";

/** Corrections on a page of the ledger. */
const PAGE = 50;

const home = alias(club, "home");
const away = alias(club, "away");

/** The ledger, the latest correction first, from before an id on. Served by the primary key. */
export async function loadCorrections(
  db: Queryable,
  before: number | undefined,
): Promise<ResponseOf<typeof listCorrections>> {
  const rows = await db
    .select({ correction, fixture, playerName: player.name, home: home.code, away: away.code })
    .from(correction)
    .innerJoin(player, eq(player.id, correction.playerId))
    .innerJoin(fixture, eq(fixture.id, correction.fixtureId))
    .innerJoin(home, eq(home.id, fixture.homeClubId))
    .innerJoin(away, eq(away.id, fixture.awayClubId))
    .where(before === undefined ? undefined : lt(correction.id, before))
    .orderBy(desc(correction.id))
    .limit(PAGE + 1);
  const shown = rows.slice(0, PAGE);
  const ids = shown.map((row) => row.correction.id);
  const totals = await loadCorrectedTotals(db, ids);
  const rounds = await loadCorrectedRounds(db, ids);
  return {
    corrections: shown.map((row) => ({
      ...toCorrectionView(row),
      totals: totals.get(row.correction.id) ?? [],
      rounds: rounds.get(row.correction.id) ?? [],
    })),
    nextBefore: rows.length > PAGE ? (shown.at(-1)?.correction.id ?? null) : null,
  };
}

interface Row {
  readonly correction: typeof correction.$inferSelect;
  readonly fixture: typeof fixture.$inferSelect;
  readonly playerName: string;
  readonly home: string;
  readonly away: string;
}

function toCorrectionView(row: Row): Omit<CorrectionView, "totals" | "rounds"> {
  const { id, at, figures, pointsBefore, pointsAfter, playerId } = row.correction;
  const { homeGoals, awayGoals, kickOff } = row.fixture;
  return {
    id,
    at: at.toISOString(),
    fixture: {
      id: row.fixture.id,
      title: `${row.home} ${homeGoals ?? 0}–${awayGoals ?? 0} ${row.away}`,
      kickOff: kickOff.toISOString(),
    },
    player: { id: playerId, name: row.playerName },
    figures: Object.fromEntries(Object.entries(figures).map(([name, [was, is]]) => [name, [was, is]])),
    pointsBefore,
    pointsAfter,
  };
}
