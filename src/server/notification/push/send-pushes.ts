import { type SQL, sql } from "drizzle-orm";
import webPush from "web-push";
import { DEFAULT_LANGUAGE, type Language } from "#contract/languages.ts";
import type { NotificationNews } from "#contract/notification/notification.ts";
import type { Deps } from "#server/deps.ts";
import { holdAtNight, loadNights, mayBePushed, type Night } from "./hold-at-night.ts";
import { isOutdated } from "./is-outdated.ts";
import { postPush, type PushAnswer } from "./post-push.ts";
import { lifeSecondsOf } from "./push-life.ts";
import { pushMessageOf } from "./push-message.ts";
import { vapidKeys } from "./vapid-keys.ts";

/** Messages sent at the same time. */
const AT_ONCE = 50;
/** Messages of each user that come before everybody's others. A user's many would else keep all others waiting. */
const FIRST_OF_USER = 2;
/** The due messages that a batch is chosen from. */
const LOOK_AHEAD = 2000;
/** Batches per run. It keeps a run short enough not to be taken for dead; what's left has another run at once. */
const BATCHES_MAX = 20;
/** While a process sends a message, no other does. If it's killed, another takes over after this time. */
const LEASE_MS = 60_000;
/** The database writes microseconds, so rows written within this millisecond are due too. */
const MILLISECOND = 1;
/** The wait after each failure; after the last one we give the message up. */
const WAITS_MS = [30_000, 120_000, 600_000, 3_600_000] as const;
/** A push service's answers for a browser that no longer exists (RFC 8030 §7.3). */
const GONE: ReadonlySet<number> = new Set([404, 410]);

type Due = {
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
};

/**
 * Sends due messages to the push services. A message is leased before it's sent, so several instances can share the
 * work. If a process is killed, another sends its messages again; both copies have the same tag, so the browser shows
 * one. Messages due at night wait until the receiver's morning (docs/rules.md#reminders).
 *
 * @returns how many messages the services accepted.
 */
export async function sendPushes(deps: Deps): Promise<number> {
  await dropEnded(deps);
  const nights = await loadNights(deps.db, deps.clock.wallTime());
  if (nights.length > 0) await holdAtNight(deps.db, nights, isDue(deps));
  let sent = 0;
  for (let batch = 0; batch < BATCHES_MAX; batch += 1) {
    const due = await lease(deps, nights);
    const outcomes = await Promise.all(due.map((one) => send(deps, one)));
    sent += outcomes.filter(Boolean).length;
    if (due.length < AT_ONCE || deps.jobs.stopping?.aborted === true) return sent;
  }
  await deps.jobs.soon("send-pushes");
  return sent;
}

function isDue({ clock }: Pick<Deps, "clock">): SQL {
  return sql`d.due_at < ${new Date(clock.wallTime() + MILLISECOND)}`;
}

/** Deletes the browsers of expired sessions. */
async function dropEnded({ db, clock }: Deps): Promise<void> {
  await db.execute(sql`
    delete from push_subscription s using session
     where session.id = s.session_id and session.expires_at <= ${new Date(clock.wallTime())}`);
}

