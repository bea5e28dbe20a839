import { overallFromForm } from "./overall.ts";
import type { Form } from "./overall.ts";
import type { Position } from "./position.ts";

/** Fewer minutes than this say nothing about form (docs/rules.md#overall-and-rarity). */
const MINUTES_FOR_FORM = 450;

/** The overall of a player of whom no form is known (docs/rules.md#overall-and-rarity). */
export const OVERALL_WITHOUT_FORM = 70;

/** What a player did in a season. */
export interface SeasonFigures {
  readonly position: Position;
  readonly minutes: number;
  /** Fantasy points. */
  readonly points: number;
  /** The player's price in the provider's game, in any unit. */
  readonly price: number;
}

/**
 * The overalls (1–99) of a season's players, in the order given. Each is compared with players of the same position who
 * played at least 450 minutes. Null for fewer: what's known of the player holds, or else 70
 * (docs/rules.md#overall-and-rarity).
 */
export function overallsOfSeason(players: readonly SeasonFigures[]): readonly (number | null)[] {
  const inForm = players.filter(hasForm);
  return players.map((player) => {
    if (!hasForm(player)) return null;
    const rivals = inForm.filter(({ position }) => position === player.position);
    return overallFromForm(formAmong(player, rivals));
  });
}

function hasForm({ minutes }: SeasonFigures): boolean {
  return minutes >= MINUTES_FOR_FORM;
}

function formAmong(player: SeasonFigures, rivals: readonly SeasonFigures[]): Form {
  return {
    pointsPer90Percentile: percentile(rivals.map(pointsPerMinute), pointsPerMinute(player)),
    pricePercentile: percentile(
      rivals.map(({ price }) => price),
      player.price,
    ),
  };
}

/** Ranks like points per 90. */
function pointsPerMinute({ points, minutes }: SeasonFigures): number {
  return points / minutes;
}

/** The percentile of one of the values, from 0 (last) to 1 (first); ties share the middle of their places. */
function percentile(values: readonly number[], value: number): number {
  const below = values.filter((other) => other < value).length;
  const equals = values.filter((other) => other === value).length - 1;
  return values.length === 1 ? 0.5 : (below + equals / 2) / (values.length - 1);
}
