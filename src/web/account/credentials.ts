import type { Words } from "#words/noun.ts";
import { ApiError } from "#web/api/api-error.ts";
import { send } from "#web/api/call.ts";

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Empty for everyone but the owner of the installation. */
  readonly setupCode: string;
}

export const NO_CREDENTIALS: Credentials = { email: "", password: "", setupCode: "" };

/** Signs in at better-auth's own route; the session comes as a cookie. */
export async function signIn({ email, password }: Credentials): Promise<void> {
  await send({ method: "POST", path: "/api/auth/sign-in/email", body: { email, password } });
}

/**
 * Creates an account at better-auth's own route and signs in to it. The library requires a name: it gets the fallback
 * of the display name rule (spec §3), which nobody else sees. Others see the username.
 */
export async function signUp({ email, password, setupCode }: Credentials): Promise<void> {
  const [name = email] = email.split("@");
  await send({ method: "POST", path: "/api/auth/sign-up/email", body: { name, email, password, setupCode } });
}

/** Why signing in or up failed. */
export function credentialsFailure(error: unknown, t: Words<"account">): string {
  if (!(error instanceof ApiError)) return t("signIn.unreachable");
  return error.userMessage ?? t("signIn.failed");
}
