import type { CataloguePlayer } from "#game/world/catalogue/players.ts";
import { awardBonus } from "#game/football/bonus.ts";
import { type Performance, UNKNOWN_PERFORMANCE } from "#game/football/performance.ts";
import { chanceOf } from "#game/world/chance.ts";
import type { Side } from "#game/side.ts";
import type { Fixture } from "#game/world/fixtures-of.ts";
import { drawWork } from "./draw-work.ts";
import type { Work } from "./draw-work.ts";
import { matchEnd } from "./match-clock.ts";
import { bpsOf, ratingOf } from "./merit.ts";
import type { Tally } from "./merit.ts";
import type { PlayedMatch } from "./play-match.ts";
import { tallyUp } from "./tally.ts";
import type { PlayerTally } from "./tally.ts";

/** What a player of a match-day squad has done so far. */
export interface PlayerPerformance {
  readonly player: CataloguePlayer;
  readonly side: Side;
  readonly performance: Performance;
}

/**
 * What everyone in both match-day squads has done up to a second of the match, every figure known; only those who have
 * not come on have no rating. Bonus is awarded at the final whistle and is 0 before it.
 */
export function performUntil(fixture: Fixture, match: PlayedMatch, second: number): PlayerPerformance[] {
  const performances = tallyUp(match, second).map((entry) => ({
    player: entry.player,
    side: entry.side,
    performance: performanceOf(fixture, match, entry, second),
  }));
  if (second < matchEnd(match.stoppage)) return performances;
  const bonuses = awardBonus(
    performances.map(({ performance: { minutes, bps, rating } }) => ({ minutes, bps, rating, bonus: null })),
  );
  return performances.map(({ player, side, performance }, at) => ({
    player,
    side,
    performance: withBonus(performance, bonuses[at] ?? 0),
  }));
}

function withBonus(performance: Performance, bonus: number): Performance {
  return { ...performance, bonus };
}

function performanceOf(
  fixture: Fixture,
  match: PlayedMatch,
  entry: PlayerTally,
  second: number,
): Performance {
  const { player, cameOn, wentOff, tally } = entry;
  if (cameOn === null) return { ...UNKNOWN_PERFORMANCE, ...tally, bps: 0, rating: null, bonus: 0 };
  const { done, influence } = drawWork(
    chanceOf(fixture.seed, fixture.id, player.slug, "work"),
    player,
    match.stoppage,
  );
  const until = wentOff ?? second;
  const work = done.filter((deed) => deed.second >= cameOn && deed.second <= until).map((deed) => deed.work);
  const whole: Tally = { ...tally, ...contributionsOf(work, player) };
  const bps = bpsOf(whole, player.position, work, influence);
  return { ...UNKNOWN_PERFORMANCE, ...whole, bps, rating: ratingOf(bps), bonus: 0 };
}

/**
 * Recoveries count for midfielders and forwards only; goalkeepers have no defensive contributions
 * (docs/rules.md#points).
 */
function contributionsOf(work: readonly Work[], { position }: CataloguePlayer): Partial<Tally> {
  const count = (kind: Work) => work.filter((done) => done === kind).length;
  const uncounted = position === "midfielder" || position === "forward" ? 0 : count("recovery");
  return {
    defensiveContributions: position === "goalkeeper" ? 0 : work.length - uncounted,
    blocks: count("block"),
    interceptions: count("interception"),
    tackles: count("tackle"),
  };
}
