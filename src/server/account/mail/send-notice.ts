import type { FastifyRequest } from "fastify";
import type { AskAuth } from "#server/account/ask-auth.ts";
import type { Deps } from "#server/deps.ts";
import { readerLanguage } from "#server/platform/http/reader-language.ts";
import { mayWriteUnasked } from "./limit-mails.ts";
import type { MailKind } from "./mail-kind.ts";
import { queueAccountMail } from "./queue-account-mail.ts";

interface Notice {
  readonly kind: Extract<MailKind, "password changed" | "passkey added">;
  readonly owner: { readonly id: string; readonly email: string };
}

/** Tells owners that there's a new way into their account. It was made, whether or not the mail is sent. */
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
  const mail = { kind, address: owner.email, userId: owner.id, origin: auth.origin() };
  try {
    if (!(await mayWriteUnasked(deps, owner.email))) return;
    await queueAccountMail(deps, { ...mail, language: readerLanguage(request) });
  } catch (error) {
    request.log.warn({ err: error }, "a mail was not queued");
  }
}
