import * as z from "zod/mini";
import type { Position } from "#game/card/position.ts";
import { catalogueClub, toProvidedClub, toProvidedPlayers } from "#server/football/identity/known-club.ts";
import { orNull, wholeNumber } from "#server/football/remote/lenient-fields.ts";
import type { LeagueId, ProvidedClub, ProvidedPlayer } from "#server/football/provider.ts";

const positions: Readonly<Record<string, Position>> = {
  Goalkeeper: "goalkeeper",
  Defender: "defender",
  Midfielder: "midfielder",
  Attacker: "forward",
};

/** A name worth storing, as long as an imported one can be. */
const named = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

const shirtNumber = wholeNumber(1, 99);

/** A record of `/teams`. Codes and venues can be missing. */
export const teamRecord = z.object({
  team: z.object({ id: wholeNumber(1), name: named, code: orNull(z.string()) }),
});

/** A record of `/players/squads`. */
export const squadRecord = z.object({
  team: z.object({ id: wholeNumber() }),
  players: z.array(z.unknown()),
});

/** A player of a squad. */
export const squadPlayerRecord = z.object({
  id: wholeNumber(1),
  name: named,
  position: z.enum(["Goalkeeper", "Defender", "Midfielder", "Attacker"]),
  /** On the shirt; anything else counts as unknown. */
  number: orNull(shirtNumber),
});

/** An API-Football club, with Panna's own facts if the catalogue has the club. */
export function toClub({ team }: z.output<typeof teamRecord>, leagueId: LeagueId): ProvidedClub {
  return toProvidedClub(
    { key: String(team.id), name: decoded(team.name), code: team.code ?? null },
    leagueId,
    catalogueClub("apiFootballId", team.id),
  );
}

/** The players of a squad as API-Football lists them. */
export function toSquad(
  clubKey: string,
  squad: readonly z.output<typeof squadPlayerRecord>[],
): ProvidedPlayer[] {
  const given = squad.map(({ id, name, position, number }) => ({
    key: String(id),
    clubKey,
    name: decoded(name),
    shortName: decoded(name),
    position: positions[position] ?? "midfielder",
    overall: null,
    shirtNumber: number ?? null,
  }));
  return toProvidedPlayers(given, catalogueClub("apiFootballId", Number(clubKey)));
}

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  apos: "'",
  quot: '"',
  "#039": "'",
  "#39": "'",
};

/** Names sometimes have HTML entities: "Brighton &amp; Hove". */
export function decoded(name: string): string {
  return name
    .replaceAll(/&(amp|apos|quot|#0?39);/g, (whole, entity: string) => entities[entity] ?? whole)
    .trim();
}
