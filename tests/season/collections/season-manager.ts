import type { Position } from "#game/card/position.ts";
import { type Chance, chanceOf } from "#game/world/chance.ts";
import { type LeagueSlug, leagueSlugs } from "#game/world/catalogue/leagues.ts";

export interface OwnedCard {
  readonly cardId: number;
  readonly playerId: number;
  readonly position: Position;
  readonly overall: number;
  readonly league: LeagueSlug;
  readonly origin: "base" | "scout" | "photo";
}

/** A generated manager with the collection so far. */
export interface SeasonManager {
  readonly id: string;
  readonly chance: Chance;
  /** The share of gameweeks the manager plays. */
  readonly zeal: number;
  /** The number of stars' cards to photograph in the first rounds; 0: the manager owns none. */
  readonly photos: number;
  /** Whether a missing position decides the signing, or only the expected points. */
  readonly isPlanner: boolean;
  /** The scout's region at first, and from mid-season. */
  readonly regions: readonly [LeagueSlug, LeagueSlug];
  readonly cards: OwnedCard[];
  /** The signings' numbers. */
  readonly signings: number[];
  /** The last locked nine, by player; null: none yet. */
  locked: readonly number[] | null;
  bank: number;
  transfers: number;
  /** Fantasy points minus the cost of transfers. */
  points: number;
  /** Tournament points this month. */
  monthPoints: number;
  hasSecondLook: boolean;
}

/** From this share of gameweeks a manager counts as active. */
export const ACTIVE_ZEAL = 0.9;

const PHOTOS = 6;
const SHARE = { photos: 0.2, casual: 0.2, planners: 0.75, movers: 0.1 } as const;

/** A mix of managers: most play nearly every gameweek, a fifth own stars' cards, a tenth change league. */
export function someManagers(count: number, seed: number, leagues: readonly LeagueSlug[]): SeasonManager[] {
  return Array.from({ length: count }, (_, at) => {
    const id = `manager ${seed} ${at}`;
    const chance = chanceOf("season manager", id);
    const aLeague = (): LeagueSlug => leagues[Math.floor(chance() * leagues.length)] ?? leagueSlugs[0];
    const first = aLeague();
    return {
      id,
      chance,
      zeal: chance() < SHARE.casual ? chance() * ACTIVE_ZEAL : ACTIVE_ZEAL + 0.1 * chance(),
      photos: chance() < SHARE.photos ? PHOTOS : 0,
      isPlanner: chance() < SHARE.planners,
      regions: [first, chance() < SHARE.movers ? aLeague() : first],
      cards: [],
      signings: [],
      locked: null,
      bank: 0,
      transfers: 0,
      points: 0,
      monthPoints: 0,
      hasSecondLook: false,
    };
  });
}
