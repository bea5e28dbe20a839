import { PASSWORD_MAX, PASSWORD_MIN } from "#game/account/password.ts";
import { ApiError } from "#web/api/api-error.ts";
import { send } from "#web/api/send.ts";

export interface Credentials {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Signs in at better-auth's own route; the session comes as a cookie. */
export async function signIn({ email, password }: Credentials): Promise<void> {
  await send({ method: "POST", path: "/api/auth/sign-in/email", body: { email, password } });
}

/** Creates an account at better-auth's own route and signs in to it. */
export async function signUp({ name, email, password }: Credentials): Promise<void> {
  await send({ method: "POST", path: "/api/auth/sign-up/email", body: { name, email, password } });
}

const MESSAGES: Readonly<Record<string, string>> = {
  INVALID_EMAIL_OR_PASSWORD: "The e-mail address or the password is wrong.",
  INVALID_EMAIL: "This is not an e-mail address.",
  USER_ALREADY_EXISTS: "There is already an account with this e-mail address. Sign in instead.",
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL:
    "There is already an account with this e-mail address. Sign in instead.",
  PASSWORD_TOO_SHORT: `A password has at least ${PASSWORD_MIN} characters.`,
  PASSWORD_TOO_LONG: `A password has at most ${PASSWORD_MAX} characters.`,
};

/** Why signing in or up failed, in words for the person. */
export function credentialsFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return "Panna cannot be reached. Check your connection and try again.";
  return MESSAGES[error.code ?? ""] ?? error.userMessage ?? "Signing in failed. Please try again.";
}
