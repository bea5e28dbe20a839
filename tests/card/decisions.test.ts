import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import {
  countPendingCards,
  decideCard,
  decideCards,
  listDecisions,
  listPendingCards,
  undoDecision,
} from "#contract/admin.ts";
import { listCards } from "#contract/card/card.ts";
import { DECISION_UNDO_MS, PENDING_PAGE_SIZE } from "#game/card/review.ts";
import { auditLog } from "#server/platform/audit/table.ts";
import { cardEvidence } from "#server/card/table.ts";
import { aPendingCard } from "#tests/card/pending-card.ts";
import { aPlayer } from "#tests/support/football-makers.ts";
import { anActiveTeam } from "#tests/support/makers.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

let app: TestApp;
let admin: TestUser;
let otherAdmin: TestUser;

beforeAll(async () => {
  app = await makeTestApp();
  admin = await aUser(app, { isAdmin: true, username: "carol" });
  otherAdmin = await aUser(app, { isAdmin: true, username: "dan" });
});

afterAll(() => app.close());

async function cardsOf(user: TestUser) {
  return (await user.call(listCards)).body;
}

async function auditOf(cardId: number): Promise<number> {
  return app.db.$count(auditLog, eq(auditLog.subject, `card ${cardId}`));
}

const approve = { approved: true };

describe("a decision on a photo", () => {
  // shows: 6.5
  test("is for admins only", async () => {
    const alice = await aUser(app);
    const id = await aPendingCard(app, alice);
    expect((await alice.call(listPendingCards)).status).toBe(403);
    expect((await alice.call(decideCard, { params: { id }, body: approve })).status).toBe(403);
    expect(await cardsOf(alice)).toMatchObject([{ id, status: "pending" }]);
  });

  // shows: 4.9, 7.40
  test("that rejects tells the uploader why", async () => {
    const alice = await aUser(app);
    const id = await aPendingCard(app, alice);
    const body = { approved: false, reason: " The photo is too dark. " };
    const { body: decided } = await admin.call(decideCard, { params: { id }, body });
    expect(decided).toMatchObject({ approved: false, reason: "The photo is too dark." });
    const [card] = await cardsOf(alice);
    expect(card).toMatchObject({ status: "rejected", rejectionReason: "The photo is too dark." });
  });

  test("takes position, overall and rarity from the player that the admin names", async () => {
    const alice = await aUser(app);
    const player = await aPlayer(app, { name: "Jordan Pickford", position: "goalkeeper", overall: 84 });
    const id = await aPendingCard(app, alice, { position: "forward" });
    await admin.call(decideCard, { params: { id }, body: { ...approve, playerId: player.id } });
    const [card] = await cardsOf(alice);
    expect(card).toMatchObject({
      playerName: "Jordan Pickford",
      position: "goalkeeper",
      overall: 84,
      rarity: "epic",
      playerId: player.id,
    });
  });

  test("can set another overall, and can map to no player", async () => {
    const alice = await aUser(app);
    const player = await aPlayer(app, { overall: 60 });
    const first = await aPendingCard(app, alice, { playerId: player.id });
    await admin.call(decideCard, { params: { id: first }, body: { ...approve, overall: 91 } });
    const second = await aPendingCard(app, alice, { playerId: player.id });
    await admin.call(decideCard, { params: { id: second }, body: { ...approve, playerId: null } });
    const [unmapped, mapped] = await cardsOf(alice);
    expect(mapped).toMatchObject({ playerId: player.id, overall: 91, rarity: "legendary" });
    expect(unmapped).toMatchObject({ playerId: null, overall: 65, rarity: "common" });
  });

  test("for an unknown player is refused, and the photo stays pending", async () => {
    const alice = await aUser(app);
    const id = await aPendingCard(app, alice);
    const answer = await admin.call(decideCard, { params: { id }, body: { ...approve, playerId: 987_654 } });
    expect([answer.status, answer.body.code]).toEqual([404, "player_unknown"]);
    expect(await cardsOf(alice)).toMatchObject([{ status: "pending" }]);
  });

  test("on a base card or one that is not there is not found", async () => {
    const answer = await admin.call(decideCard, { params: { id: 987_654 }, body: approve });
    expect(answer.status).toBe(404);
  });

  test("that comes second is refused with the first one in its details", async () => {
    const id = await aPendingCard(app, await aUser(app));
    const first = await admin.call(decideCard, {
      params: { id },
      body: { approved: false, reason: "No code." },
    });
    const second = await otherAdmin.call(decideCard, { params: { id }, body: approve });
    expect([second.status, second.body.code]).toEqual([409, "already_decided"]);
    expect(second.body.message).toBe("carol has already rejected this card.");
    expect(second.body.details).toEqual(first.body);
  });

  test("of two admins, fifty at once, is one decision and one line of the audit", async () => {
    const id = await aPendingCard(app, await aUser(app));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        (at % 2 === 0 ? admin : otherAdmin).call(decideCard, {
          params: { id },
          body: { approved: at % 3 === 0, reason: "Another card." },
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 409)]);
    const winner = answers.find(({ status }) => status === 200);
    const losers = answers.filter(({ status }) => status === 409);
    expect(losers.map(({ body }) => body.details)).toEqual(losers.map(() => winner?.body));
    expect(await auditOf(id)).toBe(1);
  });

  test("in bulk tells for each card what became of it", async () => {
    const alice = await aUser(app);
    const [first, second] = [await aPendingCard(app, alice), await aPendingCard(app, alice)];
    await admin.call(decideCard, { params: { id: first }, body: approve });
    const { body } = await admin.call(decideCards, {
      body: { ids: [first, second, 987_654, second], approved: false, reason: "Blurred." },
    });
    expect(body.results.map(({ id, isDone, problem }) => [id, isDone, problem?.code])).toEqual([
      [first, false, "already_decided"],
      [second, true, undefined],
      [987_654, false, "not_found"],
    ]);
    expect(await cardsOf(alice)).toMatchObject([
      { id: second, status: "rejected", rejectionReason: "Blurred." },
      { id: first, status: "approved" },
    ]);
  });

  test("in bulk maps each card to the player that is named, and else to its uploader's choice", async () => {
    const alice = await aUser(app);
    const [chosen, named] = [await aPlayer(app), await aPlayer(app)];
    const fields = { playerId: chosen.id };
    const ids = [
      await aPendingCard(app, alice),
      await aPendingCard(app, alice, fields),
      await aPendingCard(app, alice, fields),
    ];
    const [first = 0, second = 0] = ids;
    const players = [
      { id: first, playerId: named.id },
      { id: second, playerId: null },
    ];
    const { body } = await admin.call(decideCards, { body: { ids, ...approve, players } });
    expect(body.results.map(({ isDone }) => isDone)).toEqual([true, true, true]);
    const mapped = (await cardsOf(alice)).map(({ playerId }) => playerId);
    expect(mapped.toReversed()).toEqual([named.id, null, chosen.id]);
  });
});

