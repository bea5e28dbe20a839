import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decideCard, listPendingCards } from "#contract/admin.ts";
import { getCardBack } from "#contract/card/card-back.ts";
import { listCards } from "#contract/card/card.ts";
import { gatherDueEvidence } from "#server/card/evidence/gather-evidence.ts";
import { aPlayer } from "#tests/support/football-makers.ts";
import { cardPhoto, upload, withCode } from "#tests/support/photos.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

let app: TestApp;
let admin: TestUser;
let saka: { id: number };

beforeAll(async () => {
  app = await makeTestApp();
  admin = await aUser(app, { isAdmin: true, username: "carol" });
  saka = await aPlayer(app, { name: "Bukayo Saka", shortName: "Saka", position: "forward", overall: 90 });
  await aPlayer(app, { name: "Mohamed Salah", shortName: "Salah", position: "forward" });
});

afterAll(() => app.close());

async function pendingOf(cardId: number) {
  const { body } = await admin.call(listPendingCards);
  return body.find(({ id }) => id === cardId);
}

describe("a photo of a card", () => {
  // shows: 3.7, 4.9
  test("is pending with its evidence, is approved, and plays as its real player", async () => {
    const alice = await aUser(app);
    const photo = await withCode(alice, cardPhoto("saka"));
    const fields = { position: "goalkeeper", playerId: String(saka.id) };
    const sent = await upload(app, alice, { file: photo, fields });
    expect(sent.body).toMatchObject({ status: "pending", isApproved: false, overall: 65, playerId: null });

    expect(await gatherDueEvidence(app.deps)).toBe(1);
    const waiting = await pendingOf(sent.body.id);
    expect(waiting).toMatchObject({
      user: { id: alice.id, email: alice.email },
      claimedPlayer: { id: saka.id },
      evidence: { codeSeenAs: "qr", reasons: ["capture_time_unknown"], lookalikes: [] },
    });
    expect(waiting?.evidence?.players[0]?.player.name).toBe("Bukayo Saka");
    expect(waiting?.evidence?.nameLikeness).toBeGreaterThan(0.8);

    const decided = await admin.call(decideCard, { params: { id: sent.body.id }, body: { approved: true } });
    expect(decided.body).toMatchObject({ approved: true, decidedBy: { id: admin.id, name: "carol" } });
    const { body: cards } = await alice.call(listCards);
    expect(cards[0]).toMatchObject({
      status: "approved",
      isSpecial: true,
      playerId: saka.id,
      position: "forward",
      overall: 90,
      rarity: "legendary",
    });
    const back = await alice.call(getCardBack, { params: { id: sent.body.id } });
    expect(back.body).toMatchObject({ card: cards[0], player: { player: { id: saka.id } }, locks: [] });
  });
});
