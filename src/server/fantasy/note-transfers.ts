import { and, eq, sql } from "drizzle-orm";
import { currentRound } from "#game/fantasy/round-state.ts";
import type { SquadValidation } from "#game/fantasy/validate-squad.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { loadPlayerFacts } from "#server/football/view/load-players.ts";
import { membersOf } from "#game/fantasy/squad.ts";
import type { LoadedSeason } from "./load-manager-season.ts";
import { fantasyTransfer } from "./table.ts";

interface Coming {
  readonly userId: string;
  readonly now: number;
  readonly loaded: LoadedSeason;
  /** The coming round. */
  readonly round: number;
}

interface Noted extends Coming {
  readonly validation: SquadValidation;
}

/** Replaces the round's recorded transfers; no row if none remain. A first squad records all nine as in. */
export async function noteTransfers(tx: Queryable, noted: Noted): Promise<void> {
  const { userId, now, loaded, validation, round } = noted;
  await movePending(tx, noted);
  const { tally, isWildcardRound, squad } = validation;
  const isFirst = loaded.season.locked === null;
  const arriving =
    isFirst && squad !== null ? membersOf(squad).map(({ playerId }) => playerId) : tally.playersIn;
  const names = await loadPlayerFacts(tx, [...arriving, ...tally.playersOut]);
  const namesOf = (ids: readonly number[]) => ids.flatMap((id) => names.get(id)?.name ?? []);
  const key = { leagueId: loaded.league.id, userId, round };
  const row = {
    at: new Date(now),
    playersIn: namesOf(arriving),
    playersOut: namesOf(tally.playersOut),
    wildcardUsed: isWildcardRound,
    cost: tally.cost,
  };
  if (arriving.length === 0 && tally.playersOut.length === 0 && !isWildcardRound) {
    await tx
      .delete(fantasyTransfer)
      .where(
        and(
          eq(fantasyTransfer.leagueId, key.leagueId),
          eq(fantasyTransfer.userId, userId),
          eq(fantasyTransfer.round, round),
        ),
      );
    return;
  }
  await tx
    .insert(fantasyTransfer)
    .values({ ...key, ...row })
    .onConflictDoUpdate({
      target: [fantasyTransfer.leagueId, fantasyTransfer.userId, fantasyTransfer.round],
      set: row,
    });
}

/** Transfers recorded since the last deadline are for the coming round, also where another one was expected then. */
export async function movePending(tx: Queryable, { userId, now, loaded, round }: Coming): Promise<void> {
  const since = new Date(currentRound(loaded.rounds, now)?.deadline ?? 0);
  await moveTransfers(tx, { leagueId: loaded.league.id, round }, [{ userId, since, until: null }]);
}

/** The transfers that a user recorded in a span of time. */
interface RecordedIn {
  readonly userId: string;
  /** Null: without a bound. */
  readonly since: Date | null;
  readonly until: Date | null;
}

/** Moves recorded transfers to a round, except those of users who have some in it. */
export async function moveTransfers(
  tx: Queryable,
  { leagueId, round }: { readonly leagueId: number; readonly round: number },
  recorded: readonly RecordedIn[],
): Promise<void> {
  await tx.execute(sql`
    update fantasy_transfer t
       set round = ${round}
      from jsonb_to_recordset(${JSON.stringify(recorded)}::jsonb)
             as span("userId" text, since timestamptz, until timestamptz)
     where t.league_id = ${leagueId} and t.user_id = span."userId" and t.round <> ${round}
       and t.at >= coalesce(span.since, '-infinity') and t.at < coalesce(span.until, 'infinity')
       and not exists (select from fantasy_transfer o
                        where o.league_id = t.league_id and o.user_id = t.user_id and o.round = ${round})`);
}
