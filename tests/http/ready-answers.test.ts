import { type IncomingHttpHeaders, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { getMonthlyLeaderboard, getOwnLine } from "#contract/leaderboard.ts";
import { enterTournament } from "#contract/tournament.ts";
import { settleTournaments } from "#server/tournament/settlement/settle-tournaments.ts";
import { aManager, type Manager, theTournament } from "#tests/support/managers.ts";
import { aSession, aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

const PATH: string = getMonthlyLeaderboard.path;

let app: TestApp;
let port: number;
let manager: Manager;
let user: TestUser;
let written = "";

beforeAll(async () => {
  const logTo = { write: (line: string) => void (written += line) };
  app = await makeTestApp({ env: { LOG_LEVEL: "info" }, logTo });
  await app.server.listen({ port: 0, host: "127.0.0.1" });
  port = (app.server.server.address() as AddressInfo).port;
  // Enough of them for the answer to be compressed.
  manager = await enter({ username: "zoe_angstrom" });
  for (let made = 0; made < 9; made += 1) await enter({});
  await settleTournaments(app.deps);
  user = manager.user;
});

beforeEach(() => {
  written = "";
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

/** How many answers were given again, as the figures of the server say. */
async function given(): Promise<number> {
  const { body } = await app.server.inject("/api/health/metrics");
  return Number(/^panna_ready_answers_total (\d+)$/m.exec(body)?.[1]);
}

/** Asks until an answer is a recording; all that is kept is recorded again after a while. */
async function askAgain(headers: Readonly<Record<string, string>>, path = PATH): Promise<Got> {
  for (let tries = 0; tries < 5; tries += 1) {
    const before = await given();
    const got = await ask(headers, "GET", path);
    if ((await given()) > before) return got;
  }
  throw new Error("no answer was given again");
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

describe("an answer that is given again", () => {
  test.each([
    ["as it is", {}, (body: Buffer) => body],
    ["by gzip", { "accept-encoding": "gzip" }, (body: Buffer) => gunzipSync(body)],
    ["by brotli", { "accept-encoding": "gzip, deflate, br" }, (body: Buffer) => brotliDecompressSync(body)],
  ])("has the headers and bytes that the route itself sends, packed %s", async (_, accept, unpack) => {
    const headers = { cookie: user.cookie, ...accept };
    const again = await askAgain(headers);
    const ordinary = await app.server.inject({ url: PATH, headers });
    expect(again.status).toBe(200);
    const { connection: _kept, "keep-alive": _until, ...ofAgain } = withoutItsOwn(again.headers);
    const { connection: _none, ...ofOrdinary } = withoutItsOwn(ordinary.headers as IncomingHttpHeaders);
    expect(ofAgain).toEqual(ofOrdinary);
    expect(again.body.equals(ordinary.rawPayload)).toBe(true);
    expect(unpack(again.body).toString()).toContain("zoe_angstrom");
  });

  test("has an id of its own, and both its lines in the log", async () => {
    const first = await askAgain({ cookie: user.cookie });
    const second = await askAgain({ cookie: user.cookie });
    const id = String(second.headers["x-request-id"]);
    expect(first.headers["x-request-id"]).not.toBe(id);
    const lines = written
      .split("\n")
      .flatMap((line) => (line.includes(id) ? [JSON.parse(line) as object] : []));
    expect(lines).toEqual([
      expect.objectContaining({
        msg: "incoming request",
        reqId: id,
        req: { method: "GET", path: PATH, remoteAddress: "127.0.0.1" },
      }),
      expect.objectContaining({
        msg: "request completed",
        reqId: id,
        res: { statusCode: 200 },
        responseTime: expect.any(Number),
      }),
    ]);
  });

  test("is given to those of many askers alone whose session is not gone", async () => {
    const others = await Promise.all(Array.from({ length: 9 }, () => aUser(app)));
    const left = await aUser(app);
    await app.pool.query("delete from session where user_id = $1", [left.id]);
    const asked = [...others.slice(0, 4), left, ...others.slice(4)];
    const answers = await Promise.all(asked.map(({ cookie }) => ask({ cookie })));
    expect(answers.map(({ status }) => status)).toEqual(asked.map((one) => (one === left ? 401 : 200)));
  });

  test("is none of a session that has ended by itself", async () => {
    const cookie = await aSession(app, user.id, new Date(app.clock.wallTime() - 1));
    await askAgain({ cookie: user.cookie });
    const { status, body } = await ask({ cookie });
    expect([status, JSON.parse(body.toString())]).toMatchObject([401, { code: "unauthorized" }]);
  });

  test("is never older than the settlement that is to be seen", async () => {
    const before = await askAgain({ cookie: user.cookie });
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
    const before = await given();
    const answers: Got[] = [];
    for (let turn = 0; turn < 10; turn += 1)
      answers.push(...(await Promise.all(Array.from({ length: 61 }, () => ask(headers)))));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(0);
    expect(await given()).toBeGreaterThan(before);
    expect((await ask({ ...headers, "x-forwarded-for": "203.0.113.51" })).status).toBe(200);
  });
});

describe("a small answer of a user's own", () => {
  const OWN = `${getOwnLine.path}?period=month`;

  test.each([
    ["as it is", {}],
    ["by brotli", { "accept-encoding": "gzip, deflate, br" }],
  ])("has the headers that the route itself sends, and says the same, accepted %s", async (_, accept) => {
    const headers = { cookie: user.cookie, ...accept };
    const again = await askAgain(headers, OWN);
    const ordinary = await app.server.inject({ url: OWN, headers });
    const { connection: _kept, "keep-alive": _until, ...ofAgain } = withoutItsOwn(again.headers);
    const { connection: _none, ...ofOrdinary } = withoutItsOwn(ordinary.headers as IncomingHttpHeaders);
    expect(ofAgain).toEqual(ofOrdinary);
    expect(JSON.parse(again.body.toString())).toEqual(ordinary.json());
    expect(again.body.toString()).toContain("zoe_angstrom");
  });

  test("is everybody's own among many who ask at once, and nobody's whose session is gone", async () => {
    const others = await Promise.all(Array.from({ length: 8 }, async () => (await enter({})).user));
    await settleTournaments(app.deps);
    await askAgain({ cookie: user.cookie }, OWN);
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

describe("a request that is not plain goes to the route itself:", () => {
  test.each([
    ["one without a session", {}, "GET", 401],
    ["one that is signed with another secret", { cookie: "better-auth.session_token=a.b" }, "GET", 401],
    ["one with a key that is none", { "idempotency-key": "k".repeat(129) }, "GET", 400],
    ["one for the head", {}, "HEAD", 200],
  ])("%s", async (_, more, method, status) => {
    await askAgain({ cookie: user.cookie });
    const before = await given();
    const isSignedIn = status !== 401;
    const answer = await ask({ ...(isSignedIn ? { cookie: user.cookie } : {}), ...more }, method);
    expect(answer.status).toBe(status);
    expect(await given()).toBe(before);
  });

  test("one while the database does not answer the question", async () => {
    await askAgain({ cookie: user.cookie });
    const { cookie } = await aUser(app);
    await app.pool.query("alter table session rename column expires_at to ends_at");
    const failed = await ask({ cookie });
    await app.pool.query("alter table session rename column ends_at to expires_at");
    expect(failed.status).toBe(500);
    expect((await ask({ cookie })).status).toBe(200);
  });
});
