import { and, eq, sql } from "drizzle-orm";
import type { ResponseOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/fantasy/transfers.ts";
import { playWildcard as decidePlayWildcard } from "#game/fantasy/manager-season.ts";
import type { WildcardRefusal } from "#game/fantasy/power/wildcard.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import { recordAudit } from "#server/platform/audit/record-audit.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { holdSquad, writeWildcard } from "./execute-transfers.ts";
import { loadManagerSeason } from "./load-manager-season.ts";
import { movePending } from "./note-transfers.ts";
import { fantasySquad, fantasyTransfer } from "./table.ts";

type Played = ResponseOf<typeof contract.playWildcard>;

/**
 * Plays the season's wildcard for the coming round: what is already chosen for it costs nothing any more. It is final,
 * and played once: of several calls at once one plays it. docs/rules.md#wildcard.
 */
export async function playWildcard(
  { db, clock }: Deps,
  viewer: Viewer,
  leagueId: number,
): Promise<Outcome<Played, { code: "not_found" } | WildcardRefusal>> {
  return db.transaction(async (tx) => {
    await holdSquad(tx, leagueId, viewer.id);
    const loaded = await loadManagerSeason(tx, { leagueId, userId: viewer.id, now: clock.now() });
    if (loaded === null) return refused({ code: "not_found" as const });
    const { now } = loaded;
    const decided = decidePlayWildcard(loaded.season, loaded.next?.round ?? null);
    if (!decided.ok) return decided;
    const round = decided.value.wildcardRound;
    if (round === null) throw new Error("a played wildcard has no round");
    await writeWildcard(tx, { leagueId, userId: viewer.id, now });
    await movePending(tx, { userId: viewer.id, now, loaded, round });
    await makeFree(tx, { leagueId, userId: viewer.id, round, now });
    await recordAudit(tx, {
      at: new Date(now),
      userId: viewer.id,
      action: "fantasy.wildcard",
      subject: `fantasy league ${leagueId} round ${round}`,
      details: {},
    });
    return accepted({ wildcardUsed: true as const, round });
  });
}

interface Freed {
  readonly leagueId: number;
  readonly userId: string;
  readonly round: number;
  readonly now: number;
}

/** The transfers of a wildcard round count nowhere, and the saved ones stay. A chip left in its squad is a lost one. */
async function makeFree(tx: Transaction, { leagueId, userId, round, now }: Freed): Promise<void> {
  await tx
    .update(fantasySquad)
    .set({ chipCardIds: [], transfers: 0, paid: 0, cost: 0, bankAfter: sql`${fantasySquad.bank}` })
    .where(and(eq(fantasySquad.leagueId, leagueId), eq(fantasySquad.userId, userId)));
  const row = { wildcardUsed: true, cost: 0 };
  await tx
    .insert(fantasyTransfer)
    .values({ leagueId, userId, round, at: new Date(now), playersIn: [], playersOut: [], ...row })
    .onConflictDoUpdate({
      target: [fantasyTransfer.leagueId, fantasyTransfer.userId, fantasyTransfer.round],
      set: row,
    });
}
