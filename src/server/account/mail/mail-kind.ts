/** The mails about accounts. */
export type MailKind =
  | "password reset"
  | "password changed"
  | "passkey added"
  | "passkey removed"
  | "account deleted"
  | "email confirmation"
  | "email changed";
