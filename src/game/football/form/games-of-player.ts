/** What decides whether a finished fixture is a player's game. */
interface ClubFixture {
  readonly id: number;
  readonly round: number;
  /** Epoch milliseconds. */
  readonly kickOff: number;
}

interface Games<Fixture extends ClubFixture> {
  /** The fixtures of the player's present club. */
  readonly ofClub: readonly Fixture[];
  /** Those without it in which the player has figures: for an earlier club. */
  readonly elsewhere: readonly Fixture[];
  /** Whether the player has figures in a fixture, by its id. */
  readonly hasFigures: (fixtureId: number) => boolean;
}

/**
 * A player's games by kick-off: the fixtures of the club, played or missed, and those that the player had for another one.
 * A player who has changed clubs did not miss what the new one played in the rounds before (docs/rules.md#regulars).
 */
export function gamesOfPlayer<Fixture extends ClubFixture>({
  ofClub,
  elsewhere,
  hasFigures,
}: Games<Fixture>): readonly Fixture[] {
  if (elsewhere.length === 0) return ofClub;
  const roundsElsewhere = new Set(elsewhere.map(({ round }) => round));
  const own = ofClub.filter(({ id, round }) => hasFigures(id) || !roundsElsewhere.has(round));
  return [...own, ...elsewhere].toSorted((a, b) => a.kickOff - b.kickOff || a.id - b.id);
}
