import type { Readable } from "node:stream";
import type { Deps } from "#server/deps.ts";

/** A file of a user's, for the export. */
export interface PersonalFile {
  /** Its path in the export, such as `photos/12.webp`. */
  readonly path: string;
  open(): Promise<Readable | null>;
}

/**
 * What a noun stores of a user: how to erase it, and what the user gets of it in an export. Each noun exports its own
 * part; a new table with users in it belongs to one of them.
 */
export interface PersonalPart {
  /** Its name in the export, such as `cards`. */
  readonly name: string;
  /**
   * Removes what's the user's, and leaves what other users' tables and matches need, without a name. Runs again after
   * a crash, and then changes nothing that's already done.
   */
  erase(deps: Deps, userId: string): Promise<void>;
  /** What's stored of the user and of nobody else, as JSON. */
  collect(deps: Deps, userId: string): Promise<unknown>;
  files?(deps: Deps, userId: string): AsyncIterable<PersonalFile>;
}
