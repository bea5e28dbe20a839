import { and, eq } from "drizzle-orm";
import type { Queryable } from "#server/platform/db/database.ts";
import { card } from "./table.ts";

/** How many approved cards a user owns. Served by card_user_id_idx. */
export async function countApprovedCards(db: Queryable, userId: string): Promise<number> {
  return db.$count(card, and(eq(card.userId, userId), eq(card.status, "approved")));
}

/** How many of them are photos of physical cards. */
export async function countSpecialCards(db: Queryable, userId: string): Promise<number> {
  const isSpecial = and(eq(card.status, "approved"), eq(card.origin, "photo"));
  return db.$count(card, and(eq(card.userId, userId), isSpecial));
}
