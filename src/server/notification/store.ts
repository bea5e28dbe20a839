import { and, desc, eq, isNull, lte, sql } from "drizzle-orm";
import {
  NOTIFICATION_PAGE,
  type NotificationNews,
  type NotificationView,
  UNREAD_MAX,
} from "#contract/notification/notification.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { olderThan } from "#server/platform/db/older-than.ts";
import type { News, NewsDesk, NewsForMany } from "#server/platform/news.ts";
import { preparedOnce } from "#server/platform/db/prepared-once.ts";
import { notification } from "./table.ts";

/** Worth little later: these are pushed before everything that has waited for less than the head start. */
const URGENT: ReadonlySet<NotificationNews["kind"]> = new Set([
  "player scored",
  "player sent off",
  "players left out",
  "deadline near",
]);
const HEAD_START = "1 hour";

/** Notifies a user, in the cause's transaction. Skips repeats, and kinds that the user has switched off. */
async function tell(tx: Queryable, { userId, at, subject, news }: News): Promise<void> {
  const recipients = sql`select ${userId}::text as user_id, ${JSON.stringify(news.data)}::jsonb as data`;
  await tellMany(tx, { kind: news.kind, at, subject, recipients });
}

/**
 * Notifies many users in one statement, except those who already have this notification or have switched its kind off.
 * Also queues pushes for their browsers.
 */
async function tellMany(tx: Queryable, { kind, at, subject, recipients }: NewsForMany): Promise<void> {
  await tx.execute(sql`
    with written as (
      insert into notification (user_id, kind, subject, data, created_at)
      select told.user_id, ${kind}, ${subject}, told.data, ${at}::timestamptz from (${recipients}) as told
       where not exists (select from notification_off o where o.user_id = told.user_id and o.kind = ${kind})
      on conflict on constraint notification_once do nothing
      returning id, user_id)
    insert into push_delivery (notification_id, subscription_id, due_at)
    select written.id, s.id, now() - ${URGENT.has(kind) ? HEAD_START : "0"}::interval
      from written join push_subscription s on s.user_id = written.user_id`);
}

/** Withdraws a notification when its cause is undone. */
async function withdraw(
  tx: Queryable,
  userId: string,
  subject: string,
  kinds: readonly NotificationNews["kind"][],
): Promise<void> {
  const among = sql`${notification.kind} = any(${sql.param([...kinds])}::text[])`;
  await tx
    .delete(notification)
    .where(and(eq(notification.userId, userId), eq(notification.subject, subject), among));
}

export const newsDesk: NewsDesk = { tell, tellMany, withdraw };

/** A page of a user's notifications, newest first. Served by notification_user_id_idx. */
export async function loadNotifications(
  db: Queryable,
  userId: string,
  cursor: string | null,
): Promise<{ notifications: NotificationView[]; nextCursor: string | null }> {
  const rows = await db
    .select()
    .from(notification)
    .where(and(eq(notification.userId, userId), olderThan(notification.id, cursor)))
    .orderBy(desc(notification.id))
    .limit(NOTIFICATION_PAGE + 1);
  const page = rows.slice(0, NOTIFICATION_PAGE);
  return {
    notifications: page.map(({ id, kind, data, createdAt, readAt }) => ({
      id,
      // The two columns were written from one value of this type.
      news: { kind, data } as NotificationNews,
      createdAt: createdAt.toISOString(),
      isRead: readAt !== null,
    })),
    nextCursor: rows.length > NOTIFICATION_PAGE ? String(page.at(-1)?.id) : null,
  };
}

/** How many notifications a user hasn't read, UNREAD_MAX + 1 at most. Served by notification_unread_idx. */
export async function countUnread(db: Queryable, userId: string): Promise<number> {
  const rows = await unreadOf(db).execute({ userId });
  return rows[0]?.unread ?? 0;
}

const unreadOf = preparedOnce((db) =>
  db
    .select({ unread: sql<number>`count(*)::integer` })
    .from(sql`(select from notification where user_id = ${sql.placeholder("userId")} and read_at is null
                limit ${sql.raw(String(UNREAD_MAX + 1))}) as counted`)
    .prepare("unread"),
);

/** Marks a user's unread notifications up to and including this id as read. Served by notification_unread_idx. */
export async function markRead(db: Queryable, userId: string, upTo: number, at: Date): Promise<void> {
  await db
    .update(notification)
    .set({ readAt: at })
    .where(and(eq(notification.userId, userId), isNull(notification.readAt), lte(notification.id, upTo)));
}
