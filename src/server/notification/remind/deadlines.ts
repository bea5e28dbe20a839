import { sql } from "drizzle-orm";
import { calledOffStatuses } from "#game/football/fixture-status.ts";
import { HOUR_MS } from "#game/milliseconds.ts";
import type { DepsWithPool } from "#server/deps.ts";
import type { InstantText } from "#server/platform/db/columns.ts";
import { isUntold, tellOnce } from "./tell-once.ts";

/** How long before a deadline managers are reminded of it, in milliseconds. */
const AHEAD_MS = 3 * HOUR_MS;

type Due = { id: number; name: string; round: number; deadline: InstantText };

/** Reminds managers of near deadlines that they haven't prepared for. docs/rules.md#reminders. */
export async function remindOfDeadlines(deps: DepsWithPool): Promise<void> {
  await remindOfSquads(deps);
  await remindOfEntries(deps);
}

/** Reminds managers with a squad from an earlier gameweek of the league but none executed for the coming one. */
async function remindOfSquads(deps: DepsWithPool): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const { rows } = await db.execute<Due>(sql`
    select r.id, l.name, r.round, r.deadline
      from fantasy_round r
      join fantasy_league fl on fl.id = r.league_id
      join league l on l.id = fl.league_id
     where r.deadline > ${new Date(now)} and r.deadline <= ${new Date(now + AHEAD_MS)}
       and ${isUntold("deadline near", sql`'round ' || r.id`)}`);
  for (const { id, name, round, deadline } of rows) {
    const subject = `round ${id}`;
    const data = { name, gameweek: round, deadline: toIso(deadline), competitionId: id };
    await tellOnce(
      deps,
      { kind: "deadline near", subject },
      {
        recipients: sql`
          select s.user_id, ${JSON.stringify(data)}::jsonb as data
            from fantasy_squad s
            join fantasy_round r on r.league_id = s.league_id
           where r.id = ${id} and s.executed_at is null`,
      },
    );
  }
}

/** Reminds managers who have cards but haven't entered the tournament, before its first match. */
async function remindOfEntries(deps: DepsWithPool): Promise<void> {
  const { db, clock, config } = deps;
  const now = clock.now();
  const { rows } = await db.execute<Omit<Due, "round">>(sql`
    select t.id, t.name, first.kick_off as deadline
      from tournament t
     cross join lateral (
       select f.kick_off from fixture f
        where f.provider = ${config.footballProvider} and f.kick_off >= t.starts_at and f.kick_off < t.ends_at
          and f.status <> all(${sql.param([...calledOffStatuses])}::text[])
        order by f.kick_off limit 1) first
     where t.status = 'active'
       and first.kick_off > ${new Date(now)} and first.kick_off <= ${new Date(now + AHEAD_MS)}
       and ${isUntold("deadline near", sql`'tournament ' || t.id`)}`);
  for (const { id, name, deadline } of rows) {
    const subject = `tournament ${id}`;
    const data = { name, gameweek: null, deadline: toIso(deadline), competitionId: id };
    await tellOnce(
      deps,
      { kind: "deadline near", subject },
      {
        recipients: sql`
          select c.user_id, ${JSON.stringify(data)}::jsonb as data
            from (select distinct user_id from card where status = 'approved') c
           where not exists (
             select from tournament_entry e where e.tournament_id = ${id} and e.user_id = c.user_id)`,
      },
    );
  }
}

function toIso(instant: InstantText): string {
  return new Date(instant).toISOString();
}
