import { type Club, clubs } from "#game/world/catalogue/clubs.ts";
import { leagues } from "#game/world/catalogue/leagues.ts";
import { players } from "#game/world/catalogue/players.ts";
import type { LeagueId, ProvidedClub, ProvidedLeague, ProvidedPlayer } from "#server/football/provider.ts";
import { lookOf } from "./club-look.ts";
import { matchPlayers } from "./match-players.ts";

type ClubNumber = "apiFootballId" | "fplCode";

/** A league from the catalogue: a provider's names for it aren't needed. */
export function toProvidedLeague(leagueId: LeagueId): ProvidedLeague[] {
  return leagues
    .filter(({ slug }) => slug === leagueId)
    .map(({ slug, name, country }) => ({ id: slug, name, country }));
}

/** The catalogue's club with this number at a provider; null: none. */
export function catalogueClub(numberedBy: ClubNumber, number: number): Club | null {
  return clubs.find((club) => club[numberedBy] === number) ?? null;
}

/** A club as a provider names it. */
export interface GivenClub {
  readonly key: string;
  readonly name: string;
  /** Three letters; null: the provider doesn't tell them. */
  readonly code: string | null;
}

/** Three capital letters, as on a scoreboard. */
const OFFICIAL_CODE = /^[A-Z]{3}$/u;

/**
 * A provider's club with the catalogue's names and colours if it's in there, so all providers describe a club in the
 * same words. Its picture is the generated badge: pages load nothing from third parties.
 */
export function toProvidedClub(
  { key, name, code: given }: GivenClub,
  leagueId: LeagueId,
  known: Club | null,
): ProvidedClub {
  const { shortName, code: derived, colours } = known ?? lookOf(leagueId, name);
  const code = known === null && given !== null && OFFICIAL_CODE.test(given) ? given : derived;
  return {
    key,
    leagueId,
    name: known?.name ?? name,
    shortName,
    code,
    primaryColour: colours[0],
    secondaryColour: colours[1],
    logoUrl: null,
  };
}

export type GivenPlayer = Omit<ProvidedPlayer, "shortName" | "photoUrl"> & { readonly shortName: string };

/** A provider's squad with the catalogue's names, and its overalls if the provider has none. */
export function toProvidedPlayers(squad: readonly GivenPlayer[], club: Club | null): ProvidedPlayer[] {
  const known = players
    .filter((player) => player.club === club?.slug)
    .map((player) => ({ ...player, shortName: player.name }));
  const matches = matchPlayers(squad, known);
  return squad.map((given) => {
    const match = matches.get(given);
    return {
      ...given,
      name: match?.name ?? given.name,
      ownName: match === undefined || match.name === given.name ? null : given.name,
      overall: given.overall ?? match?.overall ?? null,
      photoUrl: null,
    };
  });
}
