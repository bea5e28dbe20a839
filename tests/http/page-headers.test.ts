import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { makeWebFolder, type WebFolder } from "#tests/support/web-folder.ts";

const LANDING_STYLE = "'sha256-ofTheLandingPage='";

let app: TestApp;
let web: WebFolder;
let cookie: string;

beforeAll(async () => {
  web = makeWebFolder({ "style-src": [LANDING_STYLE] });
  app = await makeTestApp({ webDir: web.path });
  ({ cookie } = await aUser(app));
});

afterAll(async () => {
  await app.close();
  web.remove();
});

const pages = [
  ["the landing page", "/", "", 200],
  ["the landing page in Spanish", "/?lang=es", "", 200],
  ["the landing page in Italian", "/?lang=it", "", 200],
  ["the landing page with an invitation", "/?join=ABCDEFGH", "", 200],
  ["the landing page with a share", "/?card=AAAAAAAAAAAAAAAAAAAAAA", "", 200],
  ["the home page", "/", "signed in", 200],
  ["a screen", "/collection", "signed in", 200],
  ["a screen of a visitor", "/collection", "", 200],
  ["a match", "/matches/1", "", 200],
  ["a page by the name of its file", "/index.en.html", "", 200],
  ["a page that does not exist", "/nowhere", "", 404],
] as const;

describe.each(["gzip, deflate, br, zstd", "br", "gzip", "identity", ""])("asked for with %o", (encoding) => {
  const ask = (url: string, who: string) =>
    app.server.inject({
      url,
      headers: {
        ...(encoding === "" ? {} : { "accept-encoding": encoding }),
        ...(who === "" ? {} : { cookie }),
      },
    });

  test.each(pages)(
    "%s runs scripts of this server alone and cannot be framed",
    async (_, url, who, status) => {
      const { statusCode, headers } = await ask(url, who);
      expect(statusCode).toBe(status);
      expect(headers["content-type"]).toContain("text/html");
      const policy = String(headers["content-security-policy"]);
      expect(policy).toMatch(/(^|;) ?script-src 'self'(;|$)/);
      expect(policy).toMatch(/(^|;) ?frame-ancestors 'none'(;|$)/);
      expect(headers).toMatchObject({
        "x-frame-options": expect.any(String),
        "cross-origin-opener-policy": "same-origin",
        "x-content-type-options": "nosniff",
        "strict-transport-security": "max-age=31536000; includeSubDomains",
      });
    },
  );

  test("the landing page alone may use its own style, by the name of its file too", async () => {
    const landing = await ask("/", "");
    const home = await ask("/", "signed in");
    expect(landing.headers["content-security-policy"]).toContain(LANDING_STYLE);
    // A service worker stores the file.
    const file = await ask("/landing.es.html", "");
    expect(file.headers["content-security-policy"]).toContain(LANDING_STYLE);
    expect(home.headers["content-security-policy"]).not.toContain(LANDING_STYLE);
  });

  test("a script is sent without what browsers obey on pages alone", async () => {
    const { headers } = await ask("/app.js", "");
    expect(headers["content-type"]).toContain("javascript");
    expect(headers).toMatchObject({ "x-content-type-options": "nosniff" });
    expect(headers["content-security-policy"]).toBeUndefined();
    expect(headers["x-frame-options"]).toBeUndefined();
  });
});

test("a page that is not sent again keeps the policy that the browser has", async () => {
  const first = await app.server.inject("/collection");
  const headers = { "if-none-match": String(first.headers.etag) };
  const again = await app.server.inject({ url: "/index.en.html", headers });
  expect(again.statusCode).toBe(304);
  const policy = again.headers["content-security-policy"];
  expect([undefined, first.headers["content-security-policy"]]).toContain(policy);
});
