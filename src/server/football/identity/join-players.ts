import { eq, inArray, sql } from "drizzle-orm";
import type { ReasonAgainst } from "#contract/football/identity-refusals.ts";
import type { Refusal } from "#contract/refusals.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { lockUntilCommit } from "#server/platform/db/lock.ts";
import { FOLLOWING } from "#server/football/follow-football.ts";
import { player, playerKey } from "#server/football/table.ts";
import { moveFigures } from "./move-figures.ts";
import { moveSeasons } from "./move-seasons.ts";
import { pairPlayers } from "./pair-players.ts";
import { remember } from "./remember.ts";
import { playerMerge } from "./table.ts";
import { TAKEN_IN } from "./taken-in.ts";

type Player = typeof player.$inferSelect;

export interface PlayersToJoin {
  /** The earlier provider's player: this row stays, with everything that refers to it. */
  readonly known: Player;
  /** The current provider's player: this row is merged into the other. */
  readonly given: Player;
}

/**
 * Locks the two rows until the transaction ends, if they may be one person: one from an earlier provider and one from
 * the current one, with nothing that proves them different. No other run can follow football at the same time, because
 * it could write figures to the row that's merged.
 */
export async function holdPlayersToJoin(
  tx: Transaction,
  provider: string,
  { knownId, givenId }: { readonly knownId: number; readonly givenId: number },
): Promise<Outcome<PlayersToJoin, Refusal>> {
  await lockUntilCommit(tx, FOLLOWING);
  const rows = await tx
    .select()
    .from(player)
    .where(inArray(player.id, [knownId, givenId]))
    .orderBy(player.id)
    .for("update");
  const known = rows.find(({ id }) => id === knownId);
  const given = rows.find(({ id }) => id === givenId);
  if (known === undefined || given === undefined) return refused({ code: "not_found" });
  if (given.provider !== provider || [provider, TAKEN_IN].includes(known.provider)) {
    return refused({ code: "not_found" });
  }
  const why = await reasonAgainst(tx, { known, given });
  return why === null ? accepted({ known, given }) : refused({ code: "players_are_two", why });
}

async function reasonAgainst(
  tx: Transaction,
  { known, given }: PlayersToJoin,
): Promise<ReasonAgainst | null> {
  const differ = (a: string | null, b: string | null) => a !== null && b !== null && a !== b;
  if (differ(known.code, given.code)) return { kind: "codes" };
  if (differ(known.birthDate, given.birthDate)) return { kind: "birth_dates" };
  const { rows } = await tx.execute<{ provider: string | null; isTogether: boolean }>(sql`
    select (select one.provider
              from (select ${known.provider} as provider
                    union select provider from player_key where player_id = ${known.id}) one
              join player_key other on other.provider = one.provider and other.player_id = ${given.id}
             limit 1) as provider,
           exists (select from performance one
                     join performance other on other.fixture_id = one.fixture_id and other.player_id = ${given.id}
                    where one.player_id = ${known.id}) as "isTogether"`);
  const { provider = null, isTogether = false } = rows[0] ?? {};
  if (provider !== null) return { kind: "provider", provider };
  return isTogether ? { kind: "match" } : null;
}

/** Merges the two rows and records it in the ledger. @returns the entry's id */
export async function joinRows(
  tx: Transaction,
  { known, given }: PlayersToJoin,
  by: { readonly userId: string; readonly at: Date },
): Promise<number> {
  const seasons = await moveSeasons(tx, { from: given.id, to: known.id, seasons: null });
  const keys = await tx
    .update(playerKey)
    .set({ playerId: known.id })
    .where(eq(playerKey.playerId, given.id))
    .returning({ provider: playerKey.provider, key: playerKey.key });
  const [merge] = await tx
    .insert(playerMerge)
    .values({
      ...by,
      playerId: known.id,
      formerProvider: known.provider,
      formerKey: known.key,
      provider: given.provider,
      key: given.key,
      mergedId: given.id,
      facts: [...(pairPlayers([given], [known])[0]?.facts ?? []), "admin" as const],
      known: remember(known),
      given: remember(given),
      keys,
      seasons,
    })
    .returning({ id: playerMerge.id });
  if (merge === undefined) throw new Error("the merge was not written");
  await tx
    .update(player)
    .set({ provider: TAKEN_IN, key: String(merge.id) })
    .where(eq(player.id, given.id));
  const former = { provider: known.provider, key: known.key, playerId: known.id };
  await tx
    .insert(playerKey)
    .values(former)
    .onConflictDoUpdate({ target: [playerKey.provider, playerKey.key], set: { playerId: known.id } });
  await tx
    .update(player)
    .set({ ...remember(given), provider: given.provider, key: given.key })
    .where(eq(player.id, known.id));
  await moveFigures(tx, { from: given.id, to: known.id, providers: null, at: by.at });
  return merge.id;
}
