import type {
  LeagueId,
  ProvidedCatalogue,
  ProvidedDetails,
  ProvidedFixture,
  ProvidedLineUp,
} from "#server/football/provider.ts";
import type { RequestPurpose } from "./spend-request.ts";

/** A remote provider's fixture. Missing facts (a date that isn't fixed) stay as stored. */
export interface RemoteFixture extends Omit<ProvidedFixture, "kickOff" | "round"> {
  readonly kickOff: number | null;
  readonly round: number | null;
}

/** Part of the catalogue or of the schedule that takes one or a few requests. */
export interface Part<Value> {
  /** Its unique and lasting name: `squad 42`. */
  readonly what: string;
  /** How often it's read, in milliseconds of the application's time. */
  readonly everyMs: number;
  read(): Promise<Value>;
  /** Whether the answer has nothing, which is mostly a mistake: it's read again as soon as one that failed. */
  isEmpty(value: Value): boolean;
}

export interface RemoteState {
  readonly fixture: RemoteFixture;
  /** Null: none yet, or not enough to store. */
  readonly details: ProvidedDetails | null;
  /** False if it names a player with unreadable figures: players missing in the details may have played. */
  readonly isWhole: boolean;
}

export interface RemoteSchedule {
  readonly leagueId: LeagueId;
  readonly fixtures: readonly RemoteFixture[];
  /** False if the answer itself says that it's incomplete. */
  readonly isWhole: boolean;
}

/** A stored fixture, with what an adapter needs to request its details. */
export interface StoredFixture {
  readonly key: string;
  readonly kickOff: number;
  readonly status: string;
  readonly elapsed: number | null;
  readonly homeGoals: number | null;
  readonly awayGoals: number | null;
  readonly season: number;
  readonly round: number;
  readonly hasDetails: boolean;
  readonly homeClubKey: string;
  readonly awayClubKey: string;
  /** Whether both clubs' players were requested: before that, no performance can be stored. */
  readonly hasSquads: boolean;
}

/**
 * A provider on the network: what to request, and how to read it. `remoteProvider` decides for all of them when to
 * request, and what of it can be stored. Every method that makes requests can throw ProviderTrouble; the others don't.
 */
export interface RemoteAdapter {
  readonly name: "api-football" | "fpl";
  catalogueParts(now: number): Promise<readonly Part<ProvidedCatalogue>[]>;
  scheduleParts(now: number): readonly Part<RemoteSchedule>[];
  /** The fixtures in play, all leagues at once. */
  live(inPlay: readonly StoredFixture[]): Promise<readonly RemoteFixture[]>;
  /** State and details of these fixtures, in one request as far as `batches` allows. */
  states(fixtures: readonly StoredFixture[], purpose: RequestPurpose): Promise<readonly RemoteState[]>;
  /** The line-ups of these fixtures as far as they're known. Left out: the provider never tells line-ups. */
  lineUps?(fixtures: readonly StoredFixture[]): Promise<readonly ProvidedLineUp[]>;
  /** The parts of the catalogue that could bring a league's unknown clubs. */
  clubParts(leagueId: LeagueId, now: number): readonly string[];
  /** The parts of the catalogue that could bring this fixture's unknown players. */
  squadParts(fixture: StoredFixture): readonly string[];
  /** Groups fixtures for single calls of `states`. */
  batches(fixtures: readonly StoredFixture[]): readonly (readonly StoredFixture[])[];
}
