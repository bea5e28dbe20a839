import type {
  LeagueId,
  ProvidedCatalogue,
  ProvidedDetails,
  ProvidedFixture,
} from "#server/football/provider.ts";
import type { RequestPurpose } from "./spend-request.ts";

/** A fixture as a remote provider has it. What it does not tell (a date that is not fixed) stays as it is stored. */
export interface RemoteFixture extends Omit<ProvidedFixture, "kickOff" | "round"> {
  readonly kickOff: number | null;
  readonly round: number | null;
}

/** Part of the catalogue or of the schedule that one or a few requests bring. */
export interface Part<Value> {
  /** What it is, unique and lasting: `squad 42`. */
  readonly what: string;
  /** How often it is read, in milliseconds of the application's time. */
  readonly everyMs: number;
  read(): Promise<Value>;
}

export interface RemoteState {
  readonly fixture: RemoteFixture;
  /** Null if there is none yet, or not enough of it to store. */
  readonly details: ProvidedDetails | null;
  /** False where it names somebody whose figures cannot be read: who is missing in the details may have played. */
  readonly isWhole: boolean;
}

export interface RemoteSchedule {
  readonly leagueId: LeagueId;
  readonly fixtures: readonly RemoteFixture[];
  /** False where the answer itself says that it holds less than there is. */
  readonly isWhole: boolean;
}

/** A fixture that is stored, as an adapter needs it to ask for its details. */
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
  /** Whether the players of both clubs were asked for: before that no performance could be stored. */
  readonly hasSquads: boolean;
}

/**
 * A provider on the network: what to ask, and how to read it. When to ask, and what of it may be stored, is decided by
 * `remoteProvider` for all of them. Whatever asks may throw ProviderTrouble; what only tells what to ask does not.
 */
export interface RemoteAdapter {
  readonly name: "api-football" | "fpl";
  catalogueParts(now: number): Promise<readonly Part<ProvidedCatalogue>[]>;
  scheduleParts(now: number): readonly Part<RemoteSchedule>[];
  /** The fixtures that are being played, all leagues at once. */
  live(inPlay: readonly StoredFixture[]): Promise<readonly RemoteFixture[]>;
  /** State and details of these fixtures, in one request as far as `batches` allows. */
  states(fixtures: readonly StoredFixture[], purpose: RequestPurpose): Promise<readonly RemoteState[]>;
  /** The parts of the catalogue that would bring players of this fixture who are not known. */
  squadParts(fixture: StoredFixture): readonly string[];
  /** Puts fixtures together that one call of `states` takes. */
  batches(fixtures: readonly StoredFixture[]): readonly (readonly StoredFixture[])[];
}
