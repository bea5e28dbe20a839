import type { TestApp } from "#tests/support/test-app.ts";
import { PASSWORD } from "#tests/support/test-user.ts";
import { postAuth } from "./post-auth.ts";

/**
 * Signs up as Grace Hopper with this password, then with the usual one, and changes that to this.
 *
 * @returns the answers to the first and the last
 */
export async function choosePassword(app: TestApp, password: string) {
  const person = { name: "Grace Hopper", email: "grace.hopper.07@example.com" };
  const signedUp = await postAuth(app, "sign-up/email", { ...person, password });
  const usual = { ...person, password: PASSWORD };
  const made = await postAuth(app, "sign-up/email", usual);
  const known = made.status === 200 ? made : await postAuth(app, "sign-in/email", usual);
  const cookie = known.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; ");
  const change = { currentPassword: PASSWORD, newPassword: password };
  return { signedUp, changed: await postAuth(app, "change-password", change, { cookie }) };
}
