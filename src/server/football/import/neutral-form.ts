import * as z from "zod/mini";
import { positions } from "#game/card/position.ts";
import { type FigureName, figureNames } from "#game/football/performance.ts";
import { OVERALL_MAX, OVERALL_MIN } from "#game/card/overall.ts";
import { leagueSlugs } from "#game/world/catalogue/leagues.ts";
import { sides } from "#game/side.ts";
import type { FixtureEvent } from "#server/football/table.ts";

/** Displayed text or a key, without control characters and lone surrogates, which no database stores. */
const printable = z.regex(/^[^\p{Cc}\p{Cs}]*$/u, "Expected text without control characters");
const key = z.string().check(z.minLength(1), z.maxLength(100), printable);
const words = z.string().check(z.minLength(1), z.maxLength(200), printable);
const address = z.url().check(z.maxLength(500));
const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, "Expected a colour such as #c8102e"));
const from = (least: number, greatest: number) => z.int().check(z.minimum(least), z.maximum(greatest));

const leagueKey = z.enum(leagueSlugs);

const league = z.strictObject({ kind: z.literal("league"), key: leagueKey, name: words, country: words });

const club = z.strictObject({
  kind: z.literal("club"),
  key,
  league: leagueKey,
  name: words,
  shortName: z.nullish(words),
  code: z.nullish(z.string().check(z.regex(/^[A-Z0-9]{3}$/, "Expected three capital letters or digits"))),
  colours: z.nullish(z.tuple([colour, colour])),
  logoUrl: z.nullish(address),
});

const season = from(1850, 2200);

const player = z.strictObject({
  kind: z.literal("player"),
  key,
  club: key,
  name: words,
  shortName: z.nullish(words),
  position: z.enum(positions),
  code: z.nullish(key),
  birthDate: z.nullish(z.iso.date()),
  shirtNumber: z.nullish(from(1, 99)),
  season: z.nullish(season),
  overall: z.nullish(from(OVERALL_MIN, OVERALL_MAX)),
  photoUrl: z.nullish(address),
});

const goals = z.nullish(from(0, 99));

const fixture = z.strictObject({
  kind: z.literal("fixture"),
  key,
  league: leagueKey,
  season,
  round: from(1, 99),
  home: key,
  away: key,
  kickOff: z.iso.datetime({ offset: true }),
  homeGoals: goals,
  awayGoals: goals,
});

const count = z.nullish(from(0, 200));

/** Counts, except the three that are measured differently. */
const figures = {
  ...(Object.fromEntries(figureNames.map((name) => [name, count])) as Record<FigureName, typeof count>),
  bps: z.nullish(from(-500, 500)),
  rating: z.nullish(z.number().check(z.minimum(0), z.maximum(10))),
  bonus: z.nullish(from(0, 3)),
};

const performance = z.strictObject({
  kind: z.literal("performance"),
  fixture: key,
  player: key,
  side: z.nullish(z.enum(sides)),
  ...figures,
});

const happenings = [
  "goal",
  "own goal",
  "penalty",
  "penalty missed",
  "yellow",
  "red",
  "substitution",
] as const satisfies readonly FixtureEvent["kind"][];

const event = z.strictObject({
  kind: z.literal("event"),
  fixture: key,
  minute: from(1, 120),
  what: z.enum(happenings),
  side: z.enum(sides),
  player: key,
  other: z.nullish(key),
});

/** One line of a file in the neutral form. docs/data-providers.md explains the fields. */
export const neutralRecord = z.discriminatedUnion("kind", [
  league,
  club,
  player,
  fixture,
  performance,
  event,
]);

export type NeutralRecord = z.output<typeof neutralRecord>;
export type NeutralOf<Kind extends NeutralRecord["kind"]> = Extract<NeutralRecord, { kind: Kind }>;
