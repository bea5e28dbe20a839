import { sql } from "drizzle-orm";
import { user } from "./table.ts";

/** What `publicName` has to know of a user. */
export const nameColumns = { username: user.username };

/** The same in hand-written SQL, of the user `u`. */
export const namesOfU = sql`u.username`;

/** In hand-written SQL: the user `u` has chosen a username, so others find them in lists. */
export const isShownU = sql`u.username is not null`;
