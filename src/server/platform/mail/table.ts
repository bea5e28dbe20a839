import { bigint, check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { LANGUAGE_CODES } from "#contract/languages.ts";
import { instant, isOneOf } from "#server/platform/db/columns.ts";

/** Mails to send. Each is written when it's sent, so no secret link is stored here. */
export const mail = pgTable(
  "mail",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    address: text("address").notNull(),
    /** What it is about; the noun that asked for it knows how to write it. */
    kind: text("kind").notNull(),
    data: jsonb("data").$type<Readonly<Record<string, string>>>().notNull(),
    /** The language of the request, for a receiver whose own is unknown. */
    language: text("language", { enum: LANGUAGE_CODES }).notNull(),
    dueAt: instant("due_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
  },
  (table) => [
    index("mail_due_at_idx").on(table.dueAt),
    check("mail_language_known", isOneOf(table.language, LANGUAGE_CODES)),
  ],
);
