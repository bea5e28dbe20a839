import type { Position } from "#game/card/position.ts";
import { type Chance, chanceOf } from "#game/world/chance.ts";
import { type LeagueSlug, leagueSlugs } from "#game/world/catalogue/leagues.ts";

/** A card of a manager. */
export interface OwnedCard {
  readonly cardId: number;
  readonly playerId: number;
  readonly position: Position;
  readonly overall: number;
  readonly league: LeagueSlug;
  readonly origin: "base" | "scout" | "photo";
}

/** A generated manager, and what has become of the collection so far. */
export interface SeasonManager {
  readonly id: string;
  readonly chance: Chance;
  /** The share of gameweeks that the manager takes part in. */
  readonly zeal: number;
  /** How many stars' cards are photographed over the first rounds; 0: none are owned. */
  readonly photos: number;
  /** Whether the position that a nine lacks decides whom to sign, or the expected points alone. */
  readonly isPlanner: boolean;
  /** Where the scout looks at first, and from the middle of the season on. */
  readonly regions: readonly [LeagueSlug, LeagueSlug];
  readonly cards: OwnedCard[];
  /** The numbers of the signings. */
  readonly signings: number[];
  /** The nine locked last, by player; null: none was. */
  locked: readonly number[] | null;
  bank: number;
  transfers: number;
  /** Fantasy points, less the cost of transfers. */
  points: number;
  /** Tournament points of the month. */
  monthPoints: number;
  hasSecondLook: boolean;
}

/** Who takes part in so many gameweeks and more is active. */
export const ACTIVE_ZEAL = 0.9;

const PHOTOS = 6;
const SHARE = { photos: 0.2, casual: 0.2, planners: 0.75, movers: 0.1 } as const;

/** Managers of every kind: most play nearly every gameweek, a fifth own stars' cards, a tenth change the league. */
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
