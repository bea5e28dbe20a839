import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { claimBaseSet, deleteCards } from "#contract/card/card.ts";
import { getPracticeHelp, playGameweek, startPractice } from "#contract/fantasy/practice.ts";
import { validateTransfers } from "#contract/fantasy/transfers.ts";
import { saveTeamPositions } from "#contract/team.ts";
import { ingestCatalogue } from "#server/football/ingest-catalogue.ts";
import { simulatedProvider } from "#server/football/simulated-provider.ts";
import { declaredEndpoints, nameOf } from "#tests/support/declared-endpoints.ts";
import { aFantasyLeague, aFantasyManager, squadOf } from "#tests/support/fantasy-league.ts";
import { aManager, type Manager } from "#tests/support/managers.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { nothing, scenarios } from "./requests.ts";

/** Endpoints that answer everyone with access alike: admins' calls, leagues, and public data. */
const everybodys = new Set([
  "GET /api/fantasy/help/:leagueId",
  "GET /api/fantasy/my-team/:leagueId",
  "GET /api/fantasy/points/:leagueId",
  "GET /api/fantasy/season-powers/:leagueId",
  "GET /api/fantasy/tables/:leagueId",
  "GET /api/fantasy/transfers/history/:leagueId",
  "POST /api/fantasy/wildcard/:leagueId",
  "GET /api/fixtures/:id",
  "GET /api/matches/:id",
  "GET /api/mini-leagues/invitations/:code",
  "GET /api/players/:id",
  "GET /api/album/sets/:clubId",
  "GET /api/shares/:token",
  "GET /api/users/:userId/showcase",
  "PUT /api/album/wishes/:playerId",
  "DELETE /api/album/wishes/:playerId",
  "GET /api/tournaments/:id/user",
  "GET /api/users/:userId/active-team",
  "GET /api/users/:userId/badges",
  "GET /api/users/:userId/profile",
  "GET /api/users/:userId/recent-matches",
]);
/**
 * Practice seasons are private to their user; nobody in the request table has one, so a test below queries them.
 * Mini-league squads can be compared only after a round locks, so tests/mini-league covers them.
 */
const askedElsewhere = /^\w+ \/api\/(?:fantasy\/practice|mini-leagues\/:id\/compare)/;

let app: TestApp;
let owner: Manager;
let other: Manager;

beforeAll(async () => {
  app = await makeTestApp();
  await ingestCatalogue(
    app.db,
    "simulated",
    await simulatedProvider().catalogue(app.clock.now()),
    app.clock.now(),
  );
  [owner, other] = [await aManager(app), await aManager(app)];
}, 120_000);

afterAll(() => app.close());

describe("an id of another user", () => {
  test("in a path is tried in every call with an owned thing in its path", async () => {
    const unasked = (await declaredEndpoints())
      .filter(({ params, access }) => params !== undefined && access === "user")
      .map(nameOf)
      .filter((name) => scenarios[name]?.foreign === undefined && !askedElsewhere.test(name));
    expect(unasked.filter((name) => !everybodys.has(name))).toEqual([]);
  });

  test("in a list of cards to delete is answered like one that is unknown", async () => {
    const cardId = owner.cards[0]?.id ?? 0;
    const theirs = await other.user.call(deleteCards, { body: { ids: [cardId] } });
    const unknown = await other.user.call(deleteCards, { body: { ids: [nothing.cardId] } });
    expect(theirs.body.results).toEqual([{ ...unknown.body.results[0], id: cardId }]);
    expect(theirs.body.results[0]?.isDone).toBe(false);
  });

  test("in a line-up is answered like one that is unknown", async () => {
    const saved = (cardId: number) =>
      other.user.call(saveTeamPositions, {
        params: { id: other.teamId },
        body: [{ cardId, position: "GK", positionIndex: 0 }],
      });
    const [theirs, unknown] = [await saved(owner.cards[0]?.id ?? 0), await saved(nothing.cardId)];
    expect([theirs.status, theirs.body]).toEqual([404, unknown.body]);
  });

  test("in a squad is answered like one that is unknown", async () => {
    const league = await aFantasyLeague(app);
    const [one, two] = [await aFantasyManager(app, league), await aFantasyManager(app, league)];
    const validated = async (id: number) => {
      const cards = two.cards.with(0, { ...(two.cards[0] ?? { id: 0 }), id } as never);
      const { body } = await two.user.call(validateTransfers, { body: squadOf(league.id, cards) });
      return JSON.stringify(body).replaceAll(String(id), "the id");
    };
    expect(await validated(one.cards[0]?.id ?? 0)).toBe(await validated(nothing.cardId));
  });

  test("of a practice season is answered like one that is unknown", async () => {
    const user = await aUser(app);
    await user.call(claimBaseSet);
    const body = { leagueId: "premier-league", season: 2024, replaces: null };
    const { id } = (await user.call(startPractice, { body })).body;
    for (const named of [id, nothing.leagueId]) {
      const played = await other.user.call(playGameweek, { params: { id: named, round: 1 } });
      const helped = await other.user.call(getPracticeHelp, { params: { id: named } });
      expect([played.status, played.body.code, helped.status]).toEqual([404, "not_found", 404]);
    }
  });
});
