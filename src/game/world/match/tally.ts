import type { CataloguePlayer } from "#game/world/catalogue/players.ts";
import { sides, otherSide, type Side } from "#game/side.ts";
import type { FixtureEvent } from "#game/world/fixture-event.ts";
import { minutesPlayedAt } from "./match-clock.ts";
import type { Stoppage } from "./match-clock.ts";
import { emptyTally, type Tally } from "./merit.ts";
import type { PlayedMatch } from "./play-match.ts";

/** A player of a match-day squad up to some second of the match. */
export interface PlayerTally {
  readonly player: CataloguePlayer;
  readonly side: Side;
  /** Seconds after the kick-off; null: has not come on. */
  cameOn: number | null;
  /** Seconds after the kick-off; null: has not gone off. */
  wentOff: number | null;
  readonly tally: Tally;
}

/**
 * What everyone in both match-day squads has done up to a second of the match, without their work off the scoresheet.
 *
 * @param second seconds after the kick-off, at most those of the final whistle
 */
export function tallyUp(match: PlayedMatch, second: number): PlayerTally[] {
  const tallies = new Map<string, PlayerTally>();
  for (const side of sides) {
    const { starters, bench } = match.lineUps[side];
    for (const player of starters) tallies.set(player.slug, entryOf(player, side, 0));
    for (const player of bench) tallies.set(player.slug, entryOf(player, side, null));
  }
  for (const event of match.events) {
    if (event.second > second) break;
    countEvent(tallies, event);
  }
  for (const save of match.saves) {
    if (save.second <= second) add(tallies, save.player, "saves");
  }
  for (const entry of tallies.values()) entry.tally.minutes = minutesOf(entry, second, match.stoppage);
  return [...tallies.values()];
}

function entryOf(player: CataloguePlayer, side: Side, cameOn: number | null): PlayerTally {
  return {
    player,
    side,
    cameOn,
    wentOff: null,
    tally: emptyTally(),
  };
}

function countEvent(tallies: Map<string, PlayerTally>, event: FixtureEvent): void {
  switch (event.kind) {
    case "goal":
      add(tallies, event.player, "goals");
      if (event.assist !== null) add(tallies, event.assist, "assists");
      concede(tallies, event);
      break;
    case "own_goal":
      add(tallies, event.player, "ownGoals");
      concede(tallies, event);
      break;
    case "penalty_missed":
      countMissedPenalty(tallies, event.player, event.savedBy);
      break;
    case "yellow_card":
      add(tallies, event.player, "yellowCards");
      break;
    case "red_card":
      sendOff(tallies, event.player, event.second);
      break;
    case "substitution":
      change(tallies, event);
      break;
  }
}

function add(tallies: Map<string, PlayerTally>, slug: string, figure: keyof Tally): void {
  const entry = tallies.get(slug);
  if (entry) entry.tally[figure] += 1;
}

/**
 * A goal counts against everyone of the other side who is on the pitch or was sent off (docs/decisions/0059).
 */
function concede(tallies: Map<string, PlayerTally>, { side }: FixtureEvent): void {
  const conceding = otherSide(side);
  for (const entry of tallies.values()) {
    const isConceding = entry.cameOn !== null && (entry.wentOff === null || entry.tally.redCards > 0);
    if (entry.side === conceding && isConceding) entry.tally.conceded += 1;
  }
}

/** A saved penalty is a save too. */
function countMissedPenalty(tallies: Map<string, PlayerTally>, taker: string, savedBy: string | null): void {
  add(tallies, taker, "penaltiesMissed");
  if (savedBy === null) return;
  add(tallies, savedBy, "penaltiesSaved");
  add(tallies, savedBy, "saves");
}

/** A red counts alone, whatever came before it (docs/rules.md#points). */
function sendOff(tallies: Map<string, PlayerTally>, slug: string, second: number): void {
  const entry = tallies.get(slug);
  if (!entry) return;
  entry.tally.yellowCards = 0;
  entry.tally.redCards = 1;
  entry.wentOff = second;
}

function change(
  tallies: Map<string, PlayerTally>,
  { on, off, second }: Extract<FixtureEvent, { kind: "substitution" }>,
): void {
  const leaving = tallies.get(off);
  const entering = tallies.get(on);
  if (leaving) leaving.wentOff = second;
  if (entering) entering.cameOn = second;
}

/** Anyone who has been on the pitch has played at least a minute. */
function minutesOf({ cameOn, wentOff }: PlayerTally, now: number, stoppage: Stoppage): number {
  if (cameOn === null) return 0;
  return Math.max(1, minutesPlayedAt(wentOff ?? now, stoppage) - minutesPlayedAt(cameOn, stoppage));
}
