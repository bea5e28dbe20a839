import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { isSpecial } from "#game/card/card-status.ts";
import { type LockedSquad, lockSquad, withoutLostChips } from "#game/fantasy/manager-season.ts";
import { CHIP_USES_PER_SEASON } from "#game/fantasy/power/chip.ts";
import { membersOf, type SquadMember } from "#game/fantasy/squad.ts";
import { card } from "#server/card/table.ts";
import { moveTransfers } from "#server/fantasy/note-transfers.ts";
import { toSquad } from "#server/fantasy/squad-columns.ts";
import { fantasyChipUse, fantasyRound, fantasySquad } from "#server/fantasy/table.ts";
import { player } from "#server/football/table.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";

export interface RoundToLock {
  readonly id: number;
  readonly leagueId: number;
  readonly round: number;
  /** Epoch milliseconds. */
  readonly deadline: number;
}

/** Its columns. */
export const roundToLock = {
  id: fantasyRound.id,
  leagueId: fantasyRound.leagueId,
  round: fantasyRound.round,
  deadline: fantasyRound.deadline,
};

/** One user's squad, or those of the users whose ids come next. */
export type SquadsToLock = { readonly userId: string } | { readonly after: string };

/** Squads that are locked in one transaction: who asks for one of them waits until it is through. */
const AT_ONCE = 2000;

type DueSquad = Awaited<ReturnType<typeof holdDue>>[number];
type Locked = LockedSquad & { readonly due: DueSquad };

/**
 * Locks squads of a round whose deadline has passed, each once (fantasy_locked_squad_once), by the game's `lockSquad`. What
 * was executed before the deadline goes into the round, with the chips that don't come back; what carries over goes in
 * without chips. Transfers since the lock before are this round's, also where another one was expected when they were made.
 * Run twice, at once or after a kill, the second finds nothing left to do. The rounds of a league are locked in the order
 * of their deadlines. Served by fantasy_squad_once.
 *
 * @returns the user to continue after; null if none is left
 */
export async function lockSquads(
  db: Queryable,
  round: RoundToLock,
  squads: SquadsToLock,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const due = await holdDue(tx, round, squads);
    if (due.length === 0) return null;
    const specialIds = await specialCardsOf(tx, due);
    const clubs = await clubsOfChips(tx, due);
    const counts = await fixtureCountsOf(tx, round);
    const hasFixture = (playerId: number) => counts.has(clubs.get(playerId) ?? 0);
    const locked = due.map((one) => ({
      due: one,
      ...lockSquad(withoutLostChips(toSquad(one), specialIds), round.round, one.bankAfter, hasFixture),
    }));
    const isNew = await insertLocked(tx, round, locked);
    await insertUses(tx, round, {
      locked: locked.filter(({ due: { userId } }) => isNew.has(userId)),
      clubs,
    });
    const until = new Date(round.deadline);
    await moveTransfers(
      tx,
      round,
      due.map(({ userId, lockedUntil }) => ({ userId, since: lockedUntil, until })),
    );
    await carryOver(tx, round, locked);
    return due.length < AT_ONCE ? null : (due.at(-1)?.userId ?? null);
  });
}

async function holdDue(tx: Transaction, { leagueId, deadline }: RoundToLock, squads: SquadsToLock) {
  return tx
    .select({
      userId: fantasySquad.userId,
      lockedUntil: fantasySquad.lockedUntil,
      cardIds: fantasySquad.cardIds,
      pickCodes: fantasySquad.pickCodes,
      captainId: fantasySquad.captainId,
      viceCaptainId: fantasySquad.viceCaptainId,
      chipCardIds: fantasySquad.chipCardIds,
      bankAfter: fantasySquad.bankAfter,
    })
    .from(fantasySquad)
    .where(
      and(
        eq(fantasySquad.leagueId, leagueId),
        "userId" in squads ? eq(fantasySquad.userId, squads.userId) : gt(fantasySquad.userId, squads.after),
        sql`coalesce(${fantasySquad.executedAt}, ${fantasySquad.lockedUntil}) < ${new Date(deadline)}`,
      ),
    )
    .orderBy(asc(fantasySquad.userId))
    .limit(AT_ONCE)
    .for("update");
}

/** Who has a chip. */
function chipMembers(one: DueSquad): readonly SquadMember[] {
  if (one.chipCardIds.length === 0) return [];
  return membersOf(toSquad(one)).filter(({ cardId }) => one.chipCardIds.includes(cardId));
}

/** Which of the cards with chips are still special. */
async function specialCardsOf(tx: Transaction, due: readonly DueSquad[]): Promise<ReadonlySet<number>> {
  const ids = due.flatMap(({ chipCardIds }) => chipCardIds);
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: card.id, origin: card.origin, status: card.status })
    .from(card)
    .where(inArray(card.id, ids));
  const special = rows.filter(({ origin, status }) =>
    isSpecial({ origin, isApproved: status === "approved" }),
  );
  return new Set(special.map(({ id }) => id));
}

