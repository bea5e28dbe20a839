import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkUsername } from "#contract/account.ts";
import { createTeam, getTeamPositions, saveTeamPositions } from "#contract/team.ts";
import { enterTournament } from "#contract/tournament.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

let app: TestApp;
let user: TestUser;

beforeAll(async () => {
  app = await makeTestApp();
  user = await aUser(app);
});

afterAll(() => app.close());

async function post(payload: string | Buffer, type: string | null = "application/json") {
  const answer = await app.server.inject({
    method: "POST",
    url: "/api/teams",
    headers: { cookie: user.cookie, ...(type === null ? {} : { "content-type": type }) },
    payload,
  });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}

describe("a request that is not of the expected form", () => {
  test("is answered with what is wrong where, and with nothing of our insides", async () => {
    const answer = await user.call(createTeam, { body: { name: 7, formation: "x".repeat(30) } as never });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      code: "invalid_input",
      message: "Something in that request wasn't right.",
      details: [
        { path: "name", message: "Invalid input: expected string, received number" },
        { path: "formation", message: "Too big: expected string to have <=20 characters" },
      ],
    });
  });

  test("names the place in a list, in the path and in the query", async () => {
    const slot = { cardId: "1", position: "GK", positionIndex: 0 };
    const inList = await user.call(saveTeamPositions, { params: { id: 1 }, body: [slot] as never });
    expect(inList.body.details).toEqual([expect.objectContaining({ path: "0.cardId" })]);
    const inPath = await user.call(getTeamPositions, { params: { id: "one" } });
    expect(inPath.body.details).toEqual([expect.objectContaining({ path: "id" })]);
    const query = { version: "old" };
    const inQuery = await user.call(saveTeamPositions, { params: { id: 1 }, query, body: [] });
    expect(inQuery.body.details).toEqual([expect.objectContaining({ path: "version" })]);
  });

  test("because it nests without end is refused before anything walks through it", async () => {
    const { status, body } = await post("[".repeat(50_000) + "]".repeat(50_000));
    expect({ status, code: body.code }).toEqual({ status: 400, code: "invalid_input" });
  });

  test("without a body says that the body is missing", async () => {
    const { status, body } = await user.call(createTeam);
    expect(status).toBe(400);
    expect(body.details).toEqual([{ path: "body", message: expect.stringContaining("expected object") }]);
  });

  test.each([
    ["broken JSON", "{"],
    ["a key that reaches for the prototype", '{"name":"a","formation":"2-2","__proto__":{"isAdmin":true}}'],
    ["a key that reaches for the constructor", '{"constructor":{"prototype":{"isAdmin":true}}}'],
    ["a zero character, which no database stores", '{"name":"a\\u0000b","formation":"2-2"}'],
    ["half of a character, which no database stores", '{"name":"a\\ud83d","formation":"2-2"}'],
    ["half of a character behind a backslash", '{"name":"\\\\ud83d\\ude00","formation":"2-2"}'],
    ["half of a character in a field's name", '{"name":"a","formation":"2-2","\\ude00":1}'],
    ["JSON that is no object", '"text"'],
  ])("%s is 400", async (_, payload) => {
    const { status, body } = await post(payload);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "invalid_input" });
    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
  });

  test.each([
    ["a whole character that's escaped", '{"name":"a\\ud83d\\ude00","formation":"2-2"}', "a😀"],
    ["the text of an escape", '{"name":"a\\\\ud83d","formation":"2-2"}', String.raw`a\ud83d`],
  ])("is not one with %s", async (_, payload, name) => {
    const { status, body } = await post(payload);
    expect([status, body.name]).toEqual([200, name]);
  });

  test("is the caller's mistake too where a number is beyond what the database holds", async () => {
    for (const id of ["0", "-1", "1.5", "2147483648", "99999999999999999999"]) {
      expect((await user.call(getTeamPositions, { params: { id } })).status).toBe(400);
    }
    expect((await user.call(getTeamPositions, { params: { id: 2_147_483_647 } })).status).toBe(404);
  });

  test.each(["/api/%zz", `/api/teams/${"1".repeat(300)}/positions`])(
    "is 400 in our words for the address %s",
    async (url) => {
      const answer = await app.server.inject({ url, headers: { cookie: user.cookie } });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: "invalid_input" });
    },
  );
});

test("a slash at the end of an address changes nothing", async () => {
  const headers = { cookie: user.cookie };
  const answers = await Promise.all(
    ["/api/cards", "/api/cards/"].map((url) => app.server.inject({ url, headers })),
  );
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [200, "[]"],
    [200, "[]"],
  ]);
});

