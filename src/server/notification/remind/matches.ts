import { type SQL, sql } from "drizzle-orm";
import { positions } from "#game/card/position.ts";
import { inPlayStatuses, notStartedStatuses, playedStatuses } from "#game/football/fixture-status.ts";
import { MATCH_LASTS } from "#game/fantasy/round-state.ts";
import { HOUR_MS, MINUTE_MS } from "#game/milliseconds.ts";
import { pickCodesOf } from "#game/tournament/pick-code.ts";
import type { DepsWithPool } from "#server/deps.ts";
import { firstKickOff } from "#server/football/performances.ts";
import type { InstantText } from "#server/platform/db/columns.ts";
import { isUntold, tellOnce } from "./tell-once.ts";

/** How long after its kick-off a match is news, in milliseconds. */
const FRESH_MS = 4 * HOUR_MS;
/** From the first of these minutes a match's figures show who started; after the last one the line-up is old news. */
const LINE_UP_MINUTES = { from: 5, to: 45 } as const;
/** How long published line-ups are news after the kick-off. */
const HALF_MS = 45 * MINUTE_MS;
/** The players a side starts with. */
const STARTERS = 11;

type Happened = {
  fixtureId: number;
  kickOff: InstantText;
  home: string;
  away: string;
  homeGoals: number | null;
  awayGoals: number | null;
  playerId: number;
  playerName: string;
  goals: number;
};

/** Tells managers of their players' goals in the last hours' matches. docs/rules.md#reminders. */
export async function tellOfGoals(deps: DepsWithPool): Promise<void> {
  const subject = sql`format('fixture %s player %s goal %s', f.id, p.player_id, p.goals)`;
  const untold = sql`p.goals > 0 and ${isUntold("player scored", subject)}`;
  for (const one of await loadHappened(deps, untold)) {
    const { fixtureId, kickOff: _, playerId, ...told } = one;
    const [latest = "", ...earlier] = Array.from(
      { length: one.goals },
      (_goal, before) => `fixture ${fixtureId} player ${playerId} goal ${one.goals - before}`,
    );
    await tellHolders(deps, one, {
      cause: { kind: "player scored", subject: latest, included: earlier },
      data: { fixtureId, ...told },
    });
  }
}

/** Tells managers of their players' red cards in the last hours' matches. docs/rules.md#reminders. */
export async function tellOfDismissals(deps: DepsWithPool): Promise<void> {
  const subject = sql`format('fixture %s player %s', f.id, p.player_id)`;
  // Not every provider counts the red of a second yellow.
  const untold = sql`(p.red_cards > 0 or p.yellow_cards > 1) and ${isUntold("player sent off", subject)}`;
  for (const one of await loadHappened(deps, untold)) {
    const { fixtureId, playerId, playerName, home, away } = one;
    await tellHolders(deps, one, {
      cause: { kind: "player sent off", subject: `fixture ${fixtureId} player ${playerId}` },
      data: { fixtureId, playerName, home, away },
    });
  }
}

/** The performances in recent matches that meet a condition. Served by fixture_kick_off_idx and performance_once. */
async function loadHappened({ db, clock, config }: DepsWithPool, isTrue: SQL): Promise<Happened[]> {
  const now = clock.now();
  const { rows } = await db.execute<Happened>(sql`
    select f.id as "fixtureId", f.kick_off as "kickOff", home.short_name as home, away.short_name as away,
           f.home_goals as "homeGoals", f.away_goals as "awayGoals", p.player_id as "playerId",
           player.short_name as "playerName", p.goals
      from fixture f
      join performance p on p.fixture_id = f.id
      join player on player.id = p.player_id
      join club home on home.id = f.home_club_id
      join club away on away.id = f.away_club_id
     where f.provider = ${config.footballProvider}
       and f.kick_off > ${new Date(now - FRESH_MS)} and f.kick_off <= ${new Date(now)}
       and f.status = any(${sql.param([...inPlayStatuses, ...playedStatuses])}::text[])
       and ${isTrue}
     order by f.kick_off, f.id, p.player_id`);
  return rows;
}

interface Told {
  readonly cause: Parameters<typeof tellOnce>[1];
  readonly data: object;
}

/** Notifies the managers who have the player in the match. */
async function tellHolders(
  deps: DepsWithPool,
  { fixtureId, kickOff, playerId }: Pick<Happened, "fixtureId" | "kickOff" | "playerId">,
  { cause, data }: Told,
): Promise<void> {
  await tellOnce(deps, cause, {
    recipients: sql`
      select distinct h.user_id, ${JSON.stringify(data)}::jsonb as data
        from (${holders({ fixtureId, kickOff, playerIds: [playerId] })}) h`,
  });
}

interface Held {
  readonly fixtureId: number;
  readonly kickOff: InstantText;
  readonly playerIds: readonly number[];
}

/**
 * A query of `user_id` and `player_id`: the users who have one of these players in a five of the running tournament,
 * entered before the kick-off, or in a locked squad of the gameweek. Served by tournament_entry_pick_codes_idx and
 * fantasy_locked_squad_pick_codes_idx.
 */
