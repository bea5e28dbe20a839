import * as z from "zod/mini";
import type { Position } from "#game/card/position.ts";
import { overallsOfSeason } from "#game/card/season-overall.ts";
import { seasonOf } from "#game/leaderboard/season.ts";
import type { Log } from "#server/deps.ts";
import {
  catalogueClub,
  type GivenPlayer,
  toProvidedClub,
  toProvidedLeague,
  toProvidedPlayers,
} from "#server/football/identity/known-club.ts";
import type { ProvidedCatalogue } from "#server/football/provider.ts";
import { ProviderTrouble } from "#server/football/remote/provider-trouble.ts";
import { readRecords } from "#server/football/remote/read-records.ts";
import { orNull, wholeNumber } from "#server/football/remote/lenient-fields.ts";
import { utcInstant } from "./utc-instant.ts";

const number = wholeNumber(1);
const whole = z.object({
  events: z.array(z.unknown()),
  teams: z.array(z.unknown()),
  elements: z.array(z.unknown()),
});
const eventRecord = z.object({ id: number, deadline_time: z.string() });
const teamRecord = z.object({
  id: number,
  code: number,
  name: z.string().check(z.minLength(1)),
  /** Such as ARS; anything but a text counts as unknown. */
  short_name: orNull(z.string()),
});
/** Types beyond the four positions (managers, in some seasons) are not players. */
const elementRecord = z.object({
  id: number,
  code: number,
  team: number,
  element_type: wholeNumber(),
  first_name: z.string(),
  second_name: z.string(),
  web_name: z.string().check(z.minLength(1)),
  now_cost: wholeNumber(),
  total_points: wholeNumber(),
  minutes: wholeNumber(),
  /** Anything but a date or a number counts as unknown. */
  birth_date: orNull(z.iso.date()),
  /** When the player joined the club; since 2024/25. */
  team_join_date: orNull(z.iso.date()),
  squad_number: orNull(wholeNumber(1, 99)),
  /**
   * "a": available, "d": doubtful, "i": injured, "s": suspended, "n": can't play this time, such as against the club that
   * lends him; "u": has left the club or isn't registered, until he's back.
   */
  status: z.optional(z.string()),
  /** In per cent; null: no doubts. */
  chance_of_playing_next_round: z.optional(z.nullable(wholeNumber())),
});

const positionOf: Readonly<Record<number, Position>> = {
  1: "goalkeeper",
  2: "defender",
  3: "midfielder",
  4: "forward",
};

/** The season's clubs and players, with keys that outlast it: ids restart every summer, codes don't. */
export interface Roster {
  /** The year in which the season starts. */
  readonly season: number;
  readonly clubKeys: ReadonlyMap<number, string>;
  readonly playerKeys: ReadonlyMap<number, string>;
  /** When players joined their clubs, such as 2025-09-01, by their ids; those of whom it's known. */
  readonly joinedOn: ReadonlyMap<number, string>;
  readonly catalogue: ProvidedCatalogue;
}

/**
 * Reads `/bootstrap-static/`.
 *
 * @throws ProviderTrouble `unknown shape`
 */
export function readBootstrap(body: unknown, log: Log): Roster {
  const parsed = whole.safeParse(body);
  if (!parsed.success) throw new ProviderTrouble("unknown shape", "the answer is not a bootstrap of the FPL");
  const teams = readRecords(parsed.data.teams, teamRecord, log);
  const elements = readRecords(parsed.data.elements, elementRecord, log);
  const season = seasonIn(readRecords(parsed.data.events, eventRecord, log));
  const clubKeys = new Map(teams.map(({ id, code }) => [id, String(code)]));
  return {
    season,
    clubKeys,
    playerKeys: new Map(elements.map(({ id, code }) => [id, String(code)])),
    joinedOn: new Map(
      elements.flatMap(({ id, team_join_date: date }) => (typeof date === "string" ? [[id, date]] : [])),
    ),
    catalogue: {
      leagues: toProvidedLeague("premier-league"),
      clubs: teams.map(({ code, name, short_name: letters }) =>
        toProvidedClub(
          { key: String(code), name, code: letters ?? null },
          "premier-league",
          catalogueClub("fplCode", code),
        ),
      ),
      players: toPlayers(elements, clubKeys),
      wholeSquads: elements.length === parsed.data.elements.length ? [...clubKeys.values()] : [],
    },
  };
}

function seasonIn(events: readonly z.output<typeof eventRecord>[]): number {
  const first = events.map(({ deadline_time: deadline }) => utcInstant(deadline)).sort((a, b) => a - b)[0];
  if (first === undefined || Number.isNaN(first)) {
    throw new ProviderTrouble("unknown shape", "the bootstrap does not tell its season");
  }
  return seasonOf(first).startYear;
}

type Element = z.output<typeof elementRecord>;

function toPlayers(
  elements: readonly Element[],
  clubKeys: ReadonlyMap<number, string>,
): ProvidedCatalogue["players"] {
  const players = elements.flatMap((element) => {
    const position = positionOf[element.element_type];
    const clubKey = clubKeys.get(element.team);
    return position === undefined || clubKey === undefined ? [] : [{ element, position, clubKey }];
  });
  const overalls = overallsOfSeason(
    players.map(({ element: { minutes, total_points: points, now_cost: price }, position }) => ({
      position,
      minutes,
      points,
      price,
    })),
  );
  const given = players.map(({ element, position, clubKey }, at): GivenPlayer => ({
    key: String(element.code),
    code: String(element.code),
    clubKey,
    name: `${element.first_name} ${element.second_name}`.trim() || element.web_name,
    shortName: element.web_name,
    position,
    overall: overalls[at] ?? null,
    birthDate: element.birth_date ?? null,
    shirtNumber: element.squad_number ?? null,
    isFit: isFit(element),
    hasLeft: element.status === "u",
  }));
  return [...Map.groupBy(given, ({ clubKey }) => clubKey)].flatMap(([clubKey, squad]) =>
    toProvidedPlayers(squad, catalogueClub("fplCode", Number(clubKey))),
  );
}

/** The chance from which a doubtful player counts as fit. */
const LIKELY = 75;

function isFit({ status, chance_of_playing_next_round: chance }: Element): boolean | null {
  if (status === undefined) return null;
  return status === "a" || (status === "d" && (chance ?? 0) >= LIKELY);
}
