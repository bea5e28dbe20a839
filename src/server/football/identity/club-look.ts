import { type Club, clubs } from "#game/world/catalogue/clubs.ts";
import { seedOf } from "#game/seed.ts";
import type { LeagueId } from "#server/football/provider.ts";

/** A club's names, letters and colours, for small badges. */
export interface ClubLook {
  readonly shortName: string;
  readonly code: string;
  readonly colours: readonly [primary: string, secondary: string];
}

/** The catalogue's club with this name or short name in a league; null: none. */
export function findCatalogueClub(league: LeagueId, name: string): Club | null {
  const ofLeague = clubs.filter((club) => club.league === league);
  return ofLeague.find((club) => club.name === name || club.shortName === name) ?? null;
}

/** A club's look: the catalogue's if it has the club, else derived from the name, always the same. */
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

/** Colour pairs that are easy to tell apart, ground and mark. */
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
