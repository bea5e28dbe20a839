import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import {
  decideCard,
  decideCards,
  listClearCards,
  listDecisions,
  listPendingCards,
  undoDecision,
} from "#contract/admin.ts";
import { listCards } from "#contract/card/card.ts";
import { DECISION_UNDO_MS, SHEET_MAX } from "#game/card/review.ts";
import { RISK_HIGH_FROM, RISK_MEDIUM_FROM } from "#game/card/photo-risk.ts";
import { card, cardApproval, cardEvidence } from "#server/card/table.ts";
import { isViolationOf } from "#server/platform/db/violation.ts";
import { aPendingCard } from "#tests/card/pending-card.ts";
import { aPlayer } from "#tests/support/football-makers.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

let app: TestApp;
let ada: TestUser;
let ben: TestUser;

beforeAll(async () => {
  app = await makeTestApp({ env: { SECOND_ADMIN: "high-risk" } });
  ada = await aUser(app, { isAdmin: true, username: "ada" });
  ben = await aUser(app, { isAdmin: true, username: "ben" });
});

afterAll(() => app.close());

/** A pending card with evidence of this risk; null: without evidence. */
async function aPending(
  owner: TestUser,
  risk: number | null,
  playerId: number | null = null,
): Promise<number> {
  const id = await aPendingCard(app, owner, { playerId });
  if (risk !== null) await giveEvidence(id, risk);
  return id;
}

async function giveEvidence(cardId: number, risk: number): Promise<void> {
  const gatheredAt = new Date(app.clock.now());
  const nothing = { reasons: [], textRead: "", players: [], lookalikes: [] };
  await app.db.insert(cardEvidence).values({ cardId, risk, gatheredAt, ...nothing });
}

async function statusOf(owner: TestUser, id: number) {
  const { body } = await owner.call(listCards);
  return body.find((one) => one.id === id)?.status;
}

async function firstApprovalOf(admin: TestUser, id: number) {
  const { body } = await admin.call(listPendingCards);
  return body.find((one) => one.id === id)?.firstApproval;
}

const approve = (admin: TestUser, id: number) =>
  admin.call(decideCard, { params: { id }, body: { approved: true } });

