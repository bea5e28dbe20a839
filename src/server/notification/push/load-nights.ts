import { type SQL, sql } from "drizzle-orm";
import type { NotificationNews } from "#contract/notification/notification.ts";
import { nightEndsAt, UNKNOWN_ZONE } from "#game/notification/night.ts";
import type { Queryable } from "#server/platform/db/database.ts";

/** Kinds that are pushed at night too: a goal is news for minutes, and users who don't want that can switch it off. */
const PUSHED_AT_NIGHT: readonly NotificationNews["kind"][] = ["player scored"];

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

/** A table `night` to join, with a row if the notification `n` has to wait because it's night for its user `u`. */
export function joinNight(nights: readonly Night[]): SQL {
  return sql`
    jsonb_to_recordset(${JSON.stringify(nights)}::jsonb) as night("timeZone" text, "endsAt" timestamptz)
      on night."timeZone" = coalesce(u.time_zone, ${UNKNOWN_ZONE})
         and n.kind <> all(${sql.param([...PUSHED_AT_NIGHT])}::text[])`;
}
