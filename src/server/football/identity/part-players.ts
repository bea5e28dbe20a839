import { and, eq, ne } from "drizzle-orm";
import type { Refusal } from "#contract/refusals.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { lockUntilCommit } from "#server/platform/db/lock.ts";
import { FOLLOWING } from "#server/football/follow-football.ts";
import { player, playerKey } from "#server/football/table.ts";
import { moveFigures, type PlayerMove } from "./move-figures.ts";
import { moveSeasons } from "./move-seasons.ts";
import { remember } from "./remember.ts";
import { type FormerKey, playerMerge } from "./table.ts";

export type Merge = typeof playerMerge.$inferSelect;
type Player = typeof player.$inferSelect;

/** An undone merge, and the two players between whom things went back. */
export interface Parted {
  readonly merge: Merge;
  readonly move: PlayerMove;
}

/**
 * Undoes a merge: the merged player is back under the key that came with him, or gets a new row if he had none, with
 * the figures of that provider's fixtures; the other is again who he was before.
 */
export async function partRows(
  tx: Transaction,
  mergeId: number,
  by: { readonly undoneBy: string; readonly undoneAt: Date },
): Promise<Outcome<Parted, Refusal>> {
  await lockUntilCommit(tx, FOLLOWING);
  const [merge] = await tx.select().from(playerMerge).where(eq(playerMerge.id, mergeId)).for("update");
  if (merge === undefined) return refused({ code: "not_found" });
  if (merge.undoneAt !== null) return refused({ code: "merge_undone" });
  const [row] = await tx.select().from(player).where(eq(player.id, merge.playerId)).for("update");
  const key = row === undefined ? null : await keyWith(tx, row, merge.provider);
  const former = row === undefined ? null : await formerKey(tx, row, merge);
  if (row === undefined || key === null || former === null) return refused({ code: "merge_followed" });
  const told = row.provider === merge.provider ? remember(row) : merge.given;
  if (row.provider === merge.provider) await putBack(tx, row, { former, merge });
  else await forgetKey(tx, { provider: merge.provider, key });
  const values = { ...told, provider: merge.provider, key };
  const partedId = await writeParted(tx, merge.mergedId, values);
  for (const one of merge.keys) {
    await tx
      .update(playerKey)
      .set({ playerId: partedId })
      .where(and(eq(playerKey.provider, one.provider), eq(playerKey.key, one.key)));
  }
  await tx
    .update(playerMerge)
    .set({ ...by, mergedId: partedId })
    .where(eq(playerMerge.id, mergeId));
  const move = { from: row.id, to: partedId };
  await moveSeasons(tx, { ...move, seasons: merge.seasons });
  await moveFigures(tx, {
    ...move,
    providers: [merge.provider, ...merge.keys.map((one) => one.provider)],
    at: by.undoneAt,
  });
  return accepted({ merge, move });
}

/** A provider's key for a row, now or when it was last followed; null: none. */
async function keyWith(tx: Transaction, row: Player, provider: string): Promise<string | null> {
  if (row.provider === provider) return row.key;
  const [found] = await tx
    .select({ key: playerKey.key })
    .from(playerKey)
    .where(and(eq(playerKey.playerId, row.id), eq(playerKey.provider, provider)));
  return found?.key ?? null;
}

/** The other key under which the row continues: the former one, unless that has been separated since. */
async function formerKey(tx: Transaction, row: Player, merge: Merge): Promise<FormerKey | null> {
  if (row.provider !== merge.provider) return row;
  const keys = await tx
    .select({ provider: playerKey.provider, key: playerKey.key })
    .from(playerKey)
    .where(and(eq(playerKey.playerId, row.id), ne(playerKey.provider, merge.provider)));
  return keys.find(({ provider }) => provider === merge.formerProvider) ?? keys[0] ?? null;
}

async function putBack(
  tx: Transaction,
  row: Player,
  { former, merge }: { readonly former: FormerKey; readonly merge: Merge },
): Promise<void> {
  await forgetKey(tx, former);
  await tx
    .update(player)
    .set({ ...merge.known, provider: former.provider, key: former.key })
    .where(eq(player.id, row.id));
}

async function forgetKey(tx: Transaction, { provider, key }: FormerKey): Promise<void> {
  await tx.delete(playerKey).where(and(eq(playerKey.provider, provider), eq(playerKey.key, key)));
}

async function writeParted(
  tx: Transaction,
  id: number | null,
  values: typeof player.$inferInsert,
): Promise<number> {
  const [written] =
    id === null
      ? await tx.insert(player).values(values).returning({ id: player.id })
      : await tx.update(player).set(values).where(eq(player.id, id)).returning({ id: player.id });
  if (written === undefined) throw new Error("the parted player was not written");
  return written.id;
}
