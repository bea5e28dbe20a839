import { describe, expect, test } from "vitest";
import { leagues } from "#game/world/catalogue/leagues.ts";
import { fixtureStateAt } from "./fixture-state.ts";
import type { FixtureState } from "./fixture-state.ts";
import { fixturesOf } from "./fixtures-of.ts";
import type { Fixture } from "./fixtures-of.ts";

const MINUTE = 60_000;

/** Some fixtures of each league. */
function someFixtures(): Fixture[] {
  return leagues.flatMap(({ slug }) => fixturesOf(slug, 2026, 1).slice(0, 7));
}

function anyFixture(): Fixture {
  const [fixture] = someFixtures();
  if (!fixture) throw new Error("There is no fixture.");
  return fixture;
}

function finalOf(fixture: Fixture): FixtureState {
  return fixtureStateAt(fixture, fixture.kickOff + 150 * MINUTE);
}

describe("fixture state in time", () => {
  test("before the kick-off there are line-ups for an hour and no score", () => {
    const fixture = anyFixture();
    const early = fixtureStateAt(fixture, fixture.kickOff - 61 * MINUTE);
    const late = fixtureStateAt(fixture, fixture.kickOff - 59 * MINUTE);
    expect(early).toMatchObject({ status: "NS", elapsed: null, goals: null, lineUps: null, events: [] });
    expect(late).toMatchObject({ status: "NS", elapsed: null, goals: null, events: [] });
    expect(late.lineUps?.home.starters).toHaveLength(11);
  });

  test("line-ups are known an hour before the kick-off, to the millisecond", () => {
    const fixture = anyFixture();
    const hour = fixture.kickOff - 60 * MINUTE;
    expect(fixtureStateAt(fixture, hour - 1).lineUps).toBeNull();
    expect(fixtureStateAt(fixture, hour).lineUps?.away.starters).toHaveLength(11);
    expect(fixtureStateAt(fixture, hour)).toMatchObject({ status: "NS", stoppage: null, performances: [] });
  });

  test("a match begins with its kick-off, to the millisecond, at 0–0", () => {
    const fixture = anyFixture();
    expect(fixtureStateAt(fixture, fixture.kickOff - 1)).toMatchObject({ status: "NS", goals: null });
    expect(fixtureStateAt(fixture, fixture.kickOff)).toMatchObject({
      status: "1H",
      elapsed: 1,
      stoppage: null,
      goals: { home: 0, away: 0 },
      events: [],
    });
  });

  test("an event is there from its second on", () => {
    for (const fixture of someFixtures()) {
      const { events } = finalOf(fixture);
      expect(events.length).toBeGreaterThan(3);
      for (const event of events) {
        const at = fixture.kickOff + event.second * 1000;
        expect(fixtureStateAt(fixture, at).events).toContainEqual(event);
        expect(fixtureStateAt(fixture, at - 1).events).not.toContainEqual(event);
      }
    }
  });

  test("days after the final whistle it is as it was then", () => {
    for (const fixture of someFixtures()) {
      expect(fixtureStateAt(fixture, fixture.kickOff + 5000 * MINUTE)).toEqual(finalOf(fixture));
      expect(finalOf(fixture)).toMatchObject({ status: "FT", elapsed: 90, stoppage: null });
    }
  });

  test("a match goes through its states, with a quarter of an hour between the halves", () => {
    for (const fixture of someFixtures()) {
      const byMinute = Array.from({ length: 125 }, (_, minute) =>
        fixtureStateAt(fixture, fixture.kickOff + minute * MINUTE),
      );
      expect([...new Set(byMinute.map(({ status }) => status))]).toEqual(["1H", "HT", "2H", "FT"]);
      expect(byMinute.filter(({ status }) => status === "HT")).toHaveLength(15);
      expect(byMinute[22]?.elapsed).toBe(23);
      const added = byMinute.filter(({ stoppage }) => stoppage !== null);
      expect(added.every(({ elapsed }) => elapsed === 45 || elapsed === 90)).toBe(true);
      expect(added.length).toBeGreaterThanOrEqual(4);
    }
  });
});
