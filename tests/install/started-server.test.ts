import { once } from "node:events";
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { guessedBefore } from "#tests/account/guessed-before.ts";
import { jobNames } from "#server/platform/jobs/jobs.ts";
import { aSignedUpUser } from "#tests/support/sessions.ts";
import { signUp } from "#tests/support/started-pannas.ts";
import { cookieOf, startInWorld } from "./start-in-world.ts";

/** Large packages that are rarely used. */
const LOADED_WHEN_NEEDED = [
  "@aws-sdk/client-s3",
  "@scalar/fastify-api-reference",
  "@tesseract.js-data/eng",
  "@zxcvbn-ts/language-common",
  "exifr",
  "pino-pretty",
  "qrcode",
  "sharp",
  "tesseract.js",
  "zxing-wasm",
];
const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3600;

let started: Awaited<ReturnType<typeof startInWorld>>;

beforeAll(async () => {
  started = await startInWorld((dataDir) => {
    aTemporaryFolder(dataDir, "panna-photo-killed", HOUR_SECONDS + 1);
    aTemporaryFolder(dataDir, "panna-photo-at-work", HOUR_SECONDS / 2);
    aTemporaryFolder(dataDir, "of-another-program", HOUR_SECONDS + 1);
  });
}, 180_000);

afterAll(() => started.close());

/** A folder with an upload in it, last changed that many seconds ago. */
function aTemporaryFolder(dataDir: string, name: string, age: number): void {
  const folder = join(dataDir, name);
  mkdirSync(folder);
  writeFileSync(join(folder, "sent"), "a photo");
  const changed = Date.now() / 1000 - age;
  utimesSync(folder, changed, changed);
}

/** Posts with headers that `fetch` doesn't let be set. @returns the status */
async function post(
  address: string,
  headers: Readonly<Record<string, string>>,
  body: object,
): Promise<number> {
  const sent = request(address, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
  });
  sent.end(JSON.stringify(body));
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  answer.resume();
  return answer.statusCode ?? 0;
}

describe("a started Panna after its jobs have run", { timeout: 180_000 }, () => {
  test("has logged no warning and no error", () => {
    expect(
      started.panna
        .output()
        .split("\n")
        .filter((line) => line.startsWith("{")),
    ).toEqual([]);
  });

  test("has removed the uploads that a killed process left in the temporary folder, and nothing else", () => {
    const left = readdirSync(started.dataDir);
    expect(left).not.toContain("panna-photo-killed");
    expect(left).toEqual(expect.arrayContaining(["panna-photo-at-work", "of-another-program"]));
  });

  test("keeps finished jobs for a day at most", async () => {
    const { rows } = await started.app.pool.query<{ name: string; seconds: number }>(
      "select name, deletion_seconds as seconds from job.queue where name = any($1)",
      [jobNames],
    );
    expect(rows).toHaveLength(jobNames.length);
    expect(rows.filter(({ seconds }) => seconds > DAY_SECONDS)).toEqual([]);
  });

  test("has loaded nothing large that few need, but loads it on first use", async () => {
    const { packages } = await started.tell();
    expect(packages).toContain("fastify");
    expect(LOADED_WHEN_NEEDED.filter((name) => packages.includes(name))).toEqual([]);
    // Signing up loads the list of common passwords.
    await cookieOf(await signUp(started.panna, "alice@example.com"));
    const later = await started.tell();
    expect(LOADED_WHEN_NEEDED.filter((name) => later.packages.includes(name))).toEqual([
      "@zxcvbn-ts/language-common",
    ]);
  });

  // better-auth looks at origins only outside tests.
  test("counts wrong passwords from any spelling of its own origin", async () => {
    await aSignedUpUser(started.app, "Carol");
    await guessedBefore(started.app, "carol@example.com", 8);
    const tryPassword = (origin: string, password: string) =>
      post(`${started.url}/api/auth/sign-in/email`, { origin }, { email: "carol@example.com", password });
    const statuses = [];
    for (const origin of [`${started.url}/`, started.url, `${started.url}/`]) {
      statuses.push(await tryPassword(origin, "a wrong guess"));
    }
    expect(statuses).toEqual([401, 401, 429]);
  });
});
