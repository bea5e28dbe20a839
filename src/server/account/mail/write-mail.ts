import { eq } from "drizzle-orm";
import { user } from "#server/account/table.ts";
import type { Deps } from "#server/deps.ts";
import type { MailRow, WriteMail, WrittenMail } from "#server/platform/mail/send-mails.ts";
import { wordsIn } from "#server/platform/words.ts";
import { accountLetters } from "./account-letters.ts";
import type { MailKind } from "./mail-kind.ts";

/** Writes the mails about accounts, each in the language of the account's owner. */
export function mailWriter(deps: Deps): WriteMail {
  return async (row): Promise<WrittenMail | null> => {
    const receiver = row.kind === DELETED ? receiverGone(row) : await loadReceiver(deps, row);
    if (receiver === null) return null;
    const t = wordsIn(receiver.language ?? row.language, "mail");
    const letter = await accountLetters[row.kind as MailKind]({ deps, row, receiver, t });
    if (letter === null) return null;
    const { username } = receiver;
    const greeting = username === null ? t("greeting") : t("greetingTo", { username });
    const { host } = new URL(row.data["origin"] ?? "");
    return { letter: { ...letter, greeting, footer: t("footer", { host }) }, userId: receiver.id };
  };
}

const DELETED: MailKind = "account deleted";

/** Who had the account: its row has no name and no address any more. */
function receiverGone({ address }: MailRow) {
  return { id: "deleted", email: address, username: null, emailVerified: false, language: null };
}

/** The account that a mail names, else the one with its address. */
async function loadReceiver({ db }: Pick<Deps, "db">, { address, data }: MailRow) {
  const { userId } = data;
  const { id, email, username, emailVerified, language } = user;
  const [found] = await db
    .select({ id, email, username, emailVerified, language })
    .from(user)
    .where(userId === undefined ? eq(user.email, address) : eq(user.id, userId));
  return found ?? null;
}
