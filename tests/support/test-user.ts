import { type Endpoint, keyRefusals, type RequestOf, type ResponseOf } from "#contract/endpoint.ts";
import { type Failure, failure } from "#contract/failure.ts";
import type { RefusalCode } from "#contract/refusals.ts";
import type { TestApp } from "./test-app.ts";

/** A response: its status, and its body as declared in the contract or as a failure. */
export interface Answer<Body> {
  readonly status: number;
  readonly body: Body & Partial<Failure>;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

export interface CallOptions {
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A browser's cookies, as far as the API is concerned. */
export interface TestUser {
  readonly id: string;
  readonly email: string;
  readonly cookie: string;
  call<E extends Endpoint>(
    endpoint: E,
    request?: Partial<RequestOf<E>>,
    options?: CallOptions,
  ): Promise<Answer<ResponseOf<E>>>;
}

/** Refusals that every call can answer with. */
const ofEveryCall: readonly RefusalCode[] = [
  "invalid_input",
  "unauthorized",
  "admin_only",
  "foreign_origin",
  "too_large",
  "headers_too_large",
  "unsupported_type",
  "too_many_requests",
];

/** Whether the contract says that a call can answer with this refusal. */
export function isDeclared(endpoint: Endpoint, code: RefusalCode): boolean {
  const keys = endpoint.method === "GET" ? [] : keyRefusals;
  return [...ofEveryCall, ...keys, ...endpoint.refusals].includes(code);
}

/** The password of every sign-up in a test. */
export const PASSWORD = "correct horse battery";

/** The address of a user of this name. */
export const emailFor = (name: string): string => `${name.toLowerCase().replaceAll(/\W+/g, ".")}@example.com`;

/**
 * Signs up a new user through the API, which hashes the password: for tests of sign-ups. If the test only signs in, use
 * `aSignedUpUser`; if it only needs a signed-in user, `aUser`, which hashes nothing.
 */
export async function signUp(app: TestApp, name: string): Promise<TestUser> {
  const email = emailFor(name);
  const answer = await app.server.inject({
    method: "POST",
    url: "/api/auth/sign-up/email",
    payload: { name, email, password: PASSWORD },
  });
  if (answer.statusCode !== 200) throw new Error(`sign-up failed: ${answer.statusCode} ${answer.body}`);
  return browserOf(app, {
    id: answer.json<{ user: { id: string } }>().user.id,
    email,
    cookie: answer.cookies.map((one) => `${one.name}=${encodeURIComponent(one.value)}`).join("; "),
  });
}

/** A browser without a session. */
export function visitor(app: TestApp): TestUser {
  return browserOf(app, { id: "", email: "", cookie: "" });
}

/** A browser with an existing session, or none. */
export function browserOf(app: TestApp, who: Pick<TestUser, "id" | "email" | "cookie">): TestUser {
  return {
    ...who,
    async call(endpoint, request = {}, options = {}) {
      const { params, query, body } = request;
      const answer = await app.server.inject({
        method: endpoint.method,
        url: fill(endpoint.path, params),
        query: textOf(query),
        headers: {
          ...(who.cookie === "" ? {} : { cookie: who.cookie }),
          ...(options.idempotencyKey === undefined ? {} : { "idempotency-key": options.idempotencyKey }),
          ...options.headers,
        },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      const isJson = String(answer.headers["content-type"]).startsWith("application/json");
      const { statusCode: status, headers } = answer;
      // The server's own failures are no refusals.
      if (status >= 400 && status < 500) expectDeclared(endpoint, answer.body);
      return { status, headers, body: (isJson ? answer.json() : answer.body) as never };
    },
  };
}

function expectDeclared(endpoint: Endpoint, text: string): void {
  const { code } = failure.parse(JSON.parse(text));
  if (isDeclared(endpoint, code as RefusalCode)) return;
  throw new Error(`${endpoint.method} ${endpoint.path} answered ${code}, which the contract doesn't declare`);
}

function fill(path: string, params: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>;
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

function textOf(query: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries((query ?? {}) as Record<string, unknown>).map(([k, v]) => [k, String(v)]),
  );
}
