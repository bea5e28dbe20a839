import type { Language } from "#contract/languages.ts";
import type { Deps } from "#server/deps.ts";
import { insertMail } from "#server/platform/mail/insert-mail.ts";
import type { MailKind } from "./mail-kind.ts";

interface AccountMail {
  readonly kind: MailKind;
  readonly address: string;
  /** Null: the account with the address, if there is one. */
  readonly userId: string | null;
  /** Panna's own address, where the link leads. */
  readonly origin: string;
  readonly language: Language;
  readonly newEmail?: string;
}

/** Queues a mail about an account. It costs the same whether there's an account or not. */
export async function queueAccountMail(
  deps: Pick<Deps, "db" | "clock" | "jobs">,
  asked: AccountMail,
): Promise<void> {
  await insertAccountMail(deps, asked);
  await deps.jobs.soon("send-mails");
}

/** The same in a transaction. Request `send-mails` after it: an earlier run wouldn't see the mail. */
export async function insertAccountMail(
  deps: Pick<Deps, "db" | "clock">,
  { kind, address, userId, origin, language, newEmail }: AccountMail,
): Promise<void> {
  const data = {
    origin,
    ...(userId === null ? {} : { userId }),
    ...(newEmail === undefined ? {} : { newEmail }),
  };
  await insertMail(deps, { kind, address: address.toLowerCase(), language, data });
}
