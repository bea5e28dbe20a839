import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getCardBack } from "#contract/card/card-back.ts";
import { deleteCards, exportCards, listCards } from "#contract/card/card.ts";
import { playMatch } from "#contract/match/match.ts";
import { saveTeamPositions } from "#contract/team.ts";
import { enterTournament } from "#contract/tournament.ts";
import { aManager, theTournament } from "#tests/support/managers.ts";
import { aCard } from "#tests/support/makers.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await makeTestApp();
});

afterAll(() => app.close());

describe("a collection", () => {
  test("shows until when a card is locked, and where, on its back", async () => {
    const { user, cards, teamId } = await aManager(app);
    const params = { id: await theTournament(app) };
    await user.call(enterTournament, { params, body: { teamId } });
    const { body } = await user.call(listCards);
    expect(body.map(({ lockedUntil }) => lockedUntil)).toEqual(cards.map(() => "2025-10-01T00:00:00.000Z"));
    const back = await user.call(getCardBack, { params: { id: cards[0]?.id ?? 0 } });
    expect(back.body).toMatchObject({
      tournaments: [{ id: params.id, teamName: "The Five", points: 0 }],
      teams: [{ id: teamId, name: "The Five" }],
      locks: [{ until: "2025-10-01T00:00:00.000Z" }],
    });
    expect(back.body.locks[0]?.where).toMatchObject({ kind: "tournament", name: "September 2025" });
  });

  test("shows the matches that a card played in for its owner, the latest ten, on its back", async () => {
    const [alice, bob] = [await aManager(app), await aManager(app)];
    const rest = await aCard(app, alice.user);
    const quick = { body: { matchType: "quick" as const, opponentId: alice.user.id } };
    const { body: met } = await bob.user.call(playMatch, quick);
    for (let played = 0; played < 10; played += 1) {
      await alice.user.call(playMatch, { body: { matchType: "quick" } });
    }
    const matchesOf = async (cardId: number) =>
      (await alice.user.call(getCardBack, { params: { id: cardId } })).body.matches;
    const latest = await matchesOf(alice.cards[3]?.id ?? 0);
    expect(latest.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, at) => met.id + 10 - at));
    expect(await matchesOf(rest.id)).toEqual([]);
    await alice.user.call(saveTeamPositions, {
      params: { id: alice.teamId },
      body: alice.cards.map(({ id: cardId }, at) => ({
        cardId: at === 3 ? rest.id : cardId,
        position: ["GK", "CB", "CM", "CM", "ST"][at] ?? "",
        positionIndex: at,
      })),
    });
    await bob.user.call(playMatch, quick);
    expect(await matchesOf(rest.id)).toMatchObject([{ isHome: false, matchType: "quick" }]);
    expect(await matchesOf(alice.cards[3]?.id ?? 0)).toEqual(latest);
  });

  test("hides the back of another user's card", async () => {
    const card = await aCard(app, await aUser(app));
    expect((await (await aUser(app)).call(getCardBack, { params: { id: card.id } })).status).toBe(404);
  });

  test("loses several cards at once, each for itself", async () => {
    const { user, cards, teamId } = await aManager(app);
    await user.call(enterTournament, { params: { id: await theTournament(app) }, body: { teamId } });
    const [free, pending] = [await aCard(app, user), await aCard(app, user, { status: "pending" })];
    const foreign = await aCard(app, await aUser(app));
    const ids = [free.id, cards[0]?.id ?? 0, foreign.id, pending.id];
    const { body } = await user.call(deleteCards, { body: { ids } });
    expect(body.results.map(({ isDone, problem }) => [isDone, problem?.code])).toEqual([
      [true, undefined],
      [false, "card_locked"],
      [false, "not_found"],
      [true, undefined],
    ]);
    expect((await user.call(listCards)).body.map(({ id }) => id)).toEqual(
      cards.map(({ id }) => id).toReversed(),
    );
  });

  test("is exported as a table that no spreadsheet takes for formulas", async () => {
    const user = await aUser(app);
    await aCard(app, user, { playerName: '=HYPERLINK("http://x")', club: "Brighton, Hove" });
    await aCard(app, user, { playerName: "Martin Ødegaard" });
    const answer = await app.server.inject({ url: exportCards.path, headers: { cookie: user.cookie } });
    expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(answer.headers["content-disposition"]).toMatch(/attachment; filename="panna-cards.csv"/);
    const lines = answer.body.split("\r\n");
    expect(lines[0]).toBe(
      "\uFEFFid,player,position,club,overall,rarity,origin,status,special,locked until,rejection reason,added",
    );
    expect(lines[1]).toMatch(
      /^\d+,Martin Ødegaard,midfielder,Example Town,70,common,base,approved,no,,,2025-/,
    );
    expect(lines[2]).toContain(`"'=HYPERLINK(""http://x"")",midfielder,"Brighton, Hove",`);
    expect(lines).toHaveLength(4);
  });

  // shows: 7.22
  test("of ten thousand cards is listed whole", async () => {
    const user = await aUser(app);
    await app.pool.query(
      `insert into card (user_id, player_name, position, club, overall, rarity, status, origin, created_at)
       select $1, 'Pat ' || n, 'forward', 'Arsenal', 70, 'common', 'approved', 'base', now()
         from generate_series(1, 10000) as n`,
      [user.id],
    );
    const { status, body } = await user.call(listCards);
    expect([status, body.length, body[0]?.playerName]).toEqual([200, 10_000, "Pat 10000"]);
  });
});
