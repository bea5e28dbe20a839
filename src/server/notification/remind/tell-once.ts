import { sql } from "drizzle-orm";
import type { NotificationNews } from "#contract/notification/notification.ts";
import type { Deps } from "#server/deps.ts";
import type { Transaction } from "#server/platform/db/database.ts";

/** A cause for one reminder. */
export interface Cause {
  readonly kind: NotificationNews["kind"];
  readonly subject: string;
  /** Subjects that this one covers, such as a player's earlier goals. */
  readonly included?: readonly string[];
}

/**
 * Handles a cause in a transaction, unless that has been done before. If several instances find it at the same time,
 * one does the work; after a kill the next run does all of it (reminder_cause_once).
 */
export async function tellOnce(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { kind, subject, included = [] }: Cause,
  tell: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const toldAt = new Date(clock.now());
  await db.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      insert into reminder_cause (kind, subject, told_at) values (${kind}, ${subject}, ${toldAt})
      on conflict do nothing`);
    if (rowCount === 0) return;
    await tell(tx);
    await tx.execute(sql`
      insert into reminder_cause (kind, subject, told_at)
      select ${kind}, unnest(${sql.param([...included])}::text[]), ${toldAt}::timestamptz
      on conflict do nothing`);
  });
}

/** The condition that a cause hasn't been handled. `subject` is SQL. Served by reminder_cause_once. */
export function isUntold(kind: Cause["kind"], subject: ReturnType<typeof sql>) {
  return sql`not exists (select from reminder_cause c where c.kind = ${kind} and c.subject = ${subject})`;
}
