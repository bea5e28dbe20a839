import { sql } from "drizzle-orm";
import type { DepsWithPool } from "#server/deps.ts";
import { publishLive } from "#server/platform/live/publish-live.ts";
import { holdLateCorrections } from "./corrections.ts";
import { settleRound } from "./settle-round.ts";

/**
 * Counts every round that has begun and is not final, and those whose sums follow from one that was counted again, in the
 * order of their deadlines. A round without anything new costs some small queries.
 *
 * @returns how many have new tables; null if another process is counting one
 * @throws AbortError once the process stops
 */
export async function settleFantasy(deps: DepsWithPool): Promise<number | null> {
  await holdLateCorrections(deps.db);
  let settled = 0;
  let isAlone = true;
  const tried = new Set<number>();
  for (let next = await loadNextDue(deps, tried); next !== null; next = await loadNextDue(deps, tried)) {
    deps.jobs.stopping?.throwIfAborted();
    tried.add(next.id);
    const { leagueId, round } = next;
    const outcome = await settleRound(deps, next.id);
    if (outcome === "in other hands") isAlone = false;
    if (outcome !== "settled") continue;
    settled += 1;
    deps.log.info({ fantasyRoundId: next.id }, "fantasy round settled");
    await deps.db.transaction((tx) =>
      publishLive(tx, [{ kind: "fantasy", data: { leagueId, round } }], deps.clock.now()),
    );
  }
  return isAlone ? settled : null;
}

/** A type and no interface, because a raw query gives objects with an index signature. */
type DueRound = { id: number; leagueId: number; round: number };

async function loadNextDue(
  { db }: Pick<DepsWithPool, "db">,
  tried: ReadonlySet<number>,
): Promise<DueRound | null> {
  const { rows } = await db.execute<DueRound>(sql`
    select id, league_id as "leagueId", round
      from (select *, coalesce(lag(input_hash) over (partition by league_id order by deadline, round), '') as sums_before
              from fantasy_round where locked_at is not null) locked
     where state <> 'final' or input_hash is null or summed_on is distinct from sums_before
     order by deadline, round`);
  return rows.find(({ id }) => !tried.has(id)) ?? null;
}
