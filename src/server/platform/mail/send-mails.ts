import { eq, sql } from "drizzle-orm";
import { HOUR_MS } from "#game/milliseconds.ts";
import type { Deps } from "#server/deps.ts";
import { makeCounter } from "#server/platform/metrics/counters.ts";
import type { Letter } from "./letter.ts";
import { openPostOffice, type PostOffice } from "./post-office.ts";
import { mail } from "./table.ts";

const countMail = makeCounter(
  "panna_mails_total",
  "Tries to send a mail, by outcome: sent, later (tried again), refused (this mail) or settings (refused, tried again).",
);

/** Mails sent at the same time. */
const AT_ONCE = 10;
/** Batches per run. It keeps a run short enough not to be taken for dead; what's left has another run at once. */
const BATCHES_MAX = 5;
/** While a process sends a mail, no other does. If it's killed, another takes over after this time. */
const LEASE_MS = 120_000;
/** The wait after each failure; after the last one, a day and a half later, we give the mail up. */
const WAITS_MS = [30_000, 120_000, 600_000, ...Array<number>(35).fill(HOUR_MS)];
/** A mail server's answers for what it will never take (RFC 5321 §4.2.1). */
const REFUSED = { from: 500, to: 599 };
/** The commands that are about the receiver and the text. A refusal of any other is about our settings. */
const OF_THE_MAIL: ReadonlySet<string | undefined> = new Set(["RCPT TO", "DATA"]);
/** The database writes microseconds, so rows written within this millisecond are due too. */
const MILLISECOND = 1;

export type MailRow = typeof mail.$inferSelect;

export interface WrittenMail {
  readonly letter: Letter;
  /** The account that it's about. */
  readonly userId: string;
}

/** Writes a mail as it's sent; null: there's nobody to write to, or nothing to say any more. */
export type WriteMail = (row: MailRow) => Promise<WrittenMail | null>;

/**
 * Sends due mails. A mail is leased before it's sent, so several instances share the work. If a process is killed
 * between the mail server's answer and the deletion, the mail is sent twice.
 *
 * @returns how many were sent
 */
export async function sendMails(deps: Deps, write: WriteMail): Promise<number> {
  let office: PostOffice | null = null;
  let sent = 0;
  try {
    for (let batch = 0; batch < BATCHES_MAX; batch += 1) {
      const due = await lease(deps);
      if (due.length === 0) return sent;
      const opened = (office ??= openPostOffice(deps));
      const outcomes = await Promise.all(due.map((row) => send({ deps, office: opened, write }, row)));
      sent += outcomes.filter(Boolean).length;
      if (deps.jobs.stopping?.aborted === true) return sent;
    }
  } finally {
    office?.close();
  }
  await deps.jobs.soon("send-mails");
  return sent;
}

async function lease({ db, clock }: Deps): Promise<MailRow[]> {
  const now = clock.wallTime();
  return db
    .update(mail)
    .set({ dueAt: new Date(now + LEASE_MS), attempts: sql`${mail.attempts} + 1` })
    .where(
      sql`${mail.id} = any(array(
        select id from ${mail} where due_at < ${new Date(now + MILLISECOND)}
         order by due_at limit ${AT_ONCE} for update skip locked))`,
    )
    .returning();
}

/** What nodemailer says of a failure. */
interface SmtpError {
  readonly code?: string;
  readonly responseCode?: number;
  readonly command?: string;
}

interface Sending {
  readonly deps: Deps;
  readonly office: PostOffice;
  readonly write: WriteMail;
}

/** @returns whether it was sent. */
async function send({ deps, office, write }: Sending, row: MailRow): Promise<boolean> {
  const { db, clock, log } = deps;
  const drop = () => db.delete(mail).where(eq(mail.id, row.id));
  try {
    const written = await write(row);
    if (written !== null) {
      await office.post({ address: row.address, userId: written.userId }, written.letter);
      countMail('outcome="sent"');
    }
    await drop();
    return written !== null;
  } catch (error) {
    const { code, responseCode = 0, command } = error as SmtpError;
    const wait = WAITS_MS[row.attempts - 1];
    const isRefused = responseCode >= REFUSED.from && responseCode <= REFUSED.to;
    const isOfMail = OF_THE_MAIL.has(command);
    const isGivenUp = wait === undefined || (isRefused && isOfMail);
    countMail(`outcome="${!isRefused ? "later" : isOfMail ? "refused" : "settings"}"`);
    // The server's own text may repeat the address.
    const facts = { mail: row.id, kind: row.kind, code, responseCode, command, isGivenUp };
    if (isRefused && !isOfMail) log.error(facts, "a mail was not sent: check SMTP_URL and MAIL_FROM");
    else log.warn(facts, "a mail was not sent");
    if (isGivenUp) await drop();
    else
      await db
        .update(mail)
        .set({ dueAt: new Date(clock.wallTime() + wait) })
        .where(eq(mail.id, row.id));
    return false;
  }
}
