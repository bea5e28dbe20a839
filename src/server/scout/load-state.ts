import { type Placeholder, sql } from "drizzle-orm";
import type { ScoutNotice } from "#contract/scout.ts";
import { seasonOf } from "#game/leaderboard/season.ts";
import { SIGNINGS_A_SEASON } from "#game/scout/decide-signing.ts";
import { type LeagueSlug, leagueSlugs } from "#game/world/catalogue/leagues.ts";
import type { Deps } from "#server/deps.ts";
import { preparedOnce } from "#server/platform/db/prepared-once.ts";
import { type Gameweek, type RoundRow, roundsAround, toGameweek } from "./load-gameweek.ts";

/** The state of a user's scout. */
export interface ScoutState {
  readonly region: LeagueSlug;
  readonly gameweek: Gameweek | null;
  /** Whether a five was entered or a squad locked at the gameweek's deadline. */
  readonly isEarned: boolean;
  readonly next: ScoutNotice["next"];
  /** The players the user has signed this gameweek: ids by look. */
  readonly signings: ReadonlyMap<number, number>;
  /** Cards signed this season. */
  readonly signed: number;
}

interface SigningRow {
  readonly season: number;
  readonly round: number;
  readonly look: number;
  readonly playerId: number;
}

/** Whether a user has a five in the tournament that runs at a round's deadline. */
const isEntered = (userId: Placeholder, round: "last_round" | "next_round") => sql`exists (
  select from tournament_entry e
    join tournament t on t.id = e.tournament_id
    join ${sql.identifier(round)} r on e.entered_at <= r.deadline and t.starts_at <= r.deadline and t.ends_at > r.deadline
   where e.user_id = ${userId})`;

/**
 * The state of a user's scout, in one statement because the home screen loads it. Served by
 * tournament_entry_user_id_idx, fantasy_locked_squad_once, fantasy_squad_once and scout_signing_once.
 */
export async function loadState(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: string,
): Promise<ScoutState> {
  const now = clock.now();
  const [row] = await stateOf(db).execute({ userId, at: new Date(now) });
  if (row === undefined) throw new Error("the scout's state was not answered");
  return toState(row, now);
}

const stateOf = preparedOnce((db) => {
  const userId = sql.placeholder("userId");
  const state = sql`
    with chosen as (
      select coalesce((select region from scout where user_id = ${userId}), ${leagueSlugs[0]}) as region),
    ${roundsAround(sql`(select region from chosen)`, sql.placeholder("at"))}
    select region, (select to_json(l) from last_round l) as last, (select to_json(n) from next_round n) as next,
           ${isEntered(userId, "last_round")} or exists (
             select from fantasy_locked_squad s join last_round r on r.id = s.round_id
              where s.user_id = ${userId}) as is_earned,
           ${isEntered(userId, "next_round")} or exists (
             select from fantasy_squad s join next_round r on r.league_id = s.league_id
              where s.user_id = ${userId}) as is_next_earned,
           (select json_agg(json_build_object('season', season, 'round', round, 'look', look, 'playerId', player_id))
              from scout_signing where user_id = ${userId}) as signings
      from chosen`;
  return db
    .select({
      region: sql<LeagueSlug>`state.region`,
      last: sql<RoundRow | null>`state.last`,
      next: sql<RoundRow | null>`state.next`,
      isEarned: sql<boolean>`state.is_earned`,
      isNextEarned: sql<boolean>`state.is_next_earned`,
      signings: sql<readonly SigningRow[] | null>`state.signings`,
    })
    .from(sql`(${state}) as state`)
    .prepare("scout_state");
});

type Row = Awaited<ReturnType<ReturnType<typeof stateOf>["execute"]>>[number];

function toState(row: Row, now: number): ScoutState {
  const { region, next } = row;
  const gameweek = toGameweek(region, row, now);
  const season = gameweek?.season ?? seasonOf(now).startYear;
  const ofSeason = (row.signings ?? []).filter((one) => one.season === season);
  const ofGameweek = ofSeason.filter(({ round }) => round === gameweek?.round);
  return {
    region,
    gameweek,
    isEarned: gameweek !== null && row.isEarned,
    next: next && {
      round: next.round,
      deadline: new Date(next.deadline).toISOString(),
      isEarned: row.isNextEarned,
    },
    signings: new Map(ofGameweek.map(({ look, playerId }) => [look, playerId])),
    signed: ofSeason.length,
  };
}

/** The state in the contract's shape. */
export function toStateView({ region, gameweek, isEarned, next, signed }: ScoutState) {
  return {
    region,
    gameweek: gameweek && {
      round: gameweek.round,
      until: new Date(gameweek.until).toISOString(),
      isEarned,
    },
    next,
    signed,
    most: SIGNINGS_A_SEASON,
  };
}

/** The scout's notice for the home screen; draws no offer. */
export async function loadScoutNotice(
  parts: Pick<Deps, "db" | "clock">,
  userId: string,
): Promise<ScoutNotice> {
  const state = await loadState(parts, userId);
  return { ...toStateView(state), hasSigned: state.signings.has(1) };
}
