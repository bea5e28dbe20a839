import { describe, expect, test } from "vitest";
import type { Five } from "#game/match/line-up.ts";
import type { Attempt, Booking, Fate, FatefulMinute, Prospect } from "./fate.ts";
import { decideFate } from "./fate.ts";

const SEEDS = 3_000;
/** Everybody fouls alike, or always the same outfield player. */
const alike: Five<number> = [1, 1, 1, 1, 1];
const onlySecond: Five<number> = [0, 1, 0, 0, 0];

function prospect(changes: Partial<Prospect["forecast"]> = {}, foulWeights = alike): Prospect {
  return {
    forecast: { home: 2.6, away: 2.6, homeControl: 0.5, ...changes },
    foulWeights: { home: foulWeights, away: foulWeights },
  };
}

function fates(of: Prospect, seeds = SEEDS): Fate[] {
  return Array.from({ length: seeds }, (_, seed) => decideFate(of, seed));
}

function bookingsOf({ minutes }: Fate, side: Booking["side"]): Booking[] {
  return minutes.flatMap(({ booking }) => (booking?.side === side ? [booking] : []));
}

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}

function attemptOf(minute: FatefulMinute | undefined, side: Booking["side"]) {
  return minute?.attempts.find((attempt) => attempt.side === side);
}

describe("the fate of a match", () => {
  test("has forty minutes, and the goals of its attempts as its score", () => {
    for (const { minutes, score } of fates(prospect(), 200)) {
      expect(minutes).toHaveLength(40);
      const attempts = minutes.flatMap((minute) => minute.attempts);
      expect(attempts.filter(({ side, scored }) => scored && side === "home")).toHaveLength(score.home);
      expect(attempts.filter(({ side, scored }) => scored && side === "away")).toHaveLength(score.away);
      expect(minutes.every(({ attempts: [first, second] }) => !second || first?.side === "home")).toBe(true);
    }
  });

  test("brings each side the goals that it may expect", () => {
    const all = fates(prospect({ home: 3.4, away: 1.8 }));
    expect(Math.abs(sum(all, ({ score }) => score.home) / SEEDS - 3.4)).toBeLessThan(0.15);
    expect(Math.abs(sum(all, ({ score }) => score.away) / SEEDS - 1.8)).toBeLessThan(0.15);
  });

  test("gives the ball as often as the forecast says", () => {
    const minutes = fates(prospect({ homeControl: 0.7 }), 500).flatMap((fate) => fate.minutes);
    const home = minutes.filter(({ onBall }) => onBall === "home").length / minutes.length;
    expect(home).toBeCloseTo(0.7, 1);
  });

  test("opens up: the last ten minutes have a fifth more chances than the first ten", () => {
    const all = fates(prospect());
    const chances = (from: number) =>
      sum(all, ({ minutes }) => sum(minutes.slice(from, from + 10), ({ attempts }) => attempts.length));
    expect(chances(30) / chances(0)).toBeGreaterThan(1.13);
    expect(chances(30) / chances(0)).toBeLessThan(1.27);
  });

  test("lets nobody score more than fifteen, however many chances there are", () => {
    const all = fates(prospect({ home: 60, away: 60 }), 200);
    expect(Math.max(...all.map(({ score }) => score.home))).toBe(15);
    expect(Math.max(...all.map(({ score }) => score.away))).toBe(15);
  });

  test("has no chance better than 95 in 100", () => {
    const attempts = fates(prospect({ home: 500 }), 50).flatMap(({ minutes }) =>
      minutes.flatMap((minute) => minute.attempts),
    );
    expect(Math.max(...attempts.map(({ probability }) => probability))).toBe(0.95);
    const missed = attempts.filter(({ probability, scored }) => probability === 0.95 && !scored);
    expect(missed.length).toBeGreaterThan(0);
  });

  test("makes twice as good chances, and twice as many, of four times the goals", () => {
    const plain = fates(prospect(), 80);
    const strong = fates(prospect({ home: 4 * 2.6 }), 80);
    for (const [seed, { minutes }] of plain.entries()) {
      for (const [at, minute] of minutes.entries()) {
        const one = attemptOf(minute, "home");
        const other = attemptOf(strong[seed]?.minutes[at], "home");
        if (!one) continue;
        expect(other?.move).toBe(one.move);
        expect(other?.probability).toBeCloseTo(Math.min(0.95, 2 * one.probability), 9);
      }
    }
    const count = (all: readonly Fate[]) =>
      sum(all, ({ minutes }) => minutes.filter((minute) => attemptOf(minute, "home")).length);
    expect(count(strong) / count(plain)).toBeCloseTo(2, 0);
  });
});

