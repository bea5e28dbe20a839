import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deleteCard, deleteCards } from "#contract/card/card.ts";
import { deleteTeam, getTeamPositions, listTeams, saveTeamPositions } from "#contract/team.ts";
import { enterTournament } from "#contract/tournament.ts";
import { aManager, theTournament } from "#tests/support/managers.ts";
import { aCard } from "#tests/support/makers.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";

const IN_SEPTEMBER = Date.parse("2025-09-10T12:00:00Z");
const IN_OCTOBER = Date.parse("2025-10-01T00:00:00Z");

let app: TestApp;

beforeAll(async () => {
  app = await makeTestApp({ now: IN_SEPTEMBER });
});

afterAll(() => app.close());

describe("deleting a card", () => {
  // shows: 4.10, 7.24
  test.each(["approved", "pending", "rejected"] as const)(
    "that is %s and in no team removes it",
    async (status) => {
      const user = await aUser(app);
      const { id } = await aCard(app, user, { status });
      expect(await user.call(deleteCard, { params: { id } })).toMatchObject({
        status: 200,
        body: { ok: true },
      });
      expect((await user.call(deleteCard, { params: { id } })).status).toBe(404);
    },
  );

  test("of several, asked for by two at once in opposite orders, keeps neither waiting for the other", async () => {
    const user = await aUser(app);
    for (let burst = 0; burst < 5; burst += 1) {
      const cards = await Promise.all(Array.from({ length: 8 }, () => aCard(app, user)));
      const ids = cards.map(({ id }) => id);
      const answers = await Promise.all(
        [ids, ids.toReversed()].map((named, at) =>
          user.call(deleteCards, { body: { ids: named } }, { idempotencyKey: `${burst} ${at}` }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const done = answers.flatMap(({ body }) => body.results.filter(({ isDone }) => isDone));
      expect(done.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
    }
  });

  test("of another user removes nothing", async () => {
    const { id } = await aCard(app, await aUser(app));
    expect((await (await aUser(app)).call(deleteCard, { params: { id } })).status).toBe(404);
    const { rows } = await app.pool.query("select 1 from card where id = $1", [id]);
    expect(rows).toHaveLength(1);
  });

  test("that is in a saved team leaves its slot empty, and the team's version counts up", async () => {
    const { user, cards, teamId } = await aManager(app);
    const id = cards[0]?.id ?? 0;
    const versionOf = async () =>
      (await user.call(listTeams)).body.find((team) => team.id === teamId)?.version ?? 0;
    const before = await versionOf();
    expect(await user.call(deleteCard, { params: { id } })).toMatchObject({
      status: 200,
      body: { ok: true },
    });
    const { body: slots } = await user.call(getTeamPositions, { params: { id: teamId } });
    expect(slots.map(({ cardId }) => cardId).toSorted((a, b) => a - b)).toEqual(
      cards.slice(1).map((card) => card.id),
    );
    expect(await versionOf()).toBe(before + 1);
  });

  test("while the builder saves it into its team never leaves a slot with a card that is gone", async () => {
    for (let round = 0; round < 20; round += 1) {
      const { user, cards, teamId } = await aManager(app);
      const id = cards[0]?.id ?? 0;
      const body = [{ cardId: id, position: "GK", positionIndex: 0 }];
      const answers = await Promise.all([
        user.call(saveTeamPositions, { params: { id: teamId }, body }),
        user.call(deleteCard, { params: { id } }),
        user.call(saveTeamPositions, { params: { id: teamId }, body }),
      ]);
      expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
      const { body: slots } = await user.call(getTeamPositions, { params: { id: teamId } });
      if (answers[1].status === 200) expect(slots.map(({ cardId }) => cardId)).not.toContain(id);
    }
  });

  test("that is locked stays in its team too", async () => {
    const { user, cards, teamId } = await aManager(app);
    const tournamentId = await theTournament(app);
    await user.call(enterTournament, { params: { id: tournamentId }, body: { teamId } });
    const { status, body } = await user.call(deleteCard, { params: { id: cards[0]?.id ?? 0 } });
    expect([status, body]).toMatchObject([409, { code: "card_locked" }]);
    const { body: slots } = await user.call(getTeamPositions, { params: { id: teamId } });
    expect(slots).toHaveLength(5);
  });

  test("that plays in a running tournament is refused and says where, until the tournament is over", async () => {
    const { user, cards, teamId } = await aManager(app);
    const tournamentId = await theTournament(app);
    await user.call(enterTournament, { params: { id: tournamentId }, body: { teamId } });
    await user.call(saveTeamPositions, { params: { id: teamId }, body: [] });
    await user.call(deleteTeam, { params: { id: teamId } });
    const params = { id: cards[0]?.id ?? 0 };
    const locked = await user.call(deleteCard, { params });
    expect(locked.status).toBe(409);
    expect(locked.body).toMatchObject({
      code: "card_locked",
      message: expect.stringContaining("September 2025"),
    });
    app.clock.set(IN_OCTOBER);
    await user.call(deleteTeam, { params: { id: teamId } });
    expect((await user.call(deleteCard, { params })).status).toBe(200);
    app.clock.set(IN_SEPTEMBER);
  });

  test("while the team with it enters never leaves an entry with a card that is gone", async () => {
    const tournamentId = await theTournament(app);
    const outcomes = new Set<string>();
    for (let round = 0; round < 40; round += 1) {
      const { user, cards, teamId } = await aManager(app);
      const id = cards[round % 5]?.id ?? 0;
      const others = cards.filter((card) => card.id !== id).map((card) => card.id);
      const labels = ["GK", "CB", "CM", "CM"];
      const body = others.map((cardId, slot) => ({
        cardId,
        position: labels[slot] ?? "",
        positionIndex: slot,
      }));
      const entering = user.call(enterTournament, { params: { id: tournamentId }, body: { teamId } });
      const removing = user
        .call(saveTeamPositions, { params: { id: teamId }, body })
        .then(() => user.call(deleteCard, { params: { id } }));
      const [entered, deleted] = await Promise.all([entering, removing]);
      outcomes.add(`${entered.status} ${deleted.status}`);
    }
    // Either the entry came first and locked the card, or the deletion came first and left the team short.
    expect([...outcomes].filter((outcome) => !["200 409", "400 200"].includes(outcome))).toEqual([]);
  });
});
