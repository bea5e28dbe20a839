import type { user } from "#server/account/table.ts";
import type { Deps } from "#server/deps.ts";
import type { Letter } from "#server/platform/mail/letter.ts";
import type { MailRow } from "#server/platform/mail/send-mails.ts";
import type { Words } from "#words/noun.ts";

/** A mail, and the account that it's about. */
interface Writing {
  readonly deps: Deps;
  readonly row: MailRow;
  readonly receiver: Pick<typeof user.$inferSelect, "id" | "email" | "username" | "emailVerified">;
  readonly t: Words<"mail">;
}

/** Writes the subject, the text and the link of a kind of mail; null: there's nothing to say any more. */
export type LetterOf = (writing: Writing) => Promise<Omit<Letter, "greeting" | "footer"> | null>;
