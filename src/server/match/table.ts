import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import type { LineUp } from "#game/match/line-up.ts";
import { RANKED_PER_DAY } from "#game/match/matchmaking.ts";
import { matchTypes } from "#game/match/match-type.ts";
import { user } from "#server/account/table.ts";
import { instant, isOneOf } from "#server/platform/db/columns.ts";

/**
 * A simulated match with all that it takes to play it again. That two managers do not meet twice in ranked matches
 * within a day is the exclusion constraint match_ranked_pair_pauses, which the migration adds by hand.
 */
export const match = pgTable(
  "match",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    matchType: text("match_type", { enum: matchTypes }).notNull(),
    engineVersion: smallint("engine_version").notNull(),
    seed: bigint("seed", { mode: "number" }).notNull(),
    /** Who asked for the match; null once the account is gone. */
    homeUserId: text("home_user_id").references(() => user.id, { onDelete: "set null" }),
    /** Null: the house team, or an account that is gone. */
    awayUserId: text("away_user_id").references(() => user.id, { onDelete: "set null" }),
    isAgainstHouse: boolean("is_against_house").notNull(),
    homeTeamName: text("home_team_name").notNull(),
    awayTeamName: text("away_team_name").notNull(),
    homeLineUp: jsonb("home_line_up").$type<LineUp>().notNull(),
    awayLineUp: jsonb("away_line_up").$type<LineUp>().notNull(),
    homeScore: smallint("home_score").notNull(),
    awayScore: smallint("away_score").notNull(),
    hash: text("hash").notNull(),
    homePointsBefore: integer("home_points_before"),
    homePointsAfter: integer("home_points_after"),
    awayPointsBefore: integer("away_points_before"),
    awayPointsAfter: integer("away_points_after"),
    /** By how much the home side is stronger as lined up, in points of overall. */
    overallGap: smallint("overall_gap").notNull(),
    /** How many matches the home manager had played before: the seed is drawn from it, so it is used once. */
    homeNumber: integer("home_number").notNull(),
    /** The day (UTC) of a ranked match, and which of the home manager's on that day it is. */
    rankedDay: date("ranked_day", { mode: "string" }),
    rankedNumber: smallint("ranked_number"),
    /** From when on the two may meet again in a ranked match. */
    rematchFrom: instant("rematch_from"),
    createdAt: instant("created_at").notNull(),
    completedAt: instant("completed_at").notNull(),
  },
  (table) => [
    unique("match_number_once").on(table.homeUserId, table.homeNumber),
    // Serves the count of a day's ranked matches too.
    unique("match_ranked_number_once").on(table.homeUserId, table.rankedDay, table.rankedNumber),
    // A user's matches, newest first, from both sides.
    index("match_home_idx").on(table.homeUserId, table.id),
    index("match_away_idx").on(table.awayUserId, table.id),
    // Serves the calibration: the newest ranked matches, with all that is counted of them.
    index("match_ranked_idx")
      .on(
        table.id,
        table.overallGap,
        table.homePointsBefore,
        table.awayPointsBefore,
        table.homeScore,
        table.awayScore,
      )
      .where(sql`${table.matchType} = 'ranked'`),
    // Whom a user has met lately, from both sides.
    index("match_home_rematch_idx")
      .on(table.homeUserId, table.rematchFrom)
      .where(sql`${table.rematchFrom} is not null`),
    index("match_away_rematch_idx")
      .on(table.awayUserId, table.rematchFrom)
      .where(sql`${table.rematchFrom} is not null`),
    check("match_type_known", isOneOf(table.matchType, matchTypes)),
    check("match_not_against_oneself", sql`${table.homeUserId} <> ${table.awayUserId}`),
    check(
      "match_ranked_per_day",
      sql`${table.rankedNumber} between 1 and ${sql.raw(String(RANKED_PER_DAY))}`,
    ),
    check(
      "match_ranked_is_whole",
      sql`num_nonnulls(${table.homePointsBefore}, ${table.homePointsAfter}, ${table.awayPointsBefore}, ${table.awayPointsAfter},
        ${table.rankedDay}, ${table.rankedNumber}, ${table.rematchFrom}) = case ${table.matchType} when 'ranked' then 7 else 0 end`,
    ),
  ],
);
