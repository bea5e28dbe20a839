import { describe, expect, test } from "vitest";
import type { Position } from "#game/card/position.ts";
import type { CataloguePlayer } from "#game/world/catalogue/players.ts";
import { chanceOf } from "#game/world/chance.ts";
import type { Side } from "#game/side.ts";
import type { FixtureEvent } from "#game/world/fixture-event.ts";
import type { PlannedMoment } from "./plan-moments.ts";
import { resolveMoment } from "./resolve-moment.ts";
import type { SideOnPitch } from "./side-on-pitch.ts";
import { tendencies } from "./tendencies.ts";

const DRAWS = 1_500;
const stoppage = { first: 2, second: 5 };
const ofLeague = { ...tendencies["premier-league"], ownGoals: 0.125, penaltyGoals: 0.25 };

function players(side: Side, position: Position, count: number): CataloguePlayer[] {
  return Array.from({ length: count }, (_, at) => {
    const slug = `${side}-${position}-${at + 1}`;
    return { slug, name: slug, club: side, position, overall: 75 };
  });
}

function sideOf(side: Side, changes: Partial<SideOnPitch> = {}): SideOnPitch {
  const pitch = [
    ...players(side, "goalkeeper", 1),
    ...players(side, "defender", 4),
    ...players(side, "midfielder", 4),
    ...players(side, "forward", 2),
  ];
  return { pitch, bench: [], booked: new Set(), fresh: new Set(), ...changes };
}

interface Facts {
  readonly home?: SideOnPitch;
  readonly away?: SideOnPitch;
  readonly chance?: () => number;
  readonly restraint?: number;
  readonly second?: number;
}

function resolve(kind: PlannedMoment["kind"], facts: Facts = {}): FixtureEvent | null {
  const { home = sideOf("home"), away = sideOf("away"), chance = () => 0.5, second = 600 } = facts;
  const restraint = facts.restraint ?? ofLeague.restraint;
  const moment: PlannedMoment = { kind, side: "home", second };
  return resolveMoment(moment, {
    chance,
    sides: { home, away },
    tendencies: { ...ofLeague, restraint },
    stoppage,
  });
}

function resolveMany(kind: PlannedMoment["kind"], facts: Facts = {}): (FixtureEvent | null)[] {
  const chance = chanceOf("moments");
  return Array.from({ length: DRAWS }, () => resolve(kind, { ...facts, chance }));
}

/** A chance that gives these numbers and then the last one again and again. */
function drawn(...numbers: readonly number[]): () => number {
  let at = -1;
  return () => numbers[(at = Math.min(at + 1, numbers.length - 1))] ?? 0;
}

function shareOf<Item>(items: readonly Item[], isCounted: (item: Item) => boolean): number {
  return items.filter(isCounted).length / items.length;
}

describe("a moment", () => {
  test("has the minute of its second, in stoppage too, and its side", () => {
    expect(resolve("goal", { second: 600 })).toMatchObject({
      second: 600,
      minute: 11,
      stoppage: null,
      side: "home",
    });
    expect(resolve("goal", { second: 46 * 60 })).toMatchObject({ minute: 45, stoppage: 2 });
  });

  test("before the kick-off is none", () => {
    expect(resolve("goal", { second: -1 })).toBeNull();
  });

  test("that is a save is not listed", () => {
    expect(resolve("save")).toBeNull();
  });
});

