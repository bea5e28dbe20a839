import type { Side } from "#game/side.ts";
import type { MatchEvent } from "#game/match/match-event.ts";
import type { SideStatistics } from "#game/match/match-result.ts";
import type { Fate } from "./fate.ts";

/** Possession percent that the side on the ball has of a minute; the other side has the rest. */
const MINUTE_SHARE = 80;

/** A side's record without its ratings, which need the whole match. */
export type SideCounts = Omit<SideStatistics, "ratings">;

/** Counts what each side did. */
export function countSides(fate: Fate, events: readonly MatchEvent[]): Record<Side, SideCounts> {
  const homeMinutes = fate.minutes.filter(({ onBall }) => onBall === "home").length;
  const all = fate.minutes.length;
  const share = (homeMinutes * MINUTE_SHARE + (all - homeMinutes) * (100 - MINUTE_SHARE)) / all;
  const possession = Math.round(share);
  return { home: countSide(events, "home", possession), away: countSide(events, "away", 100 - possession) };
}

function countSide(events: readonly MatchEvent[], side: Side, possession: number): SideCounts {
  const count = { shots: 0, goals: 0, stopped: 0, saves: 0, yellowCards: 0, redCards: 0, hundredths: 0 };
  for (const event of events) {
    if (event.kind === "save") count[event.side === side ? "saves" : "stopped"] += 1;
    if (!("side" in event) || event.side !== side) continue;
    if (event.kind === "chance") {
      count.shots += 1;
      count.hundredths += Math.round(event.expectedGoals * 100);
    }
    if (event.kind === "goal") count.goals += 1;
    if (event.kind === "yellowCard") count.yellowCards += 1;
    if (event.kind === "redCard") count.redCards += 1;
  }
  const { shots, goals, stopped, saves, yellowCards, redCards, hundredths } = count;
  const expectedGoals = hundredths / 100;
  return { possession, shots, shotsOnTarget: goals + stopped, saves, expectedGoals, yellowCards, redCards };
}
