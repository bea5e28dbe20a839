import { otherSide, type Side } from "#game/side.ts";
import type { EventOf, MatchEvent, Move, Score } from "#game/match/match-event.ts";
import { MATCH_MINUTES } from "#game/match/match-event.ts";
import type { Five } from "#game/match/line-up.ts";
import type { CommentaryLines, Finish, GoalMeaning, Pool, WhistleMeaning } from "./lines.ts";

/** What a side and its players are called. Players are in the order of the line-up, goalkeeper first. */
interface SideNames {
  readonly team: string;
  readonly players: Five<string>;
}

export type MatchNames = Readonly<Record<Side, SideNames>>;

/** The lines to choose from, and what goes into their slots. */
export interface Sentence {
  readonly lines: Pool;
  readonly slots: Slots;
}

/** The words that go into a line's slots. */
export type Slots = Readonly<Record<string, string>>;

/** From this minute on an equaliser or a new lead is a late one. */
const LATE_MINUTE = MATCH_MINUTES - 3;

/** A lead of this many goals at a whistle is clear. */
const CLEAR_MARGIN = 3;

const KEEPER = 0;

/** Shots from open play are finished alike, whatever led to them. */
const FINISHES: Readonly<Record<Move, Finish>> = {
  throughBall: "openPlay",
  cutback: "openPlay",
  counter: "openPlay",
  solo: "openPlay",
  longShot: "fromRange",
  freeKick: "fromFreeKick",
};

/** What the commentary needs: the names of the sides, and the lines of a language. */
export interface Telling {
  readonly names: MatchNames;
  readonly lines: CommentaryLines;
}

/** The sentences that tell an event, in their order: two for a goal, one for everything else. */
export function tellEvent(event: MatchEvent, { names, lines }: Telling): readonly Sentence[] {
  switch (event.kind) {
    case "kickOff":
      return [
        {
          lines: event.minute === 1 ? lines.firstKickOff : lines.secondKickOff,
          slots: teamSlots(event.side, names),
        },
      ];
    case "buildUp":
      return [buildUp(event, { names, lines })];
    case "chance":
      return [chance(event, { names, lines })];
    case "goal":
      return goal(event, { names, lines });
    case "save": {
      const shooter = nameOf(otherSide(event.side), event.shooter, names);
      return [{ lines: lines.save, slots: { ...playerSlots(event, names), shooter } }];
    }
    case "miss":
      return [{ lines: lines.miss[event.manner], slots: playerSlots(event, names) }];
    case "yellowCard":
      return [{ lines: lines.yellow, slots: playerSlots(event, names) }];
    case "redCard": {
      const pool = event.secondYellow ? lines.secondYellow : lines.straightRed;
      return [{ lines: pool, slots: playerSlots(event, names) }];
    }
    case "halfTime":
    case "fullTime":
      break;
  }
  return [whistle(event.kind === "halfTime" ? lines.halfTime : lines.fullTime, event.score, names)];
}

function buildUp(event: EventOf<"buildUp">, { names, lines }: Telling): Sentence {
  const toKeeper = event.to === KEEPER ? lines.backPass : lines.buildUp;
  const pool = event.player === KEEPER ? lines.keeperBuildUp : toKeeper;
  return { lines: pool, slots: { ...playerSlots(event, names), to: nameOf(event.side, event.to, names) } };
}

function chance(event: EventOf<"chance">, { names, lines }: Telling): Sentence {
  const slots = playerSlots(event, names);
  const { laidOn, alone } = lines.chance[event.move];
  if (event.assist === null) return { lines: alone, slots };
  return { lines: laidOn, slots: { ...slots, assist: nameOf(event.side, event.assist, names) } };
}

function goal(event: EventOf<"goal">, { names, lines }: Telling): readonly Sentence[] {
  const slots = { ...playerSlots(event, names), score: spoken(event.score) };
  return [
    { lines: lines.finish[FINISHES[event.move]], slots },
    { lines: lines.meaning[meaningOf(event)], slots },
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

function whistle(lines: Readonly<Record<WhistleMeaning, Pool>>, score: Score, names: MatchNames): Sentence {
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

/** A score as people say it: the higher number first, on either side. */
function spoken({ home, away }: Score): string {
  return `${Math.max(home, away)}–${Math.min(home, away)}`;
}
