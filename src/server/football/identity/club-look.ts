import { type Club, clubs } from "#game/world/catalogue/clubs.ts";
import { seedOf } from "#game/seed.ts";
import type { LeagueId } from "#server/football/provider.ts";

/** How a club is shown where its badge is small: names, letters and colours. */
export interface ClubLook {
  readonly shortName: string;
  readonly code: string;
  readonly colours: readonly [primary: string, secondary: string];
}

/** The club of the catalogue that goes by this name or short name in a league, or null. */
export function findCatalogueClub(league: LeagueId, name: string): Club | null {
  const ofLeague = clubs.filter((club) => club.league === league);
  return ofLeague.find((club) => club.name === name || club.shortName === name) ?? null;
}

/** The look of a club: the catalogue's where the club is in it, else made from the name, always the same. */
export function lookOf(league: LeagueId, name: string): ClubLook {
  return (
    findCatalogueClub(league, name) ?? { shortName: name, code: lettersOf(name), colours: coloursOf(name) }
  );
}

const CODE_LENGTH = 3;

function lettersOf(name: string): string {
  const letters = name
    .normalize("NFD")
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, "");
  return letters.slice(0, CODE_LENGTH).padEnd(CODE_LENGTH, "X");
}

/** Pairs that are easy to distinguish, ground and mark. */
const colourPairs = [
  ["#8c1d40", "#f2c14e"],
  ["#1b4d8f", "#ffffff"],
  ["#1f7a4d", "#ffffff"],
  ["#f2a900", "#111111"],
  ["#5b2a86", "#f4f4f4"],
  ["#b3261e", "#ffffff"],
  ["#0e7c86", "#fff3d6"],
  ["#2b2b2b", "#f2c14e"],
] as const;

function coloursOf(name: string): ClubLook["colours"] {
  return colourPairs[seedOf(name) % colourPairs.length] ?? colourPairs[0];
}
