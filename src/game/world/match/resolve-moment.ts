import type { Chance } from "#game/world/chance.ts";
import { otherSide, type Side } from "#game/side.ts";
import type { FixtureEvent } from "#game/world/fixture-event.ts";
import { matchTimeAt } from "./match-clock.ts";
import type { Stoppage } from "./match-clock.ts";
import type { PlannedMoment } from "./plan-moments.ts";
import { keeperOf, pickAny, pickSubstitute, pickTalent } from "./side-on-pitch.ts";
import type { SideOnPitch } from "./side-on-pitch.ts";
import { ASSISTED, inclinations, SAVED_PENALTIES } from "./tendencies.ts";
import type { Tendencies } from "./tendencies.ts";

/** What a moment is decided by. */
export interface MomentFacts {
  readonly chance: Chance;
  readonly sides: Readonly<Record<Side, SideOnPitch>>;
  readonly tendencies: Tendencies;
  readonly stoppage: Stoppage;
}

type Occasion = Pick<FixtureEvent, "second" | "minute" | "stoppage" | "side">;
type Resolve = (occasion: Occasion, facts: MomentFacts) => FixtureEvent | null;

const resolvers: Readonly<Record<Exclude<PlannedMoment["kind"], "save">, Resolve>> = {
  goal: resolveGoal,
  missed_penalty: resolveMissedPenalty,
  booking: resolveBooking,
  sending_off: resolveSendingOff,
  change: resolveChange,
};

/** No side is left with fewer than nine. */
const MOST_SENT_OFF = 2;
const FULL_SIDE = 11;

/**
 * The event that a planned moment becomes, given who is on the pitch; null where nobody is left for it, and for a save,
 * which counts but isn't listed.
 */
export function resolveMoment(moment: PlannedMoment, facts: MomentFacts): FixtureEvent | null {
  if (moment.kind === "save") return null;
  const { minute, stoppage } = matchTimeAt(moment.second, facts.stoppage);
  if (minute === null) return null;
  return resolvers[moment.kind]({ second: moment.second, minute, stoppage, side: moment.side }, facts);
}

function resolveGoal(occasion: Occasion, { chance, sides, tendencies }: MomentFacts): FixtureEvent | null {
  const { pitch } = sides[occasion.side];
  const nature = chance();
  if (nature < tendencies.ownGoals) {
    const unlucky = pickAny(chance, sides[otherSide(occasion.side)].pitch, inclinations.ownGoal);
    return unlucky ? { ...occasion, kind: "own_goal", player: unlucky.slug } : null;
  }
  const isPenalty = nature < tendencies.ownGoals + tendencies.penaltyGoals;
  const scorer = pickTalent(chance, pitch, isPenalty ? "penalty" : "goal");
  if (!scorer) return null;
  const isAssisted = !isPenalty && chance() < ASSISTED;
  const others = pitch.filter((player) => player !== scorer);
  const assist = isAssisted ? (pickTalent(chance, others, "assist")?.slug ?? null) : null;
  return { ...occasion, kind: "goal", player: scorer.slug, assist, isPenalty };
}

function resolveMissedPenalty(occasion: Occasion, { chance, sides }: MomentFacts): FixtureEvent | null {
  const taker = pickTalent(chance, sides[occasion.side].pitch, "penalty");
  if (!taker) return null;
  const keeper = keeperOf(sides[otherSide(occasion.side)]);
  const savedBy = chance() < SAVED_PENALTIES ? (keeper?.slug ?? null) : null;
  return { ...occasion, kind: "penalty_missed", player: taker.slug, savedBy };
}

function resolveBooking(occasion: Occasion, { chance, sides, tendencies }: MomentFacts): FixtureEvent | null {
  const { pitch, booked } = sides[occasion.side];
  const maySendOff = pitch.length > FULL_SIDE - MOST_SENT_OFF;
  const again = ({ slug, position }: { slug: string; position: string }) => {
    if (!booked.has(slug)) return 1;
    return maySendOff && position !== "goalkeeper" ? tendencies.restraint : 0;
  };
  const offender = pickAny(chance, pitch, inclinations.booking, again);
  if (!offender) return null;
  if (booked.has(offender.slug)) {
    return { ...occasion, kind: "red_card", player: offender.slug, isSecondYellow: true };
  }
  return { ...occasion, kind: "yellow_card", player: offender.slug };
}

function resolveSendingOff(occasion: Occasion, { chance, sides }: MomentFacts): FixtureEvent | null {
  const { pitch } = sides[occasion.side];
  if (pitch.length <= FULL_SIDE - MOST_SENT_OFF) return null;
  const offender = pickAny(chance, pitch, inclinations.sendingOff);
  return offender ? { ...occasion, kind: "red_card", player: offender.slug, isSecondYellow: false } : null;
}

function resolveChange(occasion: Occasion, { chance, sides }: MomentFacts): FixtureEvent | null {
  const side = sides[occasion.side];
  const tired = ({ slug }: { slug: string }) => (side.fresh.has(slug) ? 0 : 1);
  const off = pickAny(chance, side.pitch, inclinations.tiring, tired);
  const on = off && pickSubstitute(chance, side, off);
  return off && on ? { ...occasion, kind: "substitution", on: on.slug, off: off.slug } : null;
}
