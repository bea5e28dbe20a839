import { eq } from "drizzle-orm";
import { type Config, readConfig } from "#server/config.ts";
import { connectDatabase, type Database } from "#server/platform/db/database.ts";
import { migrateDatabase } from "#server/platform/db/migrate.ts";
import { textForOperator } from "#server/platform/operator-error.ts";
import { user } from "#server/account/table.ts";
import { printResetLink } from "./print-reset-link.ts";

const USAGE = `Usage: npm run admin -- grant EMAIL
       npm run admin -- revoke EMAIL
       npm run admin -- reset-link EMAIL

grant and revoke make the account with this e-mail address an admin, or no longer one. It counts at that person's next
request. reset-link prints a link with which its owner chooses a new password: once, within an hour. All of them work
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
  if (isHelp || !Object.hasOwn(COMMANDS, command) || !email.includes("@") || more.length > 0) {
    (isHelp ? process.stdout : process.stderr).write(USAGE);
    return isHelp ? 0 : 2;
  }
  try {
    return await onDatabase(COMMANDS[command as keyof typeof COMMANDS], email.toLowerCase());
  } catch (error) {
    process.stderr.write(`${textForOperator(error, "Nothing was changed.")}\n`);
    return 1;
  }
}

/** Does something about the account with an address. @returns the exit code */
type Command = (config: Config, db: Database, email: string) => Promise<number>;

const COMMANDS = {
  grant: (config, db, email) => changeAdmin(config, db, { email, isAdmin: true }),
  revoke: (config, db, email) => changeAdmin(config, db, { email, isAdmin: false }),
  "reset-link": printResetLink,
} satisfies Record<string, Command>;

async function onDatabase(command: Command, email: string): Promise<number> {
  const config = readConfig(process.env);
  const connection = await connectDatabase(config);
  try {
    await migrateDatabase(connection.pool);
    return await command(config, connection.db, email);
  } finally {
    await connection.close();
  }
}

async function changeAdmin(
  config: Config,
  db: Database,
  { email, isAdmin }: { readonly email: string; readonly isAdmin: boolean },
): Promise<number> {
  if (!(await setAdmin(db, email, isAdmin))) return sayUnknown(email, "Sign up first, then grant.");
  process.stdout.write(isAdmin ? `${email} is now an admin.\n` : `${email} is no longer an admin.\n`);
  if (!isAdmin && config.adminEmails.has(email)) {
    process.stdout.write(
      "ADMIN_EMAILS still names this address: take it out, or the next sign-in grants it again.\n",
    );
  }
  return 0;
}

function sayUnknown(email: string, hint: string): number {
  process.stderr.write(`No account has the address ${email}. ${hint}\n`);
  return 1;
}

/** @returns whether an account has this address. */
async function setAdmin(db: Database, email: string, isAdmin: boolean): Promise<boolean> {
  const { rowCount } = await db.update(user).set({ isAdmin }).where(eq(user.email, email));
  return rowCount === 1;
}
