/** How the names of requests for details begin. */
export const DETAILS = "details ";

/** The name of the request for a fixture's details. */
export function askOf(fixtureKey: string): string {
  return `${DETAILS}${fixtureKey}`;
}

/** The name of the request for a fixture's line-ups. */
export function lineUpsAskOf(fixtureKey: string): string {
  return `line-ups ${fixtureKey}`;
}

/** The name for rereading a part, even if it keeps failing. */
export function strangersOf(part: string): string {
  return `strangers in ${part}`;
}

/** The name under which the start of a series of failures is stored. */
export function failingOf(what: string): string {
  return `failing ${what}`;
}
