import { inArray } from "drizzle-orm";
import { displayName } from "#game/account/display-name.ts";
import type { Queryable } from "../db/database.ts";
import { user } from "./table.ts";

/** A user, as admins are shown one. */
export interface NamedUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** What is shown for somebody whose account is gone. */
const GONE = { name: "Deleted user", email: "" };

/** Users by their ids, under the names that are shown. */
export async function loadUserNames(
  db: Queryable,
  ids: readonly string[],
): Promise<(id: string) => NamedUser> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(user)
          .where(inArray(user.id, [...new Set(ids)]));
  const known = new Map(rows.map((row) => [row.id, { name: displayName(row), email: row.email }]));
  return (id) => ({ id, ...(known.get(id) ?? GONE) });
}
