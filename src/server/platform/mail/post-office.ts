import { randomBytes } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Config } from "#server/config.ts";
import type { Deps } from "#server/deps.ts";
import { type Letter, letterHtml, letterText } from "./letter.ts";

/** How long a mail server may take to accept a connection, to greet, and to answer each command. */
const CONNECT_MS = 10_000;
const ANSWER_MS = 20_000;

/** Where letters go: to a mail server, or into files. */
export interface PostOffice {
  /** @throws an error with the server's `responseCode`, if it answered */
  post(address: string, letter: Letter): Promise<void>;
  close(): void;
}

/** The mail server at SMTP_URL; without one, a file in DATA_DIR/mail for each letter. */
export function openPostOffice({ config, clock, log }: Pick<Deps, "config" | "clock" | "log">): PostOffice {
  return config.smtpUrl === null ? intoFiles(config, { clock, log }) : toServer(config.smtpUrl, config);
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
    async post(address, letter) {
      const texts = { subject: letter.subject, text: letterText(letter), html: letterHtml(letter) };
      await transport.sendMail({ from, to: { name: "", address }, ...texts });
    },
    close: () => transport.close(),
  };
}

function intoFiles(
  { dataDir }: Pick<Config, "dataDir">,
  { clock, log }: Pick<Deps, "clock" | "log">,
): PostOffice {
  const folder = join(dataDir, "mail");
  return {
    async post(address, letter) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const at = new Date(clock.wallTime()).toISOString().replaceAll(":", "-");
      const file = join(folder, `${at}-${randomBytes(3).toString("hex")}.txt`);
      const text = `To: ${address}\nSubject: ${letter.subject}\n\n${letterText(letter)}`;
      await writeFile(file, text, { mode: 0o600, flag: "wx" });
      log.info({ file }, "no SMTP_URL is set: a mail is in this file");
    },
    close: () => undefined,
  };
}
