import { inArray } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { mapCard } from "#contract/football/football-admin.ts";
import { joinPlayers } from "#contract/football/player-identity.ts";
import { getTeamPositions, listTeams } from "#contract/team.ts";
import { card } from "#server/card/table.ts";
import { takeOutRepeated } from "#server/team/store.ts";
import { aToldPlayer, EARLIER, makeToldApp, PRESENT } from "#tests/football/told-app.ts";
import { aCard, cardOf, anActiveTeam } from "#tests/support/makers.ts";
import { aManager } from "#tests/support/managers.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

async function cardsIn(owner: TestUser, teamId: number): Promise<number[]> {
  const { body } = await owner.call(getTeamPositions, { params: { id: teamId } });
  return body.map(({ cardId }) => cardId);
}

describe("a team with a card that turns out to be another card of one of its players", () => {
  test("loses the card when an admin links it, and a team without the player keeps its card", async () => {
    const app = await makeTestApp();
    const admin = await aUser(app, { isAdmin: true });
    const [one, other] = [await aManager(app), await aManager(app)];
    const photo = await aCard(app, one.user, { playerId: null, origin: "photo" });
    const free = await aCard(app, other.user, { playerId: null, origin: "photo" });
    const doubled = await anActiveTeam(one.user, one.cards.with(2, photo));
    const single = await anActiveTeam(other.user, other.cards.with(2, free));
    const body = { playerId: one.cards[4]?.playerId ?? 0 };
    for (const { id } of [photo, free]) {
      expect((await admin.call(mapCard, { params: { id }, body })).status).toBe(200);
    }
    expect(await cardsIn(one.user, doubled)).toEqual(one.cards.toSpliced(2, 1).map(({ id }) => id));
    expect(await cardsIn(other.user, single)).toEqual(other.cards.with(2, free).map(({ id }) => id));
    const { body: teams } = await one.user.call(listTeams);
    expect(teams.find(({ id }) => id === doubled)?.version).toBe(3);
    await app.close();
  });

  test("keeps the first of two cards that are linked to one player at once", async () => {
    const app = await makeTestApp();
    const { user, cards } = await aManager(app);
    const photo = { playerId: null, origin: "photo" } as const;
    const [first, second] = [await aCard(app, user, photo), await aCard(app, user, photo)];
    const teamId = await anActiveTeam(user, cards.with(2, second).with(3, first));
    const cardIds = [first.id, second.id];
    const linked = { playerId: cards[2]?.playerId ?? 0 };
    await app.db.update(card).set(linked).where(inArray(card.id, cardIds));
    await takeOutRepeated(app.db, { cardIds, at: new Date(app.clock.now()) });
    const left = cards.with(3, first).toSpliced(2, 1);
    expect(await cardsIn(user, teamId)).toEqual(left.map(({ id }) => id));
    await app.close();
  });

  test("keeps the card of the player who is known longer when an admin joins two", async () => {
    const app = await makeToldApp();
    await app.tell(EARLIER, [aToldPlayer("rice", "Declan Rice", { position: "midfielder" })]);
    app.later(1);
    await app.tell(PRESENT, [aToldPlayer("2", "D. Rice", { position: "midfielder" })]);
    const [known, given] = [await app.playerOf(EARLIER, "rice"), await app.playerOf(PRESENT, "2")];
    const { user, cards } = await aManager(app);
    const [first, second] = [await aCard(app, user, cardOf(given)), await aCard(app, user, cardOf(known))];
    const teamId = await anActiveTeam(user, cards.with(2, first).with(3, second));
    const joined = await app.admin.call(joinPlayers, { body: { knownId: known.id, givenId: given.id } });
    expect(joined.status).toBe(200);
    expect(await cardsIn(user, teamId)).toEqual(
      cards
        .with(3, second)
        .toSpliced(2, 1)
        .map(({ id }) => id),
    );
    await app.close();
  });
});
