import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listPendingCards } from "#contract/admin.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { failure } from "#contract/failure.ts";
import { playMatch } from "#contract/match/match.ts";
import { enterTournament } from "#contract/tournament.ts";
import { declaredEndpoints, nameOf } from "#tests/support/declared-endpoints.ts";
import { aCatalogue } from "#tests/support/football-makers.ts";
import { aManager, type Manager } from "#tests/support/managers.ts";
import { anyPhoto, upload } from "#tests/support/photos.ts";
import { aSession } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { browserOf, type TestUser, visitor } from "#tests/support/test-user.ts";
import { type Belongings, belongingsOf, nothing, type Scenario, scenarios } from "./requests.ts";

let app: TestApp;
const endpoints = await declaredEndpoints();

beforeAll(async () => {
  app = await makeTestApp({ now: Date.parse("2025-09-10T12:00:00Z") });
  await aCatalogue(app);
});

afterAll(() => app.close());

/** A caller and what they get: a fixed status, or the scenario's status for owners or for others. */
interface Caller {
  readonly name: string;
  as(owner: Manager): Promise<TestUser>;
  readonly headers?: Record<string, string>;
  expected(endpoint: Endpoint, scenario: Scenario): number;
}

/** A caller, and what the owner in their requests has. */
interface Met {
  readonly user: TestUser;
  readonly own: Belongings;
}

const met = new Map<Caller, Promise<Met>>();

async function meet(caller: Caller): Promise<Met> {
  const owner = await aManager(app);
  const own = await belongingsOf(app, owner);
  return { user: await caller.as(owner), own };
}

/** Reads and refusals change nothing, so all of a caller's requests can be about the same owner. */
function meetOnce(caller: Caller): Promise<Met> {
  const known = met.get(caller) ?? meet(caller);
  met.set(caller, known);
  return known;
}

const isChange = ({ method }: Endpoint): boolean => method !== "GET";
const withoutSession = (endpoint: Endpoint, { own }: Scenario): number =>
  endpoint.access === "public" ? own : 401;
const asUser = (endpoint: Endpoint, { own }: Scenario): number => (endpoint.access === "admin" ? 403 : own);

const callers: readonly Caller[] = [
  { name: "a visitor", as: async () => visitor(app), expected: withoutSession },
  {
    name: "somebody whose session has expired",
    as: async ({ user }) =>
      withCookie(user, await aSession(app, user.id, new Date(app.clock.wallTime() - 1))),
    expected: withoutSession,
  },
  {
    name: "somebody whose session was revoked",
    as: async ({ user }) => {
      const { cookie } = user;
      await app.server.inject({ url: "/api/logout", headers: { cookie } });
      return user;
    },
    expected: withoutSession,
  },
  {
    name: "somebody who altered the cookie",
    as: async ({ user }) => withCookie(user, user.cookie.replace("=", "=a")),
    expected: withoutSession,
  },
  {
    name: "somebody who signed the cookie with another secret",
    as: async ({ user }) => withCookie(user, `${user.cookie.slice(0, -20)}AAAAAAAAAAAAAAAAAAA%3D`),
    expected: withoutSession,
  },
  {
    name: "a user without a username",
    as: async (owner) => {
      await app.pool.query(`update "user" set username = null where id = $1`, [owner.user.id]);
      return owner.user;
    },
    expected: asUser,
  },
  { name: "the user", as: async ({ user }) => user, expected: asUser },
  {
    name: "another user",
    as: async () => (await aManager(app)).user,
    expected: (endpoint, scenario) =>
      endpoint.access === "admin" ? 403 : (scenario.foreign ?? scenario.own),
  },
  {
    name: "an admin",
    as: async (owner) => {
      await app.pool.query(`update "user" set is_admin = true where id = $1`, [owner.user.id]);
      return owner.user;
    },
    expected: (_, { own }) => own,
  },
  {
    name: "an admin on a page of another site",
    as: async (owner) => {
      await app.pool.query(`update "user" set is_admin = true where id = $1`, [owner.user.id]);
      return owner.user;
    },
    headers: { origin: "https://elsewhere.example" },
    expected: (endpoint, { own }) => (isChange(endpoint) ? 403 : own),
  },
];

/** The endpoints with a request in the table; the last test asserts that none is missing. */
const asked = endpoints.filter((endpoint) => nameOf(endpoint) in scenarios);

