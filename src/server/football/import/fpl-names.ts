import type { Position } from "#game/card/position.ts";
import { findCatalogueClub } from "#server/football/identity/club-look.ts";
import type { NeutralOf } from "./neutral-form.ts";

/** The Fantasy Premier League's names for leagues, positions and clubs, in the neutral form. */
export const FPL_LEAGUE = { key: "premier-league", name: "Premier League", country: "England" } as const;

export const fplPositions: Readonly<Record<string, Position>> = {
  GK: "goalkeeper",
  DEF: "defender",
  MID: "midfielder",
  FWD: "forward",
};

/** Names for clubs that only the game uses. */
const otherNames: Readonly<Record<string, string>> = {
  "Man Utd": "Manchester United",
  Spurs: "Tottenham Hotspur",
  "Nott'm Forest": "Nottingham Forest",
};

function clubNamed(name: string) {
  return findCatalogueClub(FPL_LEAGUE.key, otherNames[name] ?? name);
}

/** The catalogue's key if it has the club, so other files can refer to it; else one derived from the name. */
export function clubKeyOf(name: string): string {
  return clubNamed(name)?.slug ?? name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}

/** A club of the FPL archive, with Panna's name if it knows the club. */
export function toClub(name: string): NeutralOf<"club"> {
  return { kind: "club", key: clubKeyOf(name), league: FPL_LEAGUE.key, name: clubNamed(name)?.name ?? name };
}
