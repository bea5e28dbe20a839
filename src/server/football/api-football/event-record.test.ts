import { describe, expect, test } from "vitest";
import { countingEvents, type EventFacts, type EventRecord, toFixtureEvent } from "./event-record.ts";

const HOME = 1;
const AWAY = 2;
const facts: EventFacts = {
  homeId: HOME,
  awayId: AWAY,
  status: "FT",
  elapsed: 90,
  goals: { home: 1, away: 0 },
};

function anEvent(given: Partial<EventRecord> & { minute?: number } = {}): EventRecord {
  const { minute = 10, ...rest } = given;
  return {
    time: { elapsed: minute, extra: null },
    team: { id: HOME },
    player: { id: 9, name: "A. Striker" },
    assist: { id: null, name: null },
    type: "Goal",
    detail: "Normal Goal",
    comments: null,
    ...rest,
  };
}

function shown(event: EventRecord) {
  return toFixtureEvent(event, facts);
}

describe("an event of API-Football", () => {
  test("that is an own goal counts for the team that it names", () => {
    expect(shown(anEvent({ detail: "Own Goal", team: { id: AWAY } }))).toMatchObject({
      kind: "own goal",
      side: "away",
    });
  });

  test("has its names without HTML entities, as squads have them", () => {
    const player = { id: 9, name: "N. O&apos;Reilly" };
    const assist = { id: 8, name: "M. O&#039;Riley" };
    expect(shown(anEvent({ player, assist }))).toMatchObject({
      playerName: "N. O'Reilly",
      otherName: "M. O'Riley",
    });
  });

  test("that is a missed penalty is no goal", () => {
    expect(shown(anEvent({ detail: "Missed Penalty" }))?.kind).toBe("penalty missed");
  });

  test("that is a second yellow is a red card", () => {
    expect(shown(anEvent({ type: "Card", detail: "Second Yellow card" }))?.kind).toBe("red");
  });

  test("that is a card of no known colour is not shown", () => {
    for (const detail of [null, "Card upgrade"]) {
      expect(shown(anEvent({ type: "Card", detail }))).toBeNull();
    }
  });

  test("that is a substitution names both players", () => {
    const event = anEvent({ type: "subst", detail: "Substitution 1", assist: { id: 3, name: "B. Fresh" } });
    expect(shown(event)).toMatchObject({
      kind: "substitution",
      playerName: "A. Striker",
      otherName: "B. Fresh",
    });
  });

  test("that is a goal of an unknown player is shown without a name", () => {
    expect(shown(anEvent({ player: { id: null, name: null } }))).toMatchObject({
      kind: "goal",
      playerName: "",
    });
  });

  test("that is a card for a coach is not shown", () => {
    expect(
      shown(anEvent({ type: "Card", detail: "Yellow Card", player: { id: null, name: null } })),
    ).toBeNull();
  });

  test("of a team that does not play is not shown", () => {
    expect(shown(anEvent({ team: { id: 77 } }))).toBeNull();
  });
});

describe("the events that count", () => {
  test("are without the kicks of a shoot-out", () => {
    const kicks = [anEvent(), anEvent({ minute: 120, comments: "Penalty Shootout", detail: "Penalty" })];
    expect(countingEvents(kicks, { ...facts, status: "PEN" })).toHaveLength(1);
  });

  test("are without the goals of extra time", () => {
    const goals = [anEvent(), anEvent({ minute: 105 })];
    expect(countingEvents(goals, { ...facts, status: "AET" })).toHaveLength(1);
    expect(countingEvents(goals, { ...facts, goals: { home: 2, away: 0 } })).toHaveLength(2);
  });

  const cancelled = anEvent({ minute: 31, type: "Var", detail: "Goal cancelled" });

  test("are without a goal that the video referee has cancelled", () => {
    const kept = countingEvents([anEvent(), anEvent({ minute: 30 }), cancelled], facts);
    expect(kept.filter(({ type }) => type === "Goal").map(({ time }) => time.elapsed)).toEqual([10]);
  });

  test("keep every goal where the provider has removed the cancelled one itself", () => {
    const kept = countingEvents([anEvent({ minute: 29 }), cancelled], facts);
    expect(kept.filter(({ type }) => type === "Goal")).toHaveLength(1);
  });

  test("are without the cancelled goal that is listed, not without one near another decision", () => {
    const another = { id: 7, name: "B. Winger" };
    const removed = anEvent({ ...cancelled, time: { elapsed: 33, extra: null }, player: another });
    const listed = anEvent({ minute: 70 });
    const events = [
      anEvent({ minute: 30 }),
      removed,
      listed,
      anEvent({ ...cancelled, time: { elapsed: 71, extra: null } }),
    ];
    const kept = countingEvents(events, facts);
    expect(kept.filter(({ type }) => type === "Goal").map(({ time }) => time.elapsed)).toEqual([30]);
  });

  test("have once what the provider lists twice", () => {
    const events = [
      anEvent({ detail: "Own Goal" }),
      anEvent({ minute: 44, type: "Card", detail: "Yellow Card" }),
      anEvent({ minute: 60, type: "subst", detail: "Substitution 1", assist: { id: 3, name: "B. Fresh" } }),
      anEvent({ minute: 70, detail: "Missed Penalty" }),
    ];
    expect(countingEvents([...events, ...events], facts)).toEqual(events);
  });

  test("have a second goal in the same minute if the score has room for it", () => {
    const twice = [anEvent(), anEvent()];
    expect(countingEvents(twice, { ...facts, goals: { home: 2, away: 0 } })).toHaveLength(2);
    expect(countingEvents(twice, { ...facts, goals: { home: null, away: null } })).toHaveLength(2);
    expect(countingEvents([...twice, anEvent()], { ...facts, goals: { home: 2, away: 0 } })).toHaveLength(2);
  });

  test("have a goal once that is listed twice and cancelled", () => {
    const listed = [anEvent(), anEvent({ minute: 30 }), anEvent({ minute: 30 }), cancelled];
    const goals = countingEvents(listed, facts).filter(({ type }) => type === "Goal");
    expect(goals.map(({ time }) => time.elapsed)).toEqual([10]);
  });

  test("have both of two bookings if the provider doesn't say whose they are", () => {
    const unknown = anEvent({ type: "Card", detail: "Yellow Card", player: { id: null, name: null } });
    expect(countingEvents([unknown, unknown], facts)).toHaveLength(2);
  });

  test("are in the order in which they happened", () => {
    const late = anEvent({ time: { elapsed: 90, extra: 4 } });
    const kept = countingEvents([late, anEvent({ minute: 90 }), anEvent()], {
      ...facts,
      goals: { home: 3, away: 0 },
    });
    expect(kept.map(({ time }) => time.extra ?? time.elapsed)).toEqual([10, 90, 4]);
  });
});
