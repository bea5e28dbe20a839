import * as z from "zod/mini";
import { FULL_TIME } from "#game/football/performance.ts";
import type { RemoteFixture } from "#server/football/remote/remote-adapter.ts";
import { wholeNumber } from "#server/football/remote/lenient-fields.ts";
import type { Side } from "#game/side.ts";
import type { FixtureEvent } from "#server/football/table.ts";
import type { Roster } from "./bootstrap.ts";
import { utcInstant } from "./utc-instant.ts";

const score = z.nullable(wholeNumber(0, 99));
const listed = z.object({ value: wholeNumber(), element: wholeNumber() });

/** A record of `/fixtures/`. */
export const fixtureRecord = z.object({
  id: wholeNumber(),
  code: wholeNumber(),
  event: z.nullable(wholeNumber(1, 60)),
  kickoff_time: z.nullable(z.string().check(z.regex(/^20\d\d-/))),
  started: z.nullish(z.boolean()),
  finished: z.boolean(),
  finished_provisional: z.boolean(),
  minutes: wholeNumber(0, 200),
  team_h: wholeNumber(),
  team_a: wholeNumber(),
  team_h_score: score,
  team_a_score: score,
  stats: z.array(z.object({ identifier: z.string(), a: z.array(listed), h: z.array(listed) })),
});

export type FixtureRecord = z.output<typeof fixtureRecord>;

const HALF = 45;

/** The fixture in the common form; null if one of its clubs is unknown. */
export function toRemoteFixture(record: FixtureRecord, { season, clubKeys }: Roster): RemoteFixture | null {
  const home = clubKeys.get(record.team_h);
  const away = clubKeys.get(record.team_a);
  if (home === undefined || away === undefined) return null;
  const kickOff = utcInstant(record.kickoff_time ?? "");
  return {
    key: String(record.code),
    leagueId: "premier-league",
    season,
    round: record.event,
    homeClubKey: home,
    awayClubKey: away,
    kickOff: Number.isNaN(kickOff) ? null : kickOff,
    ...stateOf(record),
    homeGoals: record.team_h_score,
    awayGoals: record.team_a_score,
  };
}

/** The provider reports neither half time nor postponements: a match without a date was postponed. */
function stateOf(record: FixtureRecord): Pick<RemoteFixture, "status" | "elapsed"> {
  if (record.finished || record.finished_provisional) return { status: "FT", elapsed: FULL_TIME };
  if (record.started === true) {
    return {
      status: record.minutes < HALF ? "1H" : record.minutes === HALF ? "HT" : "2H",
      elapsed: record.minutes,
    };
  }
  return { status: record.kickoff_time === null ? "PST" : "NS", elapsed: null };
}

const kinds: Readonly<Record<string, FixtureEvent["kind"]>> = {
  goals_scored: "goal",
  own_goals: "own goal",
  penalties_missed: "penalty missed",
  yellow_cards: "yellow",
  red_cards: "red",
};

/**
 * Goals and cards. The provider doesn't report when: the minute is 0. An own goal is listed with the player's side and
 * counts for the other.
 */
export function toFixtureEvents(
  record: FixtureRecord,
  nameOf: (element: number) => string | null,
): FixtureEvent[] {
  return record.stats.flatMap(({ identifier, a, h }) => {
    const kind = kinds[identifier];
    if (kind === undefined) return [];
    const isOther = kind === "own goal";
    return [
      ...h.flatMap((one) => eventsOf(one, { kind, side: isOther ? "away" : "home", nameOf })),
      ...a.flatMap((one) => eventsOf(one, { kind, side: isOther ? "home" : "away", nameOf })),
    ];
  });
}

/**
 * The sides of the players in a fixture's lists, by their ids: of everyone with a figure that isn't zero. It's the side
 * that they played for, whatever their club is by now.
 */
export function sidesIn({ stats }: FixtureRecord): ReadonlyMap<number, Side> {
  return new Map(
    stats.flatMap(({ h, a }) => [
      ...h.map(({ element }) => [element, "home"] as const),
      ...a.map(({ element }) => [element, "away"] as const),
    ]),
  );
}

/** The players' BPS in a fixture, by their ids; null if it doesn't list them. The list leaves out zeros. */
export function bpsIn({ stats }: FixtureRecord): ((element: number) => number) | null {
  const list = stats.find(({ identifier }) => identifier === "bps");
  if (list === undefined || list.h.length + list.a.length === 0) return null;
  const bps = new Map([...list.h, ...list.a].map(({ element, value }) => [element, value]));
  return (element) => bps.get(element) ?? 0;
}

function eventsOf(
  { element, value }: z.output<typeof listed>,
  {
    kind,
    side,
    nameOf,
  }: Pick<FixtureEvent, "kind" | "side"> & { nameOf: (element: number) => string | null },
): FixtureEvent[] {
  const playerName = nameOf(element);
  if (playerName === null) return [];
  return Array.from({ length: Math.max(0, Math.min(value, 20)) }, () => ({
    minute: 0,
    kind,
    side,
    playerName,
    otherName: null,
  }));
}
