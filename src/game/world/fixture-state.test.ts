import { sides } from "#game/side.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Performance } from "#game/football/performance.ts";
import { leagues } from "#game/world/catalogue/leagues.ts";
import { formations } from "#game/world/match/formation.ts";
import type { PlayerPerformance } from "#game/world/match/perform.ts";
import type { FixtureEvent } from "./fixture-event.ts";
import { fixtureStateAt } from "./fixture-state.ts";
import type { FixtureState } from "./fixture-state.ts";
import { fixturesOf } from "./fixtures-of.ts";
import type { Fixture } from "./fixtures-of.ts";

const MINUTE = 60_000;
const AFTER = 150 * MINUTE;

function fixtures(): Fixture[] {
  return leagues.flatMap(({ slug }) => [1, 2, 3].flatMap((seed) => fixturesOf(slug, 2026, seed)));
}

function anyFixture(): fc.Arbitrary<Fixture> {
  return fc.constantFrom(...fixtures());
}

/** Milliseconds after the kick-off. */
const anyTime = fc.integer({ min: 0, max: AFTER });

/** The figures that only grow. */
const growing = [
  "minutes",
  "goals",
  "assists",
  "conceded",
  "saves",
  "penaltiesSaved",
  "penaltiesMissed",
  "redCards",
  "ownGoals",
  "defensiveContributions",
  "blocks",
  "interceptions",
  "tackles",
] as const satisfies readonly (keyof Performance)[];

const order = ["NS", "1H", "HT", "2H", "FT"];

function finalOf(fixture: Fixture): FixtureState {
  return fixtureStateAt(fixture, fixture.kickOff + AFTER);
}

function kindsOf<Kind extends FixtureEvent["kind"]>(
  state: FixtureState,
  kind: Kind,
): Extract<FixtureEvent, { kind: Kind }>[] {
  return state.events.filter((event): event is Extract<FixtureEvent, { kind: Kind }> => event.kind === kind);
}

function figure(performances: readonly PlayerPerformance[], slug: string, name: keyof Performance): number {
  return performances.find(({ player }) => player.slug === slug)?.performance[name] ?? Number.NaN;
}

