import type { MatchEvent } from "#game/match/match-event.ts";
import { type Slots, type Telling, tellEvent } from "./tell-event.ts";
import { type TakeTurn, createTurns } from "./turns.ts";

/**
 * The commentary of a whole match, one text for each event in the log's order. It is made from the log and never looks
 * at the engine: the same match with the same names always reads the same in a language, and no wording changes a result.
 */
export function commentate(
  match: { readonly seed: number; readonly events: readonly MatchEvent[] },
  telling: Telling,
): readonly string[] {
  const turns = createTurns(match.seed);
  return match.events.map((event) => commentary(event, telling, turns));
}

/**
 * One event in words. `turns` picks among the lines that fit: give the events of a match to one `createTurns` in their
 * order, and no line comes twice before its pool is used up.
 */
export function commentary(event: MatchEvent, telling: Telling, turns: TakeTurn): string {
  return tellEvent(event, telling)
    .map(({ lines, slots }) => fill(lines[turns(lines)] ?? "", slots))
    .join(" ");
}

function fill(line: string, slots: Slots): string {
  return line.replaceAll(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot);
}
