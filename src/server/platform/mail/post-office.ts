import { createTransport } from "nodemailer";
import type { Config } from "#server/config.ts";
import type { Deps } from "#server/deps.ts";
import { type Letter, letterHtml, letterText } from "./letter.ts";
import { writeMailFile } from "./mail-files.ts";

/** How long a mail server may take to accept a connection, to greet, and to answer each command. */
const CONNECT_MS = 10_000;
const ANSWER_MS = 20_000;

/** The address that gets a letter, and the account that it's about. */
export interface Receiver {
  readonly address: string;
  readonly userId: string;
}

/** Where letters go: to a mail server, or into files. */
export interface PostOffice {
  /** @throws an error with the server's `responseCode`, if it answered */
  post(receiver: Receiver, letter: Letter): Promise<void>;
  close(): void;
}

/** The mail server at SMTP_URL; without one, a file in DATA_DIR/mail for each letter. */
export function openPostOffice(deps: Pick<Deps, "config" | "clock" | "log">): PostOffice {
  const { config } = deps;
  return config.smtpUrl === null ? intoFiles(deps) : toServer(config.smtpUrl, config);
}

function toServer(url: string, { mailFrom: from }: Pick<Config, "mailFrom">): PostOffice {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
    // Nothing in a letter may name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async post({ address }, letter) {
      const texts = { subject: letter.subject, text: letterText(letter), html: letterHtml(letter) };
      await transport.sendMail({ from, to: { name: "", address }, ...texts });
    },
    close: () => transport.close(),
  };
}

function intoFiles(deps: Pick<Deps, "config" | "clock" | "log">): PostOffice {
  return {
    async post(receiver, letter) {
      const file = await writeMailFile(deps, receiver, letter);
      deps.log.info({ file }, "no SMTP_URL is set: a mail is in this file for a day");
    },
    close: () => undefined,
  };
}
