import { awardBonus } from "#game/football/bonus.ts";
import { disciplineOf } from "#game/football/discipline.ts";
import { FULL_TIME, type Performance, UNKNOWN_PERFORMANCE } from "#game/football/performance.ts";
import { cardOf, type EventFacts, type EventRecord, isGoal } from "./event-record.ts";
import type { PlayerStatistics } from "./player-record.ts";
import { isBeyond90 } from "./status.ts";

/** A player of one side with the provider's figures. */
export interface CountedPlayer {
  readonly id: number;
  readonly teamId: number;
  readonly statistics: PlayerStatistics;
}

/** The fixture they played in: its counted events in order, substitutions the documented way round, and its score. */
export interface PlayedFixture extends EventFacts {
  readonly events: readonly EventRecord[];
  readonly isOver: boolean;
}

/**
 * Everyone's performance, in the order given. A player without minutes didn't come on, unless nobody has minutes: then
 * the provider doesn't count them, and nothing is known. Bonus follows the match rating when the match is over.
 */
export function toPerformances(players: readonly CountedPlayer[], fixture: PlayedFixture): Performance[] {
  const areMinutesCounted = players.some(({ statistics: { games } }) => (games.minutes ?? 0) > 0);
  if (!areMinutesCounted) return players.map(() => UNKNOWN_PERFORMANCE);
  const performances = players.map((player) => toPerformance(player, fixture));
  if (!fixture.isOver) return performances;
  const bonuses = awardBonus(performances);
  return performances.map((performance, at) => ({ ...performance, bonus: bonuses[at] ?? null }));
}

function toPerformance(player: CountedPlayer, fixture: PlayedFixture): Performance {
  const { games, goals, tackles, cards, penalty } = player.statistics;
  const minutes = (isBeyond90(fixture.status) ? minutesIn90 : minutesOf)(player, fixture);
  const figures: Performance = {
    ...UNKNOWN_PERFORMANCE,
    minutes,
    goals: goals.total ?? 0,
    assists: goals.assists ?? 0,
    conceded: concededBy(player, minutes, fixture),
    saves: goals.saves ?? 0,
    penaltiesSaved: penalty?.saved ?? 0,
    penaltiesMissed: penalty?.missed ?? 0,
    yellowCards: cards?.yellow ?? 0,
    redCards: cards?.red ?? 0,
    ownGoals: eventsOf(player, fixture, ({ detail }) => detail === "Own Goal"),
    blocks: tackles?.blocks ?? 0,
    interceptions: tackles?.interceptions ?? 0,
    tackles: tackles?.total ?? 0,
    rating: ratingOf(games.rating ?? null),
  };
  return isBeyond90(fixture.status) ? without30Minutes(figures, player, fixture) : figures;
}

/**
 * Minutes on the pitch, 0–90. A player who comes on too late for the provider to count a minute has still played one,
 * according to the substitution (docs/rules.md#who-played: played is at least one minute).
 */
function minutesOf({ id, statistics: { games } }: CountedPlayer, fixture: PlayedFixture): number {
  if ((games.minutes ?? 0) > 0) return Math.min(games.minutes ?? 0, FULL_TIME);
  const on = fixture.events.find(({ type, assist }) => type === "subst" && assist?.id === id);
  if (on === undefined) return 0;
  const off = departureOf(id, fixture);
  return Math.max(1, (off?.time.elapsed ?? minuteOfPlay(fixture)) - on.time.elapsed);
}

/**
 * Minutes on the pitch in a match with extra time, which the provider counts with the others. Who has left by the 90th
 * minute has none of it. With a listed substitution, its minute counts, give or take the one by which the provider counts
 * from half time; otherwise a starter played throughout, and of a substitute the minutes beyond extra time are left.
 */
function minutesIn90(player: CountedPlayer, fixture: PlayedFixture): number {
  const { minutes, substitute } = player.statistics.games;
  const { events } = fixture;
  const on = events.find(({ type, assist }) => type === "subst" && assist?.id === player.id);
  if (departureOf(player.id, fixture) !== undefined) return minutesOf(player, fixture);
  const before = (minutes ?? 0) - Math.max(0, (fixture.elapsed ?? FULL_TIME) - FULL_TIME);
  if (on !== undefined) {
    const least = FULL_TIME - on.time.elapsed;
    return Math.max(1, least, Math.min(before, least + 1));
  }
  if (substitute !== true) return (minutes ?? 0) > 0 ? FULL_TIME : 0;
  return Math.min(Math.max(0, before), FULL_TIME);
}

