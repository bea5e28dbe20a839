import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as contract from "#contract/card/album.ts";
import { deleteCard } from "#contract/card/card.ts";
import {
  createMiniLeague,
  getMiniLeague,
  joinMiniLeague,
  removeMember,
} from "#contract/mini-league/mini-league.ts";
import { SHOWCASE_MAX, WISHES_MAX } from "#game/card/album/album.ts";
import { cardWish } from "#server/album/table.ts";
import { aClub, aFixture, aPlayer, someClubs } from "#tests/support/football-makers.ts";
import { aCard, cardOf, someCards } from "#tests/support/makers.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

let app: TestApp;
let usernames = 0;

beforeAll(async () => {
  app = await makeTestApp({ now: Date.parse("2025-09-10T12:00:00Z") });
});

afterAll(() => app.close());

function somebody(): Promise<TestUser> {
  usernames += 1;
  return aUser(app, { username: `collector_${usernames}` });
}

/** A club with a goalkeeper, a defender and a forward. */
async function aSet(name: string) {
  const club = await aClub(app, { name });
  const players = [];
  for (const position of ["forward", "goalkeeper", "defender"] as const) {
    players.push(await aPlayer(app, { clubId: club.id, position, name: `${name} ${position}` }));
  }
  const [forward, goalkeeper, defender] = players;
  if (!forward || !goalkeeper || !defender) throw new Error("the set was not made");
  return { club, forward, goalkeeper, defender };
}

const wish = (user: TestUser, playerId: number) => user.call(contract.addWish, { params: { playerId } });

describe("a set", () => {
  test("is no longer there of a club that was relegated", async () => {
    const user = await somebody();
    const [gone, stayed, promoted] = await someClubs(app, 3, { leagueId: "serie-a" });
    if (!gone || !stayed || !promoted) throw new Error("the clubs were not made");
    for (const { id } of [gone, stayed, promoted]) await aPlayer(app, { clubId: id, position: "forward" });
    await aFixture(app, "2025-04-05T14:00:00Z", {
      leagueId: "serie-a",
      season: 2024,
      homeClubId: gone.id,
      awayClubId: stayed.id,
    });
    await aFixture(app, "2025-09-13T14:00:00Z", {
      leagueId: "serie-a",
      homeClubId: promoted.id,
      awayClubId: stayed.id,
    });
    const shown = new Set((await user.call(contract.getAlbum)).body.sets.map(({ clubId }) => clubId));
    expect([gone, stayed, promoted].map(({ id }) => shown.has(id))).toEqual([false, true, true]);
  });

  test("counts the players of a club of whom a user owns an approved card, each once", async () => {
    const user = await somebody();
    const { club, forward, goalkeeper, defender } = await aSet("Sets United");
    await someCards(app, user, [cardOf(forward), cardOf(forward), cardOf(goalkeeper)]);
    await aCard(app, user, { ...cardOf(defender), status: "pending" });
    await aCard(app, await somebody(), cardOf(defender));
    const { body } = await user.call(contract.getAlbum);
    expect(body.season).toBe("2025/26");
    expect(body.sets.find(({ clubId }) => clubId === club.id)).toMatchObject({
      club: "Sets United",
      owned: 2,
      players: 3,
    });
  });

  test("lists its players from the goalkeeper on, with what the user has and wishes for", async () => {
    const user = await somebody();
    const { club, forward, goalkeeper, defender } = await aSet("Listed Rovers");
    await someCards(app, user, [cardOf(forward), cardOf(forward)]);
    await wish(user, defender.id);
    const { body } = await user.call(contract.getSet, { params: { clubId: club.id } });
    expect(body.players.map(({ id, owned, isWished }) => [id, owned, isWished])).toEqual([
      [goalkeeper.id, 0, false],
      [defender.id, 0, true],
      [forward.id, 2, false],
    ]);
    expect(body.set).toMatchObject({ owned: 1, players: 3 });
  });

  test("has the letters of its club's badge, and so have its players", async () => {
    const { club } = await aSet("Lettered Athletic");
    const { body } = await (await somebody()).call(contract.getSet, { params: { clubId: club.id } });
    expect([body.set, ...body.players].map(({ clubCode }) => clubCode)).toEqual(
      Array.from({ length: 4 }, () => club.code),
    );
  });

  test("of another provider's club isn't there", async () => {
    const { id: clubId } = await aClub(app, { provider: "import", name: "Elsewhere" });
    await aPlayer(app, { clubId, provider: "import" });
    const user = await somebody();
    expect((await user.call(contract.getSet, { params: { clubId } })).status).toBe(404);
  });
});

