import { describe, expect, test } from "vitest";
import { sides, otherSide, type Side } from "#game/side.ts";
import type { FixtureEvent } from "#game/world/fixture-event.ts";
import { fixturesOf } from "#game/world/fixtures-of.ts";
import { matchEnd } from "./match-clock.ts";
import { goalsIn, playMatch } from "./play-match.ts";
import type { PlayedMatch } from "./play-match.ts";

function ofKind<Kind extends FixtureEvent["kind"]>(
  { events }: PlayedMatch,
  kind: Kind,
): Extract<FixtureEvent, { kind: Kind }>[] {
  return events.filter((event): event is Extract<FixtureEvent, { kind: Kind }> => event.kind === kind);
}

/** The matches of half a season. */
function played(): PlayedMatch[] {
  return fixturesOf("la-liga", 2026, 3).slice(0, 190).map(playMatch);
}

/** Who is in goal for a side at some second: the last goalkeeper who has come on. */
function keeperAt({ lineUps, events }: PlayedMatch, side: Side, second: number): string | undefined {
  const { starters, bench } = lineUps[side];
  const keepers = new Set(
    [...starters, ...bench].filter(({ position }) => position === "goalkeeper").map(({ slug }) => slug),
  );
  return events.reduce(
    (keeper, event) =>
      event.kind === "substitution" && event.second <= second && keepers.has(event.on) ? event.on : keeper,
    starters.find(({ position }) => position === "goalkeeper")?.slug,
  );
}

/** The players of its own side whom an event names, besides who comes on. */
function actorsOf(event: FixtureEvent): string[] {
  if (event.kind === "own_goal") return [];
  if (event.kind === "substitution") return [event.off];
  return event.kind === "goal" && event.assist !== null ? [event.player, event.assist] : [event.player];
}

describe("a played match", () => {
  test("is stopped for one to five minutes in the first half, and three to eight in the second", () => {
    const matches = played();
    const first = matches.map(({ stoppage }) => stoppage.first);
    const second = matches.map(({ stoppage }) => stoppage.second);
    expect(new Set(first)).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(new Set(second)).toEqual(new Set([3, 4, 5, 6, 7, 8]));
  });

  test("has its events in order, before the final whistle", () => {
    for (const { events, stoppage } of played()) {
      const seconds = events.map(({ second }) => second);
      expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
      expect(Math.max(0, ...seconds)).toBeLessThan(matchEnd(stoppage));
    }
  });

  test("has saves by the goalkeeper of the moment, and no other", () => {
    const matches = played();
    for (const match of matches) {
      expect(match.saves.length).toBeGreaterThanOrEqual(0);
      for (const { player, second } of match.saves) {
        expect(sides.map((side) => keeperAt(match, side, second))).toContain(player);
      }
    }
    const perSide = matches.reduce((sum, { saves }) => sum + saves.length, 0) / matches.length / 2;
    expect(perSide).toBeGreaterThan(2.3);
    expect(perSide).toBeLessThan(3.1);
  });

  test("has no player booked twice without being sent off", () => {
    for (const match of played()) {
      const booked = ofKind(match, "yellow_card").map(({ player }) => player);
      expect(new Set(booked).size).toBe(booked.length);
      const second = ofKind(match, "red_card").filter(({ isSecondYellow }) => isSecondYellow);
      for (const { player } of second) expect(booked).toContain(player);
    }
  });

  test("leaves each side nine players or more", () => {
    const sentOff = played().map((match) =>
      Math.max(...sides.map((side) => ofKind(match, "red_card").filter((red) => red.side === side).length)),
    );
    expect(Math.max(...sentOff)).toBeLessThanOrEqual(2);
    expect(Math.max(...sentOff)).toBeGreaterThan(0);
  });

  test("continues a player short after a red card", () => {
    const later = played().flatMap((match) =>
      ofKind(match, "red_card").map((red) => ({
        red,
        events: match.events.filter((event) => event.side === red.side && event.second > red.second),
      })),
    );
    expect(later.length).toBeGreaterThan(10);
    expect(later.filter(({ events }) => events.length > 0).length).toBeGreaterThan(later.length / 2);
    for (const { red, events } of later) expect(events.flatMap(actorsOf)).not.toContain(red.player);
  });

  test("has goals and cards of substitutes, and nothing more of players who went off", () => {
    const matches = played();
    const deeds = matches.flatMap((match) => {
      const on = new Set(ofKind(match, "substitution").map((change) => change.on));
      return match.events.flatMap(actorsOf).filter((slug) => on.has(slug));
    });
    expect(deeds.length).toBeGreaterThan(matches.length / 4);
    for (const match of matches) {
      for (const { off, second } of ofKind(match, "substitution")) {
        expect(match.events.filter((event) => event.second > second).flatMap(actorsOf)).not.toContain(off);
      }
    }
  });

  test("brings on as many as both sides planned: four each, on average", () => {
    const matches = played();
    const changes = matches.reduce((sum, match) => sum + ofKind(match, "substitution").length, 0);
    expect(changes / matches.length / 2).toBeGreaterThan(3.7);
    expect(changes / matches.length / 2).toBeLessThan(4.4);
  });

  test("takes nobody off who has come on, and brings nobody back", () => {
    for (const match of played()) {
      const changes = ofKind(match, "substitution");
      const on = changes.map((change) => change.on);
      const off = changes.map((change) => change.off);
      expect(new Set([...on, ...off]).size).toBe(on.length + off.length);
    }
  });

  test("has goals by the other side's players only as own goals", () => {
    for (const match of played()) {
      const isOf = (side: Side, slug: string) =>
        [...match.lineUps[side].starters, ...match.lineUps[side].bench].some(
          (player) => player.slug === slug,
        );
      for (const { side, player } of ofKind(match, "goal")) expect(isOf(side, player)).toBe(true);
      for (const { side, player } of ofKind(match, "own_goal"))
        expect(isOf(otherSide(side), player)).toBe(true);
    }
  });
});

describe("the goals in some events", () => {
  const at = { second: 60, minute: 2, stoppage: null };

  test("are goals and own goals of the side that they count for, and nothing else", () => {
    const events: FixtureEvent[] = [
      { ...at, kind: "goal", side: "home", player: "one", assist: null, isPenalty: false },
      { ...at, kind: "own_goal", side: "away", player: "one" },
      { ...at, kind: "goal", side: "home", player: "one", assist: "two", isPenalty: false },
      { ...at, kind: "penalty_missed", side: "home", player: "one", savedBy: null },
      { ...at, kind: "yellow_card", side: "away", player: "one" },
    ];
    expect(goalsIn(events)).toEqual({ home: 2, away: 1 });
    expect(goalsIn([])).toEqual({ home: 0, away: 0 });
  });
});
