import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { type MailServer, mailsSent, startMailServer } from "./mail-server.ts";

let app: TestApp;
let server: MailServer;

beforeAll(async () => {
  server = await startMailServer();
  app = await makeTestApp({ env: { SMTP_URL: server.url, PUBLIC_URL: "http://localhost:3000" } });
});

afterAll(async () => {
  await app.close();
  await server.close();
});

const post = async (url: string, payload: object): Promise<number> =>
  (await app.server.inject({ method: "POST", url, payload })).statusCode;

test.each(["\r\n", "\n", "\r", "%0d%0a"])(
  "an address with %j in it gets no mail and makes no account",
  async (lineBreak) => {
    const email = `alice@example.com${lineBreak}Bcc: mallory@example.com`;
    const password = "correct horse battery";
    expect(await post("/api/auth/sign-up/email", { name: "Alice", email, password })).toBe(400);
    expect(await post("/api/auth/request-password-reset", { email })).toBe(400);
    expect(await mailsSent(app)).toBe(0);
    expect(server.received).toEqual([]);
  },
);

test("line breaks in a name stay out of a mail's headers", async () => {
  const name = "Alice\r\nBcc: mallory@example.com";
  const status = await post("/api/auth/sign-up/email", {
    name,
    email: "alice@example.com",
    password: "correct horse battery",
  });
  await mailsSent(app);
  const [headers = ""] = (server.received[0]?.source ?? "").split("\r\n\r\n", 1);
  expect([status === 400 || server.received.length === 1, headers.includes("Bcc")]).toEqual([true, false]);
  expect(server.received.map(({ to }) => to)).not.toContain("mallory@example.com");
});
