import { sql } from "drizzle-orm";
import type { InstantText } from "#server/platform/db/columns.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { FootballProvider } from "./provider.ts";

/** How it stands with a provider's data. */
export interface FeedState {
  /** The application's time at which the data was last known to be current; null: never. */
  readonly currentAt: Date | null;
  /** What has gone wrong since; null: nothing. */
  readonly trouble: string | null;
}

/** Notes that football was followed: without trouble it is current, with trouble it is as old as it was. */
export async function noteFollowed(
  db: Queryable,
  provider: FootballProvider["name"],
  { now, trouble }: { now: number; trouble: string | null },
): Promise<void> {
  const currentAt = trouble === null ? new Date(now) : null;
  await db.execute(sql`
    insert into football_feed (provider, current_at, trouble) values (${provider}, ${currentAt}, ${trouble})
    on conflict (provider) do update
      set current_at = coalesce(excluded.current_at, football_feed.current_at), trouble = excluded.trouble`);
}

/** How it stands with a provider, by the application's clock; one that was never followed is not current. */
export async function loadFeed(db: Queryable, provider: FootballProvider["name"]): Promise<FeedState> {
  const { rows } = await db.execute<{ currentAt: InstantText | null; trouble: string | null }>(sql`
    select current_at as "currentAt", trouble from football_feed where provider = ${provider}`);
  const found = rows[0];
  return {
    currentAt: found?.currentAt ? new Date(found.currentAt) : null,
    trouble: found?.trouble ?? null,
  };
}
