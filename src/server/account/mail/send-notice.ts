import type { FastifyRequest } from "fastify";
import type { Language } from "#contract/languages.ts";
import type { AskAuth } from "#server/account/ask-auth.ts";
import type { Deps } from "#server/deps.ts";
import { readerLanguage } from "#server/platform/http/reader-language.ts";
import { mayWriteUnasked } from "./limit-mails.ts";
import type { MailKind } from "./mail-kind.ts";
import { queueAccountMail } from "./queue-account-mail.ts";

interface Notice {
  readonly kind: Extract<
    MailKind,
    "password changed" | "passkey added" | "passkey removed" | "account deleted"
  >;
  readonly owner: {
    readonly id: string;
    readonly email: string;
    /** Needed if the account is gone when the mail is written. */
    readonly language?: Language | null;
  };
}

/**
 * Tells owners what has changed about the ways into their account, and the log too. The change is made, whether or not
 * the mail is sent. Without a mail server it writes no mail about a deletion: a file would keep the deleted account's
 * address.
 */
export async function sendNotice(
  {
    deps,
    auth,
  }: {
    readonly deps: Pick<Deps, "db" | "clock" | "config" | "jobs">;
    readonly auth: Pick<AskAuth, "origin">;
  },
  request: FastifyRequest,
  { kind, owner }: Notice,
): Promise<void> {
  request.log.info({ accountId: owner.id }, kind);
  const isGone = kind === "account deleted";
  if (isGone && deps.config.smtpUrl === null) return;
  // Mails of a deleted account are erased with it, so this one names none.
  const mail = { kind, address: owner.email, userId: isGone ? null : owner.id, origin: auth.origin() };
  try {
    if (!(await mayWriteUnasked(deps, owner.email))) return;
    await queueAccountMail(deps, { ...mail, language: owner.language ?? readerLanguage(request) });
  } catch (error) {
    request.log.warn({ err: error }, "a mail was not queued");
  }
}