/** The provider counts extra time with the match: only the events tell about the first 90 minutes alone. */
function without30Minutes(figures: Performance, player: CountedPlayer, fixture: PlayedFixture): Performance {
  return {
    ...figures,
    goals: eventsOf(player, fixture, (event) => isGoal(event) && event.detail !== "Own Goal"),
    assists: fixture.events.filter((event) => isGoal(event) && event.assist?.id === player.id).length,
    penaltiesMissed: eventsOf(player, fixture, ({ detail }) => detail === "Missed Penalty"),
    yellowCards: eventsOf(player, fixture, (event) => cardOf(event) === "yellow"),
    redCards: eventsOf(player, fixture, (event) => cardOf(event) === "red"),
    saves: null,
    penaltiesSaved: null,
    blocks: null,
    interceptions: null,
    tackles: null,
  };
}

function eventsOf(
  { id }: CountedPlayer,
  { events }: PlayedFixture,
  is: (event: EventRecord) => boolean,
): number {
  return events.filter((event) => event.player?.id === id && is(event)).length;
}

/**
 * Goals against the player's side while on the pitch, and afterwards if he was sent off (docs/decisions/0059). A goal
 * counts for `event.team`, own goals too. If the events don't add up to the score, it's known only for a player against
 * whom all goals count, or if nothing was conceded; without a score it's unknown.
 */
function concededBy(player: CountedPlayer, minutes: number, fixture: PlayedFixture): number | null {
  const { goals } = player.statistics;
  if (minutes === 0) return 0;
  const against = player.teamId === fixture.homeId ? "away" : "home";
  const score = fixture.goals[against];
  const ownCount = ownCountOf(goals);
  if (ownCount !== null && !isSentOff(player, fixture) && !isBeyond90(fixture.status)) return ownCount;
  if (score === 0 || score === null) return score;
  const during = eventsDuring(player, minutes, fixture);
  if (during === "all") return score;
  const isAgainst = (event: EventRecord) => isGoal(event) && event.team.id === fixture[`${against}Id`];
  if (fixture.events.filter(isAgainst).length !== score) return null;
  return during.filter(isAgainst).length;
}

/** The provider's count, null if it lacks one: outfield players have 0 or none, whatever their side concedes. */
function ownCountOf({ conceded, saves }: PlayerStatistics["goals"]): number | null {
  if (typeof conceded !== "number") return null;
  return conceded > 0 || (saves ?? 0) > 0 ? conceded : null;
}

/**
 * The events while goals count against a player. A starter is there from the first, a substitute from the event that
 * brought him on; both until the event that replaced them, or else to the end, sent off or not. Places in the list tell
 * more than minutes, which are the same for a whole stoppage time; minutes have to do for a substitution that isn't
 * listed.
 */
function eventsDuring(
  player: CountedPlayer,
  minutes: number,
  fixture: PlayedFixture,
): "all" | readonly EventRecord[] {
  const { events } = fixture;
  const end = minuteOfPlay(fixture);
  const sentOff = isSentOff(player, fixture);
  const isStarter = player.statistics.games.substitute !== true;
  const on = events.findIndex(({ type, assist }) => type === "subst" && assist?.id === player.id);
  const off = sentOff
    ? -1
    : events.findIndex(({ type, player: left }) => type === "subst" && left?.id === player.id);
  const isThroughout = minutes >= end || (isStarter && sentOff);
  if (on === -1 && off === -1 && isThroughout) return "all";
  const before = off === -1 ? events : events.slice(0, off);
  if (on !== -1) return before.slice(on + 1);
  if (isStarter) return off === -1 ? before.filter(({ time }) => time.elapsed <= minutes) : before;
  const shown = events.find((event) => event.player?.id === player.id && cardOf(event) === "red");
  const left = events[off] ?? (sentOff ? shown : undefined);
  const cameOn = (left?.time.elapsed ?? end) - minutes;
  return before.filter(({ time }) => time.elapsed > cameOn);
}

/**
 * Whether a red card sent the player off the pitch. One who'd been replaced before it didn't leave it that way; one who is
 * listed as replaced after it did.
 */
function isSentOff({ id, statistics: { cards } }: CountedPlayer, fixture: PlayedFixture): boolean {
  const left = departureOf(id, fixture);
  if (left !== undefined) return left.type !== "subst";
  return disciplineOf({ yellowCards: cards?.yellow ?? 0, redCards: cards?.red ?? 0 }).red === 1;
}

/** The event with which the player left the pitch: his substitution or his red card, whichever came first. */
function departureOf(id: number, { events }: PlayedFixture): EventRecord | undefined {
  return events.find(
    (event) => event.player?.id === id && (event.type === "subst" || cardOf(event) === "red"),
  );
}

/** The fixture's current minute. */
export function minuteOfPlay({ isOver, elapsed }: Pick<PlayedFixture, "isOver" | "elapsed">): number {
  return isOver ? FULL_TIME : Math.min(elapsed ?? FULL_TIME, FULL_TIME);
}

/** The provider writes 0 and texts such as "–" for players without a rating. */
function ratingOf(rating: string | number | null): number | null {
  const value = Number(rating ?? Number.NaN);
  return Number.isFinite(value) && value > 0 && value <= 10 ? value : null;
}
