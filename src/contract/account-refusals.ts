import { PASSWORD_MAX, PASSWORD_MIN, type PasswordRefusal } from "#game/account/password.ts";
import type { RenamingRefusal } from "#game/account/renaming.ts";
import type { UsernameRefusal } from "#game/account/username.ts";

/** What is wrong where somebody signs up or in, or changes their password or name. */
export type AccountRefusal =
  | { readonly code: "wrong_host" }
  | { readonly code: "wrong_credentials" }
  | { readonly code: "current_password_wrong" }
  | TooManyGuesses
  | { readonly code: "email_taken" }
  | { readonly code: "email_invalid" }
  | { readonly code: "picture_insecure" }
  | { readonly code: "setup_code_wrong" }
  | { readonly code: "passwords_off" }
  | { readonly code: "username_taken" }
  | UsernameRefusal
  | RenamingRefusal
  | PasswordRefusal;

interface TooManyGuesses {
  readonly code: "too_many_guesses";
  readonly seconds: number;
}

const waitOf = (seconds: number): string =>
  seconds < 100 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;

/** Each with its HTTP status and its message, as in `refusals`. */
export const accountRefusals = {
  username_taken: { status: 409, message: "Username is already taken" },
  username_too_short: { status: 400, message: "A username has at least 3 characters." },
  username_too_long: { status: 400, message: "A username has at most 20 characters." },
  username_characters: {
    status: 400,
    message: "A username has only lowercase letters, numbers, and underscores.",
  },

  username_changed_recently: {
    status: 409,
    message: ({ freeAt }: RenamingRefusal) =>
      `You changed your username recently. You can change it again on ${new Date(freeAt).toISOString().slice(0, 10)}.`,
    details: ({ freeAt }: RenamingRefusal) => ({ freeAt: new Date(freeAt).toISOString() }),
  },

  wrong_host: {
    status: 421,
    message:
      "Panna isn't served under this name. If you run it, set PUBLIC_URL to the address that browsers use.",
  },
  wrong_credentials: { status: 401, message: "Wrong email or password." },
  current_password_wrong: { status: 400, message: "Your current password is wrong." },
  too_many_guesses: {
    status: 429,
    message: ({ seconds }: TooManyGuesses) =>
      `Too many wrong passwords for this account. Try again in ${waitOf(seconds)}.`,
    details: ({ seconds }: TooManyGuesses) => ({ seconds }),
  },
  email_taken: { status: 422, message: "There's already an account with this email. Sign in instead." },
  email_invalid: { status: 400, message: "Enter a valid email address." },
  picture_insecure: {
    status: 400,
    message: "Use a profile picture whose address starts with https://.",
  },
  setup_code_wrong: {
    status: 400,
    message: "This setup code isn't right. You'll find it on the terminal where Panna was started.",
  },
  passwords_off: { status: 400, message: "Passwords are off here. Sign in with your provider instead." },
  password_too_short: { status: 400, message: `Use at least ${PASSWORD_MIN} characters.` },
  password_too_long: { status: 400, message: `Use at most ${PASSWORD_MAX} characters.` },
  password_common: { status: 400, message: "This is one of the most common passwords. Choose another one." },
  password_personal: {
    status: 400,
    message: "This is too close to your name or email address. Choose another password.",
  },
};
