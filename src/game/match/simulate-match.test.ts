import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { positions } from "#game/card/position.ts";
import { fiveASideFormationNames, slotsOf } from "#game/team/formation.ts";
import { houseLineUp } from "./house-team.ts";
import type { Five, LineUp, LineUpPlayer } from "./line-up.ts";
import { mapFive } from "./line-up.ts";
import { otherSide, type Side } from "#game/side.ts";
import type { MatchEvent } from "./match-event.ts";
import { MATCH_MINUTES } from "./match-event.ts";
import { LARGEST_SEED, isEngineVersion, simulateMatch } from "./simulate-match.ts";

const anyOverall = fc.integer({ min: 1, max: 99 });
const anySeed = fc.integer({ min: 0, max: LARGEST_SEED });

/** Any five in any formation, at home in their slots or not. */
const anyLineUp: fc.Arbitrary<LineUp> = fc
  .record({
    formation: fc.constantFrom(...fiveASideFormationNames),
    overalls: fc.tuple(anyOverall, anyOverall, anyOverall, anyOverall, anyOverall),
    positions: fc.array(fc.constantFrom(...positions), { minLength: 5, maxLength: 5 }),
  })
  .map(({ formation, overalls, positions: cardPositions }) => ({
    formation,
    players: mapFive(overalls, (overall, index): LineUpPlayer => ({
      playerName: `Player ${index}`,
      position: cardPositions[index] ?? "midfielder",
      overall,
      slot: slotsOf(formation)[index]?.label ?? "CM",
    })),
  }));

const anyMatch = fc.record({ seed: anySeed, home: anyLineUp, away: anyLineUp });

function countOf(events: readonly MatchEvent[], kind: MatchEvent["kind"], side: Side): number {
  return events.filter((event) => event.kind === kind && "side" in event && event.side === side).length;
}

/** Whose shot an event tells the end of, or null where it tells something else. */
function shotOf(event: MatchEvent | undefined): { side: Side; shooter: number } | null {
  if (event?.kind === "goal" || event?.kind === "miss") return { side: event.side, shooter: event.player };
  return event?.kind === "save" ? { side: otherSide(event.side), shooter: event.shooter } : null;
}

function raised(lineUp: LineUp, player: number, rise: number): LineUp {
  const players: Five<LineUpPlayer> = mapFive(lineUp.players, (other, index) =>
    index === player ? { ...other, overall: Math.min(99, other.overall + rise) } : other,
  );
  return { ...lineUp, players };
}