describe("a wish", () => {
  test("is received once the card is approved, and is then nothing to swap for", async () => {
    const user = await somebody();
    const { forward, defender } = await aSet("Wished Town");
    await wish(user, forward.id);
    await wish(user, forward.id);
    await wish(user, defender.id);
    await aCard(app, user, cardOf(forward));
    const { body } = await user.call(contract.getWishes);
    const received = new Map(body.wishes.map(({ id, isReceived }) => [id, isReceived]));
    expect(received).toEqual(
      new Map([
        [defender.id, false],
        [forward.id, true],
      ]),
    );
    await user.call(contract.publishSwaps, { body: { isPublic: true } });
    const shown = await user.call(contract.getShowcase, { params: { userId: user.id } });
    expect(shown.body.swaps?.wishes.map(({ id }) => id)).toEqual([defender.id]);
    await user.call(contract.removeWish, { params: { playerId: forward.id } });
    expect((await user.call(contract.getWishes)).body.wishes).toHaveLength(1);
  });

  test("for an unknown player is refused", async () => {
    const { status, body } = await wish(await somebody(), 2_000_000_000);
    expect([status, body]).toMatchObject([404, { code: "player_unknown" }]);
  });

  test("is refused beyond fifty, also of calls at once", async () => {
    const user = await somebody();
    const { club } = await aSet("Many Wishes");
    const players = await Promise.all(
      Array.from({ length: WISHES_MAX + 5 }, () => aPlayer(app, { clubId: club.id })),
    );
    const createdAt = new Date(app.clock.now());
    const before = players.slice(0, WISHES_MAX - 5);
    await app.db
      .insert(cardWish)
      .values(before.map(({ id }) => ({ userId: user.id, playerId: id, createdAt })));
    const answers = await Promise.all(players.slice(WISHES_MAX - 5).map(({ id }) => wish(user, id)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 5 }, () => 200),
      ...Array.from({ length: 5 }, () => 409),
    ]);
  });
});

describe("a swap", () => {
  /** A league of two: one has a forward twice and wishes for the goalkeeper, the other the other way round. */
  async function twoCollectors(name: string) {
    const [one, two] = [await somebody(), await somebody()];
    const set = await aSet(name);
    const { body: league } = await one.call(createMiniLeague, { body: { name: "Swappers" } });
    const { body } = await one.call(getMiniLeague, { params: { id: league.id }, query: {} });
    await two.call(joinMiniLeague, { body: { code: body.inviteCode } });
    await someCards(app, one, [cardOf(set.forward), cardOf(set.forward)]);
    await someCards(app, two, [cardOf(set.goalkeeper), cardOf(set.goalkeeper)]);
    await wish(one, set.goalkeeper.id);
    await wish(two, set.forward.id);
    return { one, two, leagueId: league.id, ...set };
  }

  test("is shown of managers in the same mini-league who publish what they have", async () => {
    const { one, two, forward, goalkeeper } = await twoCollectors("Swap City");
    expect((await one.call(contract.getSwaps)).body.swaps).toEqual([]);
    await two.call(contract.publishSwaps, { body: { isPublic: true } });
    const { body } = await one.call(contract.getSwaps);
    expect(body.swaps).toMatchObject([
      { manager: { id: two.id }, toGet: [{ id: goalkeeper.id }], toGive: [{ id: forward.id }] },
    ]);
    // The first hasn't published anything.
    expect((await two.call(contract.getSwaps)).body.swaps).toEqual([]);
  });

  test("is shown to nobody once it is hidden again, or after a manager has left", async () => {
    const { one, two, leagueId } = await twoCollectors("Hidden City");
    await two.call(contract.publishSwaps, { body: { isPublic: true } });
    await two.call(contract.publishSwaps, { body: { isPublic: false } });
    expect((await one.call(contract.getSwaps)).body.swaps).toEqual([]);
    const profile = await one.call(contract.getShowcase, { params: { userId: two.id } });
    expect(profile.body.swaps).toBeNull();
    await two.call(contract.publishSwaps, { body: { isPublic: true } });
    expect((await one.call(contract.getSwaps)).body.swaps).toHaveLength(1);
    await one.call(removeMember, { params: { id: leagueId, userId: two.id } });
    expect((await one.call(contract.getSwaps)).body.swaps).toEqual([]);
  });

  test("tells nothing of managers in no league with the viewer", async () => {
    const { two } = await twoCollectors("Private City");
    await two.call(contract.publishSwaps, { body: { isPublic: true } });
    expect((await (await somebody()).call(contract.getSwaps)).body.swaps).toEqual([]);
  });
});

