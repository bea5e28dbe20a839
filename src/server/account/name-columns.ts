import { sql } from "drizzle-orm";
import { FORMER_MANAGER } from "#game/account/display-name.ts";
import { user } from "./table.ts";

/** What `publicName` needs of a user; a deleted account has one name like all others. */
export const nameColumns = {
  username: sql<
    string | null
  >`case when ${user.deletedAt} is null then ${user.username} else ${FORMER_MANAGER}::text end`,
};

/** The same in hand-written SQL, for the user `u`. */
export const namesOfU = sql`case when u.deleted_at is null then u.username else ${FORMER_MANAGER}::text end as username`;

/** In hand-written SQL: the user `u` has a username, so others find them in lists. */
export const isShownU = sql`u.username is not null`;

/** In hand-written SQL: others can be given the user `u` as an opponent. @param now epoch milliseconds */
export const isPlayableU = (now: number) =>
  sql`${isShownU} and (u.banned_until is null or u.banned_until <= ${new Date(now)}::timestamptz)`;
