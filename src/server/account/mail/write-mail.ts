import { eq } from "drizzle-orm";
import { user } from "#server/account/table.ts";
import type { Deps } from "#server/deps.ts";
import type { Letter } from "#server/platform/mail/letter.ts";
import type { MailRow, WriteMail } from "#server/platform/mail/send-mails.ts";
import { wordsIn } from "#server/platform/words.ts";
import { accountLetters } from "./account-letters.ts";
import type { MailKind } from "./mail-kind.ts";

/** Writes the mails about accounts, each in the language of the account's owner. */
export function mailWriter(deps: Deps): WriteMail {
  return async (row): Promise<Letter | null> => {
    const receiver = await loadReceiver(deps, row);
    if (receiver === null) return null;
    const t = wordsIn(receiver.language ?? row.language, "mail");
    const letter = await accountLetters[row.kind as MailKind]({ deps, row, receiver, t });
    if (letter === null) return null;
    const { username } = receiver;
    const greeting = username === null ? t("greeting") : t("greetingTo", { username });
    const { host } = new URL(row.data["origin"] ?? "");
    return { ...letter, greeting, footer: t("footer", { host }) };
  };
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