describe("cards", () => {
  test("come as often as in the game: a yellow 0.6 times a side, a straight red in one match of fifty and side", () => {
    const all = fates(prospect());
    for (const side of ["home", "away"] as const) {
      const bookings = all.flatMap((fate) => bookingsOf(fate, side));
      const rate = (card: Booking["card"]) => bookings.filter((one) => one.card === card).length / SEEDS;
      expect(rate("yellow") + rate("secondYellow")).toBeCloseTo(0.6, 1);
      expect(rate("red")).toBeGreaterThan(0.01);
      expect(rate("red")).toBeLessThan(0.03);
    }
  });

  test("go to those who foul, and never to anyone else", () => {
    const some = fates(prospect({}, [0, 3, 0, 1, 0]), 2000).flatMap((fate) => bookingsOf(fate, "home"));
    const first = some.filter(({ player }) => player === 1).length;
    const second = some.filter(({ player }) => player === 3).length;
    expect(first + second).toBe(some.length);
    expect(first / second).toBeGreaterThan(2);
  });

  test("are a second yellow only for a player who has had one, who is then gone", () => {
    const histories = fates(prospect({}, [0, 1, 1, 0, 0])).flatMap((fate) => {
      const cards = bookingsOf(fate, "home");
      return [1, 2].map((player) =>
        cards
          .filter((one) => one.player === player)
          .map(({ card }) => card)
          .join(),
      );
    });
    expect(new Set(histories)).toEqual(new Set(["", "yellow", "yellow,secondYellow", "red", "yellow,red"]));
  });

  test("leave a side three players: the third who would have to go stays", () => {
    // One of the first matches in which a third player of a side would be booked twice.
    const { minutes } = decideFate(prospect({}, [0, 1, 1, 1, 0]), 2014);
    const given = minutes.flatMap(({ booking }, index) =>
      booking?.side === "home" ? [[index + 1, booking.player, booking.card]] : [],
    );
    expect(given).toEqual([
      [5, 1, "yellow"],
      [8, 3, "yellow"],
      [9, 3, "secondYellow"],
      [12, 1, "secondYellow"],
      [34, 2, "yellow"],
    ]);
  });

  test("that send a player off cost the side attack and help the other, from the next minute on", () => {
    let compared = 0;
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const short = decideFate(prospect({}, onlySecond), seed);
      const full = decideFate(prospect({}, alike), seed);
      const at = short.minutes.findIndex(({ booking }) => booking?.card === "secondYellow");
      if (redsOf(short) !== 1 || at === -1 || redsOf(full) > 0) continue;
      const side = short.minutes[at]?.booking?.side;
      for (const { minute, before, after } of sharedAttempts(full, short)) {
        const factor = minute <= at ? 1 : before.side === side ? 0.82 : 1.18;
        expect(after.probability).toBeCloseTo(before.probability * Math.sqrt(factor), 9);
        if (minute > at) compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(100);
  });
});

function redsOf({ minutes }: Fate): number {
  return minutes.filter(({ booking }) => booking && booking.card !== "yellow").length;
}

/** The chances that a side has in the same minute of both. */
function sharedAttempts(one: Fate, other: Fate): { minute: number; before: Attempt; after: Attempt }[] {
  return one.minutes.flatMap(({ attempts }, minute) =>
    attempts.flatMap((before) => {
      const after = attemptOf(other.minutes[minute], before.side);
      return after ? [{ minute, before, after }] : [];
    }),
  );
}
