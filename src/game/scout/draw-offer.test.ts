import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Position, positions } from "#game/card/position.ts";
import { squadShapes } from "#game/fantasy/squad.ts";
import { drawOffer, OFFER_SIZE } from "./draw-offer.ts";

const NONE: Readonly<Record<Position, number>> = { goalkeeper: 0, defender: 0, midfielder: 0, forward: 0 };

/** A league's regulars: 14 goalkeepers, 40 defenders, 36 midfielders, 10 forwards. */
const league = positions.flatMap((position, at) =>
  Array.from({ length: [14, 40, 36, 10][at] ?? 0 }, (_, index) => ({
    playerId: 100 * (at + 1) + index,
    position,
  })),
);

const draw = (seed: string, takenIds: ReadonlySet<number> = new Set(), owned = NONE) =>
  drawOffer(league, { seed, takenIds, owned });

describe("an offer of the scout", () => {
  test("is three different players that the user doesn't have", () => {
    fc.assert(
      fc.property(fc.string(), fc.uniqueArray(fc.constantFrom(...league)), (seed, owned) => {
        const taken = new Set(owned.map(({ playerId }) => playerId));
        const offer = draw(seed, taken);
        expect(new Set(offer.map(({ playerId }) => playerId)).size).toBe(
          Math.min(OFFER_SIZE, league.length - taken.size),
        );
        expect(offer.filter(({ playerId }) => taken.has(playerId))).toEqual([]);
      }),
    );
  });

  test("is the same for one seed, in whatever order the candidates come", () => {
    const offer = draw("alice 12");
    expect(draw("alice 12")).toEqual(offer);
    const facts = { seed: "alice 12", takenIds: new Set<number>(), owned: NONE };
    expect(drawOffer(league.toReversed(), facts)).toEqual(offer);
    expect(draw("alice 13")).not.toEqual(offer);
  });

  test("is the same on every machine", () => {
    expect(draw("alice 12").map(({ playerId }) => playerId)).toEqual([408, 310, 204]);
  });

  test("has any of the players left, and three of one position if there are no others", () => {
    const others = new Set(
      league.filter(({ position }) => position !== "forward").map(({ playerId }) => playerId),
    );
    const offers = Array.from({ length: 100 }, (_, at) => draw(`user ${at}`, others));
    expect(offers.filter(({ length }) => length !== OFFER_SIZE)).toEqual([]);
    const offered = new Set(offers.flat());
    expect(offered).toEqual(new Set(league.filter(({ position }) => position === "forward")));
  });

  test("has three different positions more often than chance would bring them", () => {
    const offers = Array.from({ length: 400 }, (_, at) => draw(`user ${at}`));
    const varied = offers.filter(
      (offer) => new Set(offer.map(({ position }) => position)).size === OFFER_SIZE,
    );
    // By chance alone three in eight.
    expect(varied.length / offers.length).toBeGreaterThan(0.7);
  });

  test("has mostly what the collection lacks", () => {
    const owned = { goalkeeper: 0, defender: 3, midfielder: 3, forward: 3 };
    const offers = Array.from({ length: 200 }, (_, at) => draw(`user ${at}`, new Set(), owned));
    const withKeeper = offers.filter((offer) => offer.some(({ position }) => position === "goalkeeper"));
    expect(withKeeper.length).toBeGreaterThan(180);
  });

  test("has mostly what is missing for two base sets, once there are cards for one", () => {
    const owned = { goalkeeper: 2, defender: 6, midfielder: 6, forward: 6 };
    const offers = Array.from({ length: 200 }, (_, at) => draw(`user ${at}`, new Set(), owned));
    const withKeeper = offers.filter((offer) => offer.some(({ position }) => position === "goalkeeper"));
    expect(withKeeper.length).toBeGreaterThan(180);
  });

  test("is of nobody where nobody is left", () => {
    expect(draw("alice", new Set(league.map(({ playerId }) => playerId)))).toEqual([]);
  });

  test("brings nearly everybody a legal nine within twelve gameweeks", () => {
    const managers = Array.from({ length: 300 }, (_, at) => collectionAfter(`manager ${at}`, 12));
    const legal = managers.filter(canFieldNine);
    expect(legal.length / managers.length).toBeGreaterThanOrEqual(0.95);
  });
});

/** The collection of somebody who begins with nothing and signs, of what is offered, what is rarest there. */
function collectionAfter(seed: string, gameweeks: number): Record<Position, number> {
  const owned = { ...NONE };
  const taken = new Set<number>();
  for (let round = 1; round <= gameweeks; round += 1) {
    const [rarest] = draw(`${seed} ${round}`, taken, owned).sort(
      (a, b) => owned[a.position] - owned[b.position],
    );
    if (rarest === undefined) continue;
    taken.add(rarest.playerId);
    owned[rarest.position] += 1;
  }
  return owned;
}

function canFieldNine(owned: Readonly<Record<Position, number>>): boolean {
  const total = positions.reduce((sum, position) => sum + owned[position], 0);
  return total >= 9 && squadShapes.some(({ counts }) => positions.every((one) => owned[one] >= counts[one]));
}
