import type { Position } from "#game/card/position.ts";
import type { SpecialFacts } from "#game/card/card-status.ts";
import type { ChipUse } from "#game/fantasy/power/chip.ts";
import type { LockedPlayer } from "./transfers.ts";

/** What a user asks for (spec §3, Transfer request). */
export interface SquadRequest {
  /** The starters. */
  readonly newCardIds: readonly number[];
  /** The bench, in the order in which it comes on. */
  readonly benchCardIds: readonly number[];
  readonly captainId: number | null;
  readonly viceCaptainId: number | null;
  readonly useWildcard: boolean;
  /** The cards that are to carry a chip. */
  readonly chipCardIds: readonly number[];
}

/** A card of the user, with what is known of its real player. */
export interface SquadCard extends SpecialFacts {
  readonly id: number;
  readonly playerId: number | null;
  readonly playerName: string;
  readonly position: Position;
  /** The league that the real player plays in now; null where the card is not linked or the player is in none. */
  readonly leagueId: string | null;
  /** The club that the real player plays for now, whatever club is printed on the card. */
  readonly clubId: number | null;
  readonly clubName: string;
}

export interface SquadFacts {
  readonly request: SquadRequest;
  /** Those of the asked-for cards that are the user's own; further cards do no harm. */
  readonly cards: readonly SquadCard[];
  readonly leagueId: string;
  /** The round that the squad is to count in; null once the season is over. */
  readonly round: {
    readonly round: number;
    /** Epoch milliseconds. */
    readonly deadline: number;
    /** How many fixtures each club has in it, by the club's id. */
    readonly fixtureCounts: ReadonlyMap<number, number>;
  } | null;
  /** Epoch milliseconds. */
  readonly now: number;
  /** The nine locked last; null before the first lock. */
  readonly locked: readonly LockedPlayer[] | null;
  /** Free transfers at hand, 0–5. */
  readonly bank: number;
  /** The round in which this season's wildcard was played; null: not yet. */
  readonly wildcardRound: number | null;
  /** The chips that locked squads of this season carried. */
  readonly chipUses: readonly ChipUse[];
}
