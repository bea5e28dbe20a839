import type { RemoteFixture, StoredFixture } from "./remote-adapter.ts";

/** Fixtures known to be in play that aren't among the given ones. */
export function unnamedIn(
  inPlay: readonly StoredFixture[],
  given: readonly RemoteFixture[],
): readonly StoredFixture[] {
  const named = new Set(given.map(({ key }) => key));
  return inPlay.filter(({ key }) => !named.has(key));
}

/** The clubs of a fixture, which meet once a season on this ground. */
export function pairOf({
  homeClubKey,
  awayClubKey,
}: Pick<RemoteFixture, "homeClubKey" | "awayClubKey">): string {
  return `${homeClubKey} ${awayClubKey}`;
}

/** The name of the request for a fixture's details. */
export function askOf(fixtureKey: string): string {
  return `details ${fixtureKey}`;
}

/** The name for rereading a part, even if it keeps failing. */
export function strangersOf(part: string): string {
  return `strangers in ${part}`;
}
