import type { Language } from "#contract/languages.ts";
import type { Deps } from "#server/deps.ts";
import { mail } from "./table.ts";

/** A mail that somebody should get. */
export interface MailAsked {
  readonly address: string;
  readonly kind: string;
  readonly data: Readonly<Record<string, string>>;
  /** The language of the request, for a receiver whose own is unknown. */
  readonly language: Language;
}

/** Queues a mail. The job `send-mails` writes and sends it, so neither the request nor the mail depends on the mail server. */
export async function insertMail({ db, clock }: Pick<Deps, "db" | "clock">, asked: MailAsked): Promise<void> {
  await db.insert(mail).values({ ...asked, dueAt: new Date(clock.wallTime()) });
}
