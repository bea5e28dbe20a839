import { eq, inArray } from "drizzle-orm";
import { displayName, FORMER_MANAGER } from "#game/account/display-name.ts";
import type { Queryable } from "#server/platform/db/database.ts";
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
            username: user.username,
            firstName: user.firstName,
            lastName: user.lastName,
            email: user.email,
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
    .select({ id: user.id, username: user.username })
    .from(user)
    .where(inArray(user.id, [...new Set(ids)]));
  const known = new Map(rows.map((row) => [row.id, row.username]));
  return (id) => (known.has(id) ? (known.get(id) ?? null) : FORMER_MANAGER);
}
