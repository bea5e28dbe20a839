import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listPendingCards } from "#contract/admin.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { playMatch } from "#contract/match/match.ts";
import { enterTournament } from "#contract/tournament.ts";
import { declaredEndpoints, nameOf } from "#tests/support/declared-endpoints.ts";
import { aCatalogue } from "#tests/support/football-makers.ts";
import { aManager, type Manager } from "#tests/support/managers.ts";
import { anyPhoto, upload } from "#tests/support/photos.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { type TestUser } from "#tests/support/test-user.ts";
import { type Belongings, belongingsOf, nothing, scenarios } from "./requests.ts";
import { call, callers, isFurther, makeAsking, scenarioOf } from "./callers.ts";

let app: TestApp;
const endpoints = await declaredEndpoints();

beforeAll(async () => {
  app = await makeTestApp({ now: Date.parse("2025-09-10T12:00:00Z") });
  await aCatalogue(app);
});

afterAll(() => app.close());

const ask = makeAsking(() => app);

/** The endpoints with a request in the table; the last test asserts that none is missing. */
const asked = endpoints.filter((endpoint) => nameOf(endpoint) in scenarios);

describe.each(asked.map((endpoint) => [nameOf(endpoint), endpoint] as const))("%s", (_name, endpoint) => {
  // shows: 6.1, 6.2, 6.8, 7.58
  test.each(callers.filter((caller) => !isFurther(caller)).map((caller) => [caller.name, caller] as const))(
    "answers %s",
    async (_, caller) => {
      const { status, expected, isOfContract } = await ask(caller, endpoint);
      expect(status).toBe(expected);
      expect(isOfContract).toBe(true);
    },
  );
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
