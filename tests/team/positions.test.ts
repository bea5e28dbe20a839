import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deleteCard } from "#contract/card/card.ts";
import { playMatch } from "#contract/match/match.ts";
import {
  activateTeam,
  createTeam,
  getActiveTeam,
  getTeamPositions,
  listTeams,
  saveTeamPositions,
  updateTeam,
} from "#contract/team.ts";
import { aPlayer } from "#tests/support/football-makers.ts";
import { aManager } from "#tests/support/managers.ts";
import { aCard, type CardRow } from "#tests/support/makers.ts";
import { aUser } from "#tests/support/sessions.ts";
import { atOnce, countStatuses } from "#tests/support/statuses.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

let app: TestApp;

beforeAll(async () => {
  app = await makeTestApp();
});

afterAll(() => app.close());

const at = (card: CardRow | undefined, position: string, positionIndex: number) => ({
  cardId: card?.id ?? 0,
  position,
  positionIndex,
});

async function aTeam(): Promise<{ user: TestUser; teamId: number; cards: CardRow[] }> {
  const user = await aUser(app);
  const cards = await Promise.all(Array.from({ length: 6 }, () => aCard(app, user)));
  const made = await user.call(createTeam, { body: { name: "The Five", formation: "1-2-1" } });
  return { user, teamId: made.body.id, cards };
}

