import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { correctionOutcomes } from "#game/fantasy/correction.ts";
import { user } from "#server/account/table.ts";
import { correction } from "#server/football/table.ts";
import { fantasyRound } from "#server/fantasy/table.ts";

/**
 * A locked squad's row in the tables of its round, of the month (UTC) in which the round's deadline lies, and of the
 * season, the latter two as they stood after this round. Written by the hundred thousand from rows that have their
 * foreign keys, so it has none itself.
 */
export const fantasyScore = pgTable(
  "fantasy_score",
  {
    roundId: integer("round_id").notNull(),
    userId: text("user_id").notNull(),
    /** Less the cost of transfers. */
    total: smallint("total").notNull(),
    paid: smallint("paid").notNull(),
    transfers: smallint("transfers").notNull(),
    position: integer("position").notNull(),
    monthPoints: smallint("month_points").notNull(),
    monthPaid: smallint("month_paid").notNull(),
    monthTransfers: smallint("month_transfers").notNull(),
    monthPosition: integer("month_position").notNull(),
    seasonPoints: smallint("season_points").notNull(),
    seasonPaid: smallint("season_paid").notNull(),
    seasonTransfers: smallint("season_transfers").notNull(),
    seasonPosition: integer("season_position").notNull(),
  },
  (table) => [
    primaryKey({ name: "fantasy_score_once", columns: [table.roundId, table.userId] }),
    // Serve every page of a table, in its order.
    index("fantasy_score_position_idx").on(table.roundId, table.position),
    index("fantasy_score_month_position_idx").on(table.roundId, table.monthPosition),
    index("fantasy_score_season_position_idx").on(table.roundId, table.seasonPosition),
  ],
);

/** What a correction has done to a round of a fantasy league: a line of the ledger (design §6, "Fantasy league"). */
export const fantasyCorrection = pgTable(
  "fantasy_correction",
  {
    correctionId: integer("correction_id")
      .notNull()
      .references(() => correction.id),
    roundId: integer("round_id")
      .notNull()
      .references(() => fantasyRound.id),
    outcome: text("outcome", { enum: correctionOutcomes }).notNull(),
    /** How many squads have another total; null: not counted, because it is held or about to be counted. */
    squads: integer("squads"),
    /** Some of them, as an example. */
    totals: jsonb("totals").$type<readonly MovedSquad[]>().notNull(),
    /** The admin who allowed it into a final round, and why. */
    decidedBy: text("decided_by").references(() => user.id, { onDelete: "set null" }),
    note: text("note"),
  },
  (table) => [
    primaryKey({ name: "fantasy_correction_once", columns: [table.correctionId, table.roundId] }),
    index("fantasy_correction_round_id_idx").on(table.roundId),
    index("fantasy_correction_decided_by_idx").on(table.decidedBy),
    check("fantasy_correction_outcome_known", sql`${table.outcome} in ('counted', 'held', 'allowed')`),
  ],
);

/** A squad's total before and after a round was counted anew. */
export interface MovedSquad {
  readonly userId: string;
  readonly before: number;
  readonly after: number;
}

/** How many squads of a locked round hold a player. */
export const fantasyOwnership = pgTable(
  "fantasy_ownership",
  {
    roundId: integer("round_id")
      .notNull()
      .references(() => fantasyRound.id),
    playerId: integer("player_id").notNull(),
    squads: integer("squads").notNull(),
  },
  (table) => [primaryKey({ name: "fantasy_ownership_once", columns: [table.roundId, table.playerId] })],
);
