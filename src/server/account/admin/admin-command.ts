import { eq } from "drizzle-orm";
import { readConfig } from "#server/config.ts";
import { connectDatabase, type Database } from "#server/platform/db/database.ts";
import { migrateDatabase } from "#server/platform/db/migrate.ts";
import { textForOperator } from "#server/platform/operator-error.ts";
import { user } from "#server/account/table.ts";

const USAGE = `Usage: npm run admin -- grant EMAIL
       npm run admin -- revoke EMAIL

Makes the account with this e-mail address an admin, or no longer one. It counts at that person's next request. Works
while Panna runs and while it is stopped.
`;

/**
 * `npm run admin`.
 *
 * @returns the exit code: 0 on success, 1 without such an account or without a database, 2 for a wrong call.
 */
export async function runAdminCommand(given: readonly string[]): Promise<number> {
  const [command = "", email = "", ...more] = given;
  const isHelp = given.includes("--help") || given.includes("-h");
  if (isHelp || !["grant", "revoke"].includes(command) || !email.includes("@") || more.length > 0) {
    (isHelp ? process.stdout : process.stderr).write(USAGE);
    return isHelp ? 0 : 2;
  }
  try {
    return await changeAdmin(command === "grant", email.toLowerCase());
  } catch (error) {
    process.stderr.write(`${textForOperator(error, "No admin was changed.")}\n`);
    return 1;
  }
}

async function changeAdmin(isAdmin: boolean, email: string): Promise<number> {
  const config = readConfig(process.env);
  const connection = await connectDatabase(config);
  try {
    await migrateDatabase(connection.pool);
    if (!(await setAdmin(connection.db, email, isAdmin))) {
      process.stderr.write(`No account has the address ${email}. Sign up first, then grant.\n`);
      return 1;
    }
    process.stdout.write(isAdmin ? `${email} is now an admin.\n` : `${email} is no longer an admin.\n`);
    if (!isAdmin && config.adminEmails.has(email)) {
      process.stdout.write(
        "ADMIN_EMAILS still names this address: take it out, or the next sign-in grants it again.\n",
      );
    }
    return 0;
  } finally {
    await connection.close();
  }
}

/** @returns whether an account has this address. */
async function setAdmin(db: Database, email: string, isAdmin: boolean): Promise<boolean> {
  const { rowCount } = await db.update(user).set({ isAdmin }).where(eq(user.email, email));
  return rowCount === 1;
}
