import { describe, expect, test } from "vitest";
import { LEAGUE, aRequest, aSquadCard, squadCards } from "#tests/support/fantasy-makers.ts";
import { NEW_SEASON, executeTransfer, lockRound, playWildcard } from "./manager-season.ts";
import type { ManagerSeason, RequestFacts } from "./manager-season.ts";
import type { SquadRequest } from "./squad-request.ts";

function facts(
  round: number,
  given: Partial<SquadRequest> = {},
  goneIds: readonly number[] = [],
): RequestFacts {
  return {
    request: aRequest(given),
    cards: squadCards(18).map((card) => aSquadCard(card.id, { origin: "photo" })),
    leagueId: LEAGUE,
    round: { round, deadline: round * 100, fixtureCounts: new Map() },
    now: round * 100 - 1,
    goneIds,
  };
}

function executed(season: ManagerSeason, given: RequestFacts): ManagerSeason {
  const outcome = executeTransfer(season, given);
  if (!outcome.ok) throw new Error(outcome.refusal.errors.map(({ code }) => code).join());
  return outcome.value;
}

const hasFixture = () => true;

/** A season after its first round, with cards 1 to 9 locked and one free transfer. */
const afterFirst = lockRound(executed(NEW_SEASON, facts(1)), 1, hasFixture).season;

