import type { MatchEvent, MatchEventKind } from "#game/match/match-event.ts";

/** One event on the screen: its start and duration in milliseconds at normal speed. */
export interface Beat {
  readonly event: MatchEvent;
  readonly startsAt: number;
  readonly lasts: number;
}

const LASTS_MS: Readonly<Record<MatchEventKind, number>> = {
  kickOff: 1300,
  buildUp: 1100,
  chance: 1500,
  goal: 2900,
  save: 1500,
  miss: 1400,
  yellowCard: 1500,
  redCard: 2200,
  halfTime: 2200,
  fullTime: 1800,
};

/** The pause between two events of different minutes. */
const QUIET_MS = 450;

/** Puts the events of a match on a timeline: the more an event matters, the longer it lasts. */
export function beatsOf(events: readonly MatchEvent[]): readonly Beat[] {
  let at = 0;
  return events.map((event, index) => {
    const before = events[index - 1];
    if (before !== undefined && before.minute !== event.minute) at += QUIET_MS;
    const beat = { event, startsAt: at, lasts: LASTS_MS[event.kind] };
    at += beat.lasts;
    return beat;
  });
}

/** How long the whole match takes, in milliseconds at normal speed. */
export function lengthOf(beats: readonly Beat[]): number {
  const last = beats.at(-1);
  return last === undefined ? 0 : last.startsAt + last.lasts;
}

/** The index of the beat at a time: the last one that has started; −1 before the first. */
export function beatAt(beats: readonly Beat[], time: number): number {
  return beats.findLastIndex(({ startsAt }) => startsAt <= time);
}