describe("a card of high risk, where a second admin is asked", () => {
  test("stays pending after the first approval, and the second decides", async () => {
    const owner = await aUser(app);
    const id = await aPending(owner, RISK_HIGH_FROM);
    const first = await approve(ada, id);
    expect(first.body).toMatchObject({ approved: true, awaitsSecond: true, decidedBy: { name: "ada" } });
    expect(await statusOf(owner, id)).toBe("pending");
    expect([await firstApprovalOf(ada, id), await firstApprovalOf(ben, id)]).toEqual(["yours", "anothers"]);
    const second = await approve(ben, id);
    expect(second.body).toMatchObject({ approved: true, awaitsSecond: false, decidedBy: { name: "ben" } });
    expect(await statusOf(owner, id)).toBe("approved");
    const { body } = await ada.call(listDecisions);
    expect(
      body.entries
        .filter(({ cardId }) => cardId === id)
        .map(({ action, admin, awaitsSecond }) => [action, admin.name, awaitsSecond]),
    ).toEqual([
      ["card.approve", "ben", false],
      ["card.approve", "ada", true],
    ]);
  });

  test("never takes both approvals from one admin, not even of the database", async () => {
    const owner = await aUser(app);
    const id = await aPending(owner, 100);
    await approve(ada, id);
    const again = await approve(ada, id);
    expect([again.status, again.body.code]).toEqual([409, "second_admin_needed"]);
    expect(again.body.message).toBe("Another admin has to give the second approval.");
    const at = new Date(app.clock.now());
    const forced = app.db.insert(cardApproval).values({ cardId: id, turn: 2, adminId: ada.id, at });
    const error = await forced.then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(isViolationOf(error, "card_approval_once_per_admin")).toBe(true);
    expect(await statusOf(owner, id)).toBe("pending");
  });

  test("approved forty times at once by one admin and then by two has one first and one second approval", async () => {
    const owner = await aUser(app);
    const id = await aPending(owner, 80);
    const alone = await Promise.all(Array.from({ length: 40 }, () => approve(ada, id)));
    expect(alone.filter(({ status }) => status === 200).length).toBe(1);
    expect(await statusOf(owner, id)).toBe("pending");
    const both = await Promise.all(
      Array.from({ length: 40 }, (_, at) => approve(at % 2 === 0 ? ada : ben, id)),
    );
    const done = both.filter(({ status }) => status === 200);
    expect(done.map(({ body }) => body.decidedBy.name)).toEqual(["ben"]);
    expect(await statusOf(owner, id)).toBe("approved");
    const rows = await app.db.select().from(cardApproval).where(eq(cardApproval.cardId, id));
    expect(rows.map(({ turn, adminId }) => [turn, adminId])).toEqual([
      [1, ada.id],
      [2, ben.id],
    ]);
  });

  test("can be rejected by either admin alone, which forgets the first approval", async () => {
    const owner = await aUser(app);
    const id = await aPending(owner, 80);
    await approve(ada, id);
    const body = { approved: false, reason: "Blurred." };
    expect((await ben.call(decideCard, { params: { id }, body })).status).toBe(200);
    expect(await statusOf(owner, id)).toBe("rejected");
    expect((await ben.call(undoDecision, { params: { id } })).status).toBe(200);
    expect(await firstApprovalOf(ben, id)).toBeNull();
  });

  test("loses an approval that its admin takes back, and keeps the other's", async () => {
    const owner = await aUser(app);
    const id = await aPending(owner, 80);
    await approve(ada, id);
    expect((await ben.call(undoDecision, { params: { id } })).status).toBe(404);
    expect((await ada.call(undoDecision, { params: { id } })).status).toBe(200);
    expect(await firstApprovalOf(ada, id)).toBeNull();
    await approve(ben, id);
    await approve(ada, id);
    expect((await ada.call(undoDecision, { params: { id } })).status).toBe(200);
    expect([await statusOf(owner, id), await firstApprovalOf(ben, id)]).toEqual(["pending", "yours"]);
    app.clock.set(app.clock.now() + DECISION_UNDO_MS + 1);
    const late = await ben.call(undoDecision, { params: { id } });
    expect([late.status, late.body.code]).toEqual([409, "undo_too_late"]);
  });

  test("gets one approval of two in bulk as well", async () => {
    const owner = await aUser(app);
    const ids = [await aPending(owner, 80), await aPending(owner, 0)];
    const { body } = await ada.call(decideCards, { body: { ids, approved: true } });
    expect(body.results.map(({ isDone }) => isDone)).toEqual([true, true]);
    expect(body.results.map(({ awaitsSecond }) => awaitsSecond)).toEqual([true, false]);
    expect([await statusOf(owner, ids[0] ?? 0), await statusOf(owner, ids[1] ?? 0)]).toEqual([
      "pending",
      "approved",
    ]);
    const again = await ada.call(decideCards, { body: { ids: ids.slice(0, 1), approved: true } });
    expect(again.body.results[0]?.problem?.code).toBe("second_admin_needed");
    expect(again.body.results[0]?.awaitsSecond).toBe(false);
  });

  test("is last in the queue of the admin who has approved it", async () => {
    const fresh = await makeTestApp({ env: { SECOND_ADMIN: "high-risk" } });
    const backup = app;
    app = fresh;
    try {
      const [carol, dan] = [await aUser(fresh, { isAdmin: true }), await aUser(fresh, { isAdmin: true })];
      const owner = await aUser(fresh);
      const risks = [90, 70, null, 10];
      const ids: number[] = [];
      for (const risk of risks) ids.push(await aPending(owner, risk));
      const [worst, bad, unknown, good] = ids;
      await approve(carol, worst ?? 0);
      const pageAfter = async (admin: TestUser, query: { after?: number; waiting?: "yours" }) =>
        (await admin.call(listPendingCards, { query })).body.map(({ id }) => id);
      const orderOf = (admin: TestUser, after?: number) =>
        pageAfter(admin, after === undefined ? {} : { after });
      expect(await orderOf(carol)).toEqual([bad, good, unknown, worst]);
      expect(await orderOf(dan)).toEqual([worst, bad, good, unknown]);
      expect([await orderOf(carol, good), await orderOf(dan, worst)]).toEqual([
        [unknown, worst],
        [bad, good, unknown],
      ]);
      // Approved after it was listed, it skips nothing; listed among the admin's own waiting ones, it's the last.
      expect(await orderOf(carol, worst)).toEqual([bad, good, unknown, worst]);
      expect(await pageAfter(carol, { after: worst ?? 0, waiting: "yours" })).toEqual([]);
      // A card that both have approved is where it was by its risk.
      await approve(dan, worst ?? 0);
      expect(await orderOf(carol, worst)).toEqual([bad, good, unknown]);
    } finally {
      app = backup;
      await fresh.close();
    }
  });
});

describe("a card of less risk", () => {
  test("needs one approval, and one without evidence needs two", async () => {
    const owner = await aUser(app);
    const [low, unknown] = [await aPending(owner, RISK_HIGH_FROM - 1), await aPending(owner, null)];
    expect((await approve(ada, low)).body.awaitsSecond).toBe(false);
    expect((await approve(ada, unknown)).body.awaitsSecond).toBe(true);
  });
});

describe("the contact sheet", () => {
  test("has the pending cards of low risk with a player, oldest first", async () => {
    await app.db.update(card).set({ status: "rejected" }).where(eq(card.status, "pending"));
    const owner = await aUser(app);
    const { id: playerId } = await aPlayer(app);
    const good = [await aPending(owner, 0, playerId), await aPending(owner, RISK_MEDIUM_FROM - 1, playerId)];
    await aPending(owner, RISK_MEDIUM_FROM, playerId);
    await aPending(owner, null, playerId);
    await aPending(owner, 0);
    const { body } = await ada.call(listClearCards);
    expect([body.cards.map(({ id }) => id), body.total]).toEqual([good, good.length]);
    expect(SHEET_MAX).toBe(40);
  });
});
