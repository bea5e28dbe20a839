import { gunzipSync } from "node:zlib";
import type { InjectOptions } from "fastify";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { aFixture } from "#tests/support/football-makers.ts";
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

/** The response's policy: directives with their sources. */
async function policyOf(url: string | InjectOptions): Promise<Map<string | undefined, string[]>> {
  const { headers } = await app.server.inject(url);
  const parts = String(headers["content-security-policy"]).split(";");
  return new Map(parts.map((part) => [part.split(" ")[0], part.split(" ").slice(1)]));
}

describe("every answer", () => {
  test.each(["/api/health/live", "/api/cards", "/api/nothing"])(
    "of %s keeps browsers from guessing types, framing, and leaking addresses",
    async (url) => {
      const { headers } = await app.server.inject(url);
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
        "cross-origin-resource-policy": "same-origin",
        "strict-transport-security": "max-age=31536000; includeSubDomains",
      });
      expect(headers["x-powered-by"]).toBeUndefined();
    },
  );

  test("of the API has a policy under which it could load, run and send nothing", async () => {
    const directives = await policyOf("/api/health/live");
    for (const name of ["default-src", "base-uri", "form-action", "frame-ancestors"]) {
      expect(directives.get(name)).toEqual(["'none'"]);
    }
  });

  test("has a policy under which pages run scripts of this server alone and nobody frames them", async () => {
    const directives = await policyOf("/");
    expect(directives.get("default-src")).toEqual(["'self'"]);
    expect(directives.get("script-src")).toEqual(["'self'"]);
    // For pictures from provider accounts, and from clubs in imported files.
    expect(directives.get("img-src")).toEqual(["'self'", "data:", "blob:", "https:"]);
    expect(directives.get("script-src-attr")).toEqual(["'none'"]);
    expect(directives.get("object-src")).toEqual(["'none'"]);
    expect(directives.get("base-uri")).toEqual(["'none'"]);
    expect(directives.get("frame-ancestors")).toEqual(["'none'"]);
    expect(directives.get("form-action")).toEqual(["'self'"]);
    expect((await app.server.inject("/")).headers).toMatchObject({
      "cross-origin-opener-policy": "same-origin",
    });
  });

  test("has its own id, whatever id the caller sends", async () => {
    const headers = { "x-request-id": "chosen", "request-id": "chosen" };
    const answers = await Promise.all([1, 2].map(() => app.server.inject({ url: "/api/cards", headers })));
    const ids = answers.map((answer) => String(answer.headers["x-request-id"]));
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(ids).size).toBe(2);
  });

  test.each(["/api/cards", "/%61pi/cards"])("of %s is kept by no cache", async (url) => {
    const { headers } = await app.server.inject(url);
    expect(headers["cache-control"]).toBe("no-store");
  });
});

describe("the page of the calls", () => {
  const askedByBrowser = {
    url: "/api/docs",
    headers: { accept: "text/html,application/xhtml+xml,*/*;q=0.8" },
  };

  test("is what a browser gets where a program gets the document", async () => {
    const page = await app.server.inject(askedByBrowser);
    const document = await app.server.inject("/api/docs");
    expect([page.headers["content-type"], page.headers["vary"]]).toEqual([
      "text/html; charset=utf-8",
      "accept",
    ]);
    expect(document.headers["content-type"]).toBe("application/json; charset=utf-8");
  });

  test("runs scripts of this server alone, and asks it alone", async () => {
    const directives = await policyOf(askedByBrowser);
    for (const name of ["script-src", "connect-src", "font-src"])
      expect(directives.get(name)).toEqual(["'self'"]);
    expect((await policyOf("/")).get("style-src")).toEqual(["'self'"]);
    const page = await app.server.inject(askedByBrowser);
    const [, address = ""] = /<script src="([^"]+)">/.exec(page.body) ?? [];
    const script = await app.server.inject({ url: address, headers: { "accept-encoding": "gzip" } });
    expect([script.statusCode, script.headers["content-encoding"]]).toEqual([200, "gzip"]);
    expect(gunzipSync(script.rawPayload).equals((await app.server.inject(address)).rawPayload)).toBe(true);
  });
});

describe("health", () => {
  test("live and ready say so, to anybody", async () => {
    expect((await app.server.inject("/api/health/live")).json()).toEqual({ status: "live" });
    expect((await app.server.inject("/api/health/ready")).json()).toMatchObject({ status: "ready" });
  });

  test("ready says whether the football has arrived", async () => {
    const footballNow = async () => {
      app.clock.pass(1000);
      return (await app.server.inject("/api/health/ready")).json<unknown>();
    };
    expect(await footballNow()).toEqual({ status: "ready", football: "waiting" });
    await aFixture(app, "2025-09-13T14:00:00Z");
    expect(await footballNow()).toEqual({ status: "ready", football: "ready" });
  });

  test("gives figures in the form of Prometheus", async () => {
    const { body, headers } = await app.server.inject("/api/health/metrics");
    expect(headers["content-type"]).toContain("text/plain");
    expect(body).toMatch(/^process_cpu_user_seconds_total \d/m);
  });

  test("is live but not ready while its database takes no connections, from a second on, and says when to ask again", async () => {
    const { rows } = await app.pool.query<{ name: string }>("select current_database() as name");
    const name = rows[0]?.name ?? "";
    const { host, user } = inject("postgres");
    const operator = new pg.Client({ host, user, database: "postgres" });
    await operator.connect();
    app.clock.hold();
    const before = await app.server.inject("/api/health/ready");
    await operator.query(`alter database ${name} allow_connections false`);
    await operator.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
    const live = await app.server.inject("/api/health/live");
    const atOnce = await app.server.inject("/api/health/ready");
    app.clock.pass(1000);
    const ready = await app.server.inject("/api/health/ready");
    await operator.query(`alter database ${name} allow_connections true`);
    await operator.end();
    app.clock.run();
    // Anybody may ask, so a good answer of the database counts for a second.
    expect([before.statusCode, live.statusCode, atOnce.statusCode]).toEqual([200, 200, 200]);
    expect([ready.statusCode, ready.headers["retry-after"]]).toEqual([503, "2"]);
    expect((await app.server.inject("/api/health/ready")).statusCode).toBe(200);
  });
});
