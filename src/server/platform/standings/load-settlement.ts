import { eq } from "drizzle-orm";
import type { Queryable } from "#server/platform/db/database.ts";
import { settlement, type SettlementRow } from "./table.ts";

/** The settlement that a pointer names; null: none. */
export async function loadSettlement(db: Queryable, id: number | null): Promise<SettlementRow | null> {
  if (id === null) return null;
  const rows = await db.select().from(settlement).where(eq(settlement.id, id));
  return rows[0] ?? null;
}
