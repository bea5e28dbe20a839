/** The mails about accounts. */
export type MailKind = "password reset" | "email confirmation" | "email changed";
