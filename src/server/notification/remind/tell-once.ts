import { type SQL, sql } from "drizzle-orm";
import type { NotificationNews } from "#contract/notification/notification.ts";
import type { DepsWithPool } from "#server/deps.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { tellInBatches } from "#server/platform/tell-in-batches.ts";

/** A cause for one reminder. */
export interface Cause {
  readonly kind: NotificationNews["kind"];
  readonly subject: string;
  /** Subjects that this one covers, such as a player's earlier goals. */
  readonly included?: readonly string[];
}

/** Whom a cause concerns. */
export interface ToTell {
  /** A query of `user_id` and `data`, in the shape that the kind declares. */
  readonly recipients: SQL;
  /** Runs in the transaction that reads the recipients. */
  readonly check?: (tx: Transaction) => Promise<void>;
  /** Runs once everybody is told, in the transaction that notes the cause as handled. */
  readonly note?: (tx: Transaction) => Promise<void>;
}

/**
 * Tells everybody whom a cause concerns, and notes the cause as handled at the end. Call it in one process at a time.
 * After a kill the next run starts over, and leaves out those it finds told (notification_once).
 *
 * @throws AbortError when the process stops
 */
export async function tellOnce(deps: DepsWithPool, cause: Cause, told: ToTell): Promise<void> {
  const { kind, subject } = cause;
  const at = new Date(deps.clock.now());
  await tellInBatches(deps, { kind, subject, at, recipients: told.recipients }, told.check);
  await deps.db.transaction(async (tx) => {
    await told.note?.(tx);
    await noteHandled(tx, cause, new Date(deps.clock.now()));
  });
}

async function noteHandled(
  tx: Transaction,
  { kind, subject, included = [] }: Cause,
  toldAt: Date,
): Promise<void> {
  await tx.execute(sql`
    insert into reminder_cause (kind, subject, told_at)
    select ${kind}, unnest(${sql.param([subject, ...included])}::text[]), ${toldAt}::timestamptz
    on conflict do nothing`);
}

/** The condition that a cause hasn't been handled. `subject` is SQL. Served by reminder_cause_once. */
export function isUntold(kind: Cause["kind"], subject: ReturnType<typeof sql>) {
  return sql`not exists (select from reminder_cause c where c.kind = ${kind} and c.subject = ${subject})`;
}
