import { describe, expect, test } from "vitest";
import { positions } from "#game/card/position.ts";
import type { Position } from "#game/card/position.ts";
import { clubs } from "#game/world/catalogue/clubs.ts";
import type { CataloguePlayer } from "#game/world/catalogue/players.ts";
import { fixturesOf } from "#game/world/fixtures-of.ts";
import type { Fixture } from "#game/world/fixtures-of.ts";
import { formations } from "./formation.ts";
import type { MatchFormation } from "./formation.ts";
import { selectLineUp, squadOf } from "./select-line-up.ts";
import type { LineUp } from "./select-line-up.ts";

interface OfRound extends LineUp {
  readonly club: string;
  readonly round: number;
}

function fixtures(): Fixture[] {
  return (["premier-league", "la-liga", "serie-a"] as const).flatMap((league) => fixturesOf(league, 2026, 1));
}

/** The line-ups of every club in the first rounds of a season. */
function lineUpsByClub(rounds = 19): OfRound[][] {
  const season = fixtures().filter(({ round }) => round <= rounds);
  return clubs.map(({ slug: club }) =>
    season
      .filter(({ home, away }) => home === club || away === club)
      .map((fixture) => ({ club, round: fixture.round, ...selectLineUp(fixture, club) })),
  );
}

/** The players of a squad who are in neither eleven nor bench. */
function absentFrom({ club, starters, bench }: OfRound): CataloguePlayer[] {
  return squadOf(club).filter((player) => !starters.includes(player) && !bench.includes(player));
}

