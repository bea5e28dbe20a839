import * as z from "zod/mini";
import { FULL_TIME } from "#game/football/performance.ts";
import { wholeNumber } from "#server/football/remote/lenient-fields.ts";
import { cardOf, type EventRecord, isGoal } from "./event-record.ts";

const listed = z.array(z.object({ player: z.object({ id: z.nullish(wholeNumber()) }) }));

/** The used part of one side of a fixture record's `lineups`. */
export const lineupRecord = z.object({ startXI: z.nullish(listed), substitutes: z.nullish(listed) });

export type LineupRecord = z.output<typeof lineupRecord>;

/** What's known about a player in a substitution. */
export interface SquadEntry {
  readonly id: number;
  /** Null: unknown whether the player started. */
  readonly isSubstitute: boolean | null;
  readonly minutes: number | null;
}

type Whereabouts = "on" | "bench" | "off" | "unknown";

interface Play {
  readonly entries: ReadonlyMap<number, SquadEntry>;
  /** Each player's place at the moment of the current event. */
  readonly where: Map<number, Whereabouts>;
  readonly events: readonly EventRecord[];
  /** The current minute of the match. */
  readonly end: number;
}

/** Whether each player is on the bench in the line-ups, by the player's id. */
export function benchOf(lineups: readonly LineupRecord[]): ReadonlyMap<number, boolean> {
  const ids = (list: LineupRecord["startXI"], isSubstitute: boolean) =>
    (list ?? []).flatMap(({ player }): [number, boolean][] =>
      typeof player.id === "number" ? [[player.id, isSubstitute]] : [],
    );
  return new Map(
    lineups.flatMap(({ startXI, substitutes }) => [...ids(startXI, false), ...ids(substitutes, true)]),
  );
}

/**
 * The events with every substitution the documented way round: `player` goes off, `assist` comes on. The provider often
 * reverses them, even within one match, so each is decided separately: by who is on the pitch, else by whose minutes
 * fit, else by who was in play before. Undecided ones follow the match's others.
 *
 * @param events in the order they happened
 */
export function orientSubstitutions(
  events: readonly EventRecord[],
  squad: readonly SquadEntry[],
  end: number,
): EventRecord[] {
  const entries = new Map(squad.map((one) => [one.id, one]));
  const play: Play = { entries, where: startOf(squad), events, end };
  const decisions = new Map<EventRecord, boolean>();
  for (const event of events) {
    if (event.type !== "subst") continue;
    const isSwapped = isReversed(event, play);
    if (isSwapped === null) continue;
    decisions.set(event, isSwapped);
    const [left, entered] = isSwapped ? [event.assist, event.player] : [event.player, event.assist];
    note(play, left, "off");
    note(play, entered, "on");
  }
  const swapped = [...decisions.values()].filter(Boolean).length;
  const isUsual = swapped > decisions.size - swapped;
  return events.map((event) => {
    if (event.type !== "subst") return event;
    return (decisions.get(event) ?? isUsual)
      ? { ...event, player: event.assist, assist: event.player }
      : event;
  });
}

function startOf(squad: readonly SquadEntry[]): Map<number, Whereabouts> {
  return new Map(
    squad.map(({ id, isSubstitute }) => [
      id,
      isSubstitute === null ? "unknown" : isSubstitute ? "bench" : "on",
    ]),
  );
}

function note(play: Play, person: EventRecord["player"], where: Whereabouts): void {
  if (typeof person?.id === "number") play.where.set(person.id, where);
}

/** Whether `player` came on and `assist` went off; null if nothing tells. */
function isReversed(event: EventRecord, play: Play): boolean | null {
  const [named, other] = [event.player?.id ?? null, event.assist?.id ?? null];
  return (
    decide(named, other, (id) => isOnPitch(id, play)) ??
    byMinutes(event, play) ??
    decide(named, other, (id) => (wasInPlay(id, event, play) ? true : null))
  );
}

/** The player on the pitch goes off; null if that's true of both, of neither, or unknown. */
function decide(
  named: number | null,
  other: number | null,
  isOn: (id: number) => boolean | null,
): boolean | null {
  const [first, second] = [named, other].map((id) => (id === null ? null : isOn(id)));
  if (first === second) return null;
  return first === false || second === true;
}

function isOnPitch(id: number, { where }: Play): boolean | null {
  const now = where.get(id) ?? "unknown";
  return now === "unknown" ? null : now === "on";
}

/** The player who came on has played from then to the end; one who started and went off has played until then. */
function byMinutes(event: EventRecord, play: Play): boolean | null {
  const [first, second] = [event.player, event.assist].map((person) =>
    typeof person?.id === "number" ? (play.entries.get(person.id)?.minutes ?? null) : null,
  );
  if (typeof first !== "number" || typeof second !== "number") return null;
  const at = Math.min(event.time.elapsed, FULL_TIME);
  const misfit = (left: number, entered: number) => Math.abs(left - at) + Math.abs(entered - (play.end - at));
  const [asWritten, reversed] = [misfit(first, second), misfit(second, first)];
  return asWritten === reversed ? null : reversed < asWritten;
}

/** Whether an earlier event shows the player in play: the bench scores no goals and is rarely booked. */
function wasInPlay(id: number, event: EventRecord, { events }: Play): boolean {
  return events
    .slice(0, events.indexOf(event))
    .some(
      (before) =>
        (before.player?.id === id && (isGoal(before) || cardOf(before) !== null)) ||
        (before.assist?.id === id && isGoal(before)),
    );
}
