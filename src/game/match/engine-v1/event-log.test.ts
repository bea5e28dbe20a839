import { describe, expect, test } from "vitest";
import { houseLineUp } from "#game/match/house-team.ts";
import type { MatchEvent, MatchEventKind } from "#game/match/match-event.ts";
import { castOf } from "./cast.ts";
import { eventLog } from "./event-log.ts";
import type { Attempt, Fate, FatefulMinute } from "./fate.ts";
import { createRandom } from "./random.ts";

const quiet: FatefulMinute = { onBall: "home", attempts: [], booking: null };

function attempt(changes: Partial<Attempt> = {}): Attempt {
  return { side: "home", move: "cutback", probability: 0.3, scored: false, ...changes };
}

/** A match whose minutes are quiet besides some. */
function fateOf(minutes: Readonly<Record<number, Partial<FatefulMinute>>> = {}): Fate {
  return {
    minutes: Array.from({ length: 40 }, (_, index) => ({ ...quiet, ...minutes[index + 1] })),
    score: { home: 0, away: 0 },
  };
}

function logOf(fate: Fate, seed = 1): MatchEvent[] {
  const casts = { home: castOf(houseLineUp("1-2-1", 80)), away: castOf(houseLineUp("2-2", 80)) };
  return eventLog(fate, casts, createRandom(seed, 2));
}

/** The logs of one match, told with many seeds. */
function logsOf(fate: Fate): MatchEvent[][] {
  return Array.from({ length: 1500 }, (_, seed) => logOf(fate, seed));
}

function kindsOf(events: readonly MatchEvent[], minute: number): MatchEventKind[] {
  return events.filter((event) => event.minute === minute).map(({ kind }) => kind);
}

function shareOf<Item>(items: readonly Item[], isCounted: (item: Item) => boolean): number {
  return items.filter(isCounted).length / items.length;
}

describe("the log of a match", () => {
  test("has kick-offs, half-time and full time, and the other side kicks off after the break", () => {
    const logs = logsOf(fateOf());
    for (const log of logs.slice(0, 50)) {
      const kickOffs = log.filter((event) => event.kind === "kickOff");
      expect(kickOffs.map(({ minute, second }) => [minute, second])).toEqual([
        [1, 0],
        [21, 0],
      ]);
      expect(new Set(kickOffs.map(({ side }) => side)).size).toBe(2);
      expect(log.find(({ kind }) => kind === "halfTime")).toMatchObject({ minute: 20, second: 59 });
      expect(log.at(-1)).toMatchObject({ kind: "fullTime", minute: 40, second: 59 });
    }
    const homeOpens = shareOf(logs, ([first]) => first?.kind === "kickOff" && first.side === "home");
    expect(homeOpens).toBeCloseTo(0.5, 1);
  });

  test("tells the score at half-time and at the end", () => {
    const log = logOf(
      fateOf({
        5: { attempts: [attempt({ scored: true })] },
        30: { attempts: [attempt({ side: "away", scored: true })] },
        33: { attempts: [attempt({ side: "away", scored: true })] },
      }),
    );
    expect(log.find(({ kind }) => kind === "halfTime")).toMatchObject({ score: { home: 1, away: 0 } });
    expect(log.at(-1)).toMatchObject({ score: { home: 1, away: 2 } });
    const goals = log.filter((event) => event.kind === "goal");
    expect(goals.map(({ score }) => score)).toEqual([
      { home: 1, away: 0 },
      { home: 1, away: 1 },
      { home: 1, away: 2 },
    ]);
  });

  test("has a pass of the side on the ball in nearly half of the quiet minutes", () => {
    const passes = logsOf(fateOf({ 7: { onBall: "away" } })).map((log) =>
      log.find((event) => event.kind === "buildUp" && event.minute === 7),
    );
    expect(shareOf(passes, (pass) => pass !== undefined)).toBeCloseTo(0.45, 1);
    for (const pass of passes) {
      if (pass?.kind !== "buildUp") continue;
      expect(pass.side).toBe("away");
      expect(pass.to).not.toBe(pass.player);
      expect(pass.second).toBeGreaterThanOrEqual(2);
      expect(pass.second).toBeLessThan(52);
    }
    const seconds = passes.map((pass) => pass?.second ?? 30);
    expect([Math.min(...seconds), Math.max(...seconds)]).toEqual([2, 51]);
  });

  test("has no pass to nowhere in a minute with a chance", () => {
    const minutes = logsOf(fateOf({ 7: { attempts: [attempt({ move: "freeKick" })] } })).map((log) =>
      kindsOf(log, 7),
    );
    expect(
      minutes.every(([first, second, ...more]) => first === "chance" && second && more.length === 0),
    ).toBe(true);
  });
});