function countOf(players: readonly CataloguePlayer[], position: Position): number {
  return players.filter((player) => player.position === position).length;
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** How often clubs with few forwards in the squad, or with many, play each formation. */
function sharesOf(hasMany: boolean): Partial<Record<MatchFormation, number>> {
  const lineUps = [1, 2, 3, 4, 5].flatMap((seed) =>
    fixturesOf("serie-a", 2026, seed).map((fixture) => ({
      ...selectLineUp(fixture, fixture.home),
      club: fixture.home,
    })),
  );
  const ofClubs = lineUps.filter(({ club }) => countOf(squadOf(club), "forward") >= 4 === hasMany);
  const shares: Partial<Record<MatchFormation, number>> = {};
  for (const { formation } of ofClubs) shares[formation] = (shares[formation] ?? 0) + 1 / ofClubs.length;
  return shares;
}

describe("line-up", () => {
  test("the best of a squad start nearly always, but sometimes miss a match", () => {
    const starts = lineUpsByClub().map((lineUps) => {
      const [best] = [...squadOf(lineUps[0]?.club ?? "")].sort((a, b) => b.overall - a.overall);
      return lineUps.filter(({ starters }) => starters.some((player) => player === best)).length;
    });
    expect(meanOf(starts)).toBeGreaterThan(15);
    expect(meanOf(starts)).toBeLessThan(19);
  });

  test("the eleven are the goalkeeper, then position by position from the back", () => {
    for (const { starters } of lineUpsByClub().flat()) {
      const order = starters.map(({ position }) => positions.indexOf(position));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      expect(countOf(starters, "goalkeeper")).toBe(1);
    }
  });

  test("starters are better than those of their position on the bench, though not in every case", () => {
    const gaps = lineUpsByClub()
      .flat()
      .flatMap(({ starters, bench }) =>
        positions.flatMap((position) => {
          const worst = starters
            .filter((player) => player.position === position)
            .map(({ overall }) => overall);
          const best = bench.filter((player) => player.position === position).map(({ overall }) => overall);
          return worst.length === 0 || best.length === 0 ? [] : [Math.min(...worst) - Math.max(...best)];
        }),
      );
    expect(meanOf(gaps.map((gap) => (gap >= 0 ? 1 : 0)))).toBeGreaterThan(0.6);
    expect(meanOf(gaps.map((gap) => (gap >= 0 ? 1 : 0)))).toBeLessThan(0.9);
    expect(Math.min(...gaps)).toBeLessThan(0);
    expect(Math.min(...gaps)).toBeGreaterThan(-15);
  });

  test("the bench has everyone else who is fit, the best first but for form on the day", () => {
    const all = lineUpsByClub().flat();
    const slopes = all.map(({ bench }) => {
      const half = Math.floor(bench.length / 2);
      const mean = (players: readonly CataloguePlayer[]) => meanOf(players.map(({ overall }) => overall));
      return mean(bench.slice(0, half)) - mean(bench.slice(half));
    });
    expect(meanOf(slopes)).toBeGreaterThan(1);
    expect(all.every(({ starters, bench }) => bench.every((player) => !starters.includes(player)))).toBe(
      true,
    );
  });

  test("goalkeepers are changed less than others", () => {
    const changes = (position: Position) =>
      meanOf(
        lineUpsByClub().map((lineUps) => {
          const elevens = lineUps.map(({ starters }) => starters.filter((one) => one.position === position));
          return new Set(elevens.flat()).size / meanOf(elevens.map((players) => players.length));
        }),
      );
    expect(changes("goalkeeper")).toBeLessThan(1.6);
    expect(changes("goalkeeper")).toBeLessThan(changes("defender"));
  });
});

describe("absence", () => {
  test("leaves every club sixteen players at least", () => {
    const left = lineUpsByClub(38)
      .flat()
      .map(({ starters, bench }) => starters.length + bench.length);
    expect(Math.min(...left)).toBe(16);
  });

  test("lasts for the whole spell of three rounds, and a new spell strikes others", () => {
    const spells = lineUpsByClub().map((lineUps) =>
      [9, 10, 11, 12].map((round) => lineUps.filter((one) => one.round === round).flatMap(absentFrom)),
    );
    expect(spells.some(([first]) => first && first.length > 0)).toBe(true);
    for (const [first, second, third] of spells) {
      expect(second).toEqual(first);
      expect(third).toEqual(first);
    }
    const slugs = (players: readonly CataloguePlayer[] = []) => players.map(({ slug }) => slug).join();
    expect(spells.filter(([, , last, next]) => slugs(last) !== slugs(next)).length).toBeGreaterThan(30);
  });

  test("strikes at most one player of a position", () => {
    const most = lineUpsByClub()
      .flat()
      .map((lineUp) => Math.max(...positions.map((one) => countOf(absentFrom(lineUp), one))));
    expect(Math.max(...most)).toBe(1);
  });

  test("strikes some seven in a hundred, fewer in small squads", () => {
    const all = lineUpsByClub(38).flat();
    const rate = meanOf(all.map((lineUp) => absentFrom(lineUp).length / squadOf(lineUp.club).length));
    expect(rate).toBeGreaterThan(0.04);
    expect(rate).toBeLessThan(0.07);
  });

  test("is the same at home and away, and another in another season or world", () => {
    const [fixture] = fixtures();
    if (!fixture) throw new Error("There is no fixture.");
    const absent = (changes: Partial<Fixture>) => {
      const other = { ...fixture, ...changes };
      return clubs.map(({ slug }) => absentFrom({ club: slug, round: 1, ...selectLineUp(other, slug) }));
    };
    expect(absent({ id: fixture.id + 1 })).toEqual(absent({}));
    expect(absent({ season: 2027 })).not.toEqual(absent({}));
    expect(absent({ seed: 2 })).not.toEqual(absent({}));
  });
});

describe("the formation", () => {
  test("is nearly always the one that a club prefers in that season", () => {
    const mostPlayed = lineUpsByClub().map((lineUps) => {
      const names = lineUps.map(({ formation }) => formation);
      return Math.max(...names.map((name) => names.filter((other) => other === name).length)) / names.length;
    });
    expect(meanOf(mostPlayed)).toBeGreaterThan(0.8);
    expect(meanOf(mostPlayed)).toBeLessThan(0.92);
  });

  test("is 4-2-3-1 most often, and with many forwards more often one that starts two or three", () => {
    const few = sharesOf(false);
    const many = sharesOf(true);
    expect(few["4-2-3-1"]).toBeGreaterThan(0.5);
    expect(few["4-3-3"] ?? 0).toBeLessThan(0.05);
    expect(many["4-3-3"]).toBeGreaterThan(0.08);
    expect(many["4-2-3-1"]).toBeGreaterThan(0.25);
    expect(many["4-2-3-1"]).toBeLessThan(few["4-2-3-1"] ?? 0);
    expect(few["3-4-2-1"]).toBeGreaterThan(many["3-4-2-1"] ?? 1);
  });

  test("is each of the six somewhere", () => {
    expect(
      new Set(
        lineUpsByClub()
          .flat()
          .map(({ formation }) => formation),
      ),
    ).toEqual(new Set(Object.keys(formations)));
  });

  test("is one that the fit can fill", () => {
    for (const { formation, starters } of lineUpsByClub().flat()) {
      for (const position of positions) {
        expect(countOf(starters, position)).toBe(formations[formation][position]);
      }
    }
  });

  test("changes a club's eleven in the course of a season", () => {
    for (const lineUps of lineUpsByClub()) {
      const elevens = new Set(lineUps.map(({ starters }) => starters.map((player) => player.slug).join()));
      expect(elevens.size).toBeGreaterThan(1);
    }
  });
});

describe("a squad", () => {
  test("is a club's, and none of a club that the catalogue doesn't have", () => {
    for (const { slug } of clubs) expect(squadOf(slug).every(({ club }) => club === slug)).toBe(true);
    expect(squadOf("no-club")).toEqual([]);
  });
});
