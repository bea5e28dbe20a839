/** The mails about accounts. */
export type MailKind =
  | "password reset"
  | "password changed"
  | "passkey added"
  | "email confirmation"
  | "email changed";
