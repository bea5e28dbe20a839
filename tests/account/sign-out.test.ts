import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getCurrentUser } from "#contract/account.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await makeTestApp();
});

afterAll(() => app.close());

const logOut = (cookie: string, site?: string) =>
  app.server.inject({
    url: "/api/logout",
    headers: { cookie, ...(site === undefined ? {} : { "sec-fetch-site": site }) },
  });

describe("/api/logout", () => {
  test("asks first if another site sent the user here, and signs no one out", async () => {
    const user = await aUser(app);
    const answer = await logOut(user.cookie, "cross-site");
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.body).toContain('<a href="/api/logout">Sign out</a>');
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(answer.headers["content-security-policy"]).toMatch(
      /^default-src 'none';.*frame-ancestors 'none'$/,
    );
    expect((await user.call(getCurrentUser)).status).toBe(200);
  });

  test.each([
    ["es", "es-ES,es;q=0.9", "Cerrar sesión"],
    ["it", "it", "Esci"],
  ])("asks in the reader's language: %s", async (language, accepted, text) => {
    const { cookie } = await aUser(app);
    const headers = { cookie, "sec-fetch-site": "cross-site", "accept-language": accepted };
    const { body } = await app.server.inject({ url: "/api/logout", headers });
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(`<a href="/api/logout">${text}</a>`);
  });

  test.each(["same-origin", "same-site", "none", undefined])(
    "signs out with Sec-Fetch-Site %s",
    async (site) => {
      const user = await aUser(app);
      const answer = await logOut(user.cookie, site);
      expect([answer.statusCode, answer.headers.location]).toEqual([302, "/"]);
      expect((await user.call(getCurrentUser)).status).toBe(401);
    },
  );

  test("signs no one out as a picture or any other part of a page", async () => {
    const user = await aUser(app);
    for (const destination of ["image", "iframe", "script"]) {
      const headers = { cookie: user.cookie, "sec-fetch-site": "same-origin", "sec-fetch-dest": destination };
      const answer = await app.server.inject({ url: "/api/logout", headers });
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
    expect((await user.call(getCurrentUser)).status).toBe(200);
  });

  test("has nothing to ask where nobody is signed in", async () => {
    const answer = await logOut("", "cross-site");
    expect([answer.statusCode, answer.headers.location]).toEqual([302, "/"]);
  });
});

describe("a sign-out that the database fails", () => {
  const ways = [
    ["GET", "/api/logout"],
    ["POST", "/api/auth/sign-out"],
  ] as const;

  test.each(ways)("says so at %s %s, keeps the cookie, and can be repeated", async (method, url) => {
    const user = await aUser(app);
    const ask = () => app.server.inject({ method, url, headers: { cookie: user.cookie } });
    await app.pool.query(`
      create function fail() returns trigger language plpgsql as $$
        begin raise exception 'could not' using errcode = 'read_only_sql_transaction'; end $$`);
    await app.pool.query("create trigger fail before delete on session execute function fail()");
    const failed = await ask();
    await app.pool.query("drop function fail cascade");
    expect([failed.statusCode, failed.json().code]).toEqual([503, "busy"]);
    expect(failed.headers["set-cookie"]).toBeUndefined();
    expect((await user.call(getCurrentUser)).status).toBe(200);
    expect((await ask()).statusCode).toBeLessThan(400);
    expect((await user.call(getCurrentUser)).status).toBe(401);
  });
});
