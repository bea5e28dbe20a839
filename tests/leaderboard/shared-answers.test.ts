import { type IncomingHttpHeaders, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getMonthlyLeaderboard, getOwnLine } from "#contract/leaderboard.ts";
import { enterTournament } from "#contract/tournament.ts";
import { settleTournaments } from "#server/tournament/settlement/settle-tournaments.ts";
import { anotherInstance } from "#tests/support/another-instance.ts";
import { aManager, type Manager, theTournament } from "#tests/support/managers.ts";
import { aSession, aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

const PATH: string = getMonthlyLeaderboard.path;
const OWN = `${getOwnLine.path}?period=month`;

let app: TestApp;
let port: number;
let manager: Manager;
let user: TestUser;

beforeAll(async () => {
  app = await makeTestApp();
  await app.server.listen({ port: 0, host: "127.0.0.1" });
  port = (app.server.server.address() as AddressInfo).port;
  // Enough entries for a compressed answer.
  manager = await enter({ username: "zoe_angstrom" });
  for (let made = 0; made < 9; made += 1) await enter({});
  await settleTournaments(app.deps);
  user = manager.user;
});

afterAll(() => app.close());

async function enter(who: Parameters<typeof aManager>[1]): Promise<Manager> {
  const made = await aManager(app, who);
  const id = await theTournament(app);
  await made.user.call(enterTournament, { params: { id }, body: { teamId: made.teamId } });
  return made;
}

interface Got {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

async function ask(headers: Readonly<Record<string, string>>, method = "GET", path = PATH): Promise<Got> {
  return new Promise((settle, fail) => {
    const asked = send({ port, host: "127.0.0.1", path, method, headers }, (answer) => {
      const { statusCode: status } = answer;
      void buffer(answer).then((body) => settle({ status, headers: answer.headers, body }));
    });
    asked.on("error", fail);
    asked.end();
  });
}

function withoutItsOwn({
  date: _,
  "x-request-id": id,
  "x-panna-time": time,
  ...headers
}: IncomingHttpHeaders) {
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(time).toBe(new Date(app.clock.now()).toISOString());
  return headers;
}

describe("an answer that is the same for everybody", () => {
  test.each([
    ["as it is", {}, (body: Buffer) => body],
    ["by gzip", { "accept-encoding": "gzip" }, (body: Buffer) => gunzipSync(body)],
    ["by brotli", { "accept-encoding": "gzip, deflate, br" }, (body: Buffer) => brotliDecompressSync(body)],
  ])("says the same to each who asks, packed %s", async (_, accept, unpack) => {
    const others = await Promise.all([aUser(app), aUser(app)]);
    const answers = [];
    for (const { cookie } of [user, ...others]) answers.push(await ask({ cookie, ...accept }));
    const [first, ...rest] = answers.map(({ status, headers, body }) => ({
      status,
      headers: withoutItsOwn(headers),
      text: unpack(body).toString(),
    }));
    expect(first?.status).toBe(200);
    expect(first?.text).toContain("zoe_angstrom");
    expect(first?.headers["set-cookie"]).toBeUndefined();
    for (const one of rest) expect(one).toEqual(first);
  });

  test("is not sent again to a browser that has it, until there is another settlement", async () => {
    const headers = { cookie: user.cookie, "accept-encoding": "br" };
    const first = await ask(headers);
    const etag = String(first.headers.etag);
    expect(first.headers["cache-control"]).toBe("private, no-cache");
    for (const known of [etag, `"other", ${etag}`]) {
      const again = await ask({ ...headers, "if-none-match": known });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    }
    expect((await ask({ ...headers, "if-none-match": '"other"' })).status).toBe(200);
    expect((await ask({ "if-none-match": etag })).status).toBe(401);
    await enter({});
    await settleTournaments(app.deps);
    const changed = await ask({ ...headers, "if-none-match": etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
  });

  test("is sent only to those of many callers with a live session", async () => {
    const others = await Promise.all(Array.from({ length: 9 }, () => aUser(app)));
    const left = await aUser(app);
    await app.pool.query("delete from session where user_id = $1", [left.id]);
    const asked = [...others.slice(0, 4), left, ...others.slice(4)];
    const answers = await Promise.all(asked.map(({ cookie }) => ask({ cookie })));
    expect(answers.map(({ status }) => status)).toEqual(asked.map((one) => (one === left ? 401 : 200)));
  });

  test("is refused to a session that has expired", async () => {
    const cookie = await aSession(app, user.id, new Date(app.clock.wallTime() - 1));
    const { status, body } = await ask({ cookie });
    expect([status, JSON.parse(body.toString())]).toMatchObject([401, { code: "unauthorized" }]);
  });

  test("is never older than the settlement that is to be seen", async () => {
    const before = await ask({ cookie: user.cookie });
    const { user: late } = await enter({ username: "came_late" });
    await settleTournaments(app.deps);
    expect(before.body.toString()).not.toContain(late.id);
    const shown = async () => (await ask({ cookie: user.cookie })).body.toString();
    await expect.poll(shown, { timeout: 15_000 }).toContain(late.id);
  });

  test("counts for the rate of its address together with all others", async () => {
    const headers = { cookie: user.cookie, "x-forwarded-for": "203.0.113.50" };
    for (let asked = 0; asked < 600; asked += 1)
      await app.server.inject({ url: "/api/sign-in-methods", headers });
    const answers: Got[] = [];
    for (let turn = 0; turn < 10; turn += 1)
      answers.push(...(await Promise.all(Array.from({ length: 61 }, () => ask(headers)))));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(0);
    expect((await ask({ ...headers, "x-forwarded-for": "203.0.113.51" })).status).toBe(200);
  });
});

describe("a small answer of a user's own", () => {
  test("gives each of many who ask at once their own, and nothing to a session that is gone", async () => {
    const others = await Promise.all(Array.from({ length: 8 }, async () => (await enter({})).user));
    await settleTournaments(app.deps);
    const gone = await aUser(app);
    await app.pool.query("delete from session where user_id = $1", [gone.id]);
    const nowhere = await aUser(app);
    const asked = [...others, gone, nowhere, user];
    const answers = await Promise.all(asked.map(({ cookie }) => ask({ cookie }, "GET", OWN)));
    expect(answers.map(({ status }) => status)).toEqual(asked.map((one) => (one === gone ? 401 : 200)));
    const seen = answers.map(
      ({ body }) => (JSON.parse(body.toString()) as { viewer?: { id: string } }).viewer,
    );
    expect(seen.map((line) => line?.id)).toEqual([
      ...others.map(({ id }) => id),
      undefined,
      undefined,
      user.id,
    ]);
  });
});

describe("a request for it", () => {
  test.each([
    ["without a session", {}, "GET", 401],
    ["that is signed with another secret", { cookie: "better-auth.session_token=a.b" }, "GET", 401],
    ["with a key that is none", { "idempotency-key": "k".repeat(129) }, "GET", 400],
    ["for the head", {}, "HEAD", 200],
  ])("%s is answered as any other", async (_, more, method, status) => {
    const isSignedIn = status !== 401;
    const answer = await ask({ ...(isSignedIn ? { cookie: user.cookie } : {}), ...more }, method);
    expect(answer.status).toBe(status);
  });

  test("fails while the database does not answer, and no longer", async () => {
    const { cookie } = await aUser(app);
    await app.pool.query("alter table session rename column expires_at to ends_at");
    const failed = await ask({ cookie });
    await app.pool.query("alter table session rename column ends_at to expires_at");
    expect(failed.status).toBe(500);
    expect((await ask({ cookie })).status).toBe(200);
  });
});

describe("the end of a session", () => {
  test.each([
    ["POST", "/api/auth/sign-out"],
    ["GET", "/api/logout"],
  ])("by %s %s counts from its answer on, on every instance", async (method, way) => {
    const other = await anotherInstance(app);
    const paths = [PATH, OWN, "/api/auth/user"];
    for (let turn = 0; turn < 5; turn += 1) {
      const { cookie } = await aUser(app);
      for (const path of paths) {
        expect((await ask({ cookie }, "GET", path)).status).toBe(200);
        expect((await other.server.inject({ url: path, headers: { cookie } })).statusCode).toBe(200);
      }
      expect((await ask({ cookie, origin: `http://127.0.0.1:${port}` }, method, way)).status).toBeLessThan(
        400,
      );
      for (const path of paths) {
        expect([path, (await ask({ cookie }, "GET", path)).status]).toEqual([path, 401]);
        const elsewhere = await other.server.inject({ url: path, headers: { cookie } });
        expect([path, elsewhere.statusCode]).toEqual([path, 401]);
      }
    }
    await other.close();
  });
});
