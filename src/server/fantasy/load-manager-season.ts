import { and, eq, sql } from "drizzle-orm";
import type { ChipUse } from "#game/fantasy/power/chip.ts";
import { isSpecial } from "#game/card/card-status.ts";
import { type ManagerSeason, NEW_SEASON, withoutLostChips } from "#game/fantasy/manager-season.ts";
import { nextRound } from "#game/fantasy/round-state.ts";
import { card } from "#server/card/table.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { lockSquads } from "#server/fantasy/round/lock-squads.ts";
import { type SquadColumns, toSquad } from "./squad-columns.ts";
import type { LeagueRow, RoundRow } from "./store.ts";
import { fantasyLeague, fantasyLockedSquad, fantasySquad, fantasyWildcard } from "./table.ts";

/** A user's season in a league at an instant, with the league's rounds. */
export interface LoadedSeason {
  /** Epoch milliseconds: the instant asked for, or the deadline that the squad is locked for already. */
  readonly now: number;
  readonly league: LeagueRow;
  /** In the order of their deadlines. */
  readonly rounds: readonly RoundRow[];
  /** The round that a squad executed now counts in; null once the season is over. */
  readonly next: RoundRow | null;
  /** How many fixtures each club has in that round. */
  readonly fixtureCounts: ReadonlyMap<number, number>;
  /** The clubs of the season; null in a practice season, which takes everyone of the league. */
  readonly clubIds: ReadonlySet<number> | null;
  /** The season whose clubs the players are of; null: their present ones. */
  readonly clubsOf: number | null;
  readonly season: ManagerSeason;
  /** What the changes for the coming round cost so far. */
  readonly cost: number;
}

type SquadRow = typeof fantasySquad.$inferSelect;

/** What one query finds out about a user's season. */
interface Raw {
  readonly league: LeagueRow;
  readonly rounds: readonly RoundRow[];
  readonly fixtureCounts: Record<string, number> | null;
  readonly clubIds: readonly number[];
  readonly squad: SquadRow | null;
  /** The cards with the squad's chips that are still there. */
  readonly chipCards: readonly Pick<typeof card.$inferSelect, "id" | "origin" | "status">[];
  readonly locked: SquadColumns | null;
  readonly wildcardPlayedAt: Date | null;
  readonly chipUses: readonly ChipUse[];
}

