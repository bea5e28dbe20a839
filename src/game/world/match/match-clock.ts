/** How long the two halves of a match are played beyond 45 minutes, in whole minutes. */
export interface Stoppage {
  readonly first: number;
  readonly second: number;
}

/** The status of a fixture in the specification's words (spec §3). */
export type FixtureStatus = "NS" | "1H" | "HT" | "2H" | "FT";

/** The state of a match's clock. */
export interface MatchTime {
  readonly status: FixtureStatus;
  /** The minute that is being played, 1–90; 45 at half time, 90 at the end, null before the kick-off. */
  readonly minute: number | null;
  /** The minute beyond 45 or 90 that is being played; null in regular time. */
  readonly stoppage: number | null;
}

const SECONDS = 60;
/** Minutes of a half without stoppage. */
export const HALF = 45;
/** Minutes between the halves. */
const HALF_TIME = 15;

/** Seconds from the kick-off to the end of the first half. */
function firstHalfEnd(stoppage: Stoppage): number {
  return (HALF + stoppage.first) * SECONDS;
}

/** Seconds from the kick-off to the beginning of the second half. */
export function secondHalfStart(stoppage: Stoppage): number {
  return firstHalfEnd(stoppage) + HALF_TIME * SECONDS;
}

/** Seconds from the kick-off to the final whistle. */
export function matchEnd(stoppage: Stoppage): number {
  return secondHalfStart(stoppage) + (HALF + stoppage.second) * SECONDS;
}

/**
 * The clock of a match so many seconds after its kick-off; a number below 0 is before it.
 *
 * The minute counts from 1, as scorers are listed: a goal after 22 minutes and 10 seconds falls in minute 23.
 */
export function matchTimeAt(second: number, stoppage: Stoppage): MatchTime {
  if (second < 0) return { status: "NS", minute: null, stoppage: null };
  if (second < firstHalfEnd(stoppage)) return { status: "1H", ...minuteOf(second, 0) };
  if (second < secondHalfStart(stoppage)) return { status: "HT", minute: HALF, stoppage: null };
  if (second < matchEnd(stoppage))
    return { status: "2H", ...minuteOf(second - secondHalfStart(stoppage), HALF) };
  return { status: "FT", minute: 2 * HALF, stoppage: null };
}

function minuteOf(second: number, before: number): Pick<MatchTime, "minute" | "stoppage"> {
  const minute = Math.floor(second / SECONDS) + 1;
  return minute <= HALF
    ? { minute: before + minute, stoppage: null }
    : { minute: before + HALF, stoppage: minute - HALF };
}

/** The whole minutes played so many seconds (0 and up) after the kick-off, 0–90: stoppage adds none. */
export function minutesPlayedAt(second: number, stoppage: Stoppage): number {
  const sinceRestart = Math.max(0, second - secondHalfStart(stoppage));
  return minutesOfHalf(second) + minutesOfHalf(sinceRestart);
}

function minutesOfHalf(seconds: number): number {
  return Math.min(HALF, Math.floor(seconds / SECONDS));
}

/**
 * The second after the kick-off of a place in the match.
 *
 * @param bucket which quarter of an hour: 0–2 the first half, 3 its stoppage, 4–6 the second half, 7 its stoppage
 * @param share how far into the bucket, 0 (included) to 1 (excluded)
 */
export function secondIn(bucket: number, share: number, stoppage: Stoppage): number {
  const isFirst = bucket < 4;
  const start = isFirst ? 0 : secondHalfStart(stoppage);
  const isAdded = bucket % 4 === 3;
  const length = isAdded ? (isFirst ? stoppage.first : stoppage.second) : 15;
  return Math.floor(start + ((bucket % 4) * 15 + share * length) * SECONDS);
}
