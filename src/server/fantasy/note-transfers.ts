import { and, eq } from "drizzle-orm";
import type { SquadValidation } from "#game/fantasy/validate-squad.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { loadPlayerFacts } from "#server/football/view/load-players.ts";
import { membersOf } from "#game/fantasy/squad.ts";
import type { LoadedSeason } from "./load-manager-season.ts";
import { fantasyTransfer } from "./table.ts";

interface Noted {
  readonly userId: string;
  readonly now: number;
  readonly loaded: LoadedSeason;
  readonly validation: SquadValidation;
  readonly round: number;
}

/** Replaces the round's recorded transfers; no row if none remain. A first squad records all nine as in. */
export async function noteTransfers(tx: Queryable, { userId, now, loaded, ...noted }: Noted): Promise<void> {
  const { validation, round } = noted;
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
