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
  const allGiven = given.map(plainlyNamed);
  const allKnown = known.map(plainlyNamed);
  const pairs = new Map<Given, Known>();
  const taken = new Set<Known>();
  for (const agree of steps) {
    const free = allGiven.filter(({ one }) => !pairs.has(one));
    const left = allKnown.filter(({ one }) => !taken.has(one));
    for (const mine of free) {
      const [match, other] = left.filter((candidate) => agree(mine, candidate));
      if (match === undefined || other !== undefined || taken.has(match.one)) continue;
      if (free.filter((rival) => agree(rival, match)).length > 1) continue;
      pairs.set(mine.one, match.one);
      taken.add(match.one);
    }
  }
  return pairs;
}

/** A player with the plain forms of the names, made once, as every pair of two squads is compared. */
interface PlainlyNamed<Player extends NamedPlayer = NamedPlayer> {
  readonly one: Player;
  readonly name: string;
  readonly shortName: string;
  readonly words: readonly string[];
}

function plainlyNamed<Player extends NamedPlayer>(one: Player): PlainlyNamed<Player> {
  const name = plainName(one.name);
  return { one, name, shortName: plainName(one.shortName), words: name.split(" ") };
}

type Agree = (given: PlainlyNamed, known: PlainlyNamed) => boolean;

const steps: readonly Agree[] = [
  (a, b) => a.name === b.name,
  (a, b) => a.shortName === b.name || b.shortName === a.name,
  (a, b) => a.one.position === b.one.position && hasSameSurname(a, b),
  (a, b) => a.one.position === b.one.position && (isWithin(a, b) || isWithin(b, a)),
];

/** "b saka" and "bukayo saka". */
function hasSameSurname(a: PlainlyNamed, b: PlainlyNamed): boolean {
  const [first, second] = [a.words, b.words];
  return (
    first.length > 1 &&
    second.length > 1 &&
    first.at(-1) === second.at(-1) &&
    a.name.charAt(0) === b.name.charAt(0)
  );
}

/** "Gabriel Magalhães" within "Gabriel dos Santos Magalhães", "Raphinha" within nothing but itself. */
function isWithin(part: PlainlyNamed, whole: PlainlyNamed): boolean {
  return part.words.every((word) => whole.words.includes(word));
}
