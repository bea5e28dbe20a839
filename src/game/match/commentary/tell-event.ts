import type { EventOf, MatchEvent, Score, Side } from "#game/match/match-event.ts";
import { MATCH_MINUTES, otherSide } from "#game/match/match-event.ts";
import { backPassLines, buildUpLines, keeperBuildUpLines } from "./build-up-lines.ts";
import { secondYellowLines, straightRedLines, yellowLines } from "./card-lines.ts";
import { chanceLines } from "./chance-lines.ts";
import { type GoalMeaning, finishLines, meaningLines } from "./goal-lines.ts";
import type { MatchNames } from "./match-names.ts";
import { missLines, saveLines } from "./shot-lines.ts";
import {
  type WhistleMeaning,
  firstKickOffLines,
  fullTimeLines,
  halfTimeLines,
  secondKickOffLines,
} from "./whistle-lines.ts";

/** A sentence to be: the lines to choose from, and what goes into their slots. */
export interface Sentence {
  readonly lines: readonly string[];
  readonly slots: Slots;
}

/** The words that go into a line's slots. */
export type Slots = Readonly<Record<string, string>>;

/** From this minute on an equaliser or a new lead is a late one. */
const LATE_MINUTE = MATCH_MINUTES - 3;

/** A lead of this many goals at a whistle is clear. */
const CLEAR_MARGIN = 3;

const KEEPER = 0;

/** The sentences that tell an event, in their order: two for a goal, one for everything else. */
export function tellEvent(event: MatchEvent, names: MatchNames): readonly Sentence[] {
  switch (event.kind) {
    case "kickOff":
      return [kickOff(event, names)];
    case "buildUp":
      return [buildUp(event, names)];
    case "chance":
      return [chance(event, names)];
    case "goal":
      return goal(event, names);
    case "save": {
      const shooter = nameOf(otherSide(event.side), event.shooter, names);
      return [{ lines: saveLines, slots: { ...playerSlots(event, names), shooter } }];
    }
    case "miss":
      return [{ lines: missLines[event.manner], slots: playerSlots(event, names) }];
    case "yellowCard":
      return [{ lines: yellowLines, slots: playerSlots(event, names) }];
    case "redCard": {
      const lines = event.secondYellow ? secondYellowLines : straightRedLines;
      return [{ lines, slots: playerSlots(event, names) }];
    }
    case "halfTime":
    case "fullTime":
      break;
  }
  return [whistle(event.kind === "halfTime" ? halfTimeLines : fullTimeLines, event.score, names)];
}

function kickOff({ side, minute }: EventOf<"kickOff">, names: MatchNames): Sentence {
  return { lines: minute === 1 ? firstKickOffLines : secondKickOffLines, slots: teamSlots(side, names) };
}

function buildUp(event: EventOf<"buildUp">, names: MatchNames): Sentence {
  const toKeeper = event.to === KEEPER ? backPassLines : buildUpLines;
  const lines = event.player === KEEPER ? keeperBuildUpLines : toKeeper;
  return { lines, slots: { ...playerSlots(event, names), to: nameOf(event.side, event.to, names) } };
}

function chance(event: EventOf<"chance">, names: MatchNames): Sentence {
  const slots = playerSlots(event, names);
  const { laidOn, alone } = chanceLines[event.move];
  if (event.assist === null) return { lines: alone, slots };
  return { lines: laidOn, slots: { ...slots, assist: nameOf(event.side, event.assist, names) } };
}

function goal(event: EventOf<"goal">, names: MatchNames): readonly Sentence[] {
  const slots = { ...playerSlots(event, names), score: spoken(event.score) };
  return [
    { lines: finishLines[event.move], slots },
    { lines: meaningLines[meaningOf(event)], slots },
  ];
}

function meaningOf({ side, score, minute }: EventOf<"goal">): GoalMeaning {
  const lead = score[side] - score[otherSide(side)];
  const isLate = minute >= LATE_MINUTE;
  if (lead === 0) return isLate ? "lateEqualiser" : "equaliser";
  if (lead === 1 && isLate) return "lateLead";
  if (lead === 1) return score[side] === 1 ? "opener" : "lead";
  return lead > 1 ? "extended" : "reply";
}

function whistle(
  lines: Readonly<Record<WhistleMeaning, readonly string[]>>,
  score: Score,
  names: MatchNames,
): Sentence {
  const margin = Math.abs(score.home - score.away);
  const slots = { ...teamSlots(score.away > score.home ? "away" : "home", names), score: spoken(score) };
  if (margin === 0) return { lines: lines[score.home === 0 ? "goalless" : "level"], slots };
  if (margin === 1) return { lines: lines.close, slots };
  return { lines: lines[margin < CLEAR_MARGIN ? "ahead" : "clear"], slots };
}

function playerSlots(event: { readonly side: Side; readonly player: number }, names: MatchNames): Slots {
  return {
    ...teamSlots(event.side, names),
    player: nameOf(event.side, event.player, names),
    keeper: nameOf(otherSide(event.side), KEEPER, names),
  };
}

function teamSlots(side: Side, names: MatchNames): Slots {
  return { team: names[side].team, rivals: names[otherSide(side)].team };
}

function nameOf(side: Side, player: number, names: MatchNames): string {
  return names[side].players[player] ?? names[side].team;
}

/** A score as it is said: the higher number first, whoever has it. */
function spoken({ home, away }: Score): string {
  return `${Math.max(home, away)}–${Math.min(home, away)}`;
}
