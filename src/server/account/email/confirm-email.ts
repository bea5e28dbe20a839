import { eq } from "drizzle-orm";
import type { confirmEmail as endpoint } from "#contract/access/email.ts";
import type { Refusal } from "#contract/refusals.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { grantNamedAdmins } from "#server/account/admin/named-admins.ts";
import { mayWriteUnasked } from "#server/account/mail/limit-mails.ts";
import { insertAccountMail } from "#server/account/mail/queue-account-mail.ts";
import { endResetLinks } from "#server/account/password/end-reset-links.ts";
import { user } from "#server/account/table.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { isViolationOf } from "#server/platform/db/violation.ts";
import type { Call } from "#server/platform/http/mount.ts";
import { readerLanguage } from "#server/platform/http/reader-language.ts";
import type { EmailParts } from "./change-email.ts";
import { takeEmailLink } from "./email-link.ts";

/**
 * Confirms the address of a link, which becomes the user's if it's a new one: the former address gets a notice. Only the
 * signed-in user whom the link was made for can use it, so nobody confirms an account that someone else opened with
 * their address.
 */
export async function confirmEmail(
  { deps, auth }: EmailParts,
  { parts, viewer, body, http }: Call<typeof endpoint>,
): Promise<Outcome<{ email: string }, Refusal>> {
  const { email: former } = viewer.user;
  try {
    const email = await parts.db.transaction(async (tx) => {
      const confirmed = await takeEmailLink({ ...parts, db: tx }, viewer.id, body.token);
      if (confirmed === null) return null;
      const wasConfirmed = await isConfirmed(tx, viewer.id);
      await tx.update(user).set({ email: confirmed, emailVerified: true }).where(eq(user.id, viewer.id));
      if (confirmed === former) return confirmed;
      await endResetLinks(tx, viewer.id);
      const within = { ...deps, ...parts, db: tx };
      // The owner of a confirmed address learns of the change in any case.
      if (!wasConfirmed && !(await mayWriteUnasked(within, former))) return confirmed;
      await insertAccountMail(within, {
        kind: "email changed",
        address: former,
        userId: viewer.id,
        origin: auth.origin(),
        language: readerLanguage(http.request),
        newEmail: confirmed,
      });
      return confirmed;
    });
    if (email === null) return refused({ code: "link_expired" });
    if (email !== former) await parts.jobs.soon("send-mails");
    await grantNamedAdmins(parts, deps.config.adminEmails);
    if (email !== former) http.request.log.info({ accountId: viewer.id }, "email changed");
    return accepted({ email });
  } catch (error) {
    if (isViolationOf(error, "user_email_key")) return refused({ code: "email_taken" });
    throw error;
  }
}

async function isConfirmed(tx: Transaction, userId: string): Promise<boolean> {
  const [held] = await tx.select({ is: user.emailVerified }).from(user).where(eq(user.id, userId));
  return held?.is === true;
}
