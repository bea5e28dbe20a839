import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeAuth } from "#server/account/auth.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { PASSWORD, signUp } from "#tests/support/test-user.ts";

/** The better-auth routes that are on; with a provider, its callback too. */
const on = [
  "POST /change-password",
  "POST /request-password-reset",
  "POST /reset-password",
  "POST /sign-in/email",
  "POST /sign-out",
  "POST /sign-up/email",
];
const alsoWithProvider = ["GET /callback/:id"];
const alsoWithoutProvider = ["POST /passkey/verify-authentication", "POST /passkey/verify-registration"];

/** Redirect targets that look like ours but lead elsewhere. */
const away = [
  "/..//evil.example",
  "//evil.example",
  "/\\evil.example",
  "https://evil.example",
  "/%2f/evil.example",
];

const withProvider = {
  PUBLIC_URL: "http://localhost:3000",
  OIDC_ISSUER: "http://127.0.0.1:9",
  OIDC_CLIENT_ID: "panna",
  OIDC_CLIENT_SECRET: "a-secret-that-only-the-tests-know",
};

let app: TestApp;
let provided: TestApp;

beforeAll(async () => {
  app = await makeTestApp();
  provided = await makeTestApp({ env: withProvider });
  await signUp(app, "Alice");
});

afterAll(async () => {
  await app.close();
  await provided.close();
});

interface LibraryEndpoint {
  readonly path?: string;
  readonly options: { readonly method: string | string[] };
}

/** Every better-auth route, such as `POST /sign-out`. */
function libraryRoutes(of: TestApp): string[] {
  const { api } = makeAuth({ ...of.deps, publicUrl: "http://localhost:3000" });
  const endpoints = Object.values(api) as unknown as LibraryEndpoint[];
  return endpoints.flatMap(({ path, options: { method } }) =>
    path === undefined ? [] : [method].flat().map((one) => `${one} ${path}`),
  );
}

/** The routes that don't answer 404. */
async function foundRoutes(of: TestApp): Promise<string[]> {
  const found: string[] = [];
  for (const route of libraryRoutes(of)) {
    const [method = "", path = ""] = route.split(" ");
    const url = `/api/auth${path.replace(":id", "oidc").replaceAll(/:\w+/gu, "x")}`;
    const payload = method === "GET" ? {} : { payload: {} };
    const answer = await of.server.inject({ method: method as "GET", url, ...payload });
    if (answer.statusCode !== 404) found.push(route);
  }
  return found.toSorted();
}

describe("better-auth's routes", () => {
  test("are there where the product uses them, and nowhere else", async () => {
    expect(libraryRoutes(app).length).toBeGreaterThan(25);
    expect(await foundRoutes(app)).toEqual([...on, ...alsoWithoutProvider].toSorted());
    expect(await foundRoutes(provided)).toEqual([...alsoWithProvider, ...on]);
  });

  test.each(away)("lead nobody to %s", async (callbackURL) => {
    const query = new URLSearchParams({ callbackURL, token: "a", error: "a" }).toString();
    for (const path of ["verify-email", "callback/oidc", "error", "reset-password/a"]) {
      for (const one of [app, provided]) {
        const answer = await one.server.inject(`/api/auth/${path}?${query}`);
        const location = answer.headers.location ?? "/";
        expect(new URL(location, "http://localhost").host).toBe("localhost");
        expect(location).not.toContain("evil");
      }
    }
    const payload = { email: "alice@example.com", password: PASSWORD, callbackURL };
    const signedIn = await app.server.inject({ method: "POST", url: "/api/auth/sign-in/email", payload });
    expect(signedIn.statusCode).toBe(200);
    expect(signedIn.headers.location).toBeUndefined();
    expect(signedIn.body).not.toContain("evil");
  });

  test("answer a code longer than any header with a page of ours", async () => {
    const answer = await provided.server.inject(`/api/auth/callback/oidc?code=${"%C3%A9".repeat(2000)}`);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, "/sign-in?error=failed"]);
  });
});
