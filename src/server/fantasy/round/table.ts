import { check, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { correctionOutcomes } from "#game/fantasy/correction.ts";
import { user } from "#server/account/table.ts";
import { correction } from "#server/football/table.ts";
import { fantasyRound } from "#server/fantasy/table.ts";
import { isOneOf } from "#server/platform/db/columns.ts";

/** What a correction has done to a round of a fantasy league: a line of the ledger (docs/rules.md#corrections). */
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
    check("fantasy_correction_outcome_known", isOneOf(table.outcome, correctionOutcomes)),
  ],
);

/** A squad's total before and after a round was counted again. */
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
