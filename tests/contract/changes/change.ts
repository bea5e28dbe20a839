import type { RequestOf, Endpoint } from "#contract/endpoint.ts";
import type { MadeLeague } from "#tests/support/fantasy-league.ts";
import type { TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

/** What all changes are made in. */
export interface Ground {
  readonly app: TestApp;
  readonly league: MadeLeague;
  readonly admin: TestUser;
}

/** A request that succeeds, and one that asks for something else. */
export interface Prepared {
  readonly user: TestUser;
  readonly request: Partial<RequestOf<Endpoint>>;
  /** Of a call whose request can say only one thing there is none. */
  readonly other?: Partial<RequestOf<Endpoint>>;
  /** Of a call that takes a file. */
  readonly file?: Buffer;
  readonly otherFile?: Buffer;
}

/** Makes whatever a call needs to succeed once. */
export type Change = (ground: Ground) => Promise<Prepared>;
