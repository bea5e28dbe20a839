import { and, eq } from "drizzle-orm";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { SquadRefusal } from "#contract/fantasy/refusals.ts";
import type * as contract from "#contract/fantasy/transfers.ts";
import { type ChosenSquad, executeTransfer } from "#game/fantasy/manager-season.ts";
import type { Squad } from "#game/fantasy/squad.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import { recordAudit } from "#server/platform/audit/record-audit.ts";
import { holdCards } from "#server/card/store.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { lockUntilCommit } from "#server/platform/db/lock.ts";
import type { Deps } from "#server/deps.ts";
import { type JudgedSquad, judgeSquad, toValidationView } from "./judge-squad.ts";
import { type LoadedSeason, loadManagerSeason } from "./load-manager-season.ts";
import { toColumns } from "./squad-columns.ts";
import { squadRefusal } from "./squad-notice.ts";
import { fantasySquad, fantasyWildcard } from "./table.ts";
import { noteTransfers } from "./note-transfers.ts";

type Executed = ResponseOf<typeof contract.executeTransfers>;
type ExecuteRefusal = { code: "not_found" } | SquadRefusal;

/**
 * Replaces the squad chosen for the coming round. All that decides is read and judged again in the transaction that
 * writes, with the clock read after it has its turn. Executing the same squad again changes nothing.
 * docs/rules.md#transfers.
 */
export async function executeTransfers(
  { db, clock }: Pick<Deps, "db" | "clock">,
  viewer: Viewer,
  request: contract.TransferRequest,
): Promise<Outcome<Executed, ExecuteRefusal>> {
  return db.transaction((tx) => execute(tx, { clock }, viewer, request));
}

/**
 * Waits for the user's squad in a league, and holds it until the transaction ends: one change at a time, also before
 * there is a squad, and none while a deadline locks it. The clock is read only then, so what it allows still holds.
 */
export async function holdSquad(tx: Transaction, leagueId: number, userId: string): Promise<void> {
  await lockUntilCommit(tx, `fantasy squad ${leagueId} ${userId}`);
  await tx
    .select({ userId: fantasySquad.userId })
    .from(fantasySquad)
    .where(and(eq(fantasySquad.leagueId, leagueId), eq(fantasySquad.userId, userId)))
    .for("update");
}

async function execute(
  tx: Transaction,
  { clock }: Pick<Deps, "clock">,
  viewer: Viewer,
  request: contract.TransferRequest,
): Promise<Outcome<Executed, ExecuteRefusal>> {
  await holdSquad(tx, request.leagueId, viewer.id);
  await holdCards(tx, viewer.id, [...request.newCardIds, ...request.benchCardIds]);
  const userId = viewer.id;
  const loaded = await loadManagerSeason(tx, { userId, leagueId: request.leagueId, now: clock.now() });
  if (loaded === null) return refused({ code: "not_found" as const });
  const asked = { userId, now: loaded.now };
  const judged = await judgeSquad(tx, loaded, { userId, request });
  const decided = executeTransfer(loaded.season, judged.facts);
  if (!decided.ok) return refused(squadRefusal(decided.refusal));
  const { chosen, wildcardRound } = decided.value;
  if (chosen === null) throw new Error("an executed squad was not chosen");
  const answer = { ...toValidationView(judged.validation), round: chosen.round };
  const { season } = loaded;
  const isSame = season.wildcardRound === wildcardRound && isSameChoice(season.chosen, chosen);
  if (isSame) return accepted(answer);
  if (wildcardRound !== null) await writeWildcard(tx, { ...asked, leagueId: loaded.league.id });
  await writeSquad(tx, { ...asked, loaded, judged, squad: chosen.squad });
  await noteTransfers(tx, { ...asked, loaded, validation: judged.validation, round: chosen.round });
  await recordAudit(tx, {
    at: new Date(asked.now),
    userId: viewer.id,
    action: "fantasy.execute",
    subject: `fantasy league ${loaded.league.id} round ${chosen.round}`,
    details: { ...toColumns(chosen.squad), cost: answer.cost, isWildcardRound: answer.isWildcardRound },
  });
  return accepted(answer);
}

/** Whether nothing would change: a player who has left the league since the first time is free to replace now. */
function isSameChoice(a: ChosenSquad | null, b: ChosenSquad): boolean {
  const written = ({ squad, goneIds }: ChosenSquad): string => JSON.stringify([toColumns(squad), goneIds]);
  return a !== null && written(a) === written(b);
}

/** That a season has one wildcard is fantasy_wildcard_once_per_season. */
export async function writeWildcard(
  tx: Transaction,
  { leagueId, userId, now }: { leagueId: number; userId: string; now: number },
): Promise<void> {
  await tx
    .insert(fantasyWildcard)
    .values({ leagueId, userId, playedAt: new Date(now) })
    .onConflictDoNothing();
}

interface Written {
  readonly userId: string;
  readonly now: number;
  readonly loaded: LoadedSeason;
  readonly judged: JudgedSquad;
  readonly squad: Squad;
}

async function writeSquad(tx: Transaction, { userId, now, loaded, judged, squad }: Written): Promise<void> {
  const { tally } = judged.validation;
  const columns = {
    ...toColumns(squad),
    executedAt: new Date(now),
    goneIds: [...judged.facts.goneIds],
    bank: tally.bankBefore,
    bankAfter: tally.bankAfter,
    transfers: tally.counted,
    paid: tally.paid,
    cost: tally.cost,
  };
  await tx
    .insert(fantasySquad)
    .values({ leagueId: loaded.league.id, userId, joinedAt: new Date(now), ...columns })
    .onConflictDoUpdate({ target: [fantasySquad.leagueId, fantasySquad.userId], set: columns });
}
