import { sql } from "drizzle-orm";
import { user } from "./table.ts";

/** What `displayName` has to know of a user. */
export const nameColumns = {
  username: user.username,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
};

/** The same in hand-written SQL, of the user `u`. */
export const namesOfU = sql`u.username, u.first_name as "firstName", u.last_name as "lastName", u.email`;