describe("a goal", () => {
  test("is an own goal, a penalty or from open play in the league's shares", () => {
    const kindAt = (nature: number) => {
      const event = resolve("goal", { chance: drawn(nature, 0.5) });
      return event?.kind === "goal" && event.isPenalty ? "penalty" : event?.kind;
    };
    expect([0, 0.124].map(kindAt)).toEqual(["own_goal", "own_goal"]);
    expect([0.125, 0.374].map(kindAt)).toEqual(["penalty", "penalty"]);
    expect([0.375, 0.999].map(kindAt)).toEqual(["goal", "goal"]);
  });

  test("that is an own goal is scored by the other side, mostly by a defender", () => {
    const own = resolveMany("goal").filter((event) => event?.kind === "own_goal");
    expect(own.every((event) => event.side === "home" && event.player.startsWith("away-"))).toBe(true);
    expect(shareOf(own, (event) => event.player.includes("defender"))).toBeGreaterThan(0.6);
  });

  test("from open play mostly has an assist, by a team-mate; a penalty never has one", () => {
    const goals = resolveMany("goal").filter((event) => event?.kind === "goal");
    const assisted = shareOf(
      goals.filter(({ isPenalty }) => !isPenalty),
      ({ assist }) => assist !== null,
    );
    expect(assisted).toBeGreaterThan(0.83);
    expect(assisted).toBeLessThan(0.87);
    expect(goals.filter(({ isPenalty, assist }) => isPenalty && assist !== null)).toEqual([]);
    expect(goals.filter(({ player, assist }) => player === assist)).toEqual([]);
    expect(goals.every(({ assist }) => assist === null || assist.startsWith("home-"))).toBe(true);
  });

  test("of a side of one has no assist", () => {
    const home = sideOf("home", { pitch: players("home", "forward", 1) });
    expect(resolve("goal", { home })).toMatchObject({ player: "home-forward-1", assist: null });
  });

  test("that nobody is there for is none", () => {
    const nobody = { home: sideOf("home", { pitch: [] }), away: sideOf("away", { pitch: [] }) };
    expect(resolve("goal", nobody)).toBeNull();
    expect(resolve("goal", { ...nobody, chance: drawn(0) })).toBeNull();
  });

  test("that is a penalty is more often a forward's than one from open play", () => {
    const goals = resolveMany("goal").filter((event) => event?.kind === "goal");
    const ofForwards = (isPenalty: boolean) =>
      shareOf(
        goals.filter((goal) => goal.isPenalty === isPenalty),
        ({ player }) => player.includes("forward"),
      );
    expect(ofForwards(false)).toBeCloseTo((2 * 41.5) / (4 * 5.1 + 4 * 15.6 + 2 * 41.5), 1);
    expect(
      shareOf(
        goals.filter((goal) => goal.isPenalty),
        ({ player }) => player.includes("defender"),
      ),
    ).toBeLessThan(0.1);
  });
});

describe("a missed penalty", () => {
  test("is saved by the other side's goalkeeper in 55 of 100 cases, and else by nobody", () => {
    const savedBy = (chance: number) => {
      const event = resolve("missed_penalty", { chance: drawn(0.5, chance) });
      return event?.kind === "penalty_missed" ? event.savedBy : "no miss";
    };
    expect(savedBy(0.549)).toBe("away-goalkeeper-1");
    expect(savedBy(0.55)).toBeNull();
    expect(resolve("missed_penalty")).toMatchObject({
      side: "home",
      player: expect.stringMatching(/^home-/),
    });
  });

  test("is saved by nobody where there is no goalkeeper", () => {
    const away = sideOf("away", { pitch: players("away", "defender", 3) });
    expect(resolve("missed_penalty", { away, chance: drawn(0.5, 0) })).toMatchObject({ savedBy: null });
  });

  test("takes someone to shoot", () => {
    expect(resolve("missed_penalty", { home: sideOf("home", { pitch: [] }) })).toBeNull();
  });
});

