import type { ScoutNotice } from "#contract/scout.ts";
import { seasonOf } from "#game/leaderboard/season.ts";
import { SIGNINGS_A_SEASON } from "#game/scout/decide-signing.ts";
import type { LeagueSlug } from "#game/world/catalogue/leagues.ts";
import type { Deps } from "#server/deps.ts";
import {
  type Gameweek,
  hasTakenPart,
  loadGameweek,
  loadNextGameweek,
  type NextGameweek,
} from "./load-gameweek.ts";
import { countSignings, loadRegion, loadSignings } from "./store.ts";

type Parts = Pick<Deps, "db" | "clock">;

/** Where a user's scout is at. */
export interface ScoutState {
  readonly region: LeagueSlug;
  readonly gameweek: Gameweek | null;
  readonly isEarned: boolean;
  readonly next: NextGameweek | null;
  /** Whom the user has signed this gameweek, by look. */
  readonly signings: ReadonlyMap<number, number>;
  /** Cards signed this season. */
  readonly signed: number;
}

export async function loadState({ db, clock }: Parts, userId: string): Promise<ScoutState> {
  const now = clock.now();
  const region = await loadRegion(db, userId);
  const gameweek = await loadGameweek(db, region, now);
  const season = gameweek?.season ?? seasonOf(now).startYear;
  return {
    region,
    gameweek,
    isEarned: gameweek !== null && (await hasTakenPart(db, userId, gameweek)),
    next: await loadNextGameweek(db, userId, { leagueId: region, now }),
    signings: gameweek === null ? new Map() : await loadSignings(db, userId, gameweek),
    signed: await countSignings(db, userId, season),
  };
}

/** The state as the contract tells it. */
export function toStateView({ region, gameweek, isEarned, next, signed }: ScoutState) {
  return {
    region,
    gameweek:
      gameweek === null
        ? null
        : { round: gameweek.round, until: new Date(gameweek.until).toISOString(), isEarned },
    next: next === null ? null : { ...next, deadline: new Date(next.deadline).toISOString() },
    signed,
    most: SIGNINGS_A_SEASON,
  };
}

/** What a user's scout has to say in one line; draws no offer. */
export async function loadScoutNotice(parts: Parts, userId: string): Promise<ScoutNotice> {
  const state = await loadState(parts, userId);
  return { ...toStateView(state), hasSigned: state.signings.has(1) };
}
