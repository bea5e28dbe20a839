import { sql } from "drizzle-orm";
import { user } from "./table.ts";

/** What `publicName` needs of a user. */
export const nameColumns = { username: user.username };

/** The same in hand-written SQL, for the user `u`. */
export const namesOfU = sql`u.username`;

/** In hand-written SQL: the user `u` has a username, so others find them in lists. */
export const isShownU = sql`u.username is not null`;