describe("fixture state", () => {
  test("the same fixture at the same instant is the same", () => {
    fc.assert(
      fc.property(anyFixture(), anyTime, (fixture, time) => {
        const copy = { ...fixture };
        expect(fixtureStateAt(copy, copy.kickOff + time)).toEqual(
          fixtureStateAt(fixture, fixture.kickOff + time),
        );
      }),
    );
  });

  test("of two instants the later has everything of the earlier", () => {
    fc.assert(
      fc.property(anyFixture(), anyTime, anyTime, (fixture, one, other) => {
        const earlier = fixtureStateAt(fixture, fixture.kickOff + Math.min(one, other));
        const later = fixtureStateAt(fixture, fixture.kickOff + Math.max(one, other));
        expect(later.events.slice(0, earlier.events.length)).toEqual(earlier.events);
        expect(order.indexOf(later.status)).toBeGreaterThanOrEqual(order.indexOf(earlier.status));
        expect(later.elapsed).toBeGreaterThanOrEqual(earlier.elapsed ?? 0);
        expect(later.lineUps).toEqual(earlier.lineUps);
        const shrunk = earlier.performances.flatMap(({ player, performance }) =>
          growing.filter((name) => (performance[name] ?? 0) > figure(later.performances, player.slug, name)),
        );
        expect(shrunk).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test("the goals of the events are the score", () => {
    fc.assert(
      fc.property(anyFixture(), anyTime, (fixture, time) => {
        const state = fixtureStateAt(fixture, fixture.kickOff + time);
        for (const side of sides) {
          const goals = [...kindsOf(state, "goal"), ...kindsOf(state, "own_goal")].filter(
            (event) => event.side === side,
          );
          expect(state.goals?.[side]).toBe(goals.length);
        }
      }),
    );
  });

  test("the performances agree with the events", () => {
    fc.assert(
      fc.property(anyFixture(), anyTime, (fixture, time) => {
        const state = fixtureStateAt(fixture, fixture.kickOff + time);
        for (const { player, performance } of state.performances) {
          expect(performance).toMatchObject(countsOf(state, player.slug));
        }
      }),
    );
  });

  test("a side's goals are those of its players and the own goals of the other's", () => {
    fc.assert(
      fc.property(anyFixture(), (fixture) => {
        const state = finalOf(fixture);
        for (const side of sides) {
          const own = state.performances.filter((entry) => entry.side === side);
          const others = state.performances.filter((entry) => entry.side !== side);
          const scored = own.reduce((sum, { performance }) => sum + (performance.goals ?? 0), 0);
          const given = others.reduce((sum, { performance }) => sum + (performance.ownGoals ?? 0), 0);
          expect(scored + given).toBe(state.goals?.[side]);
          const conceded = others
            .filter(({ player }) => player.position === "goalkeeper")
            .reduce((sum, { performance }) => sum + (performance.conceded ?? 0), 0);
          expect(conceded).toBe(state.goals?.[side]);
        }
      }),
    );
  });

  test("eleven start with one goalkeeper, in the shape of their formation, and nobody twice", () => {
    fc.assert(
      fc.property(anyFixture(), (fixture) => {
        const { lineUps } = fixtureStateAt(fixture, fixture.kickOff - 30 * MINUTE);
        for (const side of sides) {
          const { formation, starters, bench } = lineUps?.[side] ?? {
            formation: "4-4-2",
            starters: [],
            bench: [],
          };
          const ofPosition = Object.groupBy(starters, ({ position }) => position);
          expect(starters).toHaveLength(11);
          expect(starters[0]?.position).toBe("goalkeeper");
          for (const [position, count] of Object.entries(formations[formation])) {
            expect(ofPosition[position as keyof typeof ofPosition]).toHaveLength(count);
          }
          expect(new Set([...starters, ...bench]).size).toBe(11 + bench.length);
          expect(bench.length).toBeGreaterThanOrEqual(5);
        }
      }),
    );
  });

  test("a side changes at most five times, in at most three interruptions besides half time", () => {
    fc.assert(
      fc.property(anyFixture(), (fixture) => {
        const changes = kindsOf(finalOf(fixture), "substitution");
        for (const side of sides) {
          const ofSide = changes.filter((event) => event.side === side);
          expect(ofSide.length).toBeLessThanOrEqual(5);
          expect(new Set(ofSide.map(({ second }) => second)).size).toBeLessThanOrEqual(3);
        }
      }),
    );
  });

  test("only players on the pitch act, none returns, and there is always one goalkeeper", () => {
    fc.assert(
      fc.property(anyFixture(), (fixture) => {
        const state = finalOf(fixture);
        const pitch = new Set(
          sides.flatMap((side) => state.lineUps?.[side].starters.map(({ slug }) => slug) ?? []),
        );
        const gone = new Set<string>();
        for (const event of state.events) {
          for (const slug of actorsOf(event)) expect(pitch.has(slug), `${event.kind} of ${slug}`).toBe(true);
          if (event.kind === "red_card") leave(pitch, gone, event.player);
          const entering = event.kind === "substitution" ? [event.on] : [];
          expect(entering.filter((slug) => gone.has(slug) || pitch.has(slug))).toEqual([]);
          if (event.kind === "substitution") leave(pitch, gone, event.off);
          for (const slug of entering) pitch.add(slug);
          const keepers = state.performances.filter(
            ({ player }) => player.position === "goalkeeper" && pitch.has(player.slug),
          );
          expect(keepers.map(({ side }) => side).sort()).toEqual(["away", "home"]);
        }
      }),
    );
  });

  test("a second yellow is one red and no yellow", () => {
    const sentOff = fixtures()
      .slice(0, 380)
      .flatMap((fixture) => {
        const state = finalOf(fixture);
        return kindsOf(state, "red_card").map(({ player, isSecondYellow }) => ({
          state,
          player,
          isSecondYellow,
        }));
      });
    const second = sentOff.filter(({ isSecondYellow }) => isSecondYellow);
    expect(second.length).toBeGreaterThan(5);
    for (const { state, player } of second) {
      expect(kindsOf(state, "yellow_card").filter((event) => event.player === player)).toHaveLength(1);
      expect(figure(state.performances, player, "yellowCards")).toBe(0);
      expect(figure(state.performances, player, "redCards")).toBe(1);
    }
  });

  test("at the end someone who played throughout has 90 minutes, and bonus is given to the best", () => {
    fc.assert(
      fc.property(anyFixture(), (fixture) => {
        const { performances, lineUps, events } = finalOf(fixture);
        const left = new Set(
          events.flatMap((event) =>
            event.kind === "substitution" ? event.off : event.kind === "red_card" ? event.player : [],
          ),
        );
        const throughout = sides
          .flatMap((side) => lineUps?.[side].starters ?? [])
          .filter(({ slug }) => !left.has(slug));
        for (const { slug } of throughout) expect(figure(performances, slug, "minutes")).toBe(90);
        const most = Math.max(...performances.map(({ performance }) => performance.bps ?? 0));
        const best = performances.filter(({ performance }) => performance.bps === most);
        for (const { performance } of best) expect(performance.bonus).toBe(3);
      }),
    );
  });

  test("no figure is unknown except the rating of players who didn't come on", () => {
    fc.assert(
      fc.property(anyFixture(), anyTime, (fixture, time) => {
        const { performances } = fixtureStateAt(fixture, fixture.kickOff + time);
        expect(performances.length).toBeGreaterThanOrEqual(32);
        for (const { performance } of performances) {
          const unknown = Object.entries(performance).filter(
            ([, value]) => value === null || Number.isNaN(value),
          );
          expect(unknown.map(([name]) => name)).toEqual(performance.minutes === 0 ? ["rating"] : []);
        }
      }),
    );
  });
});

function leave(pitch: Set<string>, gone: Set<string>, slug: string): void {
  pitch.delete(slug);
  gone.add(slug);
}

/** Who must be on the pitch for an event to happen. */
function actorsOf(event: FixtureEvent): string[] {
  if (event.kind === "substitution") return [event.off];
  const others = [event.kind === "goal" && event.assist, event.kind === "penalty_missed" && event.savedBy];
  return [event.player, ...others.filter((slug) => typeof slug === "string")];
}

/** What the events say of a player. */
function countsOf(state: FixtureState, slug: string): Partial<Performance> {
  const by = (kind: Exclude<FixtureEvent["kind"], "substitution">) =>
    kindsOf(state, kind).filter((event) => event.player === slug).length;
  const isSentOff = by("red_card") > 0;
  return {
    goals: by("goal"),
    assists: kindsOf(state, "goal").filter(({ assist }) => assist === slug).length,
    ownGoals: by("own_goal"),
    penaltiesMissed: by("penalty_missed"),
    penaltiesSaved: kindsOf(state, "penalty_missed").filter(({ savedBy }) => savedBy === slug).length,
    yellowCards: isSentOff ? 0 : by("yellow_card"),
    redCards: isSentOff ? 1 : 0,
  };
}
