import type { PasswordRefusal } from "#game/account/password.ts";
import type { RenamingRefusal } from "#game/account/renaming.ts";
import type { UsernameRefusal } from "#game/account/username.ts";

/** What is wrong where somebody signs up or in, or changes their password or name. */
export type AccountRefusal =
  | { readonly code: "wrong_host" }
  | { readonly code: "wrong_credentials" }
  | { readonly code: "current_password_wrong" }
  | TooManyGuesses
  | { readonly code: "sign_in_again" }
  | { readonly code: "last_admin" }
  | { readonly code: "ban_yourself" }
  | { readonly code: "mails_are_sent" }
  | { readonly code: "reset_link_for_admin" }
  | AccountBanned
  | { readonly code: "email_taken" }
  | { readonly code: "email_invalid" }
  | { readonly code: "picture_insecure" }
  | { readonly code: "link_expired" }
  | { readonly code: "passkey_failed" }
  | { readonly code: "passkey_unknown" }
  | { readonly code: "too_many_passkeys"; readonly most: number }
  | { readonly code: "setup_code_wrong" }
  | { readonly code: "passwords_off" }
  | { readonly code: "username_taken" }
  | { readonly code: "name_reserved" }
  | UsernameRefusal
  | RenamingRefusal
  | PasswordRefusal;

interface AccountBanned {
  readonly code: "account_banned";
  /** Epoch milliseconds; null: without an end. */
  readonly until: number | null;
  readonly reason: string;
}

interface TooManyGuesses {
  readonly code: "too_many_guesses";
  readonly seconds: number;
}

/** Each with its HTTP status, as in `refusals`. */
export const accountRefusals = {
  username_taken: { status: 409 },
  username_too_short: { status: 400 },
  username_too_long: { status: 400 },
  username_characters: { status: 400 },

  username_changed_recently: {
    status: 409,
    details: ({ freeAt }: RenamingRefusal) => ({ freeAt: new Date(freeAt).toISOString() }),
  },

  name_reserved: { status: 400 },
  wrong_host: { status: 421 },
  wrong_credentials: { status: 401 },
  current_password_wrong: { status: 400 },
  too_many_guesses: {
    status: 429,
    details: ({ seconds }: TooManyGuesses) => ({ seconds }),
  },
  sign_in_again: { status: 403 },
  last_admin: { status: 409 },
  ban_yourself: { status: 409 },
  mails_are_sent: { status: 409 },
  reset_link_for_admin: { status: 409 },
  account_banned: {
    status: 403,
    details: ({ until, reason }: AccountBanned) => ({
      until: until === null ? null : new Date(until).toISOString(),
      reason,
    }),
  },
  email_taken: { status: 422 },
  email_invalid: { status: 400 },
  picture_insecure: { status: 400 },
  link_expired: { status: 400 },
  passkey_failed: { status: 400 },
  passkey_unknown: { status: 400 },
  too_many_passkeys: { status: 409 },
  setup_code_wrong: { status: 400 },
  passwords_off: { status: 400 },
  password_too_short: { status: 400 },
  password_too_long: { status: 400 },
  password_common: { status: 400 },
  password_personal: { status: 400 },
  password_obvious: { status: 400 },
};