describe("the error model", () => {
  test("401 has the words that the browser recognises", async () => {
    const answer = await app.server.inject("/api/cards");
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ code: "unauthorized", message: "Unauthorized" });
  });

  test("a visitor gets 401 before anything else about the request", async () => {
    const answer = await app.server.inject({
      method: "POST",
      url: "/api/teams",
      payload: { nonsense: true },
    });
    expect(answer.statusCode).toBe(401);
  });

  test.each(["https://elsewhere.example", "null", "file://", "nonsense", "http://localhost.evil.example"])(
    "403 for a change asked for by a page of %s",
    async (origin) => {
      const answer = await user.call(checkUsername, { body: { username: "abc" } }, { headers: { origin } });
      expect(answer).toMatchObject({ status: 403, body: { code: "foreign_origin" } });
    },
  );

  test("403 where the browser says that the page is of another site", async () => {
    const headers = { "sec-fetch-site": "cross-site" };
    const answer = await user.call(checkUsername, { body: { username: "abc" } }, { headers });
    expect(answer.status).toBe(403);
  });

  test("a change asked for by Panna's own page is made", async () => {
    const headers = {
      origin: "http://192.168.1.5:3000",
      host: "192.168.1.5:3000",
      "sec-fetch-site": "same-origin",
    };
    const answer = await user.call(checkUsername, { body: { username: "abc" } }, { headers });
    expect(answer.status).toBe(200);
  });

  test.each(["/api", "/api/nothing"])("404 for %s, which is no call, in every method", async (url) => {
    for (const method of ["GET", "POST", "PUT", "DELETE", "PATCH"] as const) {
      const answer = await app.server.inject({ method, url, headers: { cookie: user.cookie } });
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { code: "not_found", message: "We couldn't find that." },
      ]);
    }
  });

  test("413 for a body larger than any call needs", async () => {
    const { status, body } = await post(JSON.stringify({ name: "x".repeat(300_000), formation: "2-2" }));
    expect([status, body.code]).toEqual([413, "too_large"]);
  });

  test.each([
    ["POST", "/api/teams", "application/json", 415],
    ["POST", "/api/auth/sign-in/email", "application/json", 415],
    ["POST", "/api/cards", "multipart/form-data; boundary=x", 400],
  ] as const)("a body to %s %s that says it is compressed is refused, be it so or not", async (...row) => {
    const [method, url, type, status] = row;
    for (const payload of [gzipSync('{"name":"a","formation":"2-2"}'), "nothing of the kind"]) {
      for (const encoding of ["gzip", "br", "gzip, br", "zstd"]) {
        const headers = { cookie: user.cookie, "content-type": type, "content-encoding": encoding };
        const answer = await app.server.inject({ method, url, headers, payload });
        expect([encoding, answer.statusCode]).toEqual([encoding, status]);
      }
    }
  });

  test.each(["text/plain", "application/x-www-form-urlencoded", "application/xml", null])(
    "415 for a body of type %s, which a page of another site could send unasked",
    async (type) => {
      const { status, body } = await post('{"name":"a","formation":"2-2"}', type);
      expect([status, body.code]).toEqual([415, "unsupported_type"]);
    },
  );

  test("an empty body that says it is JSON is no body", async () => {
    const answer = await app.server.inject({
      method: "POST",
      url: "/api/cards/base",
      headers: { cookie: user.cookie, "content-type": "application/json" },
    });
    expect(answer.json()).toMatchObject({ code: "base_set_unavailable" });
  });

  test("an Idempotency-Key that is too long says which header is wrong", async () => {
    const request = { params: { id: 1 }, body: { teamId: 1 } };
    const answer = await user.call(enterTournament, request, { idempotencyKey: "k".repeat(129) });
    expect(answer.status).toBe(400);
    expect(answer.body.details).toEqual([{ path: "Idempotency-Key", message: "has 1 to 128 characters" }]);
  });
});

describe("a failure of ours", () => {
  test("hides what happened and carries the request's id", async () => {
    const broken = await makeTestApp();
    const alice = await aUser(broken);
    await broken.pool.query("alter table team rename to team_away");
    const answer = await alice.call(createTeam, { body: { name: "A", formation: "2-2" } });
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      code: "internal_error",
      message: "Something went wrong on our side.",
      requestId: answer.headers["x-request-id"],
    });
    await broken.close();
  });

  test("is 503 with Retry-After where the database gives up waiting", async () => {
    await app.pool.query(`create function give_up() returns trigger language plpgsql
      as $$ begin raise exception 'deadlock' using errcode = '40P01'; end $$`);
    await app.pool.query("create trigger give_up before insert on team execute function give_up()");
    const answer = await user.call(createTeam, { body: { name: "A", formation: "2-2" } });
    await app.pool.query("drop trigger give_up on team");
    expect(answer.status).toBe(503);
    expect(answer.headers["retry-after"]).toBe("2");
    expect(answer.body).toMatchObject({ code: "busy", requestId: answer.headers["x-request-id"] });
  });
});
