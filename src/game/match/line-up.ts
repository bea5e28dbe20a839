import { OVERALL_MAX, OVERALL_MIN } from "#game/card/overall.ts";
import type { Position } from "#game/card/position.ts";
import { accepted, refused } from "#game/outcome.ts";
import type { Outcome } from "#game/outcome.ts";
import { isFiveASideFormation, slotsOf } from "#game/team/formation.ts";
import type { FiveASideFormationName, SlotLabel } from "#game/team/formation.ts";

/** Something for each of the five, in the line-up's order. */
export type Five<Value> = readonly [Value, Value, Value, Value, Value];

/** One of the five, as on the day of the match: a stored match keeps this copy, whatever becomes of the card. */
export interface LineUpPlayer {
  readonly cardId?: number | string;
  readonly playerName: string;
  /** The card's own position; `slot` says where it plays. */
  readonly position: Position;
  /** A whole number from 1 to 99. */
  readonly overall: number;
  readonly slot: SlotLabel;
}

/** A side as it kicks off: the players are in the order of the formation's slots, goalkeeper first. */
export interface LineUp {
  readonly formation: FiveASideFormationName;
  readonly players: Five<LineUpPlayer>;
}

/** Both sides of a match. */
export interface MatchFixture {
  readonly home: LineUp;
  readonly away: LineUp;
}

export type LineUpRefusal =
  | { readonly code: "formation_unknown"; readonly formation: string }
  | { readonly code: "line_up_incomplete"; readonly players: number }
  | { readonly code: "slot_mismatch"; readonly slot: string }
  | { readonly code: "overall_out_of_range"; readonly playerName: string };

/**
 * Whether these players are a line-up that a match can be played with: one of the four five-a-side formations, all five
 * of its slots filled in their order, every overall a whole number from 1 to 99.
 */
export function decideLineUp(facts: {
  readonly formation: string;
  readonly players: readonly LineUpPlayer[];
}): Outcome<LineUp, LineUpRefusal> {
  const { formation, players } = facts;
  if (!isFiveASideFormation(formation)) return refused({ code: "formation_unknown", formation });
  if (!isFive(players)) return refused({ code: "line_up_incomplete", players: players.length });
  const slots = slotsOf(formation);
  const astray = players.find((player, index) => slots[index]?.label !== player.slot);
  if (astray) return refused({ code: "slot_mismatch", slot: astray.slot });
  const unfit = players.find(({ overall }) => !isOverall(overall));
  if (unfit) return refused({ code: "overall_out_of_range", playerName: unfit.playerName });
  return accepted({ formation, players });
}

/** Answers for each of the five, in their order. */
export function mapFive<From, To>(five: Five<From>, answer: (value: From, index: number) => To): Five<To> {
  const [a, b, c, d, e] = five;
  return [answer(a, 0), answer(b, 1), answer(c, 2), answer(d, 3), answer(e, 4)];
}

function isFive<Value>(values: readonly Value[]): values is Five<Value> {
  return values.length === 5;
}

function isOverall(value: number): boolean {
  return Number.isInteger(value) && value >= OVERALL_MIN && value <= OVERALL_MAX;
}
