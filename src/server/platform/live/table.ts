import { bigint, check, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { type LiveEvent, liveEventKinds } from "#contract/football/live.ts";
import { instant, isOneOf } from "#server/platform/db/columns.ts";

/** The latest events, for open pages that lost their connection. */
export const liveEvent = pgTable(
  "live_event",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** By the application's clock. */
    at: instant("at").notNull(),
    kind: text("kind", { enum: liveEventKinds }).notNull(),
    data: jsonb("data").$type<LiveEvent["data"]>().notNull(),
  },
  (table) => [check("live_event_kind_known", isOneOf(table.kind, liveEventKinds))],
);
