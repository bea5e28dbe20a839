import { positions } from "#game/card/position.ts";
import { guessForm } from "#game/fantasy/advice/form.ts";
import { lineUpOdds } from "./line-up-odds.ts";
import { type PlayerForm, shareOfMinutes } from "./player-form.ts";

/** How many fixtures of a usual player a player's own are mixed with (docs/rules.md#regulars). */
const PRIOR_FIXTURES = 4;
/** Who is on the pitch so much of the time has a place in the team: the usual player of a position is one of these. */
const PLACE = 0.7;

/**
 * The share of the club's minutes to expect of each player, 0–1, by the player's id: that of the last six fixtures, else
 * that of last season, else what the overalls of the squad make likely.
 */
export function expectedShares(players: readonly PlayerForm[]): ReadonlyMap<number, number> {
  const odds = lineUpOdds(players);
  return new Map(
    players.map((player) => [player.playerId, shareOfMinutes(player, odds.get(player.playerId) ?? 0)]),
  );
}

/**
 * The points to expect of each player in a fixture of the club, by the player's id: the mean of the last ten rounds, mixed
 * with four fixtures of a usual player of the position who is on the pitch as much (docs/rules.md#regulars).
 */
export function expectedPoints(players: readonly PlayerForm[]): ReadonlyMap<number, number> {
  const shares = expectedShares(players);
  const expected = new Map<number, number>();
  for (const position of positions) {
    const rivals = players.filter((player) => player.position === position);
    const usual = meanOf(rivals.filter(({ playerId }) => (shares.get(playerId) ?? 0) >= PLACE));
    for (const { playerId, games, overall } of rivals) {
      const points = games.reduce((sum, one) => sum + one.points, 0);
      const prior = (usual ?? guessForm(overall)) * (shares.get(playerId) ?? 0);
      expected.set(playerId, (points + PRIOR_FIXTURES * prior) / (games.length + PRIOR_FIXTURES));
    }
  }
  return expected;
}

/** Points a fixture of all of them together; null where none has played. */
function meanOf(players: readonly PlayerForm[]): number | null {
  const games = players.flatMap((player) => player.games);
  return games.length === 0 ? null : games.reduce((sum, { points }) => sum + points, 0) / games.length;
}