describe("saving the slots of a team", () => {
  test("is refused if a slot names another team", async () => {
    const { user, teamId, cards } = await aTeam();
    const slot = { ...at(cards[0], "GK", 0), teamId: teamId + 1 };
    const { status, body } = await user.call(saveTeamPositions, { params: { id: teamId }, body: [slot] });
    expect([status, body]).toMatchObject([400, { code: "invalid_input" }]);
    const own = [{ ...slot, teamId }];
    expect((await user.call(saveTeamPositions, { params: { id: teamId }, body: own })).status).toBe(200);
  });

  // shows: 3.10, 7.15, 7.19
  test("replaces all of them, may be partial, and gives them back with their cards", async () => {
    const { user, teamId, cards } = await aTeam();
    const params = { id: teamId };
    const first = await user.call(saveTeamPositions, {
      params,
      body: [at(cards[0], "GK", 0), at(cards[1], "ST", 4)],
    });
    expect(first.body.version).toBe(2);
    const second = await user.call(saveTeamPositions, { params, body: [at(cards[2], "CB", 1)] });
    expect(second.body.positions).toEqual([
      {
        teamId,
        cardId: cards[2]?.id,
        position: "CB",
        positionIndex: 1,
        card: expect.objectContaining({ id: cards[2]?.id, playerName: "Pat Example" }),
      },
    ]);
    expect((await user.call(getTeamPositions, { params })).body).toEqual(second.body.positions);
  });

  test("of the active team with fewer than five leaves it active, but it plays no match until it is full", async () => {
    const { user, teamId, cards } = await aManager(app);
    const other = await aManager(app);
    const quick = { body: { matchType: "quick" as const } };
    const challenge = { body: { ...quick.body, opponentId: user.id } };
    const params = { id: teamId };
    const five = (await user.call(getTeamPositions, { params })).body;
    await user.call(saveTeamPositions, { params, body: [at(cards[0], "GK", 0)] });
    expect((await user.call(getActiveTeam)).body).toMatchObject({ id: teamId, isActive: true });
    expect((await user.call(playMatch, quick)).body.code).toBe("no_active_team");
    expect((await other.user.call(playMatch, challenge)).body.code).toBe("opponent_has_no_team");
    const body = five.map(({ cardId, position, positionIndex }) => ({ cardId, position, positionIndex }));
    await user.call(saveTeamPositions, { params, body });
    expect((await user.call(playMatch, quick)).status).toBe(200);
  });

  test("in another formation changes it together with them, or not at all", async () => {
    const { user, teamId, cards } = await aTeam();
    const params = { id: teamId };
    const formation = "2-2";
    await user.call(saveTeamPositions, { params, body: [at(cards[0], "GK", 0)] });
    const refused = await user.call(saveTeamPositions, {
      params,
      query: { formation },
      body: [at(cards[0], "ST", 4)],
    });
    expect(refused).toMatchObject({ status: 400, body: { code: "slot_unknown" } });
    expect((await user.call(listTeams)).body[0]).toMatchObject({ formation: "1-2-1", version: 2 });
    expect((await user.call(getTeamPositions, { params })).body).toHaveLength(1);
    await user.call(saveTeamPositions, { params, query: { formation }, body: [at(cards[0], "RM", 4)] });
    expect((await user.call(listTeams)).body[0]).toMatchObject({ formation, version: 3 });
    expect((await user.call(getTeamPositions, { params })).body).toMatchObject([{ position: "RM" }]);
    const theirs = await aUser(app);
    const elsewhere = await theirs.call(saveTeamPositions, { params, query: { formation }, body: [] });
    expect(elsewhere).toMatchObject({ status: 404, body: { code: "not_found" } });
    const stale = { params, query: { formation, version: 2 }, body: [] };
    expect((await user.call(saveTeamPositions, stale)).body.code).toBe("team_changed");
    expect((await user.call(getTeamPositions, { params })).body).toHaveLength(1);
    const unknown = { params, query: { formation: "4-4-2" }, body: [] };
    expect((await user.call(saveTeamPositions, unknown)).body.code).toBe("formation_unknown");
  });

  test("that comes again because its answer was lost is no conflict with itself", async () => {
    const { user, teamId, cards } = await aTeam();
    const sent = {
      params: { id: teamId },
      query: { version: 1, formation: "2-1-1" },
      body: [at(cards[0], "GK", 0), at(cards[1], "ST", 4)],
    };
    const first = await user.call(saveTeamPositions, sent);
    expect(await user.call(saveTeamPositions, sent)).toMatchObject({ status: 200, body: first.body });
    expect((await user.call(listTeams)).body[0]).toMatchObject({ formation: "2-1-1", version: 2 });
  });

  test("on an older version is refused, so no other tab's work is lost", async () => {
    const { user, teamId, cards } = await aTeam();
    const params = { id: teamId };
    await user.call(saveTeamPositions, { params, query: { version: 1 }, body: [at(cards[0], "GK", 0)] });
    const stale = await user.call(saveTeamPositions, { params, query: { version: 1 }, body: [] });
    expect(stale).toMatchObject({ status: 409, body: { code: "team_changed" } });
    expect((await user.call(getTeamPositions, { params })).body).toHaveLength(1);
    expect((await user.call(saveTeamPositions, { params, query: { version: 2 }, body: [] })).status).toBe(
      200,
    );
  });

  test("by fifty tabs at once on one version lets one line-up have it", async () => {
    const { user, teamId, cards } = await aTeam();
    const answers = await atOnce(50, (turn) =>
      user.call(saveTeamPositions, {
        params: { id: teamId },
        query: { version: 1 },
        body: [at(cards[turn % 6], "GK", 0)],
      }),
    );
    const [stored] = (await user.call(getTeamPositions, { params: { id: teamId } })).body;
    const taken = answers.filter(({ status }) => status === 200);
    expect(new Set(taken.map(({ body }) => `${body.version} ${body.positions[0]?.cardId}`))).toEqual(
      new Set([`2 ${stored?.cardId}`]),
    );
    expect(countStatuses(answers)).toEqual({ 200: taken.length, 409: 50 - taken.length });
    // There are six line-ups, and eight or nine requests send each.
    expect(taken.length).toBeLessThan(10);
    expect((await user.call(listTeams)).body[0]?.version).toBe(2);
  });

  test("by fifty at once without a version ends with the whole line-up of the last one, and never fails", async () => {
    const { user, teamId, cards } = await aTeam();
    const params = { id: teamId };
    const lineUps = [
      [at(cards[0], "GK", 0), at(cards[1], "CB", 1), at(cards[2], "CM", 2)],
      [at(cards[3], "CM", 3), at(cards[4], "ST", 4)],
      [at(cards[5], "GK", 0)],
      [],
    ];
    const answers = await atOnce(50, (turn) =>
      user.call(saveTeamPositions, { params, body: lineUps[turn % lineUps.length] ?? [] }),
    );
    expect(countStatuses(answers)).toEqual({ 200: 50 });
    const last = answers.toSorted((a, b) => a.body.version - b.body.version).at(-1);
    expect(last?.body.version).toBe(51);
    expect((await user.call(getTeamPositions, { params })).body).toEqual(last?.body.positions);
  });

  test("without a version during a new formation, activations and a deletion never fails", async () => {
    for (let round = 0; round < 12; round += 1) {
      const { user, teamId, cards } = await aTeam();
      const params = { id: teamId };
      const body = ["GK", "CB", "CM", "CM", "ST"].map((slot, index) => at(cards[index], slot, index));
      await user.call(saveTeamPositions, { params, body });
      const answers = await Promise.all([
        user.call(saveTeamPositions, { params, body }),
        user.call(activateTeam, { params }),
        user.call(updateTeam, { params, body: { name: "The Other Five", formation: "2-2" } }),
        user.call(activateTeam, { params }),
        user.call(saveTeamPositions, { params, body: body.slice(0, 3) }),
        user.call(deleteCard, { params: { id: cards[4]?.id ?? 0 } }),
      ]);
      expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    }
  });

  test("while one of its cards is deleted ends without the card, never with a slot that has no player", async () => {
    for (let round = 0; round < 8; round += 1) {
      const { user, teamId, cards } = await aTeam();
      const params = { id: teamId };
      const body = [at(cards[0], "GK", 0)];
      const [saved, deleted] = await Promise.all([
        user.call(saveTeamPositions, { params, query: { formation: "1-2-1" }, body }),
        user.call(deleteCard, { params: { id: cards[0]?.id ?? 0 } }),
      ]);
      expect([
        [200, 200],
        [404, 200],
      ]).toContainEqual([saved.status, deleted.status]);
      expect((await user.call(getTeamPositions, { params })).body).toEqual([]);
    }
  });

  // shows: 5.13
  test("of a sixth player is refused in the words of the specification", async () => {
    const { user, teamId, cards } = await aTeam();
    const labels = ["GK", "CB", "CM", "CM", "ST", "ST"];
    const body = cards.map((card, index) => at(card, labels[index] ?? "", index % 5));
    const answer = await user.call(saveTeamPositions, { params: { id: teamId }, body });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe(
      "Team Full - You can only have 5 players in your team. Remove a player first to add a new one.",
    );
  });

  test("of a card in two slots, two cards in one, or a slot that is not there is refused", async () => {
    const { user, teamId, cards } = await aTeam();
    const save = (body: ReturnType<typeof at>[]) =>
      user.call(saveTeamPositions, { params: { id: teamId }, body });
    const twice = await save([at(cards[0], "GK", 0), at(cards[0], "CB", 1)]);
    expect(twice).toMatchObject({ status: 400, body: { code: "card_twice" } });
    const shared = await save([at(cards[0], "CM", 2), at(cards[1], "CM", 2)]);
    expect(shared).toMatchObject({ status: 400, body: { code: "slot_taken_twice" } });
    const unknown = await save([at(cards[0], "LW", 0)]);
    expect(unknown).toMatchObject({ status: 400, body: { code: "slot_unknown" } });
    expect((await user.call(getTeamPositions, { params: { id: teamId } })).body).toEqual([]);
  });

  test("of another user's card is refused as if it didn't exist", async () => {
    const { user, teamId } = await aTeam();
    const { cards } = await aTeam();
    const save = (cardId: number) =>
      user.call(saveTeamPositions, {
        params: { id: teamId },
        body: [{ cardId, position: "GK", positionIndex: 0 }],
      });
    const theirs = await save(cards[0]?.id ?? 0);
    const unknown = await save(2_000_000_000);
    expect(theirs).toMatchObject({ status: 404, body: { code: "card_not_yours" } });
    expect(unknown.body).toEqual(theirs.body);
  });

  test("of a card pending approval is refused by its player's name", async () => {
    const { user, teamId } = await aTeam();
    const pending = await aCard(app, user, { status: "pending", playerName: "Kim Waiting" });
    const answer = await user.call(saveTeamPositions, {
      params: { id: teamId },
      body: [at(pending, "GK", 0)],
    });
    expect(answer).toMatchObject({ status: 409, body: { code: "card_not_approved" } });
    expect(answer.body.message).toContain("Kim Waiting");
  });

  test("of two cards of one real player is refused", async () => {
    const { user, teamId } = await aTeam();
    const { id: playerId, name: playerName } = await aPlayer(app);
    const [one, two] = [
      await aCard(app, user, { playerId, playerName }),
      await aCard(app, user, { playerId, playerName }),
    ];
    const answer = await user.call(saveTeamPositions, {
      params: { id: teamId },
      body: [at(one, "GK", 0), at(two, "ST", 4)],
    });
    expect(answer).toMatchObject({ status: 400, body: { code: "player_twice" } });
  });
});