describe("a booking", () => {
  const isRed = (event: FixtureEvent | null) => event?.kind === "red_card";

  test("is a yellow card for a player who has none", () => {
    expect(shareOf(resolveMany("booking"), (event) => event?.kind === "yellow_card")).toBe(1);
  });

  test("of a booked player is a red for the second yellow, and less likely than another's", () => {
    const home = sideOf("home", {
      booked: new Set(players("home", "midfielder", 4).map(({ slug }) => slug)),
    });
    const events = resolveMany("booking", { home, restraint: 0.5 });
    const reds = events.filter(isRed);
    expect(reds.every((event) => event?.kind === "red_card" && event.isSecondYellow)).toBe(true);
    expect(reds.every((event) => event?.kind === "red_card" && home.booked.has(event.player))).toBe(true);
    const booked = 0.5 * 4 * 1.06;
    expect(reds.length / DRAWS).toBeCloseTo(booked / (booked + 0.38 + 4 * 1 + 2 * 0.85), 1);
  });

  test("never sends off a goalkeeper", () => {
    const everybody = sideOf("home");
    const home = { ...everybody, booked: new Set(everybody.pitch.map(({ slug }) => slug)) };
    const events = resolveMany("booking", { home, restraint: 1 });
    expect(events.every(isRed)).toBe(true);
    expect(
      events.filter((event) => event?.kind === "red_card" && event.player.includes("goalkeeper")),
    ).toEqual([]);
  });

  test("sends off nobody where two have gone already", () => {
    const booked = new Set(sideOf("home").pitch.map(({ slug }) => slug));
    const left = (count: number) => sideOf("home", { booked, pitch: sideOf("home").pitch.slice(0, count) });
    expect(isRed(resolve("booking", { home: left(10) }))).toBe(true);
    expect(resolve("booking", { home: left(9) })).toBeNull();
  });
});

describe("a sending-off", () => {
  test("is a straight red, never for the goalkeeper", () => {
    const events = resolveMany("sending_off");
    expect(
      events.every((event) => event?.kind === "red_card" && !event.isSecondYellow && event.side === "home"),
    ).toBe(true);
    expect(
      events.filter((event) => event?.kind === "red_card" && event.player.includes("goalkeeper")),
    ).toEqual([]);
  });

  test("leaves a side nine players", () => {
    const left = (count: number) => sideOf("home", { pitch: sideOf("home").pitch.slice(0, count) });
    expect(resolve("sending_off", { home: left(10) })).not.toBeNull();
    expect(resolve("sending_off", { home: left(9) })).toBeNull();
  });

  test("takes somebody who can be sent off", () => {
    const keepers = Array.from({ length: 3 }, () => players("home", "goalkeeper", 5)).flat();
    expect(resolve("sending_off", { home: sideOf("home", { pitch: keepers }) })).toBeNull();
  });
});

describe("a change", () => {
  const bench = [...players("home", "forward", 1), ...players("home", "goalkeeper", 1)].map((player) => ({
    ...player,
    slug: `spare-${player.position}`,
  }));

  test("brings on a player of the bench for one on the pitch", () => {
    const changes = resolveMany("change", { home: sideOf("home", { bench }) });
    const forOutfield = changes.filter(
      (event) => event?.kind === "substitution" && !event.off.includes("goalkeeper"),
    );
    expect(forOutfield.length / DRAWS).toBeGreaterThan(0.99);
    for (const event of forOutfield) expect(event).toMatchObject({ side: "home", on: "spare-forward" });
  });

  test("takes off midfielders and forwards more often than defenders", () => {
    const changes = resolveMany("change", { home: sideOf("home", { bench }) });
    const off = (position: Position) =>
      shareOf(changes, (event) => event?.kind === "substitution" && event.off.includes(position));
    expect(off("midfielder") / 4).toBeGreaterThan(2 * (off("defender") / 4));
    expect(off("forward") / 2).toBeGreaterThan(off("midfielder") / 4);
  });

  test("never takes off a player who has come on", () => {
    const fresh = new Set(players("home", "forward", 2).map(({ slug }) => slug));
    const changes = resolveMany("change", { home: sideOf("home", { bench, fresh }) });
    expect(changes.filter((event) => event?.kind === "substitution" && fresh.has(event.off))).toEqual([]);
  });

  test("is none without a bench, or without anybody to take off", () => {
    expect(resolve("change")).toBeNull();
    expect(resolve("change", { home: sideOf("home", { bench, pitch: [] }) })).toBeNull();
  });
});
