import { asc, eq, sql } from "drizzle-orm";
import { notificationKinds } from "#contract/notification/notification.ts";
import { FORMER_MANAGER } from "#game/account/display-name.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { PersonalPart } from "#server/platform/personal-part.ts";
import { notification, notificationOff, pushSubscription, toldPlace } from "./table.ts";

/**
 * The user's news and browsers. All kinds stay switched off: what the user entered is still settled, and nobody reads
 * the news of it. The news of others loses the user's name.
 */
export const personalNews: PersonalPart = {
  name: "notifications",
  async erase({ db }, userId) {
    await db
      .insert(notificationOff)
      .values(notificationKinds.map((kind) => ({ userId, kind })))
      .onConflictDoNothing();
    await db.delete(pushSubscription).where(eq(pushSubscription.userId, userId));
    await db.delete(notification).where(eq(notification.userId, userId));
    await db.delete(toldPlace).where(eq(toldPlace.userId, userId));
    await forgetNameInNews(db, userId);
  },
  async collect({ db }, userId) {
    const news = await db
      .select()
      .from(notification)
      .where(eq(notification.userId, userId))
      .orderBy(asc(notification.id));
    return {
      switchedOff: await db
        .select({ kind: notificationOff.kind })
        .from(notificationOff)
        .where(eq(notificationOff.userId, userId)),
      browsers: await db
        .select({ endpoint: pushSubscription.endpoint, createdAt: pushSubscription.createdAt })
        .from(pushSubscription)
        .where(eq(pushSubscription.userId, userId)),
      news: news.map(({ kind, data, createdAt, readAt }) => ({
        kind,
        data: withoutOthers(data),
        createdAt,
        readAt,
      })),
    };
  },
};

/** Others' names stay out of an export. */
function withoutOthers(data: object): object {
  return Object.fromEntries(Object.entries(data).filter(([field]) => field !== "username"));
}

/**
 * Takes the name out of what others were told: the managers whom the user played against (served by notification_once),
 * and the owners of the mini-leagues that the user joined, also of those since left (served by notification_joined_idx).
 */
async function forgetNameInNews(db: Queryable, userId: string): Promise<void> {
  const nameless = sql`jsonb_set(n.data, '{username}', to_jsonb(${FORMER_MANAGER}::text))`;
  await db.execute(sql`
    update notification n set data = ${nameless}
     where n.kind = 'challenged' and n.data ->> 'username' <> ${FORMER_MANAGER}
       and n.user_id in (select away_user_id from match where home_user_id = ${userId})
       and (starts_with(n.subject, ${`quick ${userId} `}) or n.subject in (
         select 'match ' || m.id from match m where m.home_user_id = ${userId} and m.away_user_id = n.user_id))`);
  await db.execute(sql`
    update notification n set data = ${nameless}
     where n.kind = 'mini-league joined' and split_part(n.subject, ' ', 3) = ${userId}`);
}
