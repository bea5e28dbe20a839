import * as z from "zod/mini";
import type { Refusal } from "#contract/refusals.ts";
import { RefusedError } from "#server/platform/http/refused-error.ts";

/** The code of our hook's refusal (ban/refuse-banned.ts). */
export const BANNED = "ACCOUNT_BANNED";

const libraryRefusal = z.looseObject({ code: z.string() });

/** better-auth's refusals in our words. Others follow from the status. */
const OURS: Readonly<Record<string, Refusal>> = {
  INVALID_EMAIL: { code: "email_invalid" },
  INVALID_EMAIL_OR_PASSWORD: { code: "wrong_credentials" },
  INVALID_PASSWORD: { code: "current_password_wrong" },
  CREDENTIAL_ACCOUNT_NOT_FOUND: { code: "passwords_off" },
  EMAIL_PASSWORD_DISABLED: { code: "passwords_off" },
  EMAIL_PASSWORD_SIGN_UP_DISABLED: { code: "passwords_off" },
  USER_ALREADY_EXISTS: { code: "email_taken" },
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: { code: "email_taken" },
  INVALID_TOKEN: { code: "link_expired" },
  PASSWORD_TOO_SHORT: { code: "password_too_short" },
  PASSWORD_TOO_LONG: { code: "password_too_long" },
  CHALLENGE_NOT_FOUND: { code: "passkey_failed" },
  FAILED_TO_VERIFY_REGISTRATION: { code: "passkey_failed" },
  PASSKEY_NOT_FOUND: { code: "passkey_unknown" },
  AUTHENTICATION_FAILED: { code: "passkey_failed" },
  FAILED_TO_CREATE_USER: { code: "internal_error" },
  FAILED_TO_CREATE_SESSION: { code: "internal_error" },
  FAILED_TO_GET_SESSION: { code: "internal_error" },
};

/** Turns a better-auth answer into our refusal. */
export async function refusalOf(answer: Response): Promise<RefusedError> {
  const body: unknown = await answer.json().catch(() => null);
  const ban = banOf(body);
  if (ban !== null) return new RefusedError(ban);
  const { code } = libraryRefusal.safeParse(body).data ?? { code: "" };
  return new RefusedError(OURS[code] ?? ofStatus(answer.status));
}

const banned = z.looseObject({
  code: z.literal(BANNED),
  until: z.nullable(z.int()),
  reason: z.string(),
});

/** What our hook says of a ban (ban/refuse-banned.ts); null: the answer is another one. */
function banOf(body: unknown): Extract<Refusal, { code: "account_banned" }> | null {
  const found = banned.safeParse(body).data;
  return found === undefined ? null : { code: "account_banned", until: found.until, reason: found.reason };
}

function ofStatus(status: number): Refusal {
  if (status === 401) return { code: "unauthorized" };
  if (status === 404) return { code: "not_found" };
  return { code: status >= 500 ? "internal_error" : "invalid_input" };
}
