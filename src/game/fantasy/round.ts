import { HOUR_MS } from "#game/milliseconds.ts";
import { holdDeadline, DEADLINE_BEFORE_KICK_OFF } from "./deadline.ts";

/** Two fixtures of one number that lie so far apart, in milliseconds, are not of one weekend: two days. */
const PAUSE_BETWEEN_ROUNDS = 48 * HOUR_MS;

/** `postponed`: called off and without a new date; it belongs to no round until it has one. */
export type RoundFixtureStatus = "scheduled" | "live" | "finished" | "postponed";

/** What a round needs to know of a fixture. */
export interface RoundFixture {
  /** The gameweek that the league has put the fixture into, whenever it is played. */
  readonly round: number;
  /** Epoch milliseconds. */
  readonly kickOff: number;
  /** Its first kick-off, if it was stopped and is resumed on another day; null or omitted: `kickOff`. */
  readonly beganAt?: number | null;
  readonly status: RoundFixtureStatus;
  readonly homeClubId: number;
  readonly awayClubId: number;
}

/** A gameweek of a fantasy league. */
export interface Round<Fixture extends RoundFixture = RoundFixture> {
  readonly round: number;
  /** Epoch milliseconds. A squad that is executed before it counts in this round, later ones in the next. */
  readonly deadline: number;
  /** The fixtures whose points count in this round, by kick-off. */
  readonly fixtures: readonly Fixture[];
}

type RoundDeadline = Pick<Round, "round" | "deadline">;

/**
 * The rounds of a league's season at an instant (epoch milliseconds), in the order of their deadlines.
 *
 * A fixture counts in the latest round whose deadline has passed at its kick-off: where a postponed fixture is finally
 * played, there its points count (docs/rules.md#rounds), and a club may thus have none or two in a round. The league's
 * own numbering only says where a round begins: with the first of its fixtures that no pause of two days parts from the
 * middle third of them, so that a fixture brought forward does not drag the deadline with it. Only one within 90 minutes
 * before that does.
 *
 * @param published the deadlines that users have seen, by round; those that are near or past are held
 */
export function roundsAt<Fixture extends RoundFixture>(
  fixtures: readonly Fixture[],
  published: ReadonlyMap<number, number>,
  now: number,
): Round<Fixture>[] {
  const dated = fixtures
    .filter(({ status }) => status !== "postponed")
    .toSorted((a, b) => a.kickOff - b.kickOff);
  const deadlines = deadlinesOf(dated, published, now);
  const counting = Map.groupBy(dated, (fixture) => countingPlace(fixture, deadlines));
  return deadlines
    .map(({ round, deadline }, at) => ({ round, deadline, fixtures: counting.get(at) ?? [] }))
    .filter(({ deadline, fixtures: own }) => own.length > 0 || deadline <= now);
}

/**
 * The place of the round in which a fixture counts; -1: in none. One that is resumed after another deadline counts in none:
 * squads could be picked by what was played before (docs/rules.md#stopped-matches). Until it does, it might be played
 * from the beginning, and count.
 */
function countingPlace(
  { kickOff, beganAt = null, status }: RoundFixture,
  deadlines: readonly RoundDeadline[],
): number {
  const at = deadlines.findLastIndex(({ deadline }) => deadline <= kickOff);
  const hasGoneOn = beganAt !== null && status !== "scheduled";
  return hasGoneOn && beganAt < (deadlines[at]?.deadline ?? 0) ? -1 : at;
}

/** The fixtures of each club in a round, by its id: no entry for a blank, 2 or more for a double. */
export function fixtureCounts(round: Pick<Round, "fixtures">): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { homeClubId, awayClubId } of round.fixtures) {
    for (const clubId of [homeClubId, awayClubId]) counts.set(clubId, (counts.get(clubId) ?? 0) + 1);
  }
  return counts;
}

/** A round whose fixtures have all been called off keeps the deadline that was published, if it has passed. */
function deadlinesOf(
  dated: readonly RoundFixture[],
  published: ReadonlyMap<number, number>,
  now: number,
): RoundDeadline[] {
  const computed = new Map(
    openingsOf(dated).map(({ round, opensAt }) => [round, firstKickOff(dated, opensAt)]),
  );
  const known = [...new Set([...computed.keys(), ...published.keys()])].flatMap((round) => {
    const told = published.get(round) ?? null;
    const opensAt = computed.get(round);
    if (opensAt === undefined) return told !== null && told <= now ? [{ round, deadline: told }] : [];
    return [{ round, deadline: holdDeadline(told, opensAt - DEADLINE_BEFORE_KICK_OFF, now) }];
  });
  return known.sort((a, b) => a.deadline - b.deadline || a.round - b.round);
}

/**
 * The first kick-off that counts in a round which opens with one of its own: on the same evening, a fixture of another
 * number can kick off before it and after the deadline. `dated` is in order of kick-off.
 */
function firstKickOff(dated: readonly RoundFixture[], opensAt: number): number {
  return dated
    .toReversed()
    .reduce(
      (first, { kickOff }) =>
        kickOff < first && kickOff >= first - DEADLINE_BEFORE_KICK_OFF ? kickOff : first,
      opensAt,
    );
}

interface MiddleThird {
  readonly round: number;
  readonly kickOffs: readonly number[];
  readonly from: number;
  readonly to: number;
}

/** The kick-off with which each round begins, the first with the season's. `dated` is in order of kick-off. */
function openingsOf(dated: readonly RoundFixture[]): { round: number; opensAt: number }[] {
  const middles = [...Map.groupBy(dated, ({ round }) => round)]
    .map(([round, own]) =>
      middleOf(
        round,
        own.map(({ kickOff }) => kickOff),
      ),
    )
    .sort((a, b) => a.from - b.from || a.round - b.round);
  return middles.map(({ round, kickOffs, from }, at) => {
    const before = middles[at - 1];
    if (before === undefined) return { round, opensAt: dated[0]?.kickOff ?? from };
    const main = kickOffs.filter((kickOff) => kickOff > before.to && kickOff <= from);
    const pauseEnd = main.findLastIndex(
      (kickOff, place) => kickOff - (main[place - 1] ?? kickOff) >= PAUSE_BETWEEN_ROUNDS,
    );
    return { round, opensAt: main[Math.max(0, pauseEnd)] ?? from };
  });
}

/**
 * The middle of a round's fixtures, without the third that is played first and the third that is played last, up to the
 * first pause of two days: those after it were put off, and say nothing about the round's weekend.
 */
function middleOf(round: number, kickOffs: readonly number[]): MiddleThird {
  const third = Math.floor(kickOffs.length / 3);
  const middle = kickOffs.slice(third, kickOffs.length - third);
  const putOff = middle.findIndex(
    (kickOff, at) => kickOff - (middle[at - 1] ?? kickOff) >= PAUSE_BETWEEN_ROUNDS,
  );
  const played = putOff === -1 ? middle : middle.slice(0, putOff);
  return { round, kickOffs, from: played[0] ?? 0, to: played.at(-1) ?? 0 };
}