interface Asked {
  readonly leagueId: number;
  readonly userId: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * A user's season as every later decision sees it. Where a deadline has passed and the job has not yet locked the user's
 * squad, it is locked here first, so no one changes a round that has begun. Where an instance whose clock is ahead has
 * locked it already, that deadline has passed for this one too.
 *
 * @returns null where there is no such league
 */
export async function loadManagerSeason(db: Queryable, asked: Asked): Promise<LoadedSeason | null> {
  const first = await read(db, asked);
  if (first === null) return null;
  const lockedUntil = first.squad?.lockedUntil?.getTime() ?? asked.now;
  if (lockedUntil > asked.now) return loadManagerSeason(db, { ...asked, now: lockedUntil });
  const passed = passedRounds(first, asked.now);
  for (const round of passed) await lockSquads(db, round, { userId: asked.userId });
  const row = passed.length === 0 ? first : ((await read(db, asked)) ?? first);
  const next = nextRound(row.rounds, asked.now);
  return {
    now: asked.now,
    league: row.league,
    rounds: row.rounds,
    next,
    fixtureCounts: toCounts(row.fixtureCounts),
    clubIds: new Set(row.clubIds),
    clubsOf: null,
    season: toSeason(row, next?.round ?? 0),
    cost: row.squad?.cost ?? 0,
  };
}

/** The rounds whose deadline has passed since the squad was executed or locked last. */
function passedRounds({ rounds, squad }: Raw, now: number): RoundRow[] {
  const since = (squad?.executedAt ?? squad?.lockedUntil)?.getTime() ?? null;
  if (since === null) return [];
  return rounds.filter(({ deadline }) => since < deadline && deadline <= now);
}

/** One prepared query: it runs on every squad change, and planning it takes longer than executing it. */
async function read(db: Queryable, { leagueId, userId, now }: Asked): Promise<Raw | null> {
  const rows = await db
    .select({
      league: fantasyLeague,
      rounds: sql<RoundRow[]>`
        (select coalesce(json_agg(json_build_object(
                  'id', r.id, 'leagueId', r.league_id, 'round', r.round, 'state', r.state,
                  'deadline', (extract(epoch from r.deadline) * 1000)::bigint,
                  'finalAt', (extract(epoch from r.final_at) * 1000)::bigint,
                  'squads', r.squads, 'average', r.average) order by r.deadline, r.round), '[]')
           from fantasy_round r where r.league_id = ${fantasyLeague.id})`,
      fixtureCounts: sql<Record<string, number> | null>`
        (select r.fixture_counts from fantasy_round r
          where r.league_id = ${fantasyLeague.id} and r.deadline > ${new Date(now)}
          order by r.deadline, r.round limit 1)`,
      // Served by fixture_round_idx.
      clubIds: sql<number[]>`
        array(select distinct unnest(array[f.home_club_id, f.away_club_id]) from fixture f
               where f.league_id = ${fantasyLeague.leagueId} and f.season = ${fantasyLeague.season})`,
      squad: fantasySquad,
      chipCards: sql<Raw["chipCards"]>`
        (select coalesce(json_agg(json_build_object(
                  'id', ${card.id}, 'origin', ${card.origin}, 'status', ${card.status})), '[]')
           from ${card} where ${card.id} = any(${fantasySquad.chipCardIds}))`,
      locked: fantasyLockedSquad,
      wildcardPlayedAt: fantasyWildcard.playedAt,
      chipUses: sql<ChipUse[]>`
        (select coalesce(json_agg(json_build_object(
                  'round', u.round, 'cardId', u.card_id, 'isReturned', u.is_returned)), '[]')
           from fantasy_chip_use u where u.league_id = ${fantasyLeague.id} and u.user_id = ${userId})`,
    })
    .from(fantasyLeague)
    .leftJoin(fantasySquad, and(eq(fantasySquad.leagueId, fantasyLeague.id), eq(fantasySquad.userId, userId)))
    .leftJoin(
      fantasyWildcard,
      and(eq(fantasyWildcard.leagueId, fantasyLeague.id), eq(fantasyWildcard.userId, userId)),
    )
    .leftJoin(
      fantasyLockedSquad,
      and(
        eq(fantasyLockedSquad.roundId, fantasySquad.lockedRoundId),
        eq(fantasyLockedSquad.userId, fantasySquad.userId),
      ),
    )
    .where(eq(fantasyLeague.id, leagueId))
    .prepare("fantasy_season")
    .execute();
  return rows[0] ?? null;
}

function toSeason({ squad, locked, chipUses, chipCards, ...raw }: Raw, next: number): ManagerSeason {
  const powers = { wildcardRound: wildcardRoundOf(raw, next), chipUses };
  if (squad === null) return { ...NEW_SEASON, ...powers };
  const isChosen = squad.executedAt !== null;
  const special = chipCards.filter(({ origin, status }) =>
    isSpecial({ origin, isApproved: status === "approved" }),
  );
  const chosen = withoutLostChips(toSquad(squad), new Set(special.map(({ id }) => id)));
  return {
    ...powers,
    locked: locked === null ? null : toSquad(locked),
    chosen: isChosen ? { round: next, squad: chosen, goneIds: squad.goneIds } : null,
    bank: squad.bank,
  };
}

/** The round that came next when the wildcard was played, by the rounds as they are now; null: not played. */
function wildcardRoundOf(
  { wildcardPlayedAt, rounds }: Pick<Raw, "wildcardPlayedAt" | "rounds">,
  next: number,
): number | null {
  if (wildcardPlayedAt === null) return null;
  return nextRound(rounds, wildcardPlayedAt.getTime())?.round ?? next;
}

function toCounts(counts: Record<string, number> | null): ReadonlyMap<number, number> {
  return new Map(Object.entries(counts ?? {}).map(([clubId, count]) => [Number(clubId), count]));
}