describe("taking a decision back", () => {
  test("makes the photo pending again as it was uploaded, within ten seconds", async () => {
    const alice = await aUser(app);
    const player = await aPlayer(app, { position: "defender", overall: 88 });
    const fields = { playerName: "Somebody", position: "forward", playerId: player.id } as const;
    const id = await aPendingCard(app, alice, fields);
    const [before] = await cardsOf(alice);
    await admin.call(decideCard, { params: { id }, body: approve });
    app.clock.set(app.clock.now() + DECISION_UNDO_MS);
    expect((await admin.call(undoDecision, { params: { id } })).status).toBe(200);
    expect(await cardsOf(alice)).toEqual([before]);
    expect((await otherAdmin.call(decideCard, { params: { id }, body: approve })).status).toBe(200);
    const { body } = await admin.call(listDecisions);
    const lines = body.entries.filter(({ cardId }) => cardId === id);
    expect(lines.map(({ action, admin: who }) => [action, who.name])).toEqual([
      ["card.approve", "dan"],
      ["card.undo", "carol"],
      ["card.approve", "carol"],
    ]);
  });

  test("is refused later, and to another admin", async () => {
    const id = await aPendingCard(app, await aUser(app));
    await admin.call(decideCard, { params: { id }, body: approve });
    expect((await otherAdmin.call(undoDecision, { params: { id } })).status).toBe(404);
    app.clock.set(app.clock.now() + DECISION_UNDO_MS + 1);
    const late = await admin.call(undoDecision, { params: { id } });
    expect([late.status, late.body.code]).toEqual([409, "undo_too_late"]);
  });

  test("is refused once the card is in a team: a line-up never changes silently", async () => {
    const alice = await aUser(app);
    const ids: number[] = [];
    for (let at = 0; at < 5; at += 1) {
      const player = await aPlayer(app);
      const id = await aPendingCard(app, alice, { playerId: player.id });
      await admin.call(decideCard, { params: { id }, body: approve });
      ids.push(id);
    }
    await anActiveTeam(
      alice,
      ids.map((id) => ({ id })),
    );
    const answer = await admin.call(undoDecision, { params: { id: ids[0] ?? 0 } });
    expect([answer.status, answer.body.code]).toEqual([409, "card_in_team"]);
  });
});

describe("the queue", () => {
  // shows: 2.94, 7.39, 9.18
  test("has pages of ten, the riskiest first and those without evidence last", async () => {
    const fresh = await makeTestApp();
    try {
      const carol = await aUser(fresh, { isAdmin: true });
      const ids: number[] = [];
      for (let at = 0; at < PENDING_PAGE_SIZE + 3; at += 1)
        ids.push(await aPendingCard(fresh, await aUser(fresh)));
      for (const [at, cardId] of ids.slice(0, -1).entries()) {
        await fresh.db.insert(cardEvidence).values({
          cardId,
          risk: (at % 4) * 10,
          reasons: [],
          textRead: "",
          players: [],
          lookalikes: [],
          gatheredAt: new Date(fresh.clock.now()),
        });
      }
      const first = (await carol.call(listPendingCards)).body;
      expect(first.length).toBe(PENDING_PAGE_SIZE);
      expect((await carol.call(countPendingCards)).body).toEqual({ total: ids.length });
      const risks = first.map(({ evidence }) => evidence?.risk ?? -1);
      expect(risks).toEqual(risks.toSorted((a, b) => b - a));
      const query = { after: first.at(-1)?.id ?? 0 };
      const second = (await carol.call(listPendingCards, { query })).body;
      expect(second.at(-1)).toMatchObject({ id: ids.at(-1), evidence: null });
      const shown = [...first, ...second].map(({ id }) => id);
      expect(shown.toSorted((a, b) => a - b)).toEqual(ids);
      // The next page is the same once the first is decided.
      const decided = first.map(({ id }) => id);
      await carol.call(decideCards, { body: { ids: decided, approved: true } });
      expect((await carol.call(listPendingCards, { query })).body).toEqual(second);
      expect((await carol.call(listPendingCards)).body).toEqual(second);
      expect((await carol.call(countPendingCards)).body).toEqual({ total: second.length });
      const beyond = { after: second.at(-1)?.id ?? 0 };
      expect((await carol.call(listPendingCards, { query: beyond })).body).toEqual([]);
      expect((await carol.call(listPendingCards, { query: { after: 2_000_000_000 } })).body).toEqual([]);
    } finally {
      await fresh.close();
    }
  });
});
