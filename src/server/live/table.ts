import { bigint, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { LiveEvent } from "#contract/football/live.ts";

/** What was told to open pages, the latest kept, so that one that lost its connection hears what it missed. */
export const liveEvent = pgTable("live_event", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  /** By the application's clock. */
  at: timestamp("at", { withTimezone: true, mode: "date" }).notNull(),
  kind: text("kind").$type<LiveEvent["kind"]>().notNull(),
  data: jsonb("data").$type<LiveEvent["data"]>().notNull(),
});
