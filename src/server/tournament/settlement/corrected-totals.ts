import { eq, inArray, sql } from "drizzle-orm";
import type { CorrectionView } from "#contract/football/football-admin.ts";
import { positions } from "#game/card/position.ts";
import { pickCode } from "#game/tournament/pick-code.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { correctedTotal, type MovedTotal, tournament } from "#server/tournament/table.ts";

/** Entries that a line of the ledger names. */
const EXAMPLES = 20;

export interface Resettled {
  readonly tournamentId: number;
  /** The month, epoch milliseconds; the end is not included. */
  readonly month: { readonly from: number; readonly to: number };
  readonly before: number | null;
  readonly after: number;
}

/**
 * Notes for each correction that a settlement takes in whose totals it has moved: the entries with a pick of the player
 * that have other points than in the settlement before. Runs in the settlement's transaction.
 */
export async function noteCorrectedTotals(tx: Queryable, settled: Resettled): Promise<void> {
  const { tournamentId, month, before, after } = settled;
  const { rows: fresh } = await tx.execute<{ id: number; playerId: number }>(sql`
    select c.id, c.player_id as "playerId"
      from correction c join fixture f on f.id = c.fixture_id
     where f.kick_off >= ${new Date(month.from)} and f.kick_off < ${new Date(month.to)}
       and not exists (select from corrected_total t where t.correction_id = c.id and t.tournament_id = ${tournamentId})
     order by c.id`);
  for (const { id, playerId } of fresh) {
    const moved = await loadMoved(tx, { tournamentId, before: before ?? 0, after, playerId });
    await tx.insert(correctedTotal).values({ correctionId: id, tournamentId, ...moved });
  }
}

interface MovedFacts {
  readonly tournamentId: number;
  readonly before: number;
  readonly after: number;
  readonly playerId: number;
}

/** Corrections are rare: reading all entries of the tournament for one is no more than settling it was. */
async function loadMoved(
  tx: Queryable,
  { tournamentId, before, after, playerId }: MovedFacts,
): Promise<{ entries: number; totals: readonly MovedTotal[] }> {
  const codes = sql.param(positions.map((position) => pickCode(playerId, position)));
  const { rows } = await tx.execute<MovedTotal & { entries: number } & Record<string, unknown>>(sql`
    select e.id as "entryId", was.points as before, now.points as after, (count(*) over ())::integer as entries
      from tournament_entry e
      cross join lateral standing_of(${before}, e.id) was
      cross join lateral standing_of(${after}, e.id) now
     where e.tournament_id = ${tournamentId} and e.pick_codes && ${codes}::integer[] and was.points <> now.points
     order by e.id
     limit ${EXAMPLES}`);
  const totals = rows.map(({ entryId, before: was, after: is }) => ({ entryId, before: was, after: is }));
  return { entries: rows[0]?.entries ?? 0, totals };
}

/** Whose totals these corrections have moved, by correction. */
export async function loadCorrectedTotals(
  db: Queryable,
  correctionIds: readonly number[],
): Promise<ReadonlyMap<number, CorrectionView["totals"]>> {
  if (correctionIds.length === 0) return new Map();
  const rows = await db
    .select({ correctedTotal, tournamentName: tournament.name })
    .from(correctedTotal)
    .innerJoin(tournament, eq(tournament.id, correctedTotal.tournamentId))
    .where(inArray(correctedTotal.correctionId, [...correctionIds]))
    .orderBy(correctedTotal.correctionId, tournament.startsAt);
  const byCorrection = Map.groupBy(rows, (row) => row.correctedTotal.correctionId);
  return new Map(
    [...byCorrection].map(([id, found]) => [
      id,
      found.map(({ tournamentName, correctedTotal: { entries, totals } }) => ({
        tournamentName,
        entries,
        examples: totals.map((one) => ({ ...one })),
      })),
    ]),
  );
}
