import { accountLink } from "#server/account/mail/account-link.ts";
import { makeResetToken } from "#server/account/password/reset-token.ts";
import { findUserId } from "#server/account/user-name.ts";
import type { Config } from "#server/config.ts";
import { recordAudit } from "#server/platform/audit/record-audit.ts";
import { systemClock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/db/database.ts";
import { makeLogger } from "#server/platform/log.ts";
import { auditOf } from "./audit-of-operator.ts";

/**
 * Prints a link with which the owner of an account chooses a new password, for an installation without a mail server.
 *
 * @returns the exit code: 0 on success, 1 without such an account or where users sign in with a provider
 */
export async function printResetLink(config: Config, db: Database, email: string): Promise<number> {
  if (config.oidc !== null) {
    process.stderr.write("Passwords are off: users sign in with the OIDC provider.\n");
    return 1;
  }
  const clock = systemClock(config.clockStart, config.clockSpeed);
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const token = await makeResetToken({ config, db, clock, log: makeLogger("fatal"), publicUrl }, email);
  const userId = await findUserId(db, email);
  if (token === null || userId === null) {
    process.stderr.write(`No account has the address ${email}.\n`);
    return 1;
  }
  await recordAudit(db, auditOf("account.reset-link", userId, clock));
  process.stdout.write(
    `${accountLink(publicUrl, "reset", token)}\nThe link works once, within an hour. Give it to the account's owner only.\n`,
  );
  return 0;
}
