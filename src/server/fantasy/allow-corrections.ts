import { and, asc, eq, inArray } from "drizzle-orm";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Admin } from "#server/platform/http/viewer.ts";
import { recordAudit } from "#server/platform/audit/record-audit.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { loadPerformancesIn } from "#server/football/performances.ts";
import { holdLateCorrections } from "#server/fantasy/round/corrections.ts";
import { fantasyCorrection } from "#server/fantasy/round/table.ts";
import { correction } from "#server/football/table.ts";
import { fantasyRound, type FrozenPerformance } from "./table.ts";

interface Decision {
  readonly correctionIds: readonly number[];
  /** The reason, for the ledger. */
  readonly note: string;
}

/**
 * Takes corrections that came too late into the rounds that hold them, by an admin's decision
 * (docs/rules.md#corrections): what the final round had counted is replaced, and the job counts it and the sums of the
 * rounds after it again. Corrections that are counted already change nothing.
 *
 * @returns how many were held until now
 */
export async function allowCorrections(
  deps: Deps,
  admin: Admin,
  { correctionIds, note }: Decision,
): Promise<Outcome<{ allowed: number }, { code: "not_found" }>> {
  const outcome = await deps.db.transaction(async (tx) => {
    await holdLateCorrections(tx);
    const noted = await tx
      .select()
      .from(fantasyCorrection)
      .where(inArray(fantasyCorrection.correctionId, [...correctionIds]))
      .for("update");
    const known = new Set(noted.map(({ correctionId }) => correctionId));
    if (!correctionIds.every((id) => known.has(id))) return refused({ code: "not_found" as const });
    const held = noted.filter((one) => one.outcome === "held");
    const byRound = Map.groupBy(held, ({ roundId }) => roundId);
    for (const [roundId, ofRound] of byRound) {
      const ids = ofRound.map(({ correctionId }) => correctionId);
      await thawRound(tx, roundId, ids);
      await tx
        .update(fantasyCorrection)
        .set({ outcome: "allowed", decidedBy: admin.id, note })
        .where(and(eq(fantasyCorrection.roundId, roundId), inArray(fantasyCorrection.correctionId, ids)));
      await recordAudit(tx, {
        at: new Date(deps.clock.now()),
        userId: admin.id,
        action: "fantasy.correct",
        subject: `fantasy round ${roundId}`,
        details: { correctionIds: ids, note },
      });
    }
    return accepted({ allowed: held.length });
  });
  if (outcome.ok && outcome.value.allowed > 0) await deps.jobs.soon("settle-fantasy");
  return outcome;
}

/** Replaces what the round had counted with what was corrected, and has the round scored again. */
async function thawRound(tx: Transaction, roundId: number, correctionIds: readonly number[]): Promise<void> {
  const [round] = await tx.select().from(fantasyRound).where(eq(fantasyRound.id, roundId)).for("update");
  const corrections = await loadCorrectionRows(tx, correctionIds);
  const performances = await loadPerformancesIn(
    tx,
    corrections.map(({ fixtureId }) => fixtureId),
  );
  let frozen = round?.frozen ?? [];
  for (const one of corrections)
    frozen = correctFrozen(frozen, one, performances.find(isOfSame(one)) ?? null);
  await tx.update(fantasyRound).set({ frozen, inputHash: null }).where(eq(fantasyRound.id, roundId));
}

type PerformanceKey = Pick<FrozenPerformance, "fixtureId" | "playerId">;

function isOfSame({ fixtureId, playerId }: CorrectionRow): (row: PerformanceKey) => boolean {
  return (row) => row.fixtureId === fixtureId && row.playerId === playerId;
}

/** @param row the performance as it is now: it names the fixture of a player of whom nothing was counted */
function correctFrozen(
  frozen: readonly FrozenPerformance[],
  corrected: CorrectionRow,
  row: Omit<FrozenPerformance, "figures"> | null,
): readonly FrozenPerformance[] {
  const before = frozen.find(isOfSame(corrected)) ?? null;
  const of = before ?? row;
  if (of === null) return frozen;
  const figures: Record<string, number> = { ...before?.figures };
  for (const [name, [, after]] of Object.entries(corrected.figures)) {
    if (after === null) delete figures[name];
    else figures[name] = after;
  }
  const { fixtureId, playerId, kickOff, title } = of;
  return [...frozen.filter((one) => one !== before), { fixtureId, playerId, kickOff, title, figures }];
}

/** A stored line of the ledger. */
type CorrectionRow = typeof correction.$inferSelect;

/** These corrections, in the order they came. */
async function loadCorrectionRows(db: Queryable, ids: readonly number[]): Promise<CorrectionRow[]> {
  return db
    .select()
    .from(correction)
    .where(inArray(correction.id, [...ids]))
    .orderBy(asc(correction.id));
}
