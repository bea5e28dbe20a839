import { sql } from "drizzle-orm";
import { check, integer, pgTable, primaryKey, smallint, text, unique } from "drizzle-orm/pg-core";
import { practiceSources } from "#game/fantasy/practice/practice-season.ts";
import { user } from "#server/account/table.ts";
import { instant, isOneOf } from "#server/platform/db/columns.ts";
import { league } from "#server/football/table.ts";

/** A user's practice season. Nothing of it reaches the fantasy league, and it locks no card. */
export const practiceSeason = pgTable(
  "practice_season",
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
    source: text("source", { enum: practiceSources }).notNull(),
    startedAt: instant("started_at").notNull(),
    /** How many gameweeks were played. */
    played: smallint("played").notNull().default(0),
    /** Free transfers at the beginning of the coming gameweek. */
    bank: smallint("bank").notNull().default(0),
    wildcardRound: smallint("wildcard_round"),
    /** The squad that is chosen for the coming gameweek; null: the one of the gameweek before carries over. */
    cardIds: integer("card_ids").array(),
    pickCodes: integer("pick_codes").array(),
    captainId: integer("captain_id"),
    viceCaptainId: integer("vice_captain_id"),
    chipCardIds: integer("chip_card_ids").array(),
    /** The players locked before who could no longer be fielded when the squad was chosen. */
    goneIds: integer("gone_ids").array(),
    /** What the transfers for the coming gameweek cost so far. */
    cost: smallint("cost").notNull().default(0),
  },
  (table) => [
    unique("practice_season_one_per_user").on(table.userId),
    check("practice_season_source_known", isOneOf(table.source, practiceSources)),
    check("practice_season_bank", sql`${table.bank} between 0 and 5`),
    check(
      "practice_season_nine",
      sql`${table.cardIds} is null or (cardinality(${table.cardIds}) = 9 and cardinality(${table.pickCodes}) = 9)`,
    ),
    check("practice_season_two_captains", sql`${table.captainId} <> ${table.viceCaptainId}`),
  ],
);

/** A gameweek that was played: the squad as it was, and its points. Only a merge of players changes them. */
export const practiceGameweek = pgTable(
  "practice_gameweek",
  {
    practiceId: integer("practice_id")
      .notNull()
      .references(() => practiceSeason.id, { onDelete: "cascade" }),
    /** 0 for the first of the season. */
    place: smallint("place").notNull(),
    round: smallint("round").notNull(),
    cardIds: integer("card_ids").array().notNull(),
    pickCodes: integer("pick_codes").array().notNull(),
    captainId: integer("captain_id").notNull(),
    viceCaptainId: integer("vice_captain_id").notNull(),
    chipCardIds: integer("chip_card_ids").array().notNull(),
    /** The cards whose chips came back because the club had no fixture. */
    returnedCardIds: integer("returned_card_ids").array().notNull(),
    /** Those that counted: neither forced nor under a wildcard. */
    transfers: smallint("transfers").notNull(),
    cost: smallint("cost").notNull(),
    /** Less the cost of transfers. */
    total: smallint("total").notNull(),
    leftOnBench: smallint("left_on_bench").notNull(),
    /** Of the best line-up of the nine, before the cost of transfers. */
    best: smallint("best").notNull(),
  },
  (table) => [
    primaryKey({ name: "practice_gameweek_once", columns: [table.practiceId, table.place] }),
    unique("practice_gameweek_round_once").on(table.practiceId, table.round),
    check("practice_gameweek_nine", sql`cardinality(${table.cardIds}) = 9`),
  ],
);
