import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { SIGNINGS_A_SEASON } from "#game/scout/decide-signing.ts";
import { leagueSlugs } from "#game/world/catalogue/leagues.ts";
import { user } from "#server/account/table.ts";
import { card } from "#server/card/table.ts";
import { league, player } from "#server/football/table.ts";
import { instant, isOneOf } from "#server/platform/db/columns.ts";
import { tournament } from "#server/tournament/table.ts";

/** The league that a user's scout searches; without a row, the specification's first league. */
export const scout = pgTable(
  "scout",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => user.id, { onDelete: "cascade" }),
    region: text("region", { enum: leagueSlugs }).notNull(),
    chosenAt: instant("chosen_at").notNull(),
  },
  (table) => [check("scout_region_known", isOneOf(table.region, leagueSlugs))],
);

/** The players a user was offered in a gameweek. Drawn once, when the user first looks. */
export const scoutOffer = pgTable(
  "scout_offer",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    leagueId: text("league_id")
      .notNull()
      .references(() => league.id),
    /** The year in which the season starts. */
    season: smallint("season").notNull(),
    round: smallint("round").notNull(),
    look: smallint("look").notNull(),
    /** The month that earned a second look; null for a gameweek's regular offer. */
    tournamentId: integer("tournament_id").references(() => tournament.id),
    playerIds: integer("player_ids").array().notNull(),
    madeAt: instant("made_at").notNull(),
  },
  (table) => [
    unique("scout_offer_once").on(table.userId, table.leagueId, table.season, table.round, table.look),
    check("scout_offer_three", sql`cardinality(${table.playerIds}) between 1 and 3`),
    check(
      "scout_offer_look",
      sql`${table.look} in (1, 2) and (${table.look} = 2) = (${table.tournamentId} is not null)`,
    ),
  ],
);

/** A user's signing of a player. It outlives the card, so deleting the card doesn't allow another signing. */
export const scoutSigning = pgTable(
  "scout_signing",
  {
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    season: smallint("season").notNull(),
    /** A round of any league, so changing the region doesn't allow another signing. */
    round: smallint("round").notNull(),
    look: smallint("look").notNull(),
    tournamentId: integer("tournament_id").references(() => tournament.id),
    /** The signing's number in the season. */
    number: smallint("number").notNull(),
    playerId: integer("player_id")
      .notNull()
      .references(() => player.id),
    cardId: integer("card_id").references(() => card.id, { onDelete: "set null" }),
    signedAt: instant("signed_at").notNull(),
  },
  (table) => [
    primaryKey({
      name: "scout_signing_once",
      columns: [table.userId, table.season, table.round, table.look],
    }),
    unique("scout_signing_number_once").on(table.userId, table.season, table.number),
    uniqueIndex("scout_signing_once_a_month")
      .on(table.userId, table.tournamentId)
      .where(sql`${table.tournamentId} is not null`),
    index("scout_signing_card_id_idx").on(table.cardId),
    check(
      "scout_signing_season_limit",
      sql`${table.number} between 1 and ${sql.raw(String(SIGNINGS_A_SEASON))}`,
    ),
    check(
      "scout_signing_look",
      sql`${table.look} in (1, 2) and (${table.look} = 2) = (${table.tournamentId} is not null)`,
    ),
  ],
);
