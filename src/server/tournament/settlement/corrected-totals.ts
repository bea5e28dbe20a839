import { eq, inArray, sql } from "drizzle-orm";
import type { CorrectionView } from "#contract/football/football-admin.ts";
import { positions } from "#game/card/position.ts";
import { pickCode } from "#game/tournament/pick-code.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { tableNameOf } from "#server/platform/standings/write-table.ts";
import { correctedTotal, type MovedTotal, tournament } from "#server/tournament/table.ts";

/** Entries that a line of the ledger names. */
const EXAMPLES = 20;

/** A correction that no settlement of a tournament has taken in yet. */
export type FreshCorrection = { readonly id: number; readonly playerId: number };

/** The corrections of a month, epoch milliseconds, that its tournament's ledger does not have. */
export async function loadFreshCorrections(
  db: Queryable,
  tournamentId: number,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<FreshCorrection[]> {
  const { rows } = await db.execute<FreshCorrection>(sql`
    select c.id, c.player_id as "playerId"
      from correction c join fixture f on f.id = c.fixture_id
     where f.kick_off >= ${new Date(from)} and f.kick_off < ${new Date(to)}
       and not exists (select from corrected_total t where t.correction_id = c.id and t.tournament_id = ${tournamentId})
     order by c.id`);
  return rows;
}

/** A tournament's settlements before and after corrections. */
export interface Resettled {
  readonly tournamentId: number;
  readonly before: number | null;
  readonly after: number;
}

export interface MovedByCorrection {
  readonly correctionId: number;
  readonly entries: number;
  readonly totals: readonly MovedTotal[];
}

/** What each correction has moved: the entries with a pick of its player that have other points than before. */
export async function loadMovedTotals(
  db: Queryable,
  corrections: readonly FreshCorrection[],
  settled: Resettled,
): Promise<MovedByCorrection[]> {
  const moved: MovedByCorrection[] = [];
  for (const { id, playerId } of corrections) {
    moved.push({ correctionId: id, ...(await loadMoved(db, playerId, settled)) });
  }
  return moved;
}

/** Corrections are rare: reading all entries of the tournament for one is no more than settling it was. */
async function loadMoved(
  db: Queryable,
  playerId: number,
  { tournamentId, before, after }: Resettled,
): Promise<{ entries: number; totals: readonly MovedTotal[] }> {
  if (before === null) return { entries: 0, totals: [] };
  const codes = sql.param(positions.map((position) => pickCode(playerId, position)));
  const { rows } = await db.execute<MovedTotal & { entries: number } & Record<string, unknown>>(sql`
    select e.id as "entryId", was.points as before, now.points as after, (count(*) over ())::integer as entries
      from tournament_entry e
      join ${sql.identifier(tableNameOf(before))} was on was.user_id = e.user_id
      join ${sql.identifier(tableNameOf(after))} now on now.user_id = e.user_id
     where e.tournament_id = ${tournamentId} and e.pick_codes && ${codes}::integer[] and was.points <> now.points
     order by e.id
     limit ${EXAMPLES}`);
  const totals = rows.map(({ entryId, before: was, after: is }) => ({ entryId, before: was, after: is }));
  return { entries: rows[0]?.entries ?? 0, totals };
}

/** Notes what corrections have moved, with the table that took them in. */
export async function noteMovedTotals(
  tx: Queryable,
  tournamentId: number,
  moved: readonly MovedByCorrection[],
): Promise<void> {
  if (moved.length > 0)
    await tx.insert(correctedTotal).values(moved.map((one) => ({ tournamentId, ...one })));
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
