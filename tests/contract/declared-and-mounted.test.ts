import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { declaredEndpoints, nameOf } from "#tests/support/declared-endpoints.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";

/** Routes under /api outside the contract: browser redirects, better-auth, operations. */
const describedBeside = [
  "GET /api/health/live",
  "GET /api/health/metrics",
  "GET /api/health/ready",
  "GET /api/login",
  "GET /api/logout",
  "POST /api/auth/change-password",
  "POST /api/auth/delete-account",
  "POST /api/auth/passkey/register-options",
  "POST /api/auth/passkey/sign-in-options",
  "POST /api/auth/passkey/verify-authentication",
  "POST /api/auth/passkey/verify-registration",
  "POST /api/auth/request-password-reset",
  "POST /api/auth/reset-password",
  "POST /api/auth/sign-in/email",
  "POST /api/auth/sign-out",
  "POST /api/auth/sign-up/email",
];
const hidden = ["GET /api/docs", "GET /api/docs/reference.js", "GET /api/shares/:token/picture.jpg"];
/** Streams are described like calls but answer with events, or with an archive. */
const streams = ["GET /api/auth/export", "GET /api/live"];

let app: TestApp;
let endpoints: readonly Endpoint[];

beforeAll(async () => {
  app = await makeTestApp();
  endpoints = await declaredEndpoints();
});

afterAll(() => app.close());

describe("the contract", () => {
  // shows: 7.58
  test("is mounted completely, and nothing else is under /api", () => {
    const mounted = mountedUnderApi(app).filter((name) => !name.startsWith("HEAD "));
    expect(mounted.toSorted()).toEqual(
      [...endpoints.map(nameOf), ...streams, ...describedBeside, ...hidden].toSorted(),
    );
  });

  test("declares no call twice", () => {
    const names = endpoints.map(nameOf);
    expect(names).toEqual([...new Set(names)]);
    expect(names.length).toBeGreaterThan(10);
  });

  // shows: 7.58
  test("is what the OpenAPI document lists, each call with its answers, signing in and health too", async () => {
    const { paths } = (await app.server.inject("/api/docs")).json<OpenApi>();
    const listed = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`),
    );
    expect(listed.toSorted()).toEqual([...endpoints.map(nameOf), ...streams, ...describedBeside].toSorted());
    for (const { method, path, summary } of endpoints) {
      const described = paths[path.replaceAll(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
      expect(described).toMatchObject({ summary, responses: { 200: expect.anything() } });
    }
  });

  test("names its shapes in the document, and uses every name", async () => {
    const text = (await app.server.inject("/api/docs")).body;
    const { components, paths } = JSON.parse(text) as OpenApi;
    const names = Object.keys(components.schemas);
    expect(names).toEqual(
      expect.arrayContaining(["CardView", "Failure", "TeamView", "TransferRequestInput"]),
    );
    for (const name of names) expect(text).toContain(`"#/components/schemas/${name}"`);
    expect(paths["/api/cards"]?.["post"]?.requestBody).toMatchObject({
      content: {
        "multipart/form-data": { schema: { properties: { playerName: {}, image: { format: "binary" } } } },
      },
    });
  });
});

interface OpenApi {
  readonly paths: Record<string, Record<string, Described>>;
  readonly components: { readonly schemas: Record<string, unknown> };
}

interface Described {
  readonly summary: string;
  readonly responses: Record<string, unknown>;
  readonly requestBody?: unknown;
}

/** The routes the router really has, parsed from its printed tree. */
function mountedUnderApi({ server }: TestApp): string[] {
  const routes: string[] = [];
  const prefixes: string[] = [];
  for (const line of server.printRoutes({ commonPrefix: false }).split("\n")) {
    const found = /^(?<indent>[│├└─ ]*)(?<part>\S+)(?: \((?<methods>[A-Z, ]+)\))?$/u.exec(line)?.groups;
    if (found?.["part"] === undefined) continue;
    const depth = (found["indent"] ?? "").length / 4;
    prefixes.length = Math.max(0, depth - 1);
    prefixes[depth - 1] = found["part"];
    const path = prefixes.join("");
    for (const method of found["methods"]?.split(", ") ?? []) routes.push(`${method} ${path}`);
  }
  return routes.filter((route) => route.includes(" /api/"));
}
