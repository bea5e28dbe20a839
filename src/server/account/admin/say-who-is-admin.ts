import { createAuthMiddleware } from "better-auth/api";
import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database } from "#server/platform/db/database.ts";
import { user } from "#server/account/table.ts";

/** better-auth's calls that read an account before it can become admin, and answer with what they read. */
const PATHS: ReadonlySet<string> = new Set(["/sign-up/email", "/sign-in/email"]);

const answerOfNoAdmin = z.looseObject({
  user: z.looseObject({ id: z.string(), isAdmin: z.literal(false) }),
});

/** For better-auth's `hooks.after`: the answer to a sign-up or a sign-in says whether the account is now an admin. */
export function sayWhoIsAdmin(db: Database) {
  return createAuthMiddleware(async ({ path, context }) => {
    if (!PATHS.has(path)) return undefined;
    const answer = answerOfNoAdmin.safeParse(context.returned);
    if (!answer.success) return undefined;
    const { data } = answer;
    const [known] = await db.select({ isAdmin: user.isAdmin }).from(user).where(eq(user.id, data.user.id));
    return { ...data, user: { ...data.user, isAdmin: known?.isAdmin === true } };
  });
}
