import { positions } from "#game/card/position.ts";
import { expectedPoints, expectedShares } from "./expected-points.ts";
import { keepsPlace, type PlayerForm } from "./player-form.ts";

/** The share of minutes that makes a regular, and the one that does where a position has too few (docs/rules.md#regulars). */
const SHARE = 0.8;
const SHARE_WHERE_FEW = 0.7;
const FEWEST_OF_A_POSITION = 16;

/** One in so many of a position, by expected points, is a star, and always the best (docs/rules.md#regulars). */
const STARS_ONE_IN = 8;

/** A player with a place in the team. */
export type Regular<Player extends PlayerForm> = Player & {
  /** Points a fixture of the club. */
  readonly expected: number;
};

/**
 * The players who start nearly every match, still do and are fit, without the best eighth of each position, with the
 * points to expect of them (docs/rules.md#regulars); in the order given.
 */
export function regularsAmong<Player extends PlayerForm>(players: readonly Player[]): Regular<Player>[] {
  const [shares, expected] = [expectedShares(players), expectedPoints(players)];
  const chosen = positions.flatMap((position) => {
    const rivals = players
      .filter((player) => player.position === position && player.isFit !== false)
      .map((player) => ({ ...player, expected: expected.get(player.playerId) ?? 0 }));
    const from = (least: number): Regular<Player>[] =>
      withoutStars(
        rivals.filter((one) => (shares.get(one.playerId) ?? 0) >= least && keepsPlace(one, least)),
      );
    const strict = from(SHARE);
    return strict.length < FEWEST_OF_A_POSITION ? from(SHARE_WHERE_FEW) : strict;
  });
  const byId = new Map(chosen.map((regular) => [regular.playerId, regular]));
  return players.flatMap(({ playerId }) => byId.get(playerId) ?? []);
}

function withoutStars<Player extends PlayerForm>(regulars: readonly Regular<Player>[]): Regular<Player>[] {
  const stars = Math.max(1, Math.floor(regulars.length / STARS_ONE_IN));
  return regulars.toSorted((a, b) => b.expected - a.expected || a.playerId - b.playerId).slice(stars);
}

/** So many of a club and position fill in if there are too few regulars. */
const FIRST_CHOICES = 2;

/**
 * Of each club and position the two who are on the pitch the most: for as long as nothing better is known, as with a
 * provider that tells neither minutes nor strength (docs/rules.md#regulars).
 */
export function firstChoicesAmong<Player extends PlayerForm>(players: readonly Player[]): Regular<Player>[] {
  const [shares, expected] = [expectedShares(players), expectedPoints(players)];
  const shareOf = ({ playerId }: Player): number => shares.get(playerId) ?? 0;
  const fit = players.filter(({ isFit }) => isFit !== false);
  return [...Map.groupBy(fit, ({ clubId, position }) => `${clubId} ${position}`).values()]
    .flatMap((rivals) =>
      rivals
        .toSorted((a, b) => shareOf(b) - shareOf(a) || b.overall - a.overall || a.playerId - b.playerId)
        .slice(0, FIRST_CHOICES),
    )
    .map((player) => ({ ...player, expected: expected.get(player.playerId) ?? 0 }));
}
