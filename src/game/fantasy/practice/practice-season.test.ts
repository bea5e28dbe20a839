import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NEW_SEASON } from "#game/fantasy/manager-season.ts";
import type { Squad, SquadMember } from "#game/fantasy/squad.ts";
import { UNKNOWN_PERFORMANCE } from "#game/football/performance.ts";
import { scoresOfRound } from "#game/fantasy/card-points.ts";
import { squadCards } from "#tests/support/fantasy-makers.ts";
import { decideGameweek, decidePracticeStart, playGameweek } from "./practice-season.ts";

const members = squadCards().map(({ id, playerId, position }): SquadMember => ({
  cardId: id,
  playerId: playerId ?? 0,
  position,
}));

const squad: Squad = {
  starters: members.slice(0, 5),
  bench: members.slice(5),
  captainId: 5,
  viceCaptainId: 4,
  chipCardIds: [],
};

/** Everyone played ninety minutes, but those whose player ids are away. */
function scoresWithout(...away: number[]) {
  const playing = members.filter(({ playerId }) => !away.includes(playerId));
  const performance = { ...UNKNOWN_PERFORMANCE, minutes: 90 };
  return scoresOfRound(
    new Map(
      playing.map(({ playerId }) => [
        playerId,
        { performances: [{ fixtureId: 1, performance }], isOver: true },
      ]),
    ),
    2025,
  );
}

const season = { ...NEW_SEASON, chosen: { round: 1, squad, goneIds: [] } };
const facts = { season, gameweek: 1, hasFixture: () => true };

describe("a practice season", () => {
  test("begins if there is none, or replaces the one that is named", () => {
    const begins = { ok: true, value: true };
    expect(decidePracticeStart(null, null)).toEqual(begins);
    expect(decidePracticeStart(null, 3)).toEqual(begins);
    expect(decidePracticeStart(3, 3)).toEqual(begins);
  });

  test("is not replaced by a request that names another one, or none", () => {
    const refusal = { ok: false, refusal: { code: "practice_running" } };
    expect(decidePracticeStart(3, null)).toEqual(refusal);
    expect(decidePracticeStart(3, 2)).toEqual(refusal);
  });

  test("plays its gameweeks in their order, each once, whatever is pressed", () => {
    const weeks = fc.uniqueArray(fc.integer({ min: 1, max: 38 }), { minLength: 1, maxLength: 38 });
    fc.assert(
      fc.property(
        weeks,
        fc.array(fc.integer({ min: 1, max: 39 }), { maxLength: 200 }),
        (gameweeks, presses) => {
          const log: number[] = [];
          for (const asked of presses) {
            const decided = decideGameweek({ asked, gameweeks, played: log.length });
            const isBehind = log.includes(asked);
            if (decided.ok && decided.value === "play") log.push(asked);
            if (isBehind) expect(decided).toEqual({ ok: true, value: "played" });
          }
          expect(log).toEqual(gameweeks.slice(0, log.length));
        },
      ),
    );
  });

  test("plays the next gameweek, and leaves each that was played as it was", () => {
    const asking = (asked: number) => decideGameweek({ asked, gameweeks: [5, 6, 7], played: 2 });
    expect([5, 6].map(asking)).toEqual([
      { ok: true, value: "played" },
      { ok: true, value: "played" },
    ]);
    expect(asking(7)).toEqual({ ok: true, value: "play" });
    expect(decideGameweek({ asked: 5, gameweeks: [5, 6, 7], played: 0 })).toEqual({
      ok: true,
      value: "play",
    });
  });

  test("has no gameweek but its own", () => {
    expect(decideGameweek({ asked: 9, gameweeks: [1, 2, 3], played: 1 })).toEqual({
      ok: false,
      refusal: { code: "practice_gameweek_ahead", next: 2 },
    });
  });

  test("names the gameweek that comes first, and is over after the last", () => {
    expect(decideGameweek({ asked: 3, gameweeks: [1, 2, 3], played: 1 })).toEqual({
      ok: false,
      refusal: { code: "practice_gameweek_ahead", next: 2 },
    });
    expect(decideGameweek({ asked: 4, gameweeks: [1, 2, 3], played: 3 })).toEqual({
      ok: false,
      refusal: { code: "practice_over" },
    });
  });
});

describe("a gameweek of a practice season", () => {
  test("is not played without a squad", () => {
    expect(playGameweek({ ...facts, season: NEW_SEASON, scoreOf: scoresWithout() })).toEqual({
      ok: false,
      refusal: { code: "practice_squad_missing" },
    });
  });

  test("gives the points of the line-up with its captain, and brings a free transfer", () => {
    const played = playGameweek({ ...facts, scoreOf: scoresWithout() });
    expect(played).toMatchObject({
      ok: true,
      value: {
        score: { state: "final", total: 12 },
        best: { points: 12 },
        season: { bank: 1, chosen: null },
      },
    });
  });

  test("makes substitutions at once, and gives the vice-captain the armband", () => {
    const played = playGameweek({ ...facts, scoreOf: scoresWithout(105, 101) });
    expect(played).toMatchObject({
      ok: true,
      value: {
        score: {
          total: 12,
          changes: {
            substitutions: [
              { offCardId: 1, onCardId: 6 },
              { offCardId: 5, onCardId: 8 },
            ],
            armband: { cardId: 4, as: "vice_captain" },
          },
        },
      },
    });
  });

  test("takes the cost of transfers from the points", () => {
    const first = playGameweek({ ...facts, scoreOf: scoresWithout() });
    if (!first.ok) throw new Error(first.refusal.code);
    const others = members.map((member) => ({ ...member, playerId: member.playerId + 100 }));
    const changed = { ...squad, bench: others.slice(5) };
    const chosen = { round: 2, squad: changed, goneIds: [] };
    const second = playGameweek({
      ...facts,
      season: { ...first.value.season, chosen },
      gameweek: 2,
      scoreOf: scoresWithout(),
    });
    expect(second).toMatchObject({
      ok: true,
      value: { tally: { counted: 4, paid: 3 }, score: { cost: 6, total: 6, lineUpPoints: 12 } },
    });
  });

  test("compares with the best line-up, in which the chips are on their cards", () => {
    const chosen = { round: 1, squad: { ...squad, chipCardIds: [9] }, goneIds: [] };
    const played = playGameweek({
      ...facts,
      season: { ...NEW_SEASON, chosen },
      scoreOf: scoresWithout(),
    });
    expect(played).toMatchObject({ ok: true, value: { score: { total: 12 }, best: { points: 14 } } });
  });

  test("gives a chip back where the card's club had no fixture", () => {
    const chosen = { round: 1, squad: { ...squad, chipCardIds: [2, 5] }, goneIds: [] };
    const played = playGameweek({
      season: { ...NEW_SEASON, chosen },
      gameweek: 1,
      hasFixture: (playerId) => playerId !== 105,
      scoreOf: scoresWithout(105),
    });
    expect(played.ok && played.value.season.chipUses).toEqual([
      { round: 1, cardId: 2, isReturned: false },
      { round: 1, cardId: 5, isReturned: true },
    ]);
  });
});
