import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { mailWriter } from "#server/account/mail/write-mail.ts";
import { sendMails } from "#server/platform/mail/send-mails.ts";
import type { TestApp } from "#tests/support/test-app.ts";

/** A mail as the server received it: its receiver, and its source with soft line breaks and codes resolved. */
export interface MailReceived {
  readonly to: string;
  readonly source: string;
}

/** A local mail server: it stores what it receives. */
export interface MailServer {
  readonly url: string;
  readonly received: MailReceived[];
  /** The answer to every mail's content, such as 451; null: accepted. */
  answer: number | null;
  /** The answer to every sender, such as 553; null: accepted. */
  answerToSender: number | null;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const received: MailReceived[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onMailFrom(_address, _session, done) {
      const { answerToSender: responseCode } = mailServer;
      done(responseCode === null ? null : Object.assign(new Error("not from there"), { responseCode }));
    },
    onData(stream, session, done) {
      const pieces: Buffer[] = [];
      stream.on("data", (piece: Buffer) => pieces.push(piece));
      stream.on("end", () => {
        if (mailServer.answer !== null) {
          done(Object.assign(new Error("not now, alice@example.com"), { responseCode: mailServer.answer }));
          return;
        }
        const [receiver] = session.envelope.rcptTo;
        const source = decoded(Buffer.concat(pieces).toString("utf8"));
        received.push({ to: receiver?.address ?? "", source });
        done();
      });
    },
  });
  await new Promise<void>((listening) => {
    server.listen(0, "127.0.0.1", () => listening());
  });
  const { port } = server.server.address() as AddressInfo;
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    answer: null,
    answerToSender: null,
    async close() {
      const { promise, resolve } = Promise.withResolvers<void>();
      server.close(() => resolve());
      await promise;
    },
  };
  return mailServer;
}

/** Quoted-printable text (RFC 2045 §6.7) as UTF-8. */
function decoded(source: string): string {
  const bytes = source
    .replaceAll("=\r\n", "")
    .replaceAll(/=([0-9A-F]{2})/gu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

/** Runs the job that sends mails. @returns how many were sent */
export function mailsSent(app: TestApp): Promise<number> {
  return sendMails(app.deps, mailWriter(app.deps));
}

/** The token in a mail's link. */
export function tokenIn(text: string, purpose: "reset" | "verify"): string {
  const [, token] = new RegExp(`/sign-in\\?${purpose}=([\\w-]+)`, "u").exec(text) ?? [];
  if (token === undefined) throw new Error("the mail has no link");
  return token;
}
