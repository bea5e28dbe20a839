import type { Position } from "#game/card/position.ts";
import { isShortOf, type PlainlyNamed, plainlyNamed } from "./plain-name.ts";

/** A club's player, as a source names them. */
export interface NamedPlayer {
  readonly name: string;
  /** The name on the shirt, or else the full name. */
  readonly shortName: string;
  readonly position: Position;
  /** The Premier League's own number; null: not known. */
  readonly code?: string | null | undefined;
}

/**
 * Matches a provider's squad with the catalogue's players of the club, for names and overalls; proving that two
 * providers mean one person takes more (pair-players.ts). Each step pairs those who agree with exactly one player on
 * either side, the safest step first. Different codes mean different people, whatever their names.
 *
 * 1. the same code, 2. the same full name, 3. the full name of either is the other's name on the shirt, in the same
 * position, 4. the same surname in the same position, if either has only the first letter of the other's first name.
 */
export function matchPlayers<Given extends NamedPlayer, Known extends NamedPlayer>(
  given: readonly Given[],
  known: readonly Known[],
): ReadonlyMap<Given, Known> {
  const allGiven = given.map((one) => plainlyNamed(one, one.name));
  const allKnown = known.map((one) => plainlyNamed(one, one.name));
  const pairs = new Map<Given, Known>();
  const taken = new Set<Known>();
  for (const { agree, isRival = agree } of steps) {
    const free = allGiven.filter(({ one }) => !pairs.has(one));
    const left = allKnown.filter(({ one }) => !taken.has(one));
    for (const mine of free) {
      const [match, other] = left.filter((one) => mayBeSame(mine, one) && isRival(mine, one));
      if (match === undefined || other !== undefined || taken.has(match.one) || !agree(mine, match)) continue;
      if (free.filter((one) => mayBeSame(one, match) && isRival(one, match)).length > 1) continue;
      pairs.set(mine.one, match.one);
      taken.add(match.one);
    }
  }
  return pairs;
}

type Named = PlainlyNamed<NamedPlayer>;

function mayBeSame(a: Named, b: Named): boolean {
  return !isCoded(a) || !isCoded(b) || a.one.code === b.one.code;
}

type Agree = (given: Named, known: Named) => boolean;

/** Where two agree, and who else could be meant: by default, everyone who agrees. */
interface Step {
  readonly agree: Agree;
  readonly isRival?: Agree;
}

const steps: readonly Step[] = [
  { agree: (a, b) => isCoded(a) && a.one.code === b.one.code },
  { agree: (a, b) => a.name === b.name },
  { agree: (a, b) => isSamePosition(a, b) && (a.shortName === b.name || b.shortName === a.name) },
  {
    agree: (a, b) => isShortOf(a, b) || isShortOf(b, a),
    isRival: (a, b) => isSamePosition(a, b) && hasSameSurname(a, b),
  },
];

function hasSameSurname(a: Named, b: Named): boolean {
  return a.words.at(-1) === b.words.at(-1) && a.name.charAt(0) === b.name.charAt(0);
}

function isSamePosition(a: Named, b: Named): boolean {
  return a.one.position === b.one.position;
}

function isCoded({ one: { code } }: Named): boolean {
  return code !== null && code !== undefined;
}
