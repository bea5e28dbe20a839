import type { Endpoint } from "#contract/endpoint.ts";
import { failure } from "#contract/failure.ts";
import { nameOf } from "#tests/support/declared-endpoints.ts";
import { aManager, type Manager } from "#tests/support/managers.ts";
import { aSession } from "#tests/support/sessions.ts";
import { type TestApp } from "#tests/support/test-app.ts";
import { browserOf, type TestUser, visitor } from "#tests/support/test-user.ts";
import { type Belongings, belongingsOf, type Scenario, scenarios } from "./requests.ts";

/** A caller and what they get: a fixed status, or the scenario's status for owners or for others. */
export interface Caller {
  readonly name: string;
  as(owner: Manager, app: TestApp): Promise<TestUser>;
  readonly headers?: Record<string, string>;
  expected(endpoint: Endpoint, scenario: Scenario): number;
}

const isChange = ({ method }: Endpoint): boolean => method !== "GET";
const withoutSession = (endpoint: Endpoint, { own }: Scenario): number =>
  endpoint.access === "public" ? own : 401;
const asUser = (endpoint: Endpoint, { own }: Scenario): number => (endpoint.access === "admin" ? 403 : own);

export const callers: readonly Caller[] = [
  { name: "a visitor", as: async (_, app) => visitor(app), expected: withoutSession },
  {
    name: "somebody whose session has expired",
    as: async ({ user }, app) =>
      withCookie(app, user, await aSession(app, user.id, new Date(app.clock.wallTime() - 1))),
    expected: withoutSession,
  },
  {
    name: "somebody whose session was revoked",
    as: async ({ user }, app) => {
      const { cookie } = user;
      await app.server.inject({ url: "/api/logout", headers: { cookie } });
      return user;
    },
    expected: withoutSession,
  },
  {
    name: "somebody who altered the cookie",
    as: async ({ user }, app) => withCookie(app, user, user.cookie.replace("=", "=a")),
    expected: withoutSession,
  },
  {
    name: "somebody who signed the cookie with another secret",
    as: async ({ user }, app) => withCookie(app, user, `${user.cookie.slice(0, -20)}AAAAAAAAAAAAAAAAAAA%3D`),
    expected: withoutSession,
  },
  {
    name: "a user without a username",
    as: async (owner, app) => {
      await app.pool.query(`update "user" set username = null where id = $1`, [owner.user.id]);
      return owner.user;
    },
    expected: asUser,
  },
  { name: "the user", as: async ({ user }) => user, expected: asUser },
  {
    name: "another user",
    as: async (_, app) => (await aManager(app)).user,
    expected: (endpoint, scenario) =>
      endpoint.access === "admin" ? 403 : (scenario.foreign ?? scenario.own),
  },
  {
    name: "an admin",
    as: async (owner, app) => {
      await app.pool.query(`update "user" set is_admin = true where id = $1`, [owner.user.id]);
      return owner.user;
    },
    expected: (_, { own }) => own,
  },
  {
    name: "an admin on a page of another site",
    as: async (owner, app) => {
      await app.pool.query(`update "user" set is_admin = true where id = $1`, [owner.user.id]);
      return owner.user;
    },
    headers: { origin: "https://elsewhere.example" },
    expected: (endpoint, { own }) => (isChange(endpoint) ? 403 : own),
  },
];

/** Further kinds of missing session and of user, which the proof asks as. */
const further: ReadonlySet<string> = new Set([
  "somebody whose session has expired",
  "somebody whose session was revoked",
  "somebody who altered the cookie",
  "a user without a username",
]);

/** Whether the proof asks as this caller, and not the test command. */
export const isFurther = ({ name }: Caller): boolean => further.has(name);

/** A caller, and what the owner in their requests has. */
interface Met {
  readonly user: TestUser;
  readonly own: Belongings;
}

export interface Answered {
  readonly status: number;
  readonly expected: number;
  /** The body is what a success or a failure of the contract looks like. */
  readonly isOfContract: boolean;
}

/** Asks as callers whom it meets on the way. */
export function makeAsking(app: () => TestApp): (caller: Caller, endpoint: Endpoint) => Promise<Answered> {
  const met = new Map<Caller, Promise<Met>>();

  async function meet(caller: Caller): Promise<Met> {
    const owner = await aManager(app());
    const own = await belongingsOf(app(), owner);
    return { user: await caller.as(owner, app()), own };
  }

  /** Reads and refusals change nothing, so all of a caller's requests can be about the same owner. */
  function meetOnce(caller: Caller): Promise<Met> {
    const known = met.get(caller) ?? meet(caller);
    met.set(caller, known);
    return known;
  }

  return async (caller, endpoint) => {
    const scenario = scenarioOf(nameOf(endpoint));
    const expected = caller.expected(endpoint, scenario);
    const { user, own } = await (isChange(endpoint) && expected === 200 ? meet(caller) : meetOnce(caller));
    const { status, body } = await call(user, endpoint, { scenario, own, headers: caller.headers ?? {} });
    // The server parsed a success with the endpoint's own schema before sending it.
    return { status, expected, isOfContract: status === 200 || failure.safeParse(body).success };
  };
}

/** The request to a call. */
export function scenarioOf(name: string): Scenario {
  const scenario = scenarios[name];
  if (scenario === undefined) throw new Error(`tests/contract/requests.ts has no request for ${name}`);
  return scenario;
}

/** Sends the request. */
export async function call(
  user: TestUser,
  endpoint: Endpoint,
  { scenario, own, headers = {} }: { scenario: Scenario; own: Belongings; headers?: Record<string, string> },
) {
  return user.call(endpoint, scenario.request(own), { headers });
}

function withCookie(app: TestApp, { id, email }: TestUser, cookie: string): TestUser {
  return browserOf(app, { id, email, cookie });
}
