import { type SQL, sql } from "drizzle-orm";
import type { NotificationNews } from "#contract/notification/notification.ts";
import { nightEndsAt, UNKNOWN_ZONE } from "#game/notification/night.ts";
import type { Queryable } from "#server/platform/db/database.ts";

/** Kinds that are pushed at night too: a goal is news for minutes, and users who don't want that can switch it off. */
const PUSHED_AT_NIGHT: readonly NotificationNews["kind"][] = ["player scored"];

/** Pushes that are held in one statement. */
const AT_ONCE = 5000;

/** A time zone where it's night, and when the night ends. */
export interface Night {
  readonly timeZone: string;
  readonly endsAt: Date;
}

/** The users' zones where it's night. `now` is real time (epoch milliseconds). Served by user_time_zone_idx. */
export async function loadNights(db: Queryable, now: number): Promise<Night[]> {
  const { rows } = await db.execute<{ timeZone: string }>(sql`
    with recursive zone as (
      select min(time_zone) as name from "user"
       union all
      select (select min(time_zone) from "user" where time_zone > zone.name) from zone where zone.name is not null)
    select name as "timeZone" from zone where name is not null`);
  const zones = new Set([UNKNOWN_ZONE, ...rows.map(({ timeZone }) => timeZone)]);
  return [...zones].flatMap((timeZone) => {
    const end = nightEndsAt(timeZone, now);
    return end === null ? [] : [{ timeZone, endsAt: new Date(end) }];
  });
}

/**
 * Postpones due pushes until the receiver's morning, in short statements. Several instances share the work: each leaves
 * those that another has locked. A push that this doesn't reach isn't sent either (`mayBePushed`).
 */
export async function holdAtNight(db: Queryable, nights: readonly Night[], due: SQL): Promise<void> {
  let held = AT_ONCE;
  while (held === AT_ONCE) {
    const { rowCount } = await db.execute(sql`
      with asleep as (
        select d.notification_id, d.subscription_id, night."endsAt"
          from push_delivery d
          join notification n on n.id = d.notification_id
          join "user" u on u.id = n.user_id
          join jsonb_to_recordset(${JSON.stringify(nights)}::jsonb) as night("timeZone" text, "endsAt" timestamptz)
            on night."timeZone" = ${zoneOf}
         where ${due} and not ${isPushedAtNight}
         order by d.due_at limit ${AT_ONCE} for update of d skip locked)
      update push_delivery d set due_at = asleep."endsAt"
        from asleep
       where d.notification_id = asleep.notification_id and d.subscription_id = asleep.subscription_id`);
    held = rowCount ?? 0;
  }
}

/** The condition that a push of the notification `n` may wake its user `u`. */
export function mayBePushed(nights: readonly Night[]): SQL {
  const asleep = nights.map(({ timeZone }) => timeZone);
  return sql`(${isPushedAtNight} or ${zoneOf} <> all(${sql.param(asleep)}::text[]))`;
}

const zoneOf = sql`coalesce(u.time_zone, ${UNKNOWN_ZONE})`;
const isPushedAtNight = sql`n.kind = any(${sql.param([...PUSHED_AT_NIGHT])}::text[])`;
