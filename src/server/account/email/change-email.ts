import * as z from "zod/mini";
import type { Refusal } from "#contract/refusals.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { AskAuth } from "#server/account/ask-auth.ts";
import { limitMails } from "#server/account/mail/limit-mails.ts";
import { queueAccountMail } from "#server/account/mail/queue-account-mail.ts";
import { requirePassword } from "#server/account/password/tried-password.ts";
import { findUserId } from "#server/account/user-name.ts";
import type { Deps } from "#server/deps.ts";
import type { Call } from "#server/platform/http/mount.ts";
import { readerLanguage } from "#server/platform/http/reader-language.ts";
import { endEmailLinks } from "./email-link.ts";
import type { changeEmail as endpoint, sendEmailLink as linkEndpoint } from "#contract/access/email.ts";

const address = z.email();

export interface EmailParts {
  readonly deps: Deps;
  readonly auth: AskAuth;
}

type Done = Outcome<{ ok: true }, Refusal>;

/** Sends a link to a new address. The present one stays until that link is opened. */
export async function changeEmail(
  { deps, auth }: EmailParts,
  { parts, viewer, body, http }: Call<typeof endpoint>,
): Promise<Done> {
  if (deps.config.oidc !== null) return refused({ code: "passwords_off" });
  const email = body.email.trim().toLowerCase();
  if (!address.safeParse(email).success) return refused({ code: "email_invalid" });
  await requirePassword({ deps, auth }, http, { email: viewer.user.email, password: body.password });
  const owner = await findUserId(deps.db, email);
  if (owner !== null && owner !== viewer.id) return refused({ code: "email_taken" });
  await limitMails(deps, http.reply, { address: email, userId: viewer.id });
  await endEmailLinks(parts.db, viewer.id, (linked) => linked !== viewer.user.email);
  await queueLink(parts, auth, { userId: viewer.id, email, http });
  return accepted({ ok: true });
}

/** Sends a link to the user's own address, unless it's confirmed. */
export async function sendEmailLink(
  { deps, auth }: EmailParts,
  { parts, viewer, http }: Call<typeof linkEndpoint>,
): Promise<Done> {
  const { email } = viewer.user;
  await limitMails(deps, http.reply, { address: email, userId: viewer.id });
  await queueLink(parts, auth, { userId: viewer.id, email, http });
  return accepted({ ok: true });
}

interface Link {
  readonly userId: string;
  readonly email: string;
  readonly http: Pick<Call<typeof endpoint>["http"], "request">;
}

/** Queues the mail with the link by which a user confirms an address. */
export async function queueLink(
  deps: Pick<Deps, "db" | "clock" | "jobs">,
  auth: Pick<AskAuth, "origin">,
  { userId, email, http }: Link,
): Promise<void> {
  const language = readerLanguage(http.request);
  const origin = auth.origin();
  await queueAccountMail(deps, { kind: "email confirmation", address: email, userId, origin, language });
}
