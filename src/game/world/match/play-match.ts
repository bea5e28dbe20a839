import { chanceOf, wholeBetween } from "#game/world/chance.ts";
import type { Side } from "#game/side.ts";
import type { FixtureEvent } from "#game/world/fixture-event.ts";
import type { Fixture } from "#game/world/fixtures-of.ts";
import { drawScore } from "./draw-score.ts";
import { expectGoals } from "./expect-goals.ts";
import type { Stoppage } from "./match-clock.ts";
import { planMoments } from "./plan-moments.ts";
import { resolveMoment } from "./resolve-moment.ts";
import { selectLineUp } from "./select-line-up.ts";
import type { LineUp } from "./select-line-up.ts";
import { keeperOf, kickOffSide } from "./side-on-pitch.ts";
import type { SideOnPitch } from "./side-on-pitch.ts";
import { tendencies } from "./tendencies.ts";

/** A save: counted for its goalkeeper, but no event. */
export interface Save {
  readonly second: number;
  readonly player: string;
}

/** A whole match from the first whistle to the last, from which every moment of it is read. */
export interface PlayedMatch {
  readonly lineUps: Readonly<Record<Side, LineUp>>;
  readonly stoppage: Stoppage;
  /** In the order in which they happened. */
  readonly events: readonly FixtureEvent[];
  readonly saves: readonly Save[];
}

/** Whole minutes of stoppage, least and most, of the halves (recorded goals fall up to the ninth minute). */
const FIRST_HALF_STOPPAGE = [1, 5] as const;
const SECOND_HALF_STOPPAGE = [3, 8] as const;

/** Plays a fixture to its end: the same fixture always gives the same match. */
export function playMatch(fixture: Fixture): PlayedMatch {
  const chance = chanceOf(fixture.seed, fixture.id, "match");
  const lineUps = { home: selectLineUp(fixture, fixture.home), away: selectLineUp(fixture, fixture.away) };
  const ofLeague = tendencies[fixture.league];
  const expected = expectGoals(fixture, lineUps.home, lineUps.away);
  const score = drawScore(chance, expected, ofLeague.lowScores);
  const stoppage = {
    first: wholeBetween(chance, ...FIRST_HALF_STOPPAGE),
    second: wholeBetween(chance, ...SECOND_HALF_STOPPAGE),
  };
  const events: FixtureEvent[] = [];
  const saves: Save[] = [];
  const sides: Record<Side, SideOnPitch> = {
    home: kickOffSide(lineUps.home),
    away: kickOffSide(lineUps.away),
  };
  for (const moment of planMoments(chance, { score, expected, stoppage, tendencies: ofLeague })) {
    const event = resolveMoment(moment, { chance, sides, tendencies: ofLeague, stoppage });
    const keeper = keeperOf(sides[moment.side]);
    if (moment.kind === "save" && keeper) saves.push({ second: moment.second, player: keeper.slug });
    if (!event) continue;
    events.push(event);
    sides[event.side] = sideAfter(sides[event.side], event);
  }
  return { lineUps, stoppage, events, saves };
}

/** Goals leave everyone in their place on the pitch; cards and substitutions don't. */
function sideAfter(side: SideOnPitch, event: FixtureEvent): SideOnPitch {
  if (event.kind === "yellow_card") return { ...side, booked: new Set([...side.booked, event.player]) };
  if (event.kind === "red_card") {
    return { ...side, pitch: side.pitch.filter(({ slug }) => slug !== event.player) };
  }
  if (event.kind !== "substitution") return side;
  const on = side.bench.filter(({ slug }) => slug === event.on);
  return {
    ...side,
    pitch: [...side.pitch.filter(({ slug }) => slug !== event.off), ...on],
    bench: side.bench.filter(({ slug }) => slug !== event.on),
    fresh: new Set([...side.fresh, event.on]),
  };
}

/** The goals of both sides in some events. */
export function goalsIn(events: readonly FixtureEvent[]): Record<Side, number> {
  const goals = { home: 0, away: 0 };
  for (const event of events) {
    if (event.kind === "goal" || event.kind === "own_goal") goals[event.side] += 1;
  }
  return goals;
}