describe("a season", () => {
  test("a first squad is free however often it changes, and brings the first free transfer", () => {
    const chosen = executed(executed(NEW_SEASON, facts(1)), facts(1, { benchCardIds: [15, 16, 17, 18] }));
    const { season, squad, tally } = lockRound(chosen, 1, hasFixture);
    expect(tally).toBeNull();
    expect(squad?.bench.map(({ cardId }) => cardId)).toEqual([15, 16, 17, 18]);
    expect(season).toMatchObject({ bank: 1, chosen: null });
  });

  test("a manager who has never picked has no squad, and saves no free transfers", () => {
    expect(lockRound(NEW_SEASON, 1, hasFixture)).toEqual({ season: NEW_SEASON, squad: null, tally: null });
  });

  test("a squad carries over without its chips, and free transfers grow up to five", () => {
    let season = lockRound(executed(afterFirst, facts(2, { chipCardIds: [4] })), 2, hasFixture).season;
    const banks = [season.bank];
    for (let round = 3; round <= 8; round += 1) {
      const locked = lockRound(season, round, hasFixture);
      expect(locked.squad).toMatchObject({ captainId: 5, chipCardIds: [] });
      expect(locked.tally).toMatchObject({ transfers: 0, cost: 0 });
      season = locked.season;
      banks.push(season.bank);
    }
    expect(banks).toEqual([2, 3, 4, 5, 5, 5, 5]);
  });

  test("only the difference between two locks counts, however a squad went to and fro", () => {
    const away = executed(afterFirst, facts(2, { benchCardIds: [15, 16, 17, 18] }));
    const back = executed(away, facts(2, { benchCardIds: [15, 7, 8, 9] }));
    const { season, tally } = lockRound(back, 2, hasFixture);
    expect(tally).toMatchObject({ playersIn: [115], playersOut: [106], cost: 0, bankAfter: 0 });
    expect(season.bank).toBe(1);
  });

  test("paid transfers leave the bank empty until the next round brings one", () => {
    const chosen = executed(afterFirst, facts(2, { benchCardIds: [15, 16, 17, 9] }));
    const { season, tally } = lockRound(chosen, 2, hasFixture);
    expect(tally).toMatchObject({ counted: 3, paid: 2, cost: 4 });
    expect(season.bank).toBe(1);
  });

  test("a wildcard that is played after a paid transfer makes it free and keeps the bank", () => {
    const chosen = executed(afterFirst, facts(2, { benchCardIds: [15, 16, 17, 9] }));
    const outcome = playWildcard(chosen, 2);
    const { season, tally } = lockRound(outcome.ok ? outcome.value : chosen, 2, hasFixture);
    expect(tally).toMatchObject({ transfers: 3, counted: 0, cost: 0 });
    expect(season).toMatchObject({ bank: 2, wildcardRound: 2 });
    expect(playWildcard(season, 3)).toEqual({ ok: false, refusal: { code: "wildcard_spent", round: 2 } });
  });

  test("a wildcard is not taken back by a later request without it", () => {
    const chosen = executed(executed(afterFirst, facts(2, { useWildcard: true })), facts(2));
    expect(chosen.wildcardRound).toBe(2);
  });

  test("a wildcard is refused while a chip is set, and the chip can be taken back first", () => {
    const withChip = executed(afterFirst, facts(2, { chipCardIds: [4] }));
    expect(playWildcard(withChip, 2)).toEqual({ ok: false, refusal: { code: "wildcard_with_chip" } });
    expect(playWildcard(executed(withChip, facts(2)), 2).ok).toBe(true);
  });

  test("a chip is spent at the deadline, and comes back where its club has no fixture", () => {
    const chosen = executed(afterFirst, facts(2, { chipCardIds: [4, 5] }));
    expect(chosen.chipUses).toEqual([]);
    const { season, squad } = lockRound(chosen, 2, (playerId) => playerId !== 104);
    expect(season.chipUses).toEqual([
      { round: 2, cardId: 4, isReturned: true },
      { round: 2, cardId: 5, isReturned: false },
    ]);
    // A fixture moved into the round later doesn't double the points of a chip that came back.
    expect(squad?.chipCardIds).toEqual([5]);
  });

  test("replacing a departed player is free", () => {
    const chosen = executed(afterFirst, facts(2, { benchCardIds: [15, 16, 8, 9] }, [106]));
    expect(lockRound(chosen, 2, hasFixture).tally).toMatchObject({
      transfers: 2,
      forced: 1,
      counted: 1,
      cost: 0,
    });
  });

  test("a player who is gone doesn't make another transfer free once the squad carries over", () => {
    const chosen = executed(afterFirst, facts(2, { benchCardIds: [15, 16, 8, 9] }, [106, 107]));
    const { season, tally } = lockRound(chosen, 2, hasFixture);
    expect(tally).toMatchObject({ forced: 2, counted: 0, bankAfter: 1 });
    const next = executed(season, facts(3, { benchCardIds: [15, 16, 17, 18] }));
    expect(lockRound(next, 3, hasFixture).tally).toMatchObject({ forced: 0, counted: 2, cost: 0 });
  });

  test("after the season nothing is executed, and no wildcard is played", () => {
    const over = { ...facts(2), round: null };
    expect(executeTransfer(afterFirst, over)).toEqual({
      ok: false,
      refusal: { code: "squad_refused", errors: [{ code: "season_over", cardId: null }] },
    });
    expect(playWildcard(afterFirst, null)).toEqual({ ok: false, refusal: { code: "season_over" } });
  });

  test("a wildcard that is played for the round can't be played for it again", () => {
    const outcome = playWildcard(afterFirst, 2);
    expect(outcome).toEqual({ ok: true, value: { ...afterFirst, wildcardRound: 2 } });
    expect(outcome.ok && playWildcard(outcome.value, 2)).toEqual({
      ok: false,
      refusal: { code: "wildcard_spent", round: 2 },
    });
  });

  test("after the deadline nothing is executed", () => {
    const late = { ...facts(2), now: 200 };
    expect(executeTransfer(afterFirst, late)).toMatchObject({
      ok: false,
      refusal: { code: "squad_refused", errors: [{ code: "deadline_passed" }] },
    });
  });

  test("a refusal carries every error", () => {
    const outcome = executeTransfer(afterFirst, facts(2, { captainId: null, benchCardIds: [] }));
    expect(!outcome.ok && outcome.refusal.errors.map(({ code }) => code)).toEqual([
      "bench_incomplete",
      "captain_missing",
    ]);
  });
});
