import { sides, type Side } from "#game/side.ts";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { instant, isOneOf } from "#server/platform/db/columns.ts";
import { positions } from "#game/card/position.ts";

export const league = pgTable("league", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  country: text("country").notNull(),
});

export const club = pgTable(
  "club",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    leagueId: text("league_id")
      .notNull()
      .references(() => league.id),
    /** The club's provider, and its key there. */
    provider: text("provider").notNull(),
    key: text("key").notNull(),
    name: text("name").notNull(),
    shortName: text("short_name").notNull(),
    /** Three letters, as on a scoreboard. */
    code: text("code").notNull(),
    /** Two colours (#rrggbb) for the generated badge. */
    primaryColour: text("primary_colour").notNull(),
    secondaryColour: text("secondary_colour").notNull(),
    logoUrl: text("logo_url"),
    /** When the provider last named its whole squad; null: it hasn't. */
    squadReadAt: instant("squad_read_at"),
  },
  (table) => [unique("club_provider_key").on(table.provider, table.key)],
);

/** A real footballer. */
export const player = pgTable(
  "player",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    clubId: integer("club_id").references(() => club.id),
    provider: text("provider").notNull(),
    key: text("key").notNull(),
    name: text("name").notNull(),
    /** The name on the shirt. */
    shortName: text("short_name").notNull(),
    position: text("position", { enum: positions }).notNull(),
    overall: smallint("overall").notNull(),
    photoUrl: text("photo_url"),
    /** The Premier League's number for the player, which several providers use; null: unknown. */
    code: text("code"),
    /** The provider's own name, if `name` is the catalogue's. */
    ownName: text("own_name"),
    /** Such as 2001-09-05, and the number on the shirt; null: unknown. */
    birthDate: text("birth_date"),
    shirtNumber: smallint("shirt_number"),
    /** Whether the player can play, according to the provider; null: it doesn't say. */
    isFit: boolean("is_fit"),
    /** Since when the club's squad doesn't name the player; null: it does, or its squad isn't read. */
    missingSince: instant("missing_since"),
    /** Whether the player has left the league; the club is then his last one there (docs/decisions/0124). */
    hasLeft: boolean("has_left").notNull().default(false),
    /** The words of both names in lower case without accents, each after a space. */
    searchText: text("search_text").generatedAlwaysAs(
      sql`' ' || regexp_replace(search_form(name || ' ' || short_name), '[^[:alnum:]]+', ' ', 'g')`,
    ),
  },
  (table) => [
    unique("player_provider_key").on(table.provider, table.key),
    index("player_club_id_idx").on(table.clubId),
    index("player_code_idx").on(table.code),
    index("player_search_text_idx").using("gin", sql`${table.searchText} gin_trgm_ops`),
    check("player_position_known", isOneOf(table.position, positions)),
    check("player_overall_range", sql`${table.overall} between 1 and 99`),
  ],
);

export const fixture = pgTable(
  "fixture",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    leagueId: text("league_id")
      .notNull()
      .references(() => league.id),
    provider: text("provider").notNull(),
    key: text("key").notNull(),
    /** The year in which the season starts: 2025 for 2025/26. */
    season: smallint("season").notNull(),
    round: smallint("round").notNull(),
    homeClubId: integer("home_club_id")
      .notNull()
      .references(() => club.id),
    awayClubId: integer("away_club_id")
      .notNull()
      .references(() => club.id),
    kickOff: instant("kick_off").notNull(),
    /** The kick-off under which it began, if it was stopped and has had another date since; null: kick_off. */
    beganAt: instant("began_at"),
    status: text("status").notNull(),
    /** The minute shown on the scoreboard; null before kick-off. */
    elapsed: smallint("elapsed"),
    homeGoals: smallint("home_goals"),
    awayGoals: smallint("away_goals"),
    /** Goals, cards and substitutions so far, in order. */
    events: jsonb("events").$type<readonly FixtureEvent[]>().notNull().default([]),
    /** The stored details' hash; the same details again change nothing. */
    detailsHash: text("details_hash"),
    /** Whether the details are those of a finished match: from then on, a change is a correction. */
    isFinal: boolean("is_final").notNull().default(false),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    unique("fixture_provider_key").on(table.provider, table.key),
    // Serves the last seven days, and the fixtures of a tournament's month.
    index("fixture_kick_off_idx").on(table.kickOff),
    index("fixture_round_idx").on(table.leagueId, table.season, table.round),
  ],
);

/** An event in a fixture. `side` is the side it counts for (an own goal counts for the opponents). */
export interface FixtureEvent {
  /** 0 if the provider doesn't say. */
  readonly minute: number;
  readonly kind: "goal" | "own goal" | "penalty" | "penalty missed" | "yellow" | "red" | "substitution";
  readonly side: Side;
  readonly playerName: string;
  /** The player who made the pass, or who came on. */
  readonly otherName: string | null;
}

