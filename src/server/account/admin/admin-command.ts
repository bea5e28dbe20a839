import { eq } from "drizzle-orm";
import { type Config, readConfig } from "#server/config.ts";
import type { Deps } from "#server/deps.ts";
import { recordAudit } from "#server/platform/audit/record-audit.ts";
import { systemClock } from "#server/platform/clock.ts";
import { type Connection, connectDatabase } from "#server/platform/db/database.ts";
import { migrateDatabase } from "#server/platform/db/migrate.ts";
import { openFiles } from "#server/platform/files/open-files.ts";
import { makeLogger } from "#server/platform/log.ts";
import { textForOperator } from "#server/platform/operator-error.ts";
import type { PersonalPart } from "#server/platform/personal-part.ts";
import { makeWorkerPool } from "#server/platform/worker/worker-pool.ts";
import { user } from "#server/account/table.ts";
import { auditOf } from "./audit-of-operator.ts";
import { exportAccount, printResetLink, removeAccount } from "./operate-on-account.ts";

const USAGE = `Usage: npm run admin -- grant EMAIL
       npm run admin -- revoke EMAIL
       npm run admin -- reset-link EMAIL
       npm run admin -- export EMAIL FILE
       npm run admin -- delete EMAIL

grant and revoke make the account with this e-mail address an admin, or no longer one. It counts at that person's next
request. reset-link prints a link with which its owner chooses a new password: once, within an hour. export writes all
data of the account into a new file, a .tar.gz. delete deletes the account for good. All of them work while Panna runs
and while it is stopped.
`;

/** What is handed in because it knows every noun. */
export interface AdminParts {
  readonly personalData: readonly PersonalPart[];
  readonly ports: Pick<Deps, "news" | "cardHolds" | "monthSpan">;
}

/** What a command works with: the account's address, and a file if it takes one. */
interface Given {
  readonly email: string;
  readonly file: string;
  readonly parts: AdminParts;
}

/** Does something about the account with an address. @returns the exit code */
type Command = (deps: Deps, given: Given) => Promise<number>;

const COMMANDS: Readonly<Record<string, Command>> = {
  grant: (deps, { email }) => changeAdmin(deps, { email, isAdmin: true }),
  revoke: (deps, { email }) => changeAdmin(deps, { email, isAdmin: false }),
  "reset-link": (deps, { email }) => printResetLink(deps, email),
  export: (deps, { email, file, parts }) => exportAccount(deps, email, { file, parts: parts.personalData }),
  delete: (deps, { email }) => removeAccount(deps, email),
};

/** How many arguments a command has besides its name. */
const lengthOf = (name: string): number => (name === "export" ? 2 : 1);

/**
 * `npm run admin`.
 *
 * @returns the exit code: 0 on success, 1 without such an account or without a database, 2 for a wrong call.
 */
export async function runAdminCommand(given: readonly string[], parts: AdminParts): Promise<number> {
  const [name = "", email = "", file = ""] = given;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const isHelp = given.includes("--help") || given.includes("-h");
  if (isHelp || command === undefined || !email.includes("@") || given.length !== 1 + lengthOf(name)) {
    (isHelp ? process.stdout : process.stderr).write(USAGE);
    return isHelp ? 0 : 2;
  }
  try {
    return await onDatabase(command, { email: email.toLowerCase(), file, parts });
  } catch (error) {
    process.stderr.write(`${textForOperator(error, "Nothing was changed.")}\n`);
    return 1;
  }
}

async function onDatabase(command: Command, given: Given): Promise<number> {
  const config = readConfig(process.env);
  const connection = await connectDatabase(config);
  try {
    await migrateDatabase(connection.pool);
    return await command(await depsOf(config, connection, given.parts), given);
  } finally {
    await connection.close();
  }
}

/** As for the server, without its jobs: what they'd be asked for, a running Panna does within a minute. */
async function depsOf(config: Config, { db }: Connection, { ports }: AdminParts): Promise<Deps> {
  const log = makeLogger("fatal");
  const clock = systemClock(config.clockStart, config.clockSpeed);
  const jobs = { soon: async () => undefined };
  const [files, workers] = [await openFiles(config), makeWorkerPool(log)];
  return { config, db, clock, files, workers, jobs, log, ...ports };
}

async function changeAdmin(
  { config, db, clock }: Deps,
  { email, isAdmin }: { readonly email: string; readonly isAdmin: boolean },
): Promise<number> {
  const changed = await db.transaction(async (tx) => {
    const [found] = await tx.update(user).set({ isAdmin }).where(eq(user.email, email)).returning();
    const action = isAdmin ? "account.grant" : "account.revoke";
    if (found !== undefined) await recordAudit(tx, auditOf(action, found.id, clock));
    return found;
  });
  if (changed === undefined) {
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
}
