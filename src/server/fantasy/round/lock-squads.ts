import { type SQL, sql } from "drizzle-orm";
import { positions } from "#game/card/position.ts";
import { CHIP_USES_PER_SEASON } from "#game/fantasy/power/chip.ts";
import { BANK_LIMIT, FREE_TRANSFERS_PER_ROUND } from "#game/fantasy/transfers.ts";
import type { Queryable } from "#server/platform/db/database.ts";

export interface RoundToLock {
  readonly id: number;
  readonly leagueId: number;
  readonly round: number;
  /** Epoch milliseconds. */
  readonly deadline: number;
}

/** One user's squad, or those of the users whose ids come next. */
export type SquadsToLock = { readonly userId: string } | { readonly after: string };

/** Squads that are locked in one statement: who asks for one of them waits until it is through. */
const AT_ONCE = 2000;

/**
 * Locks squads of a round whose deadline has passed, as `lockRound` of the game does for one user: in one statement, each
 * squad once (fantasy_locked_squad_once). What was executed before the deadline goes into the round, with the chips that
 * don't come back; what carries over goes in without chips. Transfers since the lock before are this round's, also where
 * another one was expected when they were made. Run twice, at once or after a kill, the second finds nothing
 * left to do. The rounds of a league are locked in the order of their deadlines. Served by fantasy_squad_once.
 *
 * @returns the user to continue after; null if none is left
 */
export async function lockSquads(
  db: Queryable,
  round: RoundToLock,
  squads: SquadsToLock,
): Promise<string | null> {
  const deadline = new Date(round.deadline);
  const only = "userId" in squads ? sql`s.user_id = ${squads.userId}` : sql`s.user_id > ${squads.after}`;
  const { rows } = await db.execute<{ squads: number; last: string | null }>(sql`
    with due as (
      select s.*
        from fantasy_squad s
       where s.league_id = ${round.leagueId} and ${only} and coalesce(s.executed_at, s.locked_until) < ${deadline}
       order by s.user_id
       limit ${AT_ONCE}::integer
         for update),
    ${chipsOf(round)},
    locked as (
      insert into fantasy_locked_squad
             (round_id, user_id, card_ids, pick_codes, captain_id, vice_captain_id, chip_card_ids, transfers, paid, cost)
      select ${round.id}, user_id, card_ids, pick_codes, captain_id, vice_captain_id, coalesce(chips, '{}'),
             transfers, paid, cost
        from due
        left join counting using (user_id)
      on conflict on constraint fantasy_locked_squad_once do nothing
      returning user_id),
    ${chipsUsed(round)},
    ${transfersMoved(round)},
    carried_over as (
      update fantasy_squad s
         set executed_at = null, locked_until = ${deadline}, locked_round_id = ${round.id}, chip_card_ids = '{}',
             gone_ids = '{}', transfers = 0, paid = 0, cost = 0,
             bank = least(${BANK_LIMIT}::integer, s.bank_after + ${FREE_TRANSFERS_PER_ROUND}::integer),
             bank_after = least(${BANK_LIMIT}::integer, s.bank_after + ${FREE_TRANSFERS_PER_ROUND}::integer)
        from due
       where s.league_id = due.league_id and s.user_id = due.user_id
      returning s.user_id)
    select count(*)::integer as squads, max(user_id) as last from carried_over`);
  const [done] = rows;
  return done === undefined || done.squads < AT_ONCE ? null : done.last;
}

/** The chips on the squads that are `due`, and those `counting` of each: the others come back. */
function chipsOf(round: RoundToLock): SQL {
  return sql`
    chip as (
      select due.league_id, due.user_id, given.card_id, given.at, club_id,
             club_id is null or not counts ? club_id::text as is_returned
        from due
       cross join unnest(due.chip_card_ids) with ordinality as given(card_id, at)
        join player on player.id = due.pick_codes[array_position(due.card_ids, given.card_id)] / ${positions.length}
       cross join (select fixture_counts as counts from fantasy_round where id = ${round.id}) of_round),
    counting as (
      select user_id, array_agg(card_id order by at) as chips
        from chip where not is_returned group by user_id)`;
}

/** What the chips come to on the squads that are now `locked`: those that count take the season's lowest free numbers. */
function chipsUsed(round: RoundToLock): SQL {
  return sql`
    used as (
      insert into fantasy_chip_use (league_id, user_id, round, card_id, club_id, number, is_returned)
      select league_id, user_id, ${round.round}, card_id, club_id,
             case when is_returned then 0
                  else (free_chip_numbers.free)[row_number() over (partition by user_id, is_returned order by at)] end,
             is_returned
        from chip
        join locked using (user_id)
       cross join lateral (
         select array_agg(number order by number) as free
           from generate_series(1, ${CHIP_USES_PER_SEASON}::integer) number
          where number not in (select u.number from fantasy_chip_use u
                                where u.league_id = chip.league_id and u.user_id = chip.user_id and not u.is_returned)
       ) free_chip_numbers
      on conflict on constraint fantasy_chip_use_once do nothing)`;
}

/** The recorded transfers of the squads that are `due`, as `movePending` moves them. */
function transfersMoved(round: RoundToLock): SQL {
  return sql`
    moved as (
      update fantasy_transfer t
         set round = ${round.round}
        from due
       where t.league_id = due.league_id and t.user_id = due.user_id and t.round <> ${round.round}
         and t.at >= coalesce(due.locked_until, '-infinity') and t.at < ${new Date(round.deadline)}
         and not exists (select from fantasy_transfer o
                          where o.league_id = t.league_id and o.user_id = t.user_id and o.round = ${round.round}))`;
}
