import { type SQL, sql } from "drizzle-orm";
import type { Language } from "#contract/languages.ts";
import type { NotificationNews } from "#contract/notification/notification.ts";
import type { Deps } from "#server/deps.ts";
import { joinNight, type Night } from "./load-nights.ts";

/** The due pushes that one statement looks at, oldest first. */
const LOOK_AHEAD = 1000;
/** While a process sends a message, no other does. If it's killed, another takes over after this time. */
const LEASE_MS = 60_000;
/** The database writes microseconds, so rows written within this millisecond are due too. */
const MILLISECOND = 1;

export interface DuePush {
  readonly notificationId: number;
  readonly subscriptionId: number;
  readonly attempts: number;
  /** Whether the notification has been read, or its kind switched off, since it was written. */
  readonly isUnwanted: boolean;
  readonly userId: string;
  /** The receiver's; null: unknown. */
  readonly language: Language | null;
  readonly timeZone: string | null;
  readonly news: NotificationNews;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

interface Wanted {
  readonly nights: readonly Night[];
  /** Browsers that a message is under way to; they get nothing more until it has arrived. */
  readonly busy: readonly number[];
  /** Messages wanted at most. */
  readonly room: number;
}

type Taken = {
  /** Leased to this process, one for each browser. */
  readonly pushes: readonly DuePush[];
  /** Pushes that now wait until their receivers' morning. */
  readonly held: number;
};

/** The latest time of pushes that are due. */
export function dueBy({ clock }: Pick<Deps, "clock">): Date {
  return new Date(clock.wallTime() + MILLISECOND);
}

/**
 * Looks at the next due pushes once: leases those to send, and postpones those of sleeping receivers until the morning.
 * Several instances share the work: each leaves those that another has locked. If there's nothing to take, nothing is
 * due for any browser that isn't busy. Served by push_delivery_due_at_idx.
 */
export async function takePushes(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { nights, busy, room }: Wanted,
): Promise<Taken> {
  const isDue = sql`d.due_at < ${dueBy({ clock })}`;
  const leasedUntil = new Date(clock.wallTime() + LEASE_MS);
  const { rows } = await db.execute<Taken>(sql`
    with seen as (${seenPushes(isDue, busy, nights)}),
    asleep as (
      select d.notification_id, d.subscription_id, seen.morning
        from seen
        join push_delivery d using (notification_id, subscription_id)
       where seen.morning is not null and ${isDue} for update of d skip locked),
    held as (
      update push_delivery d set due_at = asleep.morning
        from asleep
       where d.notification_id = asleep.notification_id and d.subscription_id = asleep.subscription_id
      returning d.notification_id),
    first as (
      select distinct on (subscription_id) notification_id, subscription_id
        from seen where morning is null
       order by subscription_id, due_at, notification_id),
    awake as (
      select d.notification_id, d.subscription_id
        from first
        join push_delivery d using (notification_id, subscription_id)
       where ${isDue} order by d.due_at limit ${room} for update of d skip locked),
    leased as (
      update push_delivery d set due_at = ${leasedUntil}, attempts = d.attempts + 1
        from awake
       where d.notification_id = awake.notification_id and d.subscription_id = awake.subscription_id
      returning d.notification_id, d.subscription_id, d.attempts),
    message as (${messages})
    select (select count(*)::integer from held) as held,
           (select coalesce(jsonb_agg(message), '[]') from message) as pushes`);
  return rows[0] ?? { pushes: [], held: 0 };
}

/** The next due pushes, with the morning that those of sleeping receivers have to wait for. */
function seenPushes(isDue: SQL, busy: readonly number[], nights: readonly Night[]): SQL {
  return sql`
    select next.*, night."endsAt" as morning
      from (select d.notification_id, d.subscription_id, d.due_at
              from push_delivery d
             where ${isDue} and d.subscription_id <> all(${sql.param([...busy])}::bigint[])
             order by d.due_at limit ${LOOK_AHEAD}) next
      join notification n on n.id = next.notification_id
      join "user" u on u.id = n.user_id
      left join ${joinNight(nights)}`;
}

/** What has to be known to send the leased pushes. */
const messages = sql`
  select n.id as "notificationId", s.id as "subscriptionId", l.attempts, s.endpoint, s.p256dh, s.auth,
         n.read_at is not null
           or exists (select from notification_off o where o.user_id = n.user_id and o.kind = n.kind) as "isUnwanted",
         n.user_id as "userId", u.language, u.time_zone as "timeZone",
         jsonb_build_object('kind', n.kind, 'data', n.data) as news
    from leased l
    join notification n on n.id = l.notification_id
    join "user" u on u.id = n.user_id
    join push_subscription s on s.id = l.subscription_id`;