/** The clubs of the players with chips. */
async function clubsOfChips(tx: Transaction, due: readonly DueSquad[]): Promise<Map<number, number | null>> {
  const ids = new Set(due.flatMap(chipMembers).map(({ playerId }) => playerId));
  if (ids.size === 0) return new Map();
  const rows = await tx
    .select({ id: player.id, clubId: player.clubId })
    .from(player)
    .where(inArray(player.id, [...ids]));
  return new Map(rows.map(({ id, clubId }) => [id, clubId]));
}

/** The clubs that have fixtures in the round. */
async function fixtureCountsOf(tx: Transaction, { id }: RoundToLock): Promise<ReadonlySet<number>> {
  const [row] = await tx
    .select({ counts: fantasyRound.fixtureCounts })
    .from(fantasyRound)
    .where(eq(fantasyRound.id, id));
  return new Set(Object.keys(row?.counts ?? {}).map(Number));
}

/** @returns the users whose squads weren't in the round before */
async function insertLocked(
  tx: Transaction,
  { id, leagueId }: RoundToLock,
  locked: readonly Locked[],
): Promise<ReadonlySet<string>> {
  const chips = locked.map(({ due, squad }) => ({ userId: due.userId, chipCardIds: squad.chipCardIds }));
  const { rows } = await tx.execute<{ userId: string }>(sql`
    insert into fantasy_locked_squad
           (round_id, user_id, card_ids, pick_codes, captain_id, vice_captain_id, chip_card_ids, transfers, paid, cost)
    select ${id}, user_id, card_ids, pick_codes, captain_id, vice_captain_id, "chipCardIds", transfers, paid, cost
      from jsonb_to_recordset(${JSON.stringify(chips)}::jsonb) as locked("userId" text, "chipCardIds" integer[])
      join fantasy_squad on league_id = ${leagueId} and user_id = "userId"
    on conflict on constraint fantasy_locked_squad_once do nothing
    returning user_id as "userId"`);
  return new Set(rows.map(({ userId }) => userId));
}

interface WithChips {
  readonly locked: readonly Locked[];
  readonly clubs: ReadonlyMap<number, number | null>;
}

/** Chips that count take the season's lowest free numbers. */
async function insertUses(
  tx: Transaction,
  { leagueId, round }: RoundToLock,
  { locked, clubs }: WithChips,
): Promise<void> {
  const withChips = locked.filter(({ uses }) => uses.length > 0);
  if (withChips.length === 0) return;
  const userIds = withChips.map(({ due }) => due.userId);
  const taken = await tx
    .select({ userId: fantasyChipUse.userId, number: fantasyChipUse.number })
    .from(fantasyChipUse)
    .where(
      and(
        eq(fantasyChipUse.leagueId, leagueId),
        inArray(fantasyChipUse.userId, userIds),
        eq(fantasyChipUse.isReturned, false),
      ),
    );
  const takenBy = Map.groupBy(taken, ({ userId }) => userId);
  const rows = withChips.flatMap(({ due, uses }) => {
    const { userId } = due;
    const used = new Set(takenBy.get(userId)?.map(({ number }) => number));
    const free = Array.from({ length: CHIP_USES_PER_SEASON }, (_, at) => at + 1).filter(
      (number) => !used.has(number),
    );
    const members = chipMembers(due);
    return uses.map(({ cardId, isReturned }) => {
      const playerId = members.find((member) => member.cardId === cardId)?.playerId ?? 0;
      // Without a free number the constraint on it refuses.
      const number = isReturned ? 0 : (free.shift() ?? CHIP_USES_PER_SEASON + 1);
      return { userId, cardId, clubId: clubs.get(playerId) ?? null, number, isReturned };
    });
  });
  await tx.execute(sql`
    insert into fantasy_chip_use (league_id, user_id, round, card_id, club_id, number, is_returned)
    select ${leagueId}, "userId", ${round}, "cardId", "clubId", number, "isReturned"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
             as used("userId" text, "cardId" integer, "clubId" integer, number smallint, "isReturned" boolean)
    on conflict on constraint fantasy_chip_use_once do nothing`);
}

/** What the squads are for the round after. */
async function carryOver(
  tx: Transaction,
  { id, leagueId, deadline }: RoundToLock,
  locked: readonly Locked[],
): Promise<void> {
  const banks = locked.map(({ due, bank }) => ({ userId: due.userId, bank }));
  await tx.execute(sql`
    update fantasy_squad s
       set executed_at = null, locked_until = ${new Date(deadline)}, locked_round_id = ${id}, chip_card_ids = '{}',
           gone_ids = '{}', transfers = 0, paid = 0, cost = 0, bank = next.bank, bank_after = next.bank
      from jsonb_to_recordset(${JSON.stringify(banks)}::jsonb) as next("userId" text, bank smallint)
     where s.league_id = ${leagueId} and s.user_id = next."userId"`);
}
