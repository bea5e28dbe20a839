import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { type MailServer, mailsSent, startMailServer } from "./mail-server.ts";

/** Panna with a local mail server. */
export interface MailingApp extends TestApp {
  readonly mails: MailServer;
}

export async function makeMailingApp(): Promise<MailingApp> {
  const mails = await startMailServer();
  const app = await makeTestApp({ env: { SMTP_URL: mails.url, PUBLIC_URL: "http://localhost:3000" } });
  return {
    ...app,
    mails,
    async close() {
      await app.close();
      await mails.close();
    },
  };
}

/** Sends what is due. @returns the sources of all mails that the server has for an address */
export async function mailsTo(app: MailingApp, address: string): Promise<string[]> {
  await mailsSent(app);
  return app.mails.received.filter(({ to }) => to === address).map(({ source }) => source);
}
