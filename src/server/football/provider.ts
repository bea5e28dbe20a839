import type { Position } from "#game/card/position.ts";
import type { Performance } from "#game/football/performance.ts";
import type { LeagueSlug } from "#game/world/catalogue/leagues.ts";
import type { Config } from "#server/config.ts";
import type { ProviderTrouble } from "#server/football/remote/provider-trouble.ts";
import type { Side } from "#game/side.ts";
import type { FixtureEvent } from "./table.ts";

/** The leagues Panna follows, as the database has them. */
export type LeagueId = LeagueSlug;

export interface ProvidedLeague {
  readonly id: LeagueId;
  readonly name: string;
  readonly country: string;
}

/** A club, under the provider's own key. */
export interface ProvidedClub {
  readonly key: string;
  readonly leagueId: LeagueId;
  readonly name: string;
  readonly shortName: string;
  readonly code: string;
  readonly primaryColour: string;
  readonly secondaryColour: string;
  readonly logoUrl: string | null;
}

export interface ProvidedPlayer {
  readonly key: string;
  readonly clubKey: string;
  readonly name: string;
  /** Null, as in the overall and the picture: unknown. What's stored stays. */
  readonly shortName: string | null;
  readonly position: Position;
  readonly overall: number | null;
  readonly photoUrl: string | null;
  /** The Premier League's number for the player, the same with every provider that has it. */
  readonly code?: string | null | undefined;
  /** The provider's own name, if `name` is the catalogue's. */
  readonly ownName?: string | null | undefined;
  /** Such as 2001-09-05. */
  readonly birthDate?: string | null | undefined;
  readonly shirtNumber?: number | null | undefined;
  /** The season of club, position and overall; left out: the catalogue's. */
  readonly season?: number | null | undefined;
  /** Whether the player can play; left out if the provider doesn't say. */
  readonly isFit?: boolean | null | undefined;
  /** Whether the player has left the league; left out: no. The club is then his last one there. */
  readonly hasLeft?: boolean | undefined;
}

export interface ProvidedFixture {
  readonly key: string;
  readonly leagueId: LeagueId;
  /** The year in which the season starts. */
  readonly season: number;
  readonly round: number;
  readonly homeClubKey: string;
  readonly awayClubKey: string;
  /** Epoch milliseconds. */
  readonly kickOff: number;
  /** API-Football's codes: NS, TBD, 1H, HT, 2H, FT and so on. */
  readonly status: string;
  readonly elapsed: number | null;
  readonly homeGoals: number | null;
  readonly awayGoals: number | null;
}

interface ProvidedPerformance {
  readonly playerKey: string;
  /** The side the player was on; null or left out: unknown. */
  readonly side?: Side | null | undefined;
  readonly performance: Performance;
}

export interface ProvidedDetails {
  readonly fixtureKey: string;
  readonly events: readonly FixtureEvent[];
  readonly performances: readonly ProvidedPerformance[];
}

/** A side's team in a fixture. It's given only when it's known whole: all eleven starters. */
export interface ProvidedLineUp {
  readonly fixtureKey: string;
  readonly side: Side;
  /** The goalkeeper first. */
  readonly starterKeys: readonly string[];
  /** Null: the provider doesn't name the bench. */
  readonly benchKeys: readonly string[] | null;
}

/** A fixture whose line-ups are wanted now. */
export interface AwaitedLineUps {
  readonly key: string;
  /** Epoch milliseconds. */
  readonly kickOff: number;
  /** Whether both line-ups are stored. */
  readonly isKnown: boolean;
}

export interface ProvidedCatalogue {
  readonly leagues: readonly ProvidedLeague[];
  readonly clubs: readonly ProvidedClub[];
  /** A player can be given once per season. */
  readonly players: readonly ProvidedPlayer[];
  /** The keys of the clubs whose whole squads are among the players; left out: none. */
  readonly wholeSquads?: readonly string[];
  /** The season of all this, by the year in which it starts; null or left out: unknown. */
  readonly season?: number | null;
}

/** Where football comes from. `now` is the application's time, in epoch milliseconds. */
export interface FootballProvider {
  readonly name: Config["footballProvider"];
  catalogue(now: number): Promise<ProvidedCatalogue>;
  /** Fixtures of the seasons that contain `now`, in their current state: all, or those that may have changed. */
  fixtures(now: number): Promise<readonly ProvidedFixture[]>;
  /** Current events and performances of these fixtures; fixtures without any are left out. */
  details(fixtureKeys: readonly string[], now: number): Promise<readonly ProvidedDetails[]>;
  /** The line-ups of these fixtures that are known by now. Left out: the provider never tells line-ups. */
  lineUps?(awaited: readonly AwaitedLineUps[], now: number): Promise<readonly ProvidedLineUp[]>;
  /** Confirms that the result of the last `catalogue` or `fixtures` call is stored. */
  noteStored?(now: number): Promise<void>;
  /** How it went since the last report. A provider within this process has no trouble. */
  takeReport?(): ProviderReport;
}

/** How it went with a provider on the network. */
export interface ProviderReport {
  /** The most serious trouble; null: none. */
  readonly trouble: ProviderTrouble | null;
  /** The requests that were answered, such as `live`. Empty without requests. */
  readonly answered: ReadonlySet<string>;
  /** The requests that need no answer now: no match is in play. */
  readonly idle: ReadonlySet<string>;
}
