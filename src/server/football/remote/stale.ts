import { isFinished, isInPlay } from "#game/football/fixture-status.ts";

/** A fixture's progress, in the order of a match; other statuses say nothing about it. LIVE may be anywhere in play. */
const progress: Readonly<Record<string, number>> = {
  TBD: 0,
  NS: 0,
  "1H": 1,
  LIVE: 1,
  HT: 2,
  "2H": 3,
  ET: 4,
  BT: 4,
  P: 5,
  FT: 6,
  AET: 6,
  PEN: 6,
};

interface Standing {
  readonly status: string;
  readonly elapsed: number | null;
  /** Epoch milliseconds. */
  readonly kickOff: number;
}

/** Minutes can go back this far when a clock is corrected. More means a cached answer. */
const MINUTES_BACK = 2;

/**
 * Whether a state is older than the stored one: an earlier stage of the same match, or an earlier minute of the same
 * stage. Without a minute it's as far as it says. A match postponed to another day starts from the beginning.
 */
export function isStale(given: Standing, stored: Standing): boolean {
  const [now, before] = [progress[given.status], progress[stored.status]];
  if (now === undefined || before === undefined) return false;
  if (given.kickOff !== stored.kickOff && !isFinished(stored.status)) return false;
  const isSomewhere = [given.status, stored.status].includes("LIVE");
  if (isSomewhere && isInPlay(given.status) && isInPlay(stored.status)) return false;
  if (now !== before) return now < before;
  if (isFinished(given.status) || given.elapsed === null) return false;
  return given.elapsed + MINUTES_BACK < (stored.elapsed ?? 0);
}