async function lease({ db, clock }: Deps, nights: readonly Night[]): Promise<Due[]> {
  const now = clock.wallTime();
  const { rows } = await db.execute<Due>(sql`
    with waiting as (
      select d.notification_id, d.subscription_id, d.due_at, n.user_id
        from push_delivery d
        join notification n on n.id = d.notification_id
        join "user" u on u.id = n.user_id
       where ${isDue({ clock })} and ${mayBePushed(nights)}
       order by d.due_at limit ${LOOK_AHEAD}),
    turn as (
      select notification_id, subscription_id,
             row_number() over (partition by user_id order by due_at, notification_id, subscription_id) as of_user
        from waiting),
    due as (
      select d.notification_id, d.subscription_id
        from push_delivery d
        join turn t on t.notification_id = d.notification_id and t.subscription_id = d.subscription_id
       where ${isDue({ clock })}
       order by t.of_user > ${FIRST_OF_USER}, d.due_at limit ${AT_ONCE} for update of d skip locked),
    leased as (
      update push_delivery d set due_at = ${new Date(now + LEASE_MS)}, attempts = d.attempts + 1
        from due where d.notification_id = due.notification_id and d.subscription_id = due.subscription_id
      returning d.notification_id, d.subscription_id, d.attempts)
    select n.id::float8 as "notificationId", s.id::float8 as "subscriptionId", l.attempts, s.endpoint, s.p256dh, s.auth,
           n.read_at is not null
             or exists (select from notification_off o where o.user_id = n.user_id and o.kind = n.kind) as "isUnwanted",
           n.user_id as "userId", u.language, u.time_zone as "timeZone",
           jsonb_build_object('kind', n.kind, 'data', n.data) as news
      from leased l
      join notification n on n.id = l.notification_id
      join "user" u on u.id = n.user_id
      join push_subscription s on s.id = l.subscription_id`);
  return rows;
}

/** @returns whether the push service accepted it. */
async function send(deps: Deps, due: Due): Promise<boolean> {
  const { isUnwanted, userId, news } = due;
  if (isUnwanted || (await isOutdated(deps.db, userId, news, deps.clock.now()))) return drop(deps, due);
  const answer = await post(deps, due);
  if (answer !== null && answer.status >= 200 && answer.status < 300) {
    await drop(deps, due);
    return true;
  }
  if (answer !== null && GONE.has(answer.status)) {
    await deps.db.execute(sql`delete from push_subscription where id = ${due.subscriptionId}`);
    return false;
  }
  const wait = WAITS_MS[due.attempts - 1];
  const isWorthARetry = answer === null || answer.status === 429 || answer.status >= 500;
  if (!isWorthARetry || wait === undefined) {
    deps.log.warn({ status: answer?.status ?? null }, "gave up on a push");
    return drop(deps, due);
  }
  await postpone(deps, due, { waitMs: answer?.retryAfterMs ?? wait, isForAll: answer === null });
  return false;
}

/**
 * Tries a message again later. If there was no answer, so are all that wait for the same browser, as if they had been
 * tried too: each try can make a batch take as long as it may.
 */
async function postpone(
  { db, clock }: Deps,
  { notificationId, subscriptionId, attempts }: Due,
  { waitMs, isForAll }: { readonly waitMs: number; readonly isForAll: boolean },
): Promise<void> {
  const dueAt = new Date(clock.wallTime() + waitMs);
  const others = isForAll ? sql`due_at < ${dueAt}` : sql`false`;
  // In order: the browser's other messages, sent at the same time, postpone the same rows.
  await db.execute(sql`
    with postponed as (
      select notification_id from push_delivery
       where subscription_id = ${subscriptionId} and (notification_id = ${notificationId} or ${others})
       order by notification_id for update)
    update push_delivery d set due_at = ${dueAt}, attempts = greatest(d.attempts, ${attempts}::int)
      from postponed p where d.subscription_id = ${subscriptionId} and d.notification_id = p.notification_id`);
}

async function drop({ db }: Deps, { notificationId, subscriptionId }: Due): Promise<false> {
  await db.execute(sql`
    delete from push_delivery where notification_id = ${notificationId} and subscription_id = ${subscriptionId}`);
  return false;
}

/** Null if there was no answer. */
async function post({ clock, config, log }: Deps, due: Due): Promise<PushAnswer | null> {
  try {
    const { endpoint, p256dh, auth } = due;
    const reader = { language: due.language ?? DEFAULT_LANGUAGE, timeZone: due.timeZone };
    const message = JSON.stringify(pushMessageOf(reader, due.notificationId, due.news));
    const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message, {
      TTL: lifeSecondsOf(due.news, clock),
      vapidDetails: { subject: config.pushContact, ...vapidKeys(config.secret) },
    });
    return await postPush(request, config.pushServices);
  } catch (error) {
    log.warn({ reason: (error as Error).message }, "could not reach a push service");
    return null;
  }
}
