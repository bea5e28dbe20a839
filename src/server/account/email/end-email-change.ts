import { and, eq, ne, sql } from "drizzle-orm";
import type { MailKind } from "#server/account/mail/mail-kind.ts";
import { user } from "#server/account/table.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { mail } from "#server/platform/mail/table.ts";
import { endEmailLinks } from "./email-link.ts";

const KIND: MailKind = "email confirmation";

/**
 * Ends a user's unconfirmed change of email: a thief with the former password may have asked for it. The queued mail goes
 * first, because it would make another link.
 */
export async function endEmailChange(tx: Transaction, userId: string): Promise<void> {
  const [held] = await tx.select({ email: user.email }).from(user).where(eq(user.id, userId));
  if (held === undefined) return;
  await tx
    .delete(mail)
    .where(
      and(eq(mail.kind, KIND), eq(sql`${mail.data} ->> 'userId'`, userId), ne(mail.address, held.email)),
    );
  await endEmailLinks(tx, userId, (linked) => linked !== held.email);
}
