import { and, eq, isNull } from "drizzle-orm";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { accountLink } from "#server/account/mail/account-link.ts";
import { user } from "#server/account/table.ts";
import type { Config } from "#server/config.ts";
import type { Deps } from "#server/deps.ts";
import { recordAudit } from "#server/platform/audit/record-audit.ts";
import type { Admin } from "#server/platform/http/viewer.ts";

interface Wish {
  readonly userId: string;
  /** Where browsers reach Panna. */
  readonly origin: string;
}

type Refusal = {
  readonly code: "not_found" | "passwords_off" | "mails_are_sent" | "reset_link_for_admin";
};

/** Whether admins can make links for new passwords: users have passwords, and get no mail. */
export function canMakeResetLinks({ oidc, smtpUrl }: Pick<Config, "oidc" | "smtpUrl">): boolean {
  return oidc === null && smtpUrl === null;
}

/**
 * A link with which a user chooses a new password, for the admin to pass on: once, within an hour. Anyone with the link
 * has the account, so only the operator makes one for an admin.
 */
export async function makeResetLink(
  deps: Pick<Deps, "config" | "db" | "clock" | "log">,
  admin: Admin,
  { userId, origin }: Wish,
): Promise<Outcome<{ link: string }, Refusal>> {
  const { config, db, clock } = deps;
  if (config.oidc !== null) return refused({ code: "passwords_off" });
  if (!canMakeResetLinks(config)) return refused({ code: "mails_are_sent" });
  const [found] = await db
    .select({ email: user.email, isAdmin: user.isAdmin })
    .from(user)
    .where(and(eq(user.id, userId), isNull(user.deletedAt)));
  if (found === undefined) return refused({ code: "not_found" });
  if (found.isAdmin) return refused({ code: "reset_link_for_admin" });
  // With the account library, which the first request that needs it loads.
  const { makeResetToken } = await import("#server/account/password/reset-token.ts");
  const token = await makeResetToken({ ...deps, publicUrl: origin }, found.email);
  if (token === null) return refused({ code: "not_found" });
  await recordAudit(db, {
    at: new Date(clock.now()),
    userId: admin.id,
    action: "account.reset-link",
    subject: `user ${userId}`,
    details: {},
  });
  return accepted({ link: accountLink(origin, "reset", token) });
}
