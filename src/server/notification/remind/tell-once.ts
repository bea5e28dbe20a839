import { type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { NotificationNews } from "#contract/notification/notification.ts";
import type { DepsWithPool } from "#server/deps.ts";
import type { Database, Transaction } from "#server/platform/db/database.ts";

/** Users told in one statement: about a second's work, and all that a kill can undo. */
const AT_ONCE = 20_000;

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
 * Tells everybody whom a cause concerns, in batches of short transactions, and notes the cause as handled at the end.
 * Call it in one process at a time. After a kill the next run starts over, and leaves out those it finds told
 * (notification_once).
 *
 * @throws AbortError when the process stops
 */
export async function tellOnce(deps: DepsWithPool, cause: Cause, told: ToTell): Promise<void> {
  const client = await deps.pool.connect();
  let isDone = false;
  try {
    const db = drizzle(client);
    const count = await readRecipients(db, told);
    for (let after = 0; after < count; after += AT_ONCE) {
      deps.jobs.stopping?.throwIfAborted();
      await deps.news.tellMany(db, {
        kind: cause.kind,
        at: new Date(deps.clock.now()),
        subject: cause.subject,
        recipients: sql`
          select user_id, data from pg_temp.recipient
           where number > ${after}::integer and number <= ${after + AT_ONCE}::integer`,
      });
    }
    await db.transaction(async (tx) => {
      await told.note?.(tx);
      await noteHandled(tx, cause, new Date(deps.clock.now()));
    });
    await db.execute(sql`drop table pg_temp.recipient`);
    isDone = true;
  } finally {
    // The temporary table goes with its connection.
    client.release(!isDone);
  }
}

/**
 * Finds the recipients once, into a temporary table: a popular player's holders are too many to look for again in each
 * batch. Returns how many.
 */
async function readRecipients(db: Database, { recipients, check }: ToTell): Promise<number> {
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      create temporary table recipient as
      select row_number() over ()::integer as number, of_cause.user_id, of_cause.data from (${recipients}) of_cause`);
    await check?.(tx);
    if ((rowCount ?? 0) > AT_ONCE) await tx.execute(sql`create index on pg_temp.recipient (number)`);
    return rowCount ?? 0;
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
