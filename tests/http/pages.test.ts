import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { makeWebFolder, type WebFolder } from "#tests/support/web-folder.ts";

let app: TestApp;
let web: WebFolder;

beforeAll(async () => {
  web = makeWebFolder();
  app = await makeTestApp({ webDir: web.path });
});

afterAll(async () => {
  await app.close();
  web.remove();
});

describe("a page", () => {
  test.each([
    ["/", 200],
    ["/play?tab=1", 200],
    ["/collection/", 200],
    ["/users/anybody", 200],
    ["/matches/new", 200],
    ["/matches/999", 200],
    ["/user/anybody", 200],
    ["/nowhere", 404],
    ["/.env", 404],
    ["/users/anybody/else", 404],
    ["/users/50%", 404],
    ["/%E0%A4%A", 404],
    ["/%00", 404],
    ["/assets", 404],
    ["/assets/", 404],
  ])("%s is answered with %i, and the same head for who asks for that alone", async (url, status) => {
    const [whole, head] = await Promise.all(
      (["GET", "HEAD"] as const).map((method) => app.server.inject({ method, url })),
    );
    expect([whole?.statusCode, head?.statusCode]).toEqual([status, status]);
    expect(whole?.body).toContain("<!doctype html>");
    for (const name of ["content-type", "content-length", "etag", "cache-control"]) {
      expect([name, head?.headers[name]]).toEqual([name, whole?.headers[name]]);
    }
    expect(head?.body).toBe("");
  });

  test.each([
    ["HEAD", "/api/nothing"],
    ["HEAD", "/assets/nothing.js"],
    ["POST", "/nowhere"],
  ] as const)("is not what %s %s asks for", async (method, url) => {
    expect((await app.server.inject({ method, url })).statusCode).toBe(404);
  });
});

describe("a page in the reader's language", () => {
  const titleOf = (body: string): string | undefined => /<title>(.*)<\/title>/u.exec(body)?.[1];

  test.each([
    ["/", {}, "landing.en.html"],
    ["/", { "accept-language": "es-ES,es;q=0.9" }, "landing.es.html"],
    ["/", { cookie: "panna-language=it", "accept-language": "es" }, "landing.it.html"],
    ["/?lang=es", { cookie: "panna-language=it" }, "landing.es.html"],
    ["/?lang=xx", { "accept-language": "it" }, "landing.it.html"],
    ["/collection", { "accept-language": "it" }, "index.it.html"],
    ["/nowhere", { "accept-language": "it" }, "index.it.html"],
  ])("%s with %o is %s", async (url, headers, title) => {
    const answer = await app.server.inject({ url, headers });
    expect(titleOf(answer.body)).toBe(title);
    expect(String(answer.headers["vary"]).toLowerCase()).toContain("cookie, accept-language");
  });

  test("is chosen for the next pages by /?lang=es", async () => {
    const { cookies } = await app.server.inject("/?lang=es");
    expect(cookies).toMatchObject([{ name: "panna-language", value: "es", path: "/", sameSite: "Lax" }]);
    expect((await app.server.inject("/?lang=xx")).cookies).toEqual([]);
    const headers = { "x-forwarded-proto": "https" };
    const secure = await app.server.inject({ url: "/?lang=es", headers });
    expect(secure.cookies).toMatchObject([{ name: "__Host-panna-language", value: "es", secure: true }]);
  });
});

describe("a screen's page names what the browser will need", () => {
  const linkOf = async (url: string, headers: Record<string, string> = {}): Promise<unknown> =>
    (await app.server.inject({ url, headers })).headers["link"];

  test("its code and texts in the reader's language, and its first calls for a user", async () => {
    const { cookie } = await aUser(app);
    expect(await linkOf("/collection", { cookie })).toBe(
      "</en.js>; rel=modulepreload, </api/cards>; rel=preload; as=fetch",
    );
    expect(await linkOf("/collection/", { cookie, "accept-language": "it" })).toBe(
      "</it.js>; rel=modulepreload, </api/cards>; rel=preload; as=fetch",
    );
  });

  test("a visitor's page names no calls", async () => {
    expect(await linkOf("/collection")).toBe("</en.js>; rel=modulepreload");
  });

  test("a page that doesn't exist names nothing", async () => {
    expect(await linkOf("/nowhere")).toBeUndefined();
  });
});
