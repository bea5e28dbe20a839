import * as z from "zod/mini";
import { FULL_TIME } from "#game/football/performance.ts";
import { wholeNumber } from "#server/football/remote/lenient-fields.ts";
import type { Side } from "#game/side.ts";
import type { FixtureEvent } from "#server/football/table.ts";
import { decoded } from "./squad-record.ts";
import { isBeyond90 } from "./status.ts";

const person = z.nullish(z.object({ id: z.nullish(wholeNumber()), name: z.nullish(z.string()) }));

/** A record of `/fixtures/events`. Players can be unknown. */
export const eventRecord = z.object({
  time: z.object({
    elapsed: wholeNumber(-10, 200),
    extra: z.nullish(wholeNumber()),
  }),
  team: z.object({ id: wholeNumber() }),
  player: person,
  assist: person,
  type: z.string(),
  detail: z.nullish(z.string()),
  comments: z.nullish(z.string()),
});

export type EventRecord = z.output<typeof eventRecord>;

export interface EventFacts {
  readonly homeId: number;
  readonly awayId: number;
  readonly status: string;
  /** The current minute of the match. */
  readonly elapsed: number | null;
  /** Each side's counted goals. */
  readonly goals: { readonly home: number | null; readonly away: number | null };
}

/** A goal can be cancelled within this many minutes of the minute it was first listed under. */
const CANCELLED_WITHIN = 5;

/**
 * The events that count, in order: none twice, no shoot-out, no extra time, and no goal the video referee took back (the
 * provider removes it at once, later, or not at all: only a goal too many for the score is dropped).
 */
export function countingEvents(records: readonly EventRecord[], facts: EventFacts): EventRecord[] {
  const inTime = records
    .filter(({ comments }) => comments !== "Penalty Shootout")
    .filter(({ time }) => !isBeyond90(facts.status) || time.elapsed <= FULL_TIME)
    .toSorted((a, b) => a.time.elapsed - b.time.elapsed || (a.time.extra ?? 0) - (b.time.extra ?? 0));
  const once = withoutRepeated(inTime, facts);
  const cancelled = new Set([
    ...cancelledGoals(once, facts.homeId, facts.goals.home),
    ...cancelledGoals(once, facts.awayId, facts.goals.away),
  ]);
  return once.filter((event) => !cancelled.has(event));
}

/** The provider sometimes lists an event twice. A goal like another counts if the score has room for both. */
function withoutRepeated(
  events: readonly EventRecord[],
  { homeId, awayId, goals }: EventFacts,
): EventRecord[] {
  const toDrop = new Map([
    [homeId, goalsTooMany(events, homeId, goals.home)],
    [awayId, goalsTooMany(events, awayId, goals.away)],
  ]);
  const seen = new Set<string>();
  return events.filter((event) => {
    const identity = identityOf(event);
    const isRepeated = seen.has(identity);
    seen.add(identity);
    if (!isRepeated) return true;
    if (!isGoal(event)) return !isNamed(event);
    const left = toDrop.get(event.team.id) ?? 0;
    toDrop.set(event.team.id, left - 1);
    return left <= 0;
  });
}

function identityOf({ time, team, player, type, detail }: EventRecord): string {
  const who = player?.id ?? player?.name ?? null;
  return JSON.stringify([time.elapsed, time.extra ?? 0, team.id, who, type, detail ?? null]);
}

/** Of two unknown players in one minute nobody can say whether they're the same. */
function isNamed({ player }: EventRecord): boolean {
  return (player?.id ?? player?.name ?? null) !== null;
}

function goalsTooMany(events: readonly EventRecord[], teamId: number, score: number | null): number {
  const goals = events.filter((event) => event.team.id === teamId && isGoal(event));
  return score === null ? 0 : Math.max(0, goals.length - score);
}

/**
 * No more than the score lacks, and no more than there are decisions: a goal of the player whom a decision names comes
 * first, and then the nearest one, because the decision can be about a goal that the provider has removed itself.
 */
function cancelledGoals(events: readonly EventRecord[], teamId: number, score: number | null): EventRecord[] {
  const goals = events.filter((event) => event.team.id === teamId && isGoal(event)).toReversed();
  const decisions = events.filter(
    ({ team, type, detail }) =>
      team.id === teamId && type === "Var" && /goal (cancelled|disallowed)/i.test(detail ?? ""),
  );
  const found = decisions
    .flatMap(({ time, player }) =>
      goals.map((goal) => ({
        goal,
        minutes: Math.abs(goal.time.elapsed - time.elapsed),
        isNamed: goal.player?.id === player?.id,
      })),
    )
    .filter(({ minutes }) => minutes <= CANCELLED_WITHIN)
    .toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed) || a.minutes - b.minutes)
    .map(({ goal }) => goal);
  const most = Math.min(decisions.length, goalsTooMany(events, teamId, score));
  return [...new Set(found)].slice(0, most);
}

/** Whether it's a goal: a missed penalty is listed as one. */
export function isGoal({ type, detail }: EventRecord): boolean {
  return type === "Goal" && detail !== "Missed Penalty";
}

/** The side of a team; null: it plays for neither. */
export function sideOf(
  teamId: number | undefined,
  { homeId, awayId }: Pick<EventFacts, "homeId" | "awayId">,
): Side | null {
  if (teamId === homeId) return "home";
  return teamId === awayId ? "away" : null;
}

/** The event as displayed; null for events that aren't (video referee decisions, cards for coaches). */
export function toFixtureEvent(event: EventRecord, facts: EventFacts): FixtureEvent | null {
  const side = sideOf(event.team.id, facts);
  const kind = kindOf(event);
  const playerName = decoded(event.player?.name ?? "");
  if (side === null || kind === null) return null;
  if (playerName === "" && !isGoal(event)) return null;
  const hasOther = kind === "goal" || kind === "substitution";
  return {
    minute: Math.max(1, event.time.elapsed),
    side,
    kind,
    playerName,
    otherName: hasOther && typeof event.assist?.name === "string" ? decoded(event.assist.name) : null,
  };
}

/** The card's colour, where a second yellow is a red; null if it isn't a card of a known colour. */
export function cardOf({ type, detail }: EventRecord): "yellow" | "red" | null {
  if (type !== "Card") return null;
  if (/^yellow card$/i.test(detail ?? "")) return "yellow";
  return /^(red|second yellow) card$/i.test(detail ?? "") ? "red" : null;
}

const goalKinds: Readonly<Record<string, FixtureEvent["kind"]>> = {
  "Own Goal": "own goal",
  Penalty: "penalty",
  "Missed Penalty": "penalty missed",
};

function kindOf(event: EventRecord): FixtureEvent["kind"] | null {
  switch (event.type) {
    case "Goal":
      return goalKinds[event.detail ?? ""] ?? "goal";
    case "Card":
      return cardOf(event);
    case "subst":
      return "substitution";
    default:
      return null;
  }
}
