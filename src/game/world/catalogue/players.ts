import type { Position } from "#game/card/position.ts";
import type { Squads } from "./squad.ts";
import { laLigaAthleticToGetafe } from "#game/world/catalogue/squads/la-liga-athletic-to-getafe.ts";
import { laLigaLevanteToVillarreal } from "#game/world/catalogue/squads/la-liga-levante-to-villarreal.ts";
import { premierLeagueArsenalToFulham } from "#game/world/catalogue/squads/premier-league-arsenal-to-fulham.ts";
import { premierLeagueHullToTottenham } from "#game/world/catalogue/squads/premier-league-hull-to-tottenham.ts";
import { serieAAtalantaToLazio } from "#game/world/catalogue/squads/serie-a-atalanta-to-lazio.ts";
import { serieALecceToVenezia } from "#game/world/catalogue/squads/serie-a-lecce-to-venezia.ts";

/** A real player of the catalogue. Names are those that people use; club and position are those of 2026-27. */
export interface CataloguePlayer {
  /** Unique over all clubs; never changes. */
  readonly slug: string;
  readonly name: string;
  /** The slug of the player's club. */
  readonly club: string;
  readonly position: Position;
  /** 1–99 (docs/rules.md#overall-and-rarity). */
  readonly overall: number;
}

const squads: Squads = {
  ...premierLeagueArsenalToFulham,
  ...premierLeagueHullToTottenham,
  ...laLigaAthleticToGetafe,
  ...laLigaLevanteToVillarreal,
  ...serieAAtalantaToLazio,
  ...serieALecceToVenezia,
};

/** Some 1,100 players, by club and within the club by position; every club has at least 2, 5, 5 and 3 of the four. */
export const players: readonly CataloguePlayer[] = Object.entries(squads).flatMap(([club, squad]) =>
  squad.map(([slug, name, position, overall]) => ({ slug, name, club, position, overall })),
);
