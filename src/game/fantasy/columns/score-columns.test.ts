import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Position, positions } from "#game/card/position.ts";
import { pickCode } from "#game/tournament/pick-code.ts";
import type { ScoreOf } from "#game/fantasy/card-points.ts";
import { CHIPS_PER_ROUND } from "#game/fantasy/power/chip.ts";
import { type RoundFacts, scoreRound } from "#game/fantasy/score-round.ts";
import { membersOf, type Squad, squadShapes } from "#game/fantasy/squad.ts";
import { NO_CHIP, scoreColumns, type SquadRows } from "./score-columns.ts";

/** Few players, so that squads share them, and many of them stay away or are still to play. */
const PLAYERS = 14;

const aCard = fc.record({
  points: fc.integer({ min: -4, max: 20 }),
  hasPlayed: fc.boolean(),
  isOver: fc.boolean(),
});

/** Points, by player and position. */
const scores = fc
  .array(aCard, { minLength: PLAYERS * 4, maxLength: PLAYERS * 4 })
  .map((cards): ScoreOf => (playerId, position) => ({
    receipts: [],
    ...(cards[playerId * positions.length + positions.indexOf(position)] ?? {
      points: 0,
      hasPlayed: false,
      isOver: true,
    }),
  }));

/** Five positions that fit a formation, in any order. */
const startingPositions = fc.constantFrom(...squadShapes).chain(({ counts }) => {
  const five = positions.flatMap((position): Position[] => Array(counts[position]).fill(position));
  return fc.shuffledSubarray(five, { minLength: 5, maxLength: 5 });
});

const aSquad = fc
  .record({
    first: fc.integer({ min: 1, max: 900 }),
    starting: startingPositions,
    bench: fc.array(fc.constantFrom(...positions), { minLength: 4, maxLength: 4 }),
    players: fc.uniqueArray(fc.nat({ max: PLAYERS - 1 }), { minLength: 9, maxLength: 9 }),
    captains: fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 2, maxLength: 2 }),
    chips: fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8], { maxLength: CHIPS_PER_ROUND }),
    cost: fc.nat({ max: 18 }),
  })
  .map(({ first, starting, bench, players, captains, chips, cost }) => {
    const cards = [...starting, ...bench].map((position, at) => ({
      cardId: first + at,
      playerId: players[at] ?? 0,
      position,
    }));
    const [captain = 0, viceCaptain = 1] = captains;
    const squad: Squad = {
      starters: cards.slice(0, 5),
      bench: cards.slice(5),
      captainId: first + captain,
      viceCaptainId: first + viceCaptain,
      chipCardIds: chips.map((at) => first + at),
    };
    return { squad, cost };
  });

function toRows(squads: readonly { squad: Squad; cost: number }[]): SquadRows {
  const members = squads.flatMap(({ squad }) => membersOf(squad));
  return {
    cardIds: Int32Array.from(members, ({ cardId }) => cardId),
    pickCodes: Int32Array.from(members, ({ playerId, position }) => pickCode(playerId, position)),
    captainIds: Int32Array.from(squads, ({ squad }) => squad.captainId),
    viceCaptainIds: Int32Array.from(squads, ({ squad }) => squad.viceCaptainId),
    chipCardIds: Int32Array.from(
      squads.flatMap(({ squad }) =>
        Array.from({ length: CHIPS_PER_ROUND }, (_, at) => squad.chipCardIds[at] ?? NO_CHIP),
      ),
    ),
    costs: Int16Array.from(squads, ({ cost }) => cost),
  };
}

describe("squads as columns", () => {
  test("score as each of them scores alone, in every state of the round", () => {
    const states = fc.constantFrom<RoundFacts["state"]>("live", "provisional", "final", "final", "final");
    fc.assert(
      fc.property(fc.array(aSquad, { maxLength: 30 }), scores, states, (squads, scoreOf, state) => {
        const alone = squads.map(({ squad, cost }) => scoreRound({ squad, state, cost, scoreOf }).total);
        expect([...scoreColumns(toRows(squads), { state, scoreOf })]).toEqual(alone);
      }),
      { numRuns: 400 },
    );
  });

  test("ask once for a card, however many of them have it", () => {
    const card = fc.sample(aSquad, { numRuns: 1, seed: 1 });
    const asked: string[] = [];
    const scoreOf: ScoreOf = (playerId, position) => {
      asked.push(`${playerId} ${position}`);
      return { points: 2, receipts: [], hasPlayed: true, isOver: true };
    };
    scoreColumns(toRows([...card, ...card]), { state: "live", scoreOf });
    expect(asked).toHaveLength(9);
    expect(new Set(asked).size).toBe(9);
  });

  test("have nobody with the armband if captain and vice-captain stayed away", () => {
    const squads = fc.sample(aSquad, { numRuns: 20, seed: 1 }).map(({ squad, cost }) => {
      const starters = squad.starters.map((card, at) => ({ ...card, cardId: at + 1 }));
      const bench = squad.bench.map((card, at) => ({ ...card, cardId: at + 6 }));
      return { squad: { ...squad, starters, bench, captainId: 4, viceCaptainId: 5, chipCardIds: [] }, cost };
    });
    for (const { squad, cost } of squads) {
      const away = new Set(squad.starters.slice(3).map(({ playerId }) => playerId));
      const scoreOf: ScoreOf = (playerId) => {
        const hasPlayed = !away.has(playerId);
        return { points: hasPlayed ? 5 : 0, receipts: [], hasPlayed, isOver: true };
      };
      const { total } = scoreRound({ squad, state: "final", cost, scoreOf });
      expect([...scoreColumns(toRows([{ squad, cost }]), { state: "final", scoreOf })]).toEqual([total]);
    }
  });

  test("with a card of no player are a mistake", () => {
    const rows = toRows([]);
    const wrong = { ...rows, pickCodes: Int32Array.of(-1), costs: new Int16Array(1) };
    const scoreOf: ScoreOf = () => ({ points: 0, receipts: [], hasPlayed: true, isOver: true });
    expect(() => scoreColumns(wrong, { state: "live", scoreOf })).toThrow(
      new RangeError("-1 is the code of no player"),
    );
  });
});
