import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { takeGuess } from "#server/account/password/guesses.ts";
import { aSignedUpUser } from "#tests/support/sessions.ts";
import { anotherInstance } from "#tests/support/another-instance.ts";
import { atOnce, countStatuses } from "#tests/support/statuses.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { PASSWORD } from "#tests/support/test-user.ts";
import { agePauses, guess, tryPassword } from "./guess-passwords.ts";
import { guessedBefore } from "./guessed-before.ts";
import { postAuth } from "./post-auth.ts";

let app: TestApp;
let other: TestApp;
let written = "";

beforeAll(async () => {
  const logTo = { write: (line: string) => void (written += line) };
  app = await makeTestApp({ env: { LOG_LEVEL: "warn" }, logTo });
  other = await anotherInstance(app);
});

afterAll(async () => {
  await other.close();
  await app.close();
});

/** Tries the right password. @returns the seconds in the refusal; some have passed since the wrong one */
async function pauseOf(email: string): Promise<number> {
  const { status, headers, body } = await tryPassword(app, email, PASSWORD);
  const seconds = Number(headers["retry-after"]);
  expect({ status, body }).toMatchObject({
    status: 429,
    body: {
      code: "too_many_guesses",
      message: expect.stringMatching(/^Too many wrong passwords for this account\. Try again in \d+ \w+\.$/),
      details: { seconds },
    },
  });
  return seconds;
}

/** What's left of a pause; leaves room for a slow machine. */
const about = (seconds: number) => ({
  asymmetricMatch: (left: number) => left <= seconds && left > seconds - 20,
});

describe("wrong passwords for one account", () => {
  test("are answered ten times, then after a growing pause that the answer states", async () => {
    const { email } = await aSignedUpUser(app, "Alice");
    await guess(app, 10, email);
    for (const pause of [30, 60, 120, 240, 480, 900, 900]) {
      expect(await pauseOf(email)).toEqual(about(pause));
      await agePauses(app, pause);
      await guess(app, 1, email);
    }
  });

  test("are forgotten with the right one: the next two are answered", async () => {
    const { email } = await aSignedUpUser(app, "Bob");
    await guessedBefore(app, email, 9);
    expect((await tryPassword(app, email, PASSWORD)).status).toBe(200);
    await guess(app, 2, email);
  });

  test("are counted before they are looked at, so many at once are no more", async () => {
    const answers = await atOnce(40, () => tryPassword(app, "nobody.at.once@example.com", "a wrong guess"));
    expect(countStatuses(answers)).toEqual({ 401: 10, 429: 30 });
  });

  test("don't pause a guess that read the clock a moment before them", async () => {
    const { clock } = app;
    const at = (wallTime: number) => ({ ...app.deps, clock: { ...clock, wallTime: () => wallTime } });
    const now = clock.wallTime();
    for (let turn = 0; turn < 10; turn += 1) {
      expect(await takeGuess(at(now - turn), "slow.clock@example.com")).toBe(0);
    }
    expect(await takeGuess(at(now), "slow.clock@example.com")).toBeGreaterThan(0);
  });

  test("are counted for all instances together, in whatever case the address is written", async () => {
    const { email } = await aSignedUpUser(app, "Carol");
    await guessedBefore(app, email, 9);
    await guess(app, 1, email);
    expect((await tryPassword(other, email.toUpperCase(), PASSWORD)).status).toBe(429);
  });

  test("are counted for all routes together", async () => {
    const { email, cookie } = await aSignedUpUser(app, "Dora");
    await guessedBefore(app, email, 9);
    const change = { currentPassword: "a wrong guess", newPassword: "another horse battery" };
    const last = await postAuth(app, "change-password", change, { cookie });
    expect(last).toMatchObject({ status: 400, body: { code: "current_password_wrong" } });
    expect((await postAuth(app, "change-password", change, { cookie })).status).toBe(429);
    expect((await tryPassword(app, email, PASSWORD)).status).toBe(429);
  });

  test("pause an address that has no account like one that has", async () => {
    await guessedBefore(app, "nobody@example.com", 9);
    await guess(app, 1, "nobody@example.com");
    expect((await tryPassword(app, "nobody@example.com", "a wrong guess")).status).toBe(429);
  });

  test("leave the address itself nowhere", async () => {
    await guess(app, 1, "very.private@example.com");
    const { rows } = await app.pool.query("select * from password_guess");
    expect(JSON.stringify(rows)).not.toContain("private");
  });
});

describe("a failed sign-in", () => {
  test("is logged with account, network and request, never with the address, and counted", async () => {
    const { id, email } = await aSignedUpUser(app, "Frank Private");
    const failures = async () => {
      const { body } = await app.server.inject("/api/health/metrics");
      return Number(/^panna_failed_sign_ins_total (\d+)$/mu.exec(body)?.[1]);
    };
    const before = await failures();
    written = "";
    const answer = await app.server.inject({
      method: "POST",
      url: "/api/auth/sign-in/email",
      payload: { email, password: "a wrong guess" },
      headers: { "x-forwarded-for": "2001:db8:1:2:3:4:5:6" },
    });
    const lines = written.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line) as object]));
    expect(lines).toContainEqual(
      expect.objectContaining({
        msg: "sign-in failed",
        accountId: id,
        network: "2001:db8:1:2::",
        reqId: answer.headers["x-request-id"],
      }),
    );
    expect(written).not.toContain("private");
    expect(await failures()).toBe(before + 1);
  });
});
