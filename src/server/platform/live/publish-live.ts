import { sql } from "drizzle-orm";
import type { LiveEvent } from "#contract/football/live.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { lockUntilCommit } from "#server/platform/db/lock.ts";
import { liveEvent } from "./table.ts";

/** The channel on which every instance learns that there is something new. */
export const LIVE_CHANNEL = "panna_live";
/** So many events are stored for pages that lost their connection. A page that missed more fetches everything again. */
export const KEPT_EVENTS = 2000;

/**
 * Tells all open pages, in the transaction that does what is told: neither is there without the other. The last thing
 * in a transaction: events of two transactions are numbered in the order in which they are committed.
 */
export async function publishLive(tx: Transaction, events: readonly LiveEvent[], now: number): Promise<void> {
  if (events.length === 0) return;
  await lockUntilCommit(tx, LIVE_CHANNEL);
  const rows = await tx
    .insert(liveEvent)
    .values(events.map(({ kind, data }) => ({ at: new Date(now), kind, data })))
    .returning({ id: liveEvent.id });
  const last = Math.max(...rows.map(({ id }) => id));
  await tx.execute(sql`delete from live_event where id <= ${last - KEPT_EVENTS}`);
  await tx.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${String(last)})`);
}
