import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getLineUpHelp } from "#contract/fantasy/help.ts";
import { createTestLeague } from "#contract/fantasy/test-league.ts";
import { executeTransfers, type TransferRequest, validateTransfers } from "#contract/fantasy/transfers.ts";
import {
  aFantasyManager,
  aFantasyWorld,
  aFurtherCard,
  deadlineOf,
  type FantasyManager,
  type MadeLeague,
  squadOf,
} from "#tests/support/fantasy-league.ts";
import { aClub, aPlayer } from "#tests/support/football-makers.ts";
import { aCard } from "#tests/support/makers.ts";
import { aUser } from "#tests/support/sessions.ts";
import type { TestApp } from "#tests/support/test-app.ts";

let app: TestApp;
let league: MadeLeague;
let manager: FantasyManager;

beforeAll(async () => {
  ({ app, league, manager } = await aFantasyWorld());
});

afterAll(() => app.close());

const ids = () => manager.cards.map(({ id }) => id);
const idAt = (at: number) => ids()[at] ?? 0;

/** The legal nine with the last bench card replaced. */
async function withLast(cardId: number): Promise<Partial<TransferRequest>> {
  return { benchCardIds: [...ids().slice(5, 8), cardId] };
}

/** Each rule with a request that breaks it. */
const cases: readonly [code: string, change: () => Promise<Partial<TransferRequest>>][] = [
  ["starters_incomplete", async () => ({ newCardIds: ids().slice(1, 5) })],
  ["bench_incomplete", async () => ({ benchCardIds: ids().slice(5, 8) })],
  ["squad_card_twice", async () => withLast(idAt(0))],
  ["squad_card_not_yours", async () => withLast(2_000_000_005)],
  [
    "squad_card_not_approved",
    async () => {
      const player = await aPlayer(app, { position: "forward", clubId: league.clubIds[9] ?? null });
      return withLast((await aCard(app, manager.user, { playerId: player.id, status: "pending" })).id);
    },
  ],
  ["squad_card_not_linked", async () => withLast((await aCard(app, manager.user)).id)],
  [
    "squad_card_other_league",
    async () => {
      const abroad = await aClub(app, { leagueId: "serie-a" });
      const card = await aFurtherCard(app, manager.user, { position: "forward", clubId: abroad.id });
      return withLast(card.id);
    },
  ],
  [
    "squad_player_twice",
    async () => withLast((await aCard(app, manager.user, { playerId: manager.players[1]?.id ?? null })).id),
  ],
  [
    "club_limit",
    async () => {
      const clubId = league.clubIds[0] ?? 0;
      const more = [];
      for (const position of ["defender", "midfielder", "forward"] as const) {
        more.push((await aFurtherCard(app, manager.user, { position, clubId })).id);
      }
      return { benchCardIds: [idAt(5), ...more] };
    },
  ],
  [
    "goalkeeper_count",
    async () => ({ newCardIds: ids().slice(1, 5).concat(idAt(6)), benchCardIds: [0, 5, 7, 8].map(idAt) }),
  ],
  [
    "shape_unknown",
    async () => ({ newCardIds: [0, 2, 3, 7, 4].map(idAt), benchCardIds: [5, 6, 1, 8].map(idAt) }),
  ],
  ["captain_missing", async () => ({ captainId: null })],
  ["captain_not_starting", async () => ({ captainId: idAt(8) })],
  ["vice_captain_missing", async () => ({ viceCaptainId: null })],
  ["vice_captain_not_starting", async () => ({ viceCaptainId: idAt(8) })],
  ["captain_is_vice_captain", async () => ({ viceCaptainId: idAt(4) })],
  ["chip_not_special", async () => ({ chipUsage: [{ cardId: idAt(0) }] })],
  ["chip_outside_squad", async () => ({ chipUsage: [{ cardId: 2_000_000_006 }] })],
];

