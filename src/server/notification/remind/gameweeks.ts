import { sql } from "drizzle-orm";
import { DAY_MS } from "#game/milliseconds.ts";
import type { DepsWithPool } from "#server/deps.ts";
import { holdThere, retryIfTableGone } from "#server/platform/standings/read-table.ts";
import { isUntold, tellOnce } from "./tell-once.ts";

/** How long a gameweek is news, in milliseconds. Details that never come hold it back for half of this time. */
const FRESH_MS = 14 * DAY_MS;

type FinalRound = { id: number; settlementId: number; name: string; gameweek: number; squads: number };

/** When a gameweek becomes final, tells everybody in it their points and place. docs/rules.md#reminders. */
export async function tellOfGameweeks(deps: DepsWithPool): Promise<void> {
  await retryIfTableGone(async () => {
    for (const round of await loadFinalRounds(deps)) await tellOfGameweek(deps, round);
  });
}

async function tellOfGameweek(deps: DepsWithPool, { id, settlementId, ...told }: FinalRound): Promise<void> {
  const cause = { kind: "gameweek final", subject: `round ${id}` } as const;
  await tellOnce(deps, cause, {
    recipients: sql`
        select s.user_id, ${JSON.stringify(told)}::jsonb
                 || jsonb_build_object('points', s.points, 'position', s.position) as data
          from standing s where s.settlement_id = ${settlementId}`,
    check: (tx) => holdThere(tx, [settlementId]),
  });
}

async function loadFinalRounds({ db, clock }: DepsWithPool): Promise<FinalRound[]> {
  const now = clock.now();
  const { rows } = await db.execute<FinalRound>(sql`
    select r.id, r.settlement_id as "settlementId", l.name, r.round as gameweek, s.lines as squads
      from fantasy_round r
      join fantasy_league fl on fl.id = r.league_id
      join league l on l.id = fl.league_id
      join settlement s on s.id = r.settlement_id
     where r.state = 'final' and r.final_at > ${new Date(now - FRESH_MS)}
       and ${isUntold("gameweek final", sql`'round ' || r.id`)}`);
  return rows;
}