describe("a chance in the log", () => {
  const chanceOf = (log: readonly MatchEvent[]) => log.find((event) => event.kind === "chance");

  test("comes with its outcome two seconds later, and after a pass five seconds before in seven of ten", () => {
    const minutes = logsOf(fateOf({ 7: { attempts: [attempt({ scored: true })] } })).map((log) =>
      log.filter(({ minute }) => minute === 7),
    );
    expect(shareOf(minutes, ([first]) => first?.kind === "buildUp")).toBeCloseTo(0.7, 1);
    for (const events of minutes) {
      const [goal, shot, pass] = events.toReversed();
      expect([goal?.kind, shot?.kind]).toEqual(["goal", "chance"]);
      expect((goal?.second ?? 0) - (shot?.second ?? 0)).toBe(2);
      if (pass) expect((shot?.second ?? 0) - pass.second).toBe(5);
      if (pass?.kind === "buildUp" && shot?.kind === "chance")
        expect(pass.to).toBe(shot.assist ?? shot.player);
    }
  });

  test("has an assist where the kind of chance brings one, never by the shooter", () => {
    const assists = (move: Attempt["move"]) =>
      logsOf(fateOf({ 7: { attempts: [attempt({ move })] } })).map((log) => {
        const chance = chanceOf(log);
        return chance?.kind === "chance" && chance.assist !== null && chance.assist !== chance.player;
      });
    expect(shareOf(assists("cutback"), Boolean)).toBe(1);
    expect(shareOf(assists("throughBall"), Boolean)).toBe(1);
    expect(shareOf(assists("counter"), Boolean)).toBeCloseTo(0.5, 1);
    expect(shareOf(assists("longShot"), Boolean)).toBeCloseTo(0.3, 1);
    expect(shareOf(assists("solo"), Boolean)).toBe(0);
    expect(shareOf(assists("freeKick"), Boolean)).toBe(0);
  });

  test("has its probability in hundredths, one at least", () => {
    const shown = (probability: number) => {
      const chance = chanceOf(logOf(fateOf({ 7: { attempts: [attempt({ probability })] } })));
      return chance?.kind === "chance" ? chance.expectedGoals : undefined;
    };
    expect([0.3, 0.3049, 0.306, 0.014, 0.001].map(shown)).toEqual([0.3, 0.3, 0.31, 0.01, 0.01]);
  });

  test("that isn't scored is saved by the other keeper, or goes wide, over, against a block or the post", () => {
    const outcomes = logsOf(fateOf({ 7: { attempts: [attempt()] } })).map((log) =>
      log.find((event) => event.kind === "save" || event.kind === "miss"),
    );
    const saves = outcomes.filter((event) => event?.kind === "save");
    expect(saves.length / outcomes.length).toBeCloseTo(0.45, 1);
    expect(saves.every((event) => event.side === "away" && event.player === 0)).toBe(true);
    const misses = outcomes.filter((event) => event?.kind === "miss");
    const manner = (name: string) => shareOf(misses, (event) => event.manner === name);
    expect(manner("wide")).toBeCloseTo(0.4, 1);
    expect(manner("over")).toBeCloseTo(0.25, 1);
    expect(manner("blocked")).toBeCloseTo(0.22, 1);
    expect(manner("post")).toBeCloseTo(0.13, 1);
  });

  test("of each side in one minute: either may be first, the second half a minute in", () => {
    const both = [attempt(), attempt({ side: "away" })];
    const chances = logsOf(fateOf({ 7: { attempts: both } })).map((log) =>
      log.filter((event) => event.kind === "chance"),
    );
    expect(shareOf(chances, ([first]) => first?.side === "home")).toBeCloseTo(0.5, 1);
    for (const [first, second] of chances) {
      expect(first?.side).not.toBe(second?.side);
      expect(first?.second).toBeLessThan(27);
      expect(second?.second).toBeGreaterThanOrEqual(35);
      expect(second?.second).toBeLessThan(51);
    }
  });
});

