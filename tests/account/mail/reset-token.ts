import { expect } from "vitest";
import { postAuth } from "#tests/account/post-auth.ts";
import { mailsSent, tokenIn } from "./mail-server.ts";
import type { MailingApp } from "./mailing-app.ts";

/** Asks for a new password. @returns the token from the mail */
export async function resetTokenFor(app: MailingApp, email: string): Promise<string> {
  const { received } = app.mails;
  expect((await postAuth(app, "request-password-reset", { email })).status).toBe(200);
  received.length = 0;
  await mailsSent(app);
  const mail = received.findLast(({ to, source }) => to === email && source.includes("?reset="));
  return tokenIn(mail?.source ?? "", "reset");
}
