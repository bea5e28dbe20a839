import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { drawBaseSet } from "#game/card/base-set.ts";
import { positions } from "#game/card/position.ts";
import type { Position } from "#game/card/position.ts";
import { regularsAmong } from "#game/football/form/regulars.ts";
import { clubs } from "./clubs.ts";
import { leagues } from "./leagues.ts";
import { players } from "./players.ts";
import type { CataloguePlayer } from "./players.ts";

const dataFolder = new URL("../../../../../shared/data/football/", import.meta.url);
const hasData = existsSync(dataFolder);
if (!hasData)
  console.warn(`The recorded data is not at ${dataFolder.pathname}: names are not checked against it.`);

const smallestSquad: Record<Position, number> = { goalkeeper: 2, defender: 5, midfielder: 5, forward: 3 };

function squadOf(club: string, position: Position): CataloguePlayer[] {
  return players.filter((player) => player.club === club && player.position === position);
}

/** The share of all players whose overall lies between the two, both included. */
function shareOf(from: number, to: number): number {
  return players.filter(({ overall }) => overall >= from && overall <= to).length / players.length;
}

describe("catalogue", () => {
  // shows: 9.35, 9.37
  test("there are twenty clubs in each of the three leagues, every slug and code once", () => {
    for (const league of leagues) {
      const ofLeague = clubs.filter((club) => club.league === league.slug);
      expect(ofLeague).toHaveLength(20);
      expect(new Set(ofLeague.map((club) => club.code)).size).toBe(20);
    }
    expect(new Set(clubs.map((club) => club.slug)).size).toBe(60);
    expect(new Set(clubs.map((club) => club.apiFootballId)).size).toBe(60);
  });

  test("every code has three letters and every colour six digits", () => {
    for (const club of clubs) {
      expect(club.code).toMatch(/^[A-Z]{3}$/);
      for (const colour of club.colours) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  test("there are about a thousand players, every slug once and each at a club of the catalogue", () => {
    const slugs = new Set(clubs.map((club) => club.slug));
    expect(players.length).toBeGreaterThanOrEqual(1000);
    expect(new Set(players.map((player) => player.slug)).size).toBe(players.length);
    for (const player of players) {
      expect(player.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(slugs).toContain(player.club);
    }
  });

  test("every club can field a team and fill a bench in each position", () => {
    const short = clubs.flatMap(({ slug }) =>
      positions
        .filter((position) => squadOf(slug, position).length < smallestSquad[position])
        .map((position) => `${slug}: ${position}`),
    );
    expect(short).toEqual([]);
  });

  test("overalls are between 1 and 99, most of them common and few legendary", () => {
    expect(shareOf(1, 99)).toBe(1);
    expect(shareOf(1, 74)).toBeGreaterThan(0.5);
    expect(shareOf(83, 88)).toBeGreaterThan(0.08);
    expect(shareOf(89, 99)).toBeGreaterThan(0.01);
    expect(shareOf(89, 99)).toBeLessThanOrEqual(0.04);
  });

  test("a base set can be drawn before a ball is kicked", () => {
    const slugs = clubs.filter(({ league }) => league === "premier-league").map(({ slug }) => slug);
    const unplayed = players
      .filter(({ club }) => slugs.includes(club))
      .map(({ club, position, overall }, at) => ({
        playerId: at,
        clubId: slugs.indexOf(club),
        position,
        overall,
        isFit: null,
        games: [],
        lastSeason: null,
      }));
    const drawn = drawBaseSet(regularsAmong(unplayed), "alice");
    expect(drawn.ok && drawn.value).toHaveLength(11);
  });

  test.runIf(hasData)("at least 95 % of the names are listed for that club and position in 2026-27", () => {
    const listings = readListings();
    const unlisted = players.filter((player) => !isListed(player, listings)).map(({ name }) => name);
    const mostAllowed = Math.floor(players.length * 0.05);
    expect(unlisted.slice(mostAllowed)).toEqual([]);
  });
});

interface Listing {
  readonly team: string;
  readonly position: string;
  readonly names: readonly (readonly string[])[];
}

/** What the recorded list calls a club, where it is neither our name nor ours with more words around it. */
const listedAs: Record<string, string> = {
  "manchester-united": "Man Utd",
  "nottingham-forest": "Nott'm Forest",
};

function readListings(): Listing[] {
  const [, ...lines] = readFileSync(new URL("players-2026-27.csv", dataFolder), "utf8").trim().split("\n");
  return lines.map((line) => {
    const [, , team = "", name = "", shortName = "", position = ""] = line.split(",");
    return { team, position, names: [wordsOf(name), wordsOf(shortName), wordsOf(`${name} ${shortName}`)] };
  });
}

function isListed(player: CataloguePlayer, listings: readonly Listing[]): boolean {
  const club = clubs.find(({ slug }) => slug === player.club);
  const name = wordsOf(player.name);
  return listings.some(
    ({ team, position, names }) =>
      club !== undefined &&
      position === player.position &&
      isSameClub(club.slug, [club.name, club.shortName], team) &&
      names.some((listed) => listed.length > 0 && (covers(listed, name) || covers(name, listed))),
  );
}

function isSameClub(slug: string, names: readonly string[], team: string): boolean {
  const listed = wordsOf(team);
  const known = [...names, listedAs[slug] ?? names[0] ?? ""].map(wordsOf);
  if (slug === "tottenham") return team === "Spurs";
  return known.some((name) => covers(listed, name));
}

/** Whether every word of the second name is in the first; an initial stands for the word it begins. */
function covers(full: readonly string[], part: readonly string[]): boolean {
  return part.every((word) =>
    full.some((other) => other === word || isInitialOf(word, other) || isInitialOf(other, word)),
  );
}

function isInitialOf(initial: string, word: string): boolean {
  return initial.length <= 2 && word.startsWith(initial);
}

/** The words of a name without accents; two words that the list has run together ("GarcíaRubén") are parted. */
function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([\p{Ll}]{3})(\p{Lu})/gu, "$1 $2")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ø", "o")
    .replaceAll("đ", "d")
    .replaceAll("ı", "i")
    .replaceAll("'", "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}
