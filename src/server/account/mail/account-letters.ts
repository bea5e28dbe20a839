import type { user } from "#server/account/table.ts";
import type { Deps } from "#server/deps.ts";
import type { Letter } from "#server/platform/mail/letter.ts";
import type { MailRow } from "#server/platform/mail/send-mails.ts";
import type { Words } from "#words/noun.ts";
import { makeEmailLink } from "#server/account/email/email-link.ts";
import { makeResetToken } from "#server/account/password/reset-token.ts";
import { accountLink } from "./account-link.ts";
import type { MailKind } from "./mail-kind.ts";

/** A mail, and the account that it's about. */
interface Writing {
  readonly deps: Deps;
  readonly row: MailRow;
  readonly receiver: Pick<typeof user.$inferSelect, "id" | "email" | "username" | "emailVerified">;
  readonly t: Words<"mail">;
}

/** Writes the subject, the text and the link of a kind of mail; null: there's nothing to say any more. */
type LetterOf = (writing: Writing) => Promise<Omit<Letter, "greeting" | "footer"> | null>;

/** How each mail about an account is written. A link is made here, so its time starts when the mail is sent. */
export const accountLetters: Readonly<Record<MailKind, LetterOf>> = {
  async "password reset"({ deps, row, t }) {
    const origin = row.data["origin"] ?? "";
    const token = await makeResetToken({ ...deps, publicUrl: origin }, row.address);
    if (token === null) return null;
    return {
      subject: t("reset.subject"),
      paragraphs: [t("reset.body"), t("reset.unasked")],
      link: { label: t("reset.link"), url: accountLink(origin, "reset", token) },
    };
  },

  async "password changed"({ t }) {
    return {
      subject: t("newPassword.subject"),
      paragraphs: [t("newPassword.body"), t("newPassword.unasked")],
      link: null,
    };
  },

  async "passkey added"({ t }) {
    return {
      subject: t("newPasskey.subject"),
      paragraphs: [t("newPasskey.body"), t("newPasskey.unasked")],
      link: null,
    };
  },

  async "passkey removed"({ t }) {
    return {
      subject: t("passkeyRemoved.subject"),
      paragraphs: [t("passkeyRemoved.body"), t("passkeyRemoved.unasked")],
      link: null,
    };
  },

  async "account deleted"({ t }) {
    return {
      subject: t("accountDeleted.subject"),
      paragraphs: [t("accountDeleted.body"), t("accountDeleted.unasked")],
      link: null,
    };
  },

  async "email confirmation"({ deps, row, receiver, t }) {
    const isOwn = row.address === receiver.email;
    if (isOwn && receiver.emailVerified) return null;
    const token = await makeEmailLink(deps, receiver.id, row.address);
    const url = accountLink(row.data["origin"] ?? "", "verify", token);
    return isOwn
      ? {
          subject: t("confirm.subject"),
          paragraphs: [t("confirm.body"), t("confirm.unasked")],
          link: { label: t("confirm.link"), url },
        }
      : {
          subject: t("change.subject"),
          paragraphs: [t("change.body"), t("change.unasked")],
          link: { label: t("change.link"), url },
        };
  },

  async "email changed"({ row, t }) {
    const email = row.data["newEmail"] ?? "";
    return {
      subject: t("changed.subject"),
      paragraphs: [t("changed.body", { email }), t("changed.unasked")],
      link: null,
    };
  },
};
