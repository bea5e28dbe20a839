import { sql } from "drizzle-orm";
import type { LiveEvent } from "#contract/football/live.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { lockUntilCommit } from "#server/platform/db/lock.ts";
import { liveEvent } from "./table.ts";

/** The channel that tells every instance about new events. */
export const LIVE_CHANNEL = "panna_live";
/** Events stored for pages that lost their connection. A page that missed more fetches everything again. */
export const KEPT_EVENTS = 2000;

/**
 * Sends events to all open pages, in the transaction of their cause, so neither exists without the other. Call it last
 * in a transaction, so events are numbered in the order of the commits.
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
