import { sql } from "drizzle-orm";
import type { ChipUse } from "#game/fantasy/chip.ts";
import { type ManagerSeason, NEW_SEASON } from "#game/fantasy/manager-season.ts";
import { nextRound } from "#game/fantasy/round-state.ts";
import type { Queryable } from "../db/database.ts";
import { lockSquads } from "./round/lock-squads.ts";
import { type SquadColumns, toSquad } from "./squad-columns.ts";
import type { LeagueRow, RoundRow } from "./store.ts";

/** A user's season in a league at an instant, with the league's rounds. */
export interface LoadedSeason {
  readonly league: LeagueRow;
  /** In the order of their deadlines. */
  readonly rounds: readonly RoundRow[];
  /** The round that a squad executed now counts in; null once the season is over. */
  readonly next: RoundRow | null;
  /** How many fixtures each club has in that round. */
  readonly fixtureCounts: ReadonlyMap<number, number>;
  readonly season: ManagerSeason;
  /** What the changes for the coming round cost so far. */
  readonly cost: number;
}

/** A type and no interface, because a raw query gives objects with an index signature. */
type Raw = {
  league: LeagueRow;
  rounds: RoundRow[];
  fixtureCounts: Record<string, number> | null;
  cardIds: number[] | null;
  pickCodes: number[];
  captainId: number;
  viceCaptainId: number;
  chipCardIds: number[];
  goneIds: number[];
  executedAt: Date | null;
  lockedUntil: Date | null;
  bank: number;
  cost: number | null;
  wildcardRound: number | null;
  chipUses: ChipUse[];
  locked: SquadColumns | null;
};

interface Asked {
  readonly leagueId: number;
  readonly userId: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * A user's season as every later decision sees it. Where a deadline has passed and the job has not yet locked the user's
 * squad, it is locked here first, so that nobody changes a round that has begun.
 *
 * @returns null where there is no such league
 */
export async function loadSeason(db: Queryable, asked: Asked): Promise<LoadedSeason | null> {
  const first = await read(db, asked);
  if (first === null) return null;
  const passed = passedRounds(first, asked.now);
  for (const round of passed) await lockSquads(db, round, asked.userId);
  const row = passed.length === 0 ? first : ((await read(db, asked)) ?? first);
  const next = nextRound(row.rounds, asked.now);
  return {
    league: row.league,
    rounds: row.rounds,
    next,
    fixtureCounts: toCounts(row.fixtureCounts),
    season: toSeason(row, next?.round ?? 0),
    cost: row.cost ?? 0,
  };
}

/** The rounds whose deadline has passed since the squad was executed or locked last. */
function passedRounds({ rounds, executedAt, lockedUntil }: Raw, now: number): RoundRow[] {
  const stands = executedAt ?? lockedUntil;
  if (stands === null) return [];
  const since = new Date(stands).getTime();
  return rounds.filter(({ deadline }) => since < deadline && deadline <= now);
}

/** All in one query: every change of a squad on the screen asks for it. */
async function read(db: Queryable, { leagueId, userId, now }: Asked): Promise<Raw | null> {
  const { rows } = await db.execute<Raw>(sql`
    select json_build_object('id', f.id, 'leagueId', f.league_id, 'season', f.season, 'name', f.name) as league,
           (select coalesce(json_agg(json_build_object(
                     'id', r.id, 'leagueId', r.league_id, 'round', r.round, 'state', r.state,
                     'deadline', (extract(epoch from r.deadline) * 1000)::bigint,
                     'finalAt', (extract(epoch from r.final_at) * 1000)::bigint,
                     'squads', r.squads, 'average', r.average) order by r.deadline, r.round), '[]')
              from fantasy_round r where r.league_id = f.id) as rounds,
           (select r.fixture_counts from fantasy_round r where r.league_id = f.id and r.deadline > ${new Date(now)}
             order by r.deadline, r.round limit 1) as "fixtureCounts",
           s.card_ids as "cardIds", s.pick_codes as "pickCodes", s.captain_id as "captainId",
           s.vice_captain_id as "viceCaptainId", s.chip_card_ids as "chipCardIds", s.gone_ids as "goneIds",
           s.executed_at as "executedAt", s.locked_until as "lockedUntil", s.bank, s.cost,
           w.round as "wildcardRound",
           (select coalesce(json_agg(json_build_object(
                     'round', u.round, 'cardId', u.card_id, 'isReturned', u.is_returned)), '[]')
              from fantasy_chip_use u where u.league_id = f.id and u.user_id = ${userId}) as "chipUses",
           case when l.user_id is not null then json_build_object(
             'cardIds', l.card_ids, 'pickCodes', l.pick_codes, 'captainId', l.captain_id,
             'viceCaptainId', l.vice_captain_id, 'chipCardIds', l.chip_card_ids) end as locked
      from fantasy_league f
      left join fantasy_squad s on s.league_id = f.id and s.user_id = ${userId}
      left join fantasy_wildcard w on w.league_id = f.id and w.user_id = ${userId}
      left join fantasy_locked_squad l on l.round_id = s.locked_round_id and l.user_id = s.user_id
     where f.id = ${leagueId}`);
  return rows[0] ?? null;
}

function toSeason(row: Raw, next: number): ManagerSeason {
  const powers = { wildcardRound: row.wildcardRound, chipUses: row.chipUses };
  if (row.cardIds === null) return { ...NEW_SEASON, ...powers };
  const squad = toSquad({ ...row, cardIds: row.cardIds });
  return {
    ...powers,
    locked: row.locked === null ? null : toSquad(row.locked),
    chosen: row.executedAt === null ? null : { round: next, squad, goneIds: row.goneIds },
    bank: row.bank,
  };
}

function toCounts(counts: Record<string, number> | null): ReadonlyMap<number, number> {
  return new Map(Object.entries(counts ?? {}).map(([clubId, count]) => [Number(clubId), count]));
}
