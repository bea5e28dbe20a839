/** In the order of the specification (spec §9). */
export const leagueSlugs = ["premier-league", "la-liga", "serie-a"] as const;

export type LeagueSlug = (typeof leagueSlugs)[number];

/** A league that Panna follows (spec §9). */
export interface League {
  readonly slug: LeagueSlug;
  readonly name: string;
  readonly country: string;
  /** The league's number at API-Football. */
  readonly apiFootballId: number;
}

/** The three leagues of the specification (spec §9), in its order. */
export const leagues: readonly League[] = [
  { slug: "premier-league", name: "Premier League", country: "England", apiFootballId: 39 },
  { slug: "la-liga", name: "La Liga", country: "Spain", apiFootballId: 140 },
  { slug: "serie-a", name: "Serie A", country: "Italy", apiFootballId: 135 },
];

/** The place of a league among them, from 0; -1 for any other. */
export function placeOfLeague(slug: string): number {
  return leagues.findIndex((league) => league.slug === slug);
}
