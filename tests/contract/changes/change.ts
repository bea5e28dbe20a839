import type { RequestOf, Endpoint } from "#contract/endpoint.ts";
import type { MadeLeague } from "#tests/support/fantasy-league.ts";
import type { TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

/** What all changes share. */
export interface Ground {
  readonly app: TestApp;
  readonly league: MadeLeague;
  readonly admin: TestUser;
}

/** A request that succeeds, and a different request for the same call. */
export interface Prepared {
  readonly user: TestUser;
  readonly request: Partial<RequestOf<Endpoint>>;
  /** Left out if the call's request can say only one thing. */
  readonly other?: Partial<RequestOf<Endpoint>>;
  /** For calls that take a file. */
  readonly file?: Buffer;
  readonly otherFile?: Buffer;
}

/** Creates what a call needs to succeed once. */
export type Change = (ground: Ground) => Promise<Prepared>;
