import type { Position } from "#game/card/position.ts";
import { plainName } from "./plain-name.ts";

/** A player of one club, as somebody names them. */
export interface NamedPlayer {
  readonly name: string;
  /** The name on the shirt; the whole name again where there is none. */
  readonly shortName: string;
  readonly position: Position;
}

/**
 * Who of the known players of a club is whom of the given ones. Only what is beyond doubt: each step pairs those whose
 * names agree for exactly one player on either side, the surest step first; who is left is somebody else.
 *
 * 1. the same whole name, 2. one's whole name is the other's name on the shirt, 3. the same surname, the same first
 * letter and the same position, 4. all words of one name are words of the other's, in the same position.
 */
export function matchPlayers<Given extends NamedPlayer, Known extends NamedPlayer>(
  given: readonly Given[],
  known: readonly Known[],
): ReadonlyMap<Given, Known> {
  const pairs = new Map<Given, Known>();
  const taken = new Set<Known>();
  for (const agree of steps) {
    const free = given.filter((one) => !pairs.has(one));
    const left = known.filter((one) => !taken.has(one));
    for (const one of free) {
      const [match, other] = left.filter((candidate) => agree(one, candidate));
      if (match === undefined || other !== undefined || taken.has(match)) continue;
      if (free.filter((rival) => agree(rival, match)).length > 1) continue;
      pairs.set(one, match);
      taken.add(match);
    }
  }
  return pairs;
}

type Agree = (given: NamedPlayer, known: NamedPlayer) => boolean;

const steps: readonly Agree[] = [
  (a, b) => plainName(a.name) === plainName(b.name),
  (a, b) => isNameOnShirt(a, b) || isNameOnShirt(b, a),
  (a, b) => a.position === b.position && hasSameSurname(plainName(a.name), plainName(b.name)),
  (a, b) => a.position === b.position && (isWithin(a.name, b.name) || isWithin(b.name, a.name)),
];

function isNameOnShirt(a: NamedPlayer, b: NamedPlayer): boolean {
  return plainName(a.shortName) === plainName(b.name);
}

/** "b saka" and "bukayo saka". */
function hasSameSurname(a: string, b: string): boolean {
  const [first, second] = [a.split(" "), b.split(" ")];
  return (
    first.length > 1 && second.length > 1 && first.at(-1) === second.at(-1) && a.charAt(0) === b.charAt(0)
  );
}

/** "Gabriel Magalhães" within "Gabriel dos Santos Magalhães", "Raphinha" within nothing but itself. */
function isWithin(part: string, whole: string): boolean {
  const words = new Set(plainName(whole).split(" "));
  return plainName(part)
    .split(" ")
    .every((word) => words.has(word));
}
