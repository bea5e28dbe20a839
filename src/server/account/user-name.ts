import { eq, inArray, sql } from "drizzle-orm";
import { displayName, FORMER_MANAGER } from "#game/account/display-name.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { nameColumns } from "./name-columns.ts";
import { user } from "./table.ts";

/** A user with the displayed name; only admins see the address. */
export interface NamedUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

const GONE = { name: FORMER_MANAGER, email: "" };

/** Users by their ids, as admins and the users themselves see them; deleted accounts have a name too. */
export async function loadUserNames(
  db: Queryable,
  ids: readonly string[],
): Promise<(id: string) => NamedUser> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({
            id: user.id,
            ...nameColumns,
            firstName: user.firstName,
            lastName: user.lastName,
            // A deleted account has a made-up one.
            email: sql<string>`case when ${user.deletedAt} is null then ${user.email} else '' end`,
          })
          .from(user)
          .where(inArray(user.id, [...new Set(ids)]));
  const known = new Map(rows.map((row) => [row.id, { name: displayName(row), email: row.email }]));
  return (id) => ({ id, ...(known.get(id) ?? GONE) });
}

/** The id of the account with this address; null if there's none. */
export async function findUserId(db: Queryable, email: string): Promise<string | null> {
  const [found] = await db.select({ id: user.id }).from(user).where(eq(user.email, email.toLowerCase()));
  return found?.id ?? null;
}

/** The public names of users, by id. A deleted account has one too. */
export async function loadPublicNames(
  db: Queryable,
  ids: readonly string[],
): Promise<(id: string) => string | null> {
  const rows = await db
    .select({ id: user.id, ...nameColumns })
    .from(user)
    .where(inArray(user.id, [...new Set(ids)]));
  const known = new Map(rows.map((row) => [row.id, row.username]));
  return (id) => (known.has(id) ? (known.get(id) ?? null) : FORMER_MANAGER);
}
