import { and, eq, isNotNull, sql } from "drizzle-orm";
import { SIGNINGS_A_SEASON } from "#game/scout/decide-signing.ts";
import { leagueSlugs } from "#game/world/catalogue/leagues.ts";
import { fantasyRound } from "#server/fantasy/table.ts";
import { league } from "#server/football/table.ts";
import type { DepsWithPool } from "#server/deps.ts";
import { type Gameweek, loadGameweek } from "#server/scout/load-gameweek.ts";
import { tellOnce } from "./tell-once.ts";

/**
 * After a gameweek's squads are locked, tells managers who took part in it that their scout has an offer, if their
 * scout is in that league. docs/rules.md#reminders.
 */
export async function tellOfOffers(deps: DepsWithPool): Promise<void> {
  const now = deps.clock.now();
  for (const { id, name } of await deps.db.select().from(league)) {
    const gameweek = await loadGameweek(deps.db, id, now);
    if (gameweek !== null && (await isLocked(deps, gameweek))) await tellOfOffer(deps, gameweek, name);
  }
}

async function isLocked({ db }: DepsWithPool, { roundId }: Gameweek): Promise<boolean> {
  const rows = await db
    .select({ id: fantasyRound.id })
    .from(fantasyRound)
    .where(and(eq(fantasyRound.id, roundId), isNotNull(fantasyRound.lockedAt)));
  return rows.length > 0;
}

/** Served by fantasy_locked_squad_once, tournament_entry_order_idx and scout_signing_once. */
async function tellOfOffer(deps: DepsWithPool, gameweek: Gameweek, name: string): Promise<void> {
  const { roundId, leagueId, season, round } = gameweek;
  const deadline = new Date(gameweek.deadline);
  const cause = { kind: "scout offer", subject: `round ${roundId}` } as const;
  const data = { name, gameweek: round, until: new Date(gameweek.until).toISOString(), roundId };
  await tellOnce(deps, cause, {
    recipients: sql`
        select part.user_id, ${JSON.stringify(data)}::jsonb as data
          from (select s.user_id from fantasy_locked_squad s where s.round_id = ${roundId}
                 union
                select e.user_id from tournament_entry e
                  join tournament t on t.id = e.tournament_id
                 where e.entered_at <= ${deadline} and t.starts_at <= ${deadline} and t.ends_at > ${deadline}) part
          left join scout on scout.user_id = part.user_id
         where coalesce(scout.region, ${leagueSlugs[0]}) = ${leagueId}
           and not exists (select from scout_signing g
                            where g.user_id = part.user_id and g.season = ${season} and g.round = ${round} and g.look = 1)
           and (select count(*) from scout_signing g
                 where g.user_id = part.user_id and g.season = ${season}) < ${SIGNINGS_A_SEASON}::integer`,
  });
}
