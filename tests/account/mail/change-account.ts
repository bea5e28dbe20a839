import { expect } from "vitest";
import { changeEmail, confirmEmail } from "#contract/access/email.ts";
import { postAuth } from "#tests/account/post-auth.ts";
import { PASSWORD, type TestUser } from "#tests/support/test-user.ts";
import { tokenIn } from "./mail-server.ts";
import { type MailingApp, mailsTo } from "./mailing-app.ts";

const passwordAt = (turn: number) => (turn === 0 ? PASSWORD : `new horse ${turn} battery`);

/** @param turn how many times the user has changed it before */
export async function changePassword(app: MailingApp, { cookie }: TestUser, turn: number): Promise<void> {
  const passwords = { currentPassword: passwordAt(turn), newPassword: passwordAt(turn + 1) };
  const change = { ...passwords, revokeOtherSessions: false };
  expect((await postAuth(app, "change-password", change, { cookie })).status).toBe(200);
}

/** Moves an account to another address, and confirms it. */
export async function moveTo(app: MailingApp, user: TestUser, email: string): Promise<void> {
  expect((await user.call(changeEmail, { body: { email, password: PASSWORD } })).status).toBe(200);
  const token = tokenIn((await mailsTo(app, email)).at(-1) ?? "", "verify");
  expect((await user.call(confirmEmail, { body: { token } })).status).toBe(200);
}