describe("a number on a bound", () => {
  /** The match told as if every number drawn were this one. */
  function told(
    number: number,
    minutes: Readonly<Record<number, Partial<FatefulMinute>>> = {},
  ): MatchEvent[] {
    const casts = { home: castOf(houseLineUp("1-2-1", 80)), away: castOf(houseLineUp("2-2", 80)) };
    return eventLog(fateOf(minutes), casts, () => number);
  }

  test("of one half lets the away side begin, and attack first", () => {
    expect(told(0.5)[0]).toMatchObject({ kind: "kickOff", side: "away" });
    const log = told(0.5, { 7: { attempts: [attempt(), attempt({ side: "away" })] } });
    expect(log.find(({ kind }) => kind === "chance")).toMatchObject({ side: "away" });
  });

  test("brings no pass and no assist", () => {
    expect(told(0.45).filter(({ kind }) => kind === "buildUp")).toEqual([]);
    expect(kindsOf(told(0.7, { 7: { attempts: [attempt()] } }), 7)).toEqual(["chance", "miss"]);
    const counter = told(0.5, { 7: { attempts: [attempt({ move: "counter" })] } });
    expect(counter.find(({ kind }) => kind === "chance")).toMatchObject({ assist: null });
  });

  test("is a miss and no save, and the next manner of missing", () => {
    const missAt = (number: number) =>
      told(number, { 7: { attempts: [attempt()] } }).find(({ kind }) => kind === "miss");
    expect(missAt(0.45)).toMatchObject({ manner: "over" });
    expect(missAt(0.65)).toMatchObject({ manner: "blocked" });
    expect(missAt(0.87)).toMatchObject({ manner: "post" });
  });
});

describe("a card in the log", () => {
  const booked = (card: "yellow" | "secondYellow" | "red") =>
    fateOf({ 7: { booking: { side: "home", player: 4, card } } });

  test("is a yellow, a red or a red for the second yellow", () => {
    const cardOf = (fate: Fate) =>
      logOf(fate).find(({ kind }) => kind === "yellowCard" || kind === "redCard");
    const moment = { minute: 7, second: 57, side: "home", player: 4 };
    expect(cardOf(booked("yellow"))).toEqual({ kind: "yellowCard", ...moment });
    expect(cardOf(booked("red"))).toEqual({ kind: "redCard", ...moment, secondYellow: false });
    expect(cardOf(booked("secondYellow"))).toEqual({ kind: "redCard", ...moment, secondYellow: true });
  });

  test("takes a player who is sent off out of everything that follows, and leaves one who is booked in", () => {
    const later = Array.from({ length: 30 }, (_, index) => [index + 8, { attempts: [attempt()] }] as const);
    const withChances = (card: "yellow" | "red") => ({
      ...booked(card),
      minutes: fateOf({ ...Object.fromEntries(later), 7: { booking: { side: "home", player: 4, card } } })
        .minutes,
    });
    const involved = (fate: Fate) =>
      logOf(fate)
        .filter((event) => event.minute > 7 && "side" in event && event.side === "home")
        .some((event) => "player" in event && event.player === 4);
    expect(involved(withChances("red"))).toBe(false);
    expect(involved(withChances("yellow"))).toBe(true);
  });
});