describe("a squad", () => {
  test.each(cases)(
    "that breaks %s is refused by the name of the rule, and nothing is written",
    async (code, change) => {
      const body = squadOf(league.id, manager.cards, await change());
      const validated = await manager.user.call(validateTransfers, { body });
      expect(validated.body.valid).toBe(false);
      expect(validated.body.errors.map((error) => error.code)).toContain(code);
      const executed = await manager.user.call(executeTransfers, { body });
      expect(executed.status).toBe(409);
      expect(executed.body).toMatchObject({
        code: "squad_refused",
        details: { errors: expect.arrayContaining([expect.objectContaining({ code })]) },
      });
      expect((await app.pool.query("select from fantasy_squad")).rowCount).toBe(0);
    },
  );

  test("takes no player of a relegated club, whose league is unchanged and which has no fixture in the season", async () => {
    const relegated = await aClub(app);
    const card = await aFurtherCard(app, manager.user, { position: "forward", clubId: relegated.id });
    const body = squadOf(league.id, manager.cards, await withLast(card.id));
    const { body: judged } = await manager.user.call(validateTransfers, { body });
    expect(judged.errors).toMatchObject([{ code: "squad_card_other_league", cardId: card.id }]);
    const help = await manager.user.call(getLineUpHelp, { params: { leagueId: league.id } });
    expect(help.body.cards.find(({ cardId }) => cardId === card.id)).toMatchObject({ unfit: "other_league" });
  });

  test("for a league that is not there is refused as not found", async () => {
    const body = squadOf(2_000_000_007, manager.cards);
    expect((await manager.user.call(executeTransfers, { body })).body.code).toBe("not_found");
  });

  test("of ten cards for the bench is no request", async () => {
    const body = squadOf(league.id, manager.cards, { benchCardIds: Array(10).fill(1) });
    expect((await manager.user.call(validateTransfers, { body })).status).toBe(400);
  });
});

describe("the help", () => {
  test("names fixtures, form and the best legal nine of the user's cards", async () => {
    const { user, cards } = await aFantasyManager(app, league);
    const unlinked = await aCard(app, user);
    const { body } = await user.call(getLineUpHelp, { params: { leagueId: league.id } });
    expect(body.rounds).toEqual([1, 2, 3]);
    expect(body.cards[0]).toMatchObject({ cardId: cards[0]?.id, unfit: null, form: null, ownership: null });
    expect(body.cards[0]?.rounds.map((fixtures) => fixtures.length)).toEqual([1, 1, 1]);
    expect(body.cards.find(({ cardId }) => cardId === unlinked.id)?.unfit).toBe("not_linked");
    expect(body.cards[0]?.rounds[0]?.[0]?.opponentCode).toMatch(/^C\d{2,}$/u);
    const best = body.bestNine;
    expect(body.missing).toBeNull();
    expect(best?.starterIds).toContain(best?.closestCall?.chosenId);
    expect(best?.starterIds).not.toContain(best?.closestCall?.otherId);
    expect(best?.closestCall?.reason).toBe("level");
    expect([...(best?.starterIds ?? []), ...(best?.benchIds ?? [])].toSorted((a, b) => a - b)).toEqual(
      cards.map(({ id }) => id),
    );
    const request = {
      ...squadOf(league.id, cards),
      newCardIds: best?.starterIds ?? [],
      benchCardIds: best?.benchIds ?? [],
      captainId: best?.captainId ?? null,
      viceCaptainId: best?.viceCaptainId ?? null,
    };
    expect((await user.call(validateTransfers, { body: request })).body.errors).toEqual([]);
  });

  test("says which cards are missing where there is no legal nine", async () => {
    const newcomer = await aUser(app);
    const { body } = await newcomer.call(getLineUpHelp, { params: { leagueId: league.id } });
    expect(body).toMatchObject({
      cards: [],
      bestNine: null,
      missing: {
        usable: 0,
        positions: { goalkeeper: 1, defender: 2, midfielder: 1, forward: 1 },
        more: 4,
      },
    });
  });
});

describe("the test league", () => {
  // shows: 3.29, 7.57
  test("is opened by an admin with its gameweeks, and a second time changes nothing", async () => {
    const admin = await aUser(app, { isAdmin: true });
    const first = await admin.call(createTestLeague);
    expect(first.body).toEqual({
      message: "premier-league test league 2025/26 with 3 gameweeks is open",
      league: "premier-league",
      season: "2025/26",
      gameweeks: 3,
    });
    expect((await admin.call(createTestLeague)).status).toBe(200);
    expect((await app.pool.query("select from fantasy_league")).rowCount).toBe(1);
    expect((await manager.user.call(createTestLeague)).status).toBe(403);
  });
});

test("the deadline of the first round is 90 minutes before its first kick-off", async () => {
  const { rows } = await app.pool.query<{ deadline: Date }>(
    "select deadline from fantasy_round where round = 1 and league_id = $1",
    [league.id],
  );
  expect(rows[0]?.deadline.getTime()).toBe(deadlineOf(1));
});