describe("a simulated match", () => {
  test("is the same, byte for byte, each time it is played", () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        expect(JSON.stringify(simulateMatch(match))).toBe(JSON.stringify(simulateMatch(match)));
      }),
    );
  });

  test("leaves its line-ups as they were", () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        const before = JSON.stringify(match);
        simulateMatch(match);
        expect(JSON.stringify(match)).toBe(before);
      }),
    );
  });

  test("differs between seeds that are neighbours", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: LARGEST_SEED - 1 }), anyLineUp, anyLineUp, (seed, home, away) => {
        const one = simulateMatch({ seed, home, away });
        const other = simulateMatch({ seed: seed + 1, home, away });
        expect(JSON.stringify(one.events)).not.toBe(JSON.stringify(other.events));
      }),
    );
  });

  test("has exactly the goals of its score, each raising it by one, and none above 15", () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        const { events, score } = simulateMatch(match);
        const running = { home: 0, away: 0 };
        for (const event of events) {
          if (event.kind !== "goal") continue;
          running[event.side] += 1;
          expect(event.score).toEqual(running);
        }
        expect(running).toEqual(score);
        expect(Math.max(score.home, score.away)).toBeLessThanOrEqual(15);
      }),
    );
  });

  test("runs forward from kick-off to full time, with half-time after twenty minutes", () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        const { events } = simulateMatch(match);
        const times = events.map(({ minute, second }) => minute * 60 + second);
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        expect(events.every(({ second }) => second >= 0 && second < 60)).toBe(true);
        expect(events[0]).toMatchObject({ kind: "kickOff", minute: 1, second: 0 });
        expect(events.at(-1)).toMatchObject({ kind: "fullTime", minute: MATCH_MINUTES });
        const half = events.findIndex(({ kind }) => kind === "halfTime");
        expect(events[half]?.minute).toBe(20);
        expect(events[half + 1]).toMatchObject({ kind: "kickOff", minute: 21 });
      }),
    );
  });

  test("answers every chance at once with a goal, a save or a miss by the same shooter", () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        const { events } = simulateMatch(match);
        for (const [index, chance] of events.entries()) {
          if (chance.kind !== "chance") continue;
          const outcome = events[index + 1];
          expect(shotOf(outcome)).toEqual({ side: chance.side, shooter: chance.player });
          expect(chance.assist).not.toBe(chance.player);
          expect(chance.expectedGoals).toBeGreaterThan(0);
          expect(chance.expectedGoals).toBeLessThan(1);
        }
      }),
    );
  });

  test("counts for each side what its log says", () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        const result = simulateMatch(match);
        for (const side of ["home", "away"] as const) {
          const other = side === "home" ? "away" : "home";
          const goals = countOf(result.events, "goal", side);
          expect(result[side].shots).toBe(countOf(result.events, "chance", side));
          expect(result[side].shotsOnTarget).toBe(goals + countOf(result.events, "save", other));
          expect(result[side].saves).toBe(countOf(result.events, "save", side));
          expect(result[side].yellowCards).toBe(countOf(result.events, "yellowCard", side));
          expect(result[side].redCards).toBe(countOf(result.events, "redCard", side));
        }
        expect(result.home.possession + result.away.possession).toBe(100);
      }),
    );
  });

  test("rates everybody from 3 to 10, and nobody above the man of the match", () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        const result = simulateMatch(match);
        const ratings = [...result.home.ratings, ...result.away.ratings];
        expect(Math.min(...ratings)).toBeGreaterThanOrEqual(3);
        expect(Math.max(...ratings)).toBeLessThanOrEqual(10);
        const best = result.manOfTheMatch;
        expect(result[best.side].ratings[best.player]).toBe(Math.max(...ratings));
      }),
    );
  });

  test("sends off a player who is booked twice, who then takes no further part", () => {
    const home = houseLineUp("2-1-1", 72);
    let sentOff = 0;
    for (let seed = 0; seed < 3000; seed += 1) {
      const { events } = simulateMatch({ seed, home, away: home });
      for (const [index, red] of events.entries()) {
        if (red.kind !== "redCard") continue;
        sentOff += 1;
        const isTheirs = (event: MatchEvent): boolean =>
          "player" in event && event.side === red.side && event.player === red.player;
        const isYellow = (event: MatchEvent): boolean => event.kind === "yellowCard" && isTheirs(event);
        const yellows = events.slice(0, index).filter(isYellow).length;
        expect(yellows).toBeLessThanOrEqual(1);
        expect(red.secondYellow).toBe(red.secondYellow && yellows === 1);
        expect(events.slice(index + 1).filter(isTheirs)).toEqual([]);
      }
    }
    expect(sentOff).toBeGreaterThan(100);
  });

  test("is never lost or worsened, on the same seed, by a better card", () => {
    const anyRise = fc.record({
      player: fc.integer({ min: 0, max: 4 }),
      rise: fc.integer({ min: 1, max: 40 }),
      match: anyMatch,
    });
    fc.assert(
      fc.property(anyRise, ({ player, rise, match }) => {
        const before = simulateMatch(match).score;
        const after = simulateMatch({ ...match, home: raised(match.home, player, rise) }).score;
        expect(after.home).toBeGreaterThanOrEqual(before.home);
        expect(after.away).toBeLessThanOrEqual(before.away);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("an engine version", () => {
  test("is known by its number", () => {
    expect(isEngineVersion(1)).toBe(true);
    expect(isEngineVersion(0)).toBe(false);
    expect(isEngineVersion(99)).toBe(false);
  });
});