describe("a showcase", () => {
  const arrange = (user: TestUser, cardIds: readonly number[]) =>
    user.call(contract.arrangeShowcase, { body: { cardIds: [...cardIds] } });
  const shown = async (viewer: TestUser, user: TestUser) => {
    const { body } = await viewer.call(contract.getShowcase, { params: { userId: user.id } });
    return body.cards;
  };

  test("has the owner's cards in the owner's order, without their codes", async () => {
    const [user, other] = [await somebody(), await somebody()];
    const cards = await someCards(app, user, [
      { verificationCode: "SECRET11" },
      { verificationCode: "SECRET22" },
      {},
    ]);
    const ids = cards.map(({ id }) => id).toReversed();
    expect((await arrange(user, ids)).status).toBe(200);
    const seen = await shown(other, user);
    expect(seen.map(({ id }) => id)).toEqual(ids);
    expect(JSON.stringify(seen)).not.toContain("SECRET");
    await arrange(user, ids.slice(1));
    expect(await shown(other, user)).toHaveLength(2);
  });

  test("loses a card that is deleted, and a place in between is no gap", async () => {
    const user = await somebody();
    const cards = await someCards(app, user, [{}, {}, {}]);
    const [one, two, three] = cards.map(({ id }) => id);
    await arrange(user, [one ?? 0, two ?? 0, three ?? 0]);
    await user.call(deleteCard, { params: { id: two ?? 0 } });
    expect((await shown(user, user)).map(({ id }) => id)).toEqual([one, three]);
  });

  test("takes nine of the user's approved cards, each once", async () => {
    const [user, other] = [await somebody(), await somebody()];
    const cards = await someCards(
      app,
      user,
      Array.from({ length: SHOWCASE_MAX + 1 }, () => ({})),
    );
    const ids = cards.map(({ id }) => id);
    const pending = await aCard(app, user, { status: "pending" });
    const foreign = await aCard(app, other);
    const codeOf = async (given: readonly number[]) => {
      const { status, body } = await arrange(user, given);
      return [status, (body as { code?: string }).code];
    };
    expect(await codeOf(ids)).toEqual([400, "invalid_input"]);
    expect(await codeOf([ids[0] ?? 0, ids[0] ?? 0])).toEqual([400, "card_twice"]);
    expect(await codeOf([pending.id])).toEqual([409, "card_not_approved"]);
    expect(await codeOf([foreign.id])).toEqual([404, "card_not_yours"]);
    expect(await codeOf(ids.slice(1))).toEqual([200, undefined]);
  });

  test("can be arranged twice at once", async () => {
    const user = await somebody();
    const cards = await someCards(app, user, [{}, {}, {}]);
    const ids = cards.map(({ id }) => id);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => arrange(user, at % 2 === 0 ? ids : ids.toReversed())),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await shown(user, user)).toHaveLength(3);
  });

  test("of a user without a username isn't there for others", async () => {
    const nameless = await aUser(app, { username: null });
    const { status } = await (
      await somebody()
    ).call(contract.getShowcase, {
      params: { userId: nameless.id },
    });
    expect(status).toBe(404);
  });
});