describe.each(asked.map((endpoint) => [nameOf(endpoint), endpoint] as const))("%s", (name, endpoint) => {
  // shows: 6.1, 6.2, 6.8, 7.58
  test.each(callers.map((caller) => [caller.name, caller] as const))("answers %s", async (_, caller) => {
    const scenario = scenarioOf(name);
    const expected = caller.expected(endpoint, scenario);
    const { user, own } = await (isChange(endpoint) && expected === 200 ? meet(caller) : meetOnce(caller));
    const answer = await call(user, endpoint, { scenario, own, headers: caller.headers ?? {} });
    expect(answer.status).toBe(expected);
    // The server parsed a success with the endpoint's own schema before sending it.
    expect(answer.status === 200 || failure.safeParse(answer.body).success).toBe(true);
  });
});

describe("what belongs to another user", () => {
  const naming = asked.filter((endpoint) => scenarios[nameOf(endpoint)]?.foreign !== undefined);
  let other: TestUser;
  let own: Belongings;

  beforeAll(async () => {
    other = (await aManager(app)).user;
    own = await belongingsOf(app, await aManager(app));
  });

  // shows: 6.2
  test.each(naming.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    "is to %s as if it were not there",
    async (name, endpoint) => {
      const scenario = scenarioOf(name);
      const theirs = await call(other, endpoint, { scenario, own });
      const { teamId, cardId, photoCardId, leagueId, shareToken, sessionId, passkeyId } = nothing;
      const unknown = await call(other, endpoint, {
        scenario,
        own: { ...own, teamId, cardId, photoCardId, leagueId, shareToken, sessionId, passkeyId },
      });
      expect({ status: theirs.status, body: theirs.body }).toEqual({ status: 404, body: unknown.body });
      expect(unknown.status).toBe(404);
    },
  );
});

describe("the e-mail address of an owner", () => {
  /** Responses about the users themselves or their own cards; these can contain the address. */
  const own = ["GET /api/auth/user", "GET /api/auth/email", "GET /api/cards", "GET /api/cards/:id"];
  let alice: Manager;
  let belongings: Belongings;
  let other: TestUser;

  beforeAll(async () => {
    alice = await aManager(app);
    belongings = await belongingsOf(app, alice);
    other = (await aManager(app)).user;
    // Puts Alice wherever users can see each other: a match, the tournament, a mini-league.
    await alice.user.call(playMatch, { body: { matchType: "quick", opponentId: other.id } });
    await alice.user.call(enterTournament, {
      params: { id: belongings.tournamentId },
      body: { teamId: alice.teamId },
    });
  });

  // shows: 3.7
  test.each(own)("is told to the owner by %s", async (name) => {
    const answer = await call(alice.user, endpointOf(name), { scenario: scenarioOf(name), own: belongings });
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.body)).toContain(`"email":"${alice.user.email}"`);
  });

  // shows: 3.7
  test("is shown to an admin beside a pending photo", async () => {
    const { user } = await aManager(app, { isAdmin: true });
    const { body: photo } = await upload(app, alice.user, { file: await anyPhoto(3) });
    const { body } = await user.call(listPendingCards);
    expect(body.find(({ id }) => id === photo.id)?.user).toMatchObject({ email: alice.user.email });
  });

  // shows: 3.7
  test.each(asked.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    "is shown to no one else by %s",
    async (name, endpoint) => {
      const answer = await call(other, endpoint, { scenario: scenarioOf(name), own: belongings });
      expect(JSON.stringify(answer.body)).not.toContain(alice.user.email);
    },
  );
});

test("every call of the contract has a request in the table, and every request belongs to one", () => {
  expect(Object.keys(scenarios).toSorted()).toEqual(endpoints.map(nameOf).toSorted());
});

function endpointOf(name: string): Endpoint {
  const found = asked.find((endpoint) => nameOf(endpoint) === name);
  if (found === undefined) throw new Error(`there is no ${name}`);
  return found;
}

function scenarioOf(name: string): Scenario {
  const scenario = scenarios[name];
  if (scenario === undefined) throw new Error(`tests/contract/requests.ts has no request for ${name}`);
  return scenario;
}

async function call(
  user: TestUser,
  endpoint: Endpoint,
  { scenario, own, headers = {} }: { scenario: Scenario; own: Belongings; headers?: Record<string, string> },
) {
  return user.call(endpoint, scenario.request(own), { headers });
}

function withCookie({ id, email }: TestUser, cookie: string): TestUser {
  return browserOf(app, { id, email, cookie });
}
