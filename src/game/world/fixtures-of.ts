import { DAY_MS } from "#game/milliseconds.ts";
import { instantOf } from "#game/world/calendar/local-time.ts";
import { kickOffSlots } from "#game/world/calendar/kick-off-slots.ts";
import type { KickOffSlot } from "#game/world/calendar/kick-off-slots.ts";
import { roundRobin } from "#game/world/calendar/round-robin.ts";
import { seasonWeekends } from "#game/world/calendar/season-weekends.ts";
import { clubs } from "#game/world/catalogue/clubs.ts";
import { type LeagueSlug, placeOfLeague } from "#game/world/catalogue/leagues.ts";
import { chanceOf, shuffled } from "./chance.ts";

/** A match of the simulated world: what is known of it before it is played. */
export interface Fixture {
  /** Unique over leagues and seasons, the same for every seed: year, league and place in the season. */
  readonly id: number;
  readonly league: LeagueSlug;
  /** The year in which the season begins. */
  readonly season: number;
  /** From 1 on. */
  readonly round: number;
  /** Epoch milliseconds, UTC. */
  readonly kickOff: number;
  /** The slug of the club at home. */
  readonly home: string;
  /** The slug of the club away. */
  readonly away: string;
  /** The seed of the world. */
  readonly seed: number;
}

const DECEMBER = 11;

/**
 * All fixtures of a league's season, round by round: every two clubs meet twice, August to May, at the league's usual
 * kick-off times (docs/rules.md#simulated-football). The seed decides the pairings and their order; the days are the
 * same for every seed.
 *
 * @param seasonStartYear the year of its August
 */
export function fixturesOf(league: LeagueSlug, seasonStartYear: number, seed: number): Fixture[] {
  const slugs = clubs.filter((club) => club.league === league).map((club) => club.slug);
  return fixturesAmong(slugs, { league, season: seasonStartYear, seed });
}

/** The same for any even number of clubs whose rounds the calendar has room for. */
export function fixturesAmong(
  slugs: readonly string[],
  { league, season, seed }: Pick<Fixture, "league" | "season" | "seed">,
): Fixture[] {
  const chance = chanceOf(seed, league, season, "fixtures");
  const rounds = roundRobin(shuffled(chance, slugs));
  const weekends = seasonWeekends(season, rounds.length);
  const firstId = (season * 10 + placeOfLeague(league)) * 1000;
  return rounds.flatMap((pairings, at) => {
    const fridays = weekends[at] ?? [];
    const slots = kickOffSlots[league];
    const ofWeekend = at + 1 === rounds.length ? slots.last : fridays.length > 1 ? slots.half : slots.whole;
    const kickOffs = kickOffsOf(league, { fridays, ofWeekend, matches: pairings.length });
    return shuffled(chance, pairings).map(({ home, away }, place) => ({
      id: firstId + at * pairings.length + place + 1,
      league,
      season,
      round: at + 1,
      kickOff: kickOffs[place] ?? 0,
      home,
      away,
      seed,
    }));
  });
}

interface RoundSlots {
  readonly fridays: readonly number[];
  readonly ofWeekend: readonly KickOffSlot[];
  readonly matches: number;
}

/** The kick-offs of a round in order; its matches are shared out over its weekends, the earlier one taking more. */
function kickOffsOf(league: LeagueSlug, { fridays, ofWeekend, matches }: RoundSlots): number[] {
  return fridays.flatMap((friday, weekend) => {
    const share = Math.ceil((matches - weekend) / fridays.length);
    const turns = Array.from({ length: Math.ceil(share / ofWeekend.length) }, () => ofWeekend);
    const slots = turns.flat().slice(0, share);
    return slots.map((slot) => kickOffAt(league, friday, slot));
  });
}

/**
 * Nobody plays on Christmas Eve and Christmas Day: those matches are on the 26th. So is the match of Friday the 23rd, which
 * would otherwise be three days ahead of its round and count in the one before (docs/rules.md#rounds).
 */
function kickOffAt(league: LeagueSlug, friday: number, { dayOffset, time }: KickOffSlot): number {
  const day = friday + dayOffset * DAY_MS;
  const date = new Date(day).getUTCDate();
  const isDecember = new Date(day).getUTCMonth() === DECEMBER;
  const isMoved = isDecember && (date === 24 || date === 25 || (date === 23 && day === friday));
  return instantOf(league, isMoved ? day + (26 - date) * DAY_MS : day, time);
}