/** The kinds that count in the score. */
export const goalKinds: readonly FixtureEvent["kind"][] = ["goal", "own goal", "penalty"];

const figure = (name: string) => smallint(name);

/** A player's raw figures in a fixture. Null: the provider doesn't supply it, so it scores nothing. */
export const performance = pgTable(
  "performance",
  {
    fixtureId: integer("fixture_id")
      .notNull()
      .references(() => fixture.id, { onDelete: "cascade" }),
    playerId: integer("player_id")
      .notNull()
      .references(() => player.id),
    /** The side the player was on, whatever his club is by now; null: the provider doesn't say. */
    side: text("side", { enum: sides }),
    minutes: figure("minutes"),
    goals: figure("goals"),
    assists: figure("assists"),
    conceded: figure("conceded"),
    saves: figure("saves"),
    penaltiesSaved: figure("penalties_saved"),
    penaltiesMissed: figure("penalties_missed"),
    yellowCards: figure("yellow_cards"),
    redCards: figure("red_cards"),
    ownGoals: figure("own_goals"),
    defensiveContributions: figure("defensive_contributions"),
    blocks: figure("blocks"),
    interceptions: figure("interceptions"),
    tackles: figure("tackles"),
    bps: figure("bps"),
    rating: real("rating"),
    bonus: figure("bonus"),
  },
  (table) => [
    primaryKey({ name: "performance_once", columns: [table.fixtureId, table.playerId] }),
    index("performance_player_id_idx").on(table.playerId),
    check("performance_side_known", isOneOf(table.side, sides)),
  ],
);

/** An earlier provider's key for a club that another provider supplies now (docs/decisions/0014). */
export const clubKey = pgTable(
  "club_key",
  {
    provider: text("provider").notNull(),
    key: text("key").notNull(),
    clubId: integer("club_id")
      .notNull()
      .references(() => club.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ name: "club_key_once", columns: [table.provider, table.key] })],
);

/** The same for a player. */
export const playerKey = pgTable(
  "player_key",
  {
    provider: text("provider").notNull(),
    key: text("key").notNull(),
    playerId: integer("player_id")
      .notNull()
      .references(() => player.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ name: "player_key_once", columns: [table.provider, table.key] })],
);

/** Which provider's fixtures count from when on: a player known to two providers must not score for both. */
export const footballTerm = pgTable("football_term", {
  /** By the application's clock; the first term has no start ('-infinity'). */
  since: instant("since").primaryKey(),
  provider: text("provider").notNull(),
});

/** The state of a provider. */
export const footballFeed = pgTable("football_feed", {
  provider: text("provider").primaryKey(),
  /** The application's time when the stored data was last known to be current; null: never. */
  currentAt: instant("current_at"),
  /** The trouble, in the provider's words if it gave any; null: none. */
  trouble: text("trouble"),
  /** Its kind (TroubleKind), since when, and the request whose answer ends it; null: any. */
  troubleKind: text("trouble_kind"),
  troubleSince: instant("trouble_since"),
  troubleAbout: text("trouble_about"),
  /** Failed requests in a row, and the end of the pause they cause (both by the world's clock). */
  failures: smallint("failures").notNull().default(0),
  pausedUntil: instant("paused_until"),
  /** The configuration for which requests are useless, such as a plan without this season; null: none. */
  stoppedFor: text("stopped_for"),
});

/** When each thing was last requested from a provider, by the application's clock, so a restart doesn't repeat it. */
export const footballAsk = pgTable(
  "football_ask",
  {
    provider: text("provider").notNull(),
    /** Such as `squad 42`, `schedule 39`, `live`, or `details` and a fixture's key. */
    what: text("what").notNull(),
    askedAt: instant("asked_at").notNull(),
  },
  (table) => [primaryKey({ name: "football_ask_once", columns: [table.provider, table.what] })],
);

/** Each request to a provider, by the world's clock, for the budgets of a day and a minute. */
export const providerRequest = pgTable(
  "provider_request",
  {
    provider: text("provider").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [index("provider_request_at_idx").on(table.provider, table.at)],
);

/** A figure before and after a correction. */
export type ChangedFigures = Readonly<Record<string, readonly [before: number | null, after: number | null]>>;

/** A provider's change to a finished fixture. Only a merge of players changes them. */
export const correction = pgTable(
  "correction",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    fixtureId: integer("fixture_id")
      .notNull()
      .references(() => fixture.id),
    playerId: integer("player_id")
      .notNull()
      .references(() => player.id),
    at: instant("at").notNull(),
    figures: jsonb("figures").$type<ChangedFigures>().notNull(),
    /** For a card of the player's own position. */
    pointsBefore: smallint("points_before").notNull(),
    pointsAfter: smallint("points_after").notNull(),
  },
  (table) => [index("correction_fixture_id_idx").on(table.fixtureId, table.id)],
);
