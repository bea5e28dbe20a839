/** A match of a round: who is at home and who is away. */
export interface Pairing<Club> {
  readonly home: Club;
  readonly away: Club;
}

/**
 * A double round-robin: everyone meets everyone once at home and once away, each plays once a round, and the second half
 * of the season repeats the first with the sides changed.
 *
 * By the circle method: one club stays, the others turn around it by one place a round. Sides change from round to
 * round, so no club is at home or away for long.
 *
 * @param clubs an even number of them
 */
export function roundRobin<Club>(clubs: readonly Club[]): Pairing<Club>[][] {
  const [fixed, ...turning] = clubs;
  if (fixed === undefined) return [];
  const firstHalf = turning.map((_, round) =>
    roundOf(fixed, [...turning.slice(round), ...turning.slice(0, round)], round),
  );
  const secondHalf = firstHalf.map((round) => round.map(({ home, away }) => ({ home: away, away: home })));
  return [...firstHalf, ...secondHalf];
}

function roundOf<Club>(fixed: Club, circle: readonly Club[], round: number): Pairing<Club>[] {
  const half = (circle.length + 1) / 2;
  const left = [fixed, ...circle.slice(0, half - 1)];
  const right = circle.slice(half - 1).reverse();
  return left.flatMap((one, at) => {
    const isSwapped = at === 0 ? round % 2 === 1 : at % 2 === 1;
    const opponent = right.slice(at, at + 1);
    return opponent.map((other) => (isSwapped ? { home: other, away: one } : { home: one, away: other }));
  });
}
