import { and, eq } from "drizzle-orm";
import type { Queryable } from "../db/database.ts";
import { card } from "./table.ts";

/** How many approved cards a user owns. Served by card_user_id_idx. */
export async function countApprovedCards(db: Queryable, userId: string): Promise<number> {
  return db.$count(card, and(eq(card.userId, userId), eq(card.status, "approved")));
}