function holders({ fixtureId, kickOff, playerIds }: Held): SQL {
  const codes = playerIds.flatMap(pickCodesOf);
  const among = sql`${sql.param(codes)}::integer[]`;
  const at = new Date(kickOff);
  return sql`
    select e.user_id, code / ${positions.length} as player_id
      from tournament_entry e
      join tournament t on t.id = e.tournament_id and t.starts_at <= ${at} and t.ends_at > ${at}
     cross join unnest(e.pick_codes) code
     where e.pick_codes && ${among} and code = any(${among})
       and e.entered_at < (select ${firstKickOff(sql`f`)} from fixture f where f.id = ${fixtureId})
    union
    select s.user_id, code / ${positions.length} as player_id
      from fantasy_locked_squad s
      join fantasy_round r on r.id = s.round_id and ${fixtureId} = any(r.fixture_ids)
     cross join unnest(s.pick_codes) code
     where s.pick_codes && ${among} and code = any(${among})`;
}

type LineUp = {
  fixtureId: number;
  kickOff: InstantText;
  home: string;
  away: string;
  missingIds: number[];
};

/** One notification per manager and match, with all of their players who aren't in the line-up. docs/rules.md#reminders. */
export async function tellOfLineUps(deps: DepsWithPool): Promise<void> {
  const lineUps = [...(await loadPublished(deps)), ...(await loadLineUps(deps))];
  for (const { fixtureId, kickOff, home, away, missingIds } of lineUps) {
    const until = new Date(new Date(kickOff).getTime() + MATCH_LASTS).toISOString();
    const cause = { kind: "players left out", subject: `fixture ${fixtureId}` } as const;
    await tellOnce(deps, cause, {
      recipients: sql`
          select h.user_id,
                 ${JSON.stringify({ fixtureId, home, away, until })}::jsonb
                   || jsonb_build_object('playerNames', jsonb_agg(player.short_name order by player.short_name)) as data
            from (${holders({ fixtureId, kickOff, playerIds: missingIds })}) h
            join player on player.id = h.player_id
           group by h.user_id`,
    });
  }
}

/** Matches whose line-ups the provider published, and the clubs' players who aren't among the starters. */
async function loadPublished({ db, clock, config }: DepsWithPool): Promise<LineUp[]> {
  const now = clock.now();
  const { rows } = await db.execute<LineUp>(sql`
    select f.id as "fixtureId", f.kick_off as "kickOff", home.short_name as home, away.short_name as away,
           (select coalesce(jsonb_agg(player.id), '[]')
              from player
             where player.club_id in (f.home_club_id, f.away_club_id) and player.provider = f.provider
               and not player.id = any(one.starter_ids || other.starter_ids)) as "missingIds"
      from fixture f
      join line_up one on one.fixture_id = f.id and one.side = 'home'
      join line_up other on other.fixture_id = f.id and other.side = 'away'
      join club home on home.id = f.home_club_id
      join club away on away.id = f.away_club_id
     where f.provider = ${config.footballProvider}
       and f.kick_off > ${new Date(now - HALF_MS)} and f.kick_off <= ${new Date(now + HOUR_MS)}
       and f.status = any(${sql.param([...notStartedStatuses, ...inPlayStatuses])}::text[])
       and ${isUntold("players left out", sql`'fixture ' || f.id`)}`);
  return rows;
}

/**
 * Matches in the first half with figures for both elevens, and the clubs' players who didn't start. If the provider
 * names fewer starters, we don't trust it.
 */
async function loadLineUps({ db, clock, config }: DepsWithPool): Promise<LineUp[]> {
  const now = clock.now();
  const starters = (clubId: SQL) => sql`
    (select count(*) from performance p join player on player.id = p.player_id
      where p.fixture_id = f.id and p.minutes > 0 and player.club_id = ${clubId})`;
  const { rows } = await db.execute<LineUp>(sql`
    select f.id as "fixtureId", f.kick_off as "kickOff", home.short_name as home, away.short_name as away,
           (select coalesce(jsonb_agg(player.id), '[]')
              from player
              left join performance p on p.fixture_id = f.id and p.player_id = player.id
             where player.club_id in (f.home_club_id, f.away_club_id) and coalesce(p.minutes, 0) = 0) as "missingIds"
      from fixture f
      join club home on home.id = f.home_club_id
      join club away on away.id = f.away_club_id
     where f.provider = ${config.footballProvider}
       and f.kick_off > ${new Date(now - FRESH_MS)} and f.kick_off <= ${new Date(now)}
       and f.status = any(${sql.param([...inPlayStatuses])}::text[])
       and f.elapsed between ${LINE_UP_MINUTES.from} and ${LINE_UP_MINUTES.to}
       and ${starters(sql`f.home_club_id`)} >= ${STARTERS} and ${starters(sql`f.away_club_id`)} >= ${STARTERS}
       and ${isUntold("players left out", sql`'fixture ' || f.id`)}`);
  return rows;
}
