import { sql } from "drizzle-orm";
import {
  boolean,
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
import { fiveASideFormationNames, slotLabels } from "#game/team/formation.ts";
import { user } from "#server/account/table.ts";
import { card } from "#server/card/table.ts";
import { instant, isOneOf } from "#server/platform/db/columns.ts";

export const team = pgTable(
  "team",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    formation: text("formation", { enum: fiveASideFormationNames }).notNull(),
    isActive: boolean("is_active").notNull().default(false),
    /** Grows with every change, so a second tab notices that the team is no longer the one it shows. */
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    index("team_user_id_idx").on(table.userId),
    uniqueIndex("team_one_active_per_user")
      .on(table.userId)
      .where(sql`${table.isActive}`),
    check("team_formation_known", isOneOf(table.formation, fiveASideFormationNames)),
    check("team_name_present", sql`length(btrim(${table.name})) > 0`),
  ],
);

export const teamSlot = pgTable(
  "team_slot",
  {
    teamId: integer("team_id")
      .notNull()
      .references(() => team.id, { onDelete: "cascade" }),
    positionIndex: smallint("position_index").notNull(),
    position: text("position", { enum: slotLabels }).notNull(),
    cardId: integer("card_id")
      .notNull()
      .references(() => card.id),
  },
  (table) => [
    primaryKey({ name: "team_slot_one_card", columns: [table.teamId, table.position, table.positionIndex] }),
    unique("team_slot_card_once").on(table.teamId, table.cardId),
    // Serves "in which teams is this card" before it is deleted.
    index("team_slot_card_id_idx").on(table.cardId),
    check("team_slot_position_known", isOneOf(table.position, slotLabels)),
    check("team_slot_index_range", sql`${table.positionIndex} between 0 and 4`),
  ],
);
