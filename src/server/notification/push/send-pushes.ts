import { sql } from "drizzle-orm";
import webPush from "web-push";
import { DEFAULT_LANGUAGE } from "#contract/languages.ts";
import type { Deps } from "#server/deps.ts";
import { isOutdated } from "./is-outdated.ts";
import { loadNights } from "./load-nights.ts";
import { postPush, type PushAnswer } from "./post-push.ts";
import { lifeSecondsOf } from "./push-life.ts";
import { pushMessageOf } from "./push-message.ts";
import { type DuePush, dueBy, takePushes } from "./take-pushes.ts";
import { UnderWay } from "./under-way.ts";
import { vapidKeys } from "./vapid-keys.ts";

/** Messages under way at the same time, one for each browser: a slow push service delays only its own. */
const AT_ONCE = 50;
/** While messages are under way, a run looks this often for new ones: a goal doesn't wait for the slowest answer. */
const LOOK_EVERY_MS = 500;
/** After this time a run takes no more, or it'd be taken for dead; what's left has another run at once. */
const RUN_MS = 60_000;
/** The wait after each failure; after the last one we give the message up. */
const WAITS_MS = [30_000, 120_000, 600_000, 3_600_000] as const;
/** A push service's answers for a browser that no longer exists (RFC 8030 §7.3). */
const GONE: ReadonlySet<number> = new Set([404, 410]);

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
  const until = deps.clock.elapsed() + RUN_MS;
  const underWay = new UnderWay<number>();
  let sent = 0;
  try {
    while (deps.jobs.stopping?.aborted !== true && deps.clock.elapsed() < until) {
      const busy = underWay.keys;
      const { pushes, held } = await takePushes(deps, { nights, busy, room: AT_ONCE - busy.length });
      for (const due of pushes) {
        underWay.start(due.subscriptionId, async () => {
          if (await send(deps, due)) sent += 1;
        });
      }
      const isAllTaken = pushes.length === 0 && held === 0;
      if (isAllTaken && busy.length === 0) return sent;
      // Where one has ended since, its browser's next message can be taken at once.
      const isWaiting = isAllTaken && underWay.keys.length === busy.length;
      if (isWaiting || underWay.keys.length === AT_ONCE) await underWay.oneEnds(LOOK_EVERY_MS);
    }
  } finally {
    await underWay.allEnd();
  }
  if (deps.jobs.stopping?.aborted !== true) await deps.jobs.soon("send-pushes");
  return sent;
}

/** Deletes the browsers of expired sessions. */
async function dropEnded({ db, clock }: Deps): Promise<void> {
  await db.execute(sql`
    delete from push_subscription s using session
     where session.id = s.session_id and session.expires_at <= ${new Date(clock.wallTime())}`);
}

/** @returns whether the push service accepted it. */
async function send(deps: Deps, due: DuePush): Promise<boolean> {
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
  if (answer === null || answer.status === 429 || answer.status >= 500) return postpone(deps, due, answer);
  deps.log.warn({ status: answer.status }, "gave up on a push");
  return drop(deps, due);
}

/**
 * Tries a message again later, or gives it up after its last try. Without an answer the try counts for all messages that
 * are due for the browser: on their own they'd all take as long to fail. Each still has as many tries, as far apart.
 */
async function postpone(
  deps: Pick<Deps, "db" | "clock" | "log">,
  { notificationId, subscriptionId }: DuePush,
  answer: PushAnswer | null,
): Promise<false> {
  const others = answer === null ? sql`due_at < ${dueBy(deps)}` : sql`false`;
  // In order: two instances can each have a message of this browser under way, and postpone the same rows.
  const { rowCount } = await deps.db.execute(sql`
    with tried as (
      select notification_id, attempts + (notification_id <> ${notificationId})::integer as attempts
        from push_delivery
       where subscription_id = ${subscriptionId} and (notification_id = ${notificationId} or ${others})
       order by notification_id for update),
    postponed as (
      update push_delivery d
         set attempts = tried.attempts,
             due_at = ${new Date(deps.clock.wallTime())}::timestamptz + interval '1 millisecond'
                      * coalesce(${answer?.retryAfterMs ?? null}::integer, (${sql.param([...WAITS_MS])}::integer[])[tried.attempts])
        from tried
       where d.subscription_id = ${subscriptionId} and d.notification_id = tried.notification_id
         and tried.attempts <= ${WAITS_MS.length})
    delete from push_delivery d using tried
     where d.subscription_id = ${subscriptionId} and d.notification_id = tried.notification_id
       and tried.attempts > ${WAITS_MS.length}`);
  const pushes = rowCount ?? 0;
  if (pushes > 0) deps.log.warn({ status: answer?.status ?? null, pushes }, "gave up on pushes");
  return false;
}

async function drop({ db }: Deps, { notificationId, subscriptionId }: DuePush): Promise<false> {
  await db.execute(sql`
    delete from push_delivery where notification_id = ${notificationId} and subscription_id = ${subscriptionId}`);
  return false;
}

/** Null if there was no answer. */
async function post({ clock, config, log }: Deps, due: DuePush): Promise<PushAnswer | null> {
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
