import type { Position } from "#game/card/position.ts";
import { playedOverall } from "#game/match/played-overall.ts";
import { type SlotLabel, slotsOf } from "./formation.ts";
import { teamRating } from "./team-rating.ts";

export interface RatedCard {
  readonly playerName: string;
  readonly position: Position;
  /** 1–99. */
  readonly overall: number;
}

/** What one card does for its team. */
export interface RatingPart {
  /** The index of its slot in the formation. */
  readonly at: number;
  readonly slot: SlotLabel;
  readonly playerName: string;
  readonly overall: number;
  /** Its part of the rating: the parts add up to the mean before it is rounded. */
  readonly share: number;
  /**
   * Points of overall that it loses in matches for standing out of position (docs/rules.md#out-of-position); 0 at home.
   */
  readonly cost: number;
}

export interface RatingParts {
  /** In the order of the formation; a slot without a card has no part. */
  readonly parts: readonly RatingPart[];
  /** The rounded mean of the overalls (spec §9). */
  readonly rating: number;
  /** The same with what each card is worth in its slot: how strong the five are in a match. */
  readonly matchRating: number;
}

/** A team's rating and what each of its cards adds to it. Slots that the formation does not have are left out. */
export function ratingParts(formation: string, cards: ReadonlyMap<number, RatedCard>): RatingParts {
  const placed = slotsOf(formation).flatMap(({ label: slot }, at) => {
    const card = cards.get(at);
    return card === undefined ? [] : [{ ...card, slot, at, played: playedOverall({ ...card, slot }) }];
  });
  return {
    parts: placed.map(({ at, slot, playerName, overall, played }) => ({
      at,
      slot,
      playerName,
      overall,
      share: overall / placed.length,
      cost: overall - played,
    })),
    rating: teamRating(placed.map(({ overall }) => overall)),
    matchRating: teamRating(placed.map(({ played }) => played)),
  };
}
