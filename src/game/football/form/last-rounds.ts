/** The rounds whose fixtures a player's form looks back on (docs/rules.md#regulars). */
const FORM_ROUNDS = 10;

/**
 * The finished fixtures of a season's last ten rounds, in the order given. A round counts from the moment half of its
 * fixtures are finished: one that was brought forward is a game of its two clubs, and takes none from the others.
 */
export function fixturesOfLastRounds<Fixture extends { readonly round: number }>(
  season: readonly Fixture[],
  isFinished: (fixture: Fixture) => boolean,
): Fixture[] {
  const rounds = [...Map.groupBy(season, ({ round }) => round)]
    .filter(([, fixtures]) => 2 * fixtures.filter(isFinished).length >= fixtures.length)
    .map(([round]) => round)
    .sort((a, b) => b - a);
  const first = rounds[FORM_ROUNDS - 1] ?? 0;
  return season.filter((fixture) => fixture.round >= first && isFinished(fixture));
}
