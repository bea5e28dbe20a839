import { describe, expect, test } from "vitest";
import type { Position } from "#game/card/position.ts";
import type { CataloguePlayer } from "#game/world/catalogue/players.ts";
import { chanceOf } from "#game/world/chance.ts";
import { keeperOf, kickOffSide, pickAny, pickSubstitute, pickTalent } from "./side-on-pitch.ts";
import type { SideOnPitch } from "./side-on-pitch.ts";

const DRAWS = 8_000;
/** With it normal numbers are 0: a coach without whims. */
const noWhim = () => 0.75;

function player(slug: string, position: Position, overall = 75): CataloguePlayer {
  return { slug, name: slug, club: "club", position, overall };
}

function sideWith(bench: readonly CataloguePlayer[]): SideOnPitch {
  return { ...kickOffSide({ formation: "4-4-2", starters: [], bench: [] }), bench };
}

/** How often each player is picked, by slug. */
function sharesOf(pick: (chance: () => number) => CataloguePlayer | undefined): Record<string, number> {
  const chance = chanceOf("picks");
  const shares: Record<string, number> = {};
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const slug = pick(chance)?.slug ?? "nobody";
    shares[slug] = (shares[slug] ?? 0) + 1 / DRAWS;
  }
  return shares;
}

const keeper = player("keeper", "goalkeeper");
const defender = player("defender", "defender");
const midfielder = player("midfielder", "midfielder");
const forward = player("forward", "forward");
const eleven = [keeper, defender, midfielder, forward];

describe("a side at the kick-off", () => {
  test("has its starters on the pitch and its bench full; nobody is booked or has come on", () => {
    const side = kickOffSide({ formation: "4-4-2", starters: eleven, bench: [player("other", "forward")] });
    expect(side.pitch).toEqual(eleven);
    expect(side.bench.map(({ slug }) => slug)).toEqual(["other"]);
    expect([side.booked.size, side.fresh.size]).toEqual([0, 0]);
  });

  test("knows its goalkeeper", () => {
    const side = kickOffSide({ formation: "4-4-2", starters: [forward, defender, keeper], bench: [] });
    expect(keeperOf(side)).toBe(keeper);
    expect(keeperOf(sideWith([keeper]))).toBeUndefined();
  });
});

describe("who does it", () => {
  test("scores: forwards most, then midfielders, and goalkeepers never", () => {
    const { keeper: never, ...shares } = sharesOf((chance) => pickTalent(chance, eleven, "goal"));
    expect(never).toBeUndefined();
    expect(shares["forward"]).toBeGreaterThan(0.6);
    expect(shares["midfielder"]).toBeGreaterThan(0.2);
    expect(shares["defender"]).toBeGreaterThan(0.05);
  });

  test("is oftener the better of two, by three quarters for ten points of overall", () => {
    const two = [player("better", "forward", 85), player("good", "forward", 75)];
    for (const deed of ["goal", "assist", "penalty"] as const) {
      const { better = 0, good = 1 } = sharesOf((chance) => pickTalent(chance, two, deed));
      expect(better / good).toBeGreaterThan(1.65);
      expect(better / good).toBeLessThan(1.85);
    }
  });

  test("is anyone of a position alike, unless a factor says otherwise", () => {
    const weights = { goalkeeper: 0, defender: 1, midfielder: 1, forward: 2 };
    const plain = sharesOf((chance) => pickAny(chance, eleven, weights));
    expect(plain["keeper"]).toBeUndefined();
    expect(plain["forward"]).toBeCloseTo(0.5, 1);
    const only = sharesOf((chance) =>
      pickAny(chance, eleven, weights, ({ slug }) => (slug === "defender" ? 2 : 0)),
    );
    expect(only).toEqual({ defender: expect.closeTo(1, 6) });
  });

  test("is nobody where everybody's factor is 0", () => {
    const weights = { goalkeeper: 1, defender: 1, midfielder: 1, forward: 1 };
    expect(pickAny(noWhim, eleven, weights, () => 0)).toBeUndefined();
  });
});

describe("who comes on", () => {
  const spareKeeper = player("spare-keeper", "goalkeeper", 99);

  test("is a goalkeeper only for a goalkeeper, and nobody else for one", () => {
    const side = sideWith([player("star", "forward", 99), spareKeeper]);
    expect(pickSubstitute(noWhim, side, keeper)).toBe(spareKeeper);
    expect(pickSubstitute(noWhim, side, forward)?.slug).toBe("star");
    expect(pickSubstitute(noWhim, sideWith([forward]), keeper)).toBeUndefined();
    expect(pickSubstitute(noWhim, sideWith([spareKeeper]), forward)).toBeUndefined();
  });

  test("is the best of the same position", () => {
    const side = sideWith([player("good", "forward", 75), player("best", "forward", 80)]);
    expect(pickSubstitute(noWhim, side, forward)?.slug).toBe("best");
  });

  test("is someone of another position only if he is better by more than 8", () => {
    const same = player("same", "midfielder", 70);
    const withOther = (overall: number) => sideWith([player("other", "defender", overall), same]);
    expect(pickSubstitute(noWhim, withOther(77), midfielder)).toBe(same);
    expect(pickSubstitute(noWhim, withOther(79), midfielder)?.slug).toBe("other");
  });

  test("is now and then a slightly worse one", () => {
    const side = sideWith([player("good", "forward", 75), player("better", "forward", 77)]);
    const { good = 0, better = 0 } = sharesOf((chance) => pickSubstitute(chance, side, forward));
    expect(good).toBeGreaterThan(0.2);
    expect(better).toBeGreaterThan(0.6);
  });
});
