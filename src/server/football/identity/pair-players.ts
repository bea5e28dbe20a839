import type { IdentityFact } from "#contract/football/player-identity.ts";
import { isShortOf, type PlainlyNamed, plainlyNamed } from "./plain-name.ts";

/** What a provider knows about a player that can identify him. */
export interface IdentifiedPlayer {
  readonly name: string;
  /** The provider's own name, if `name` is the catalogue's. */
  readonly ownName?: string | null | undefined;
  readonly shortName: string;
  /** The same for players of one club; null: none. */
  readonly clubId: number | null;
  readonly code?: string | null | undefined;
  readonly birthDate?: string | null | undefined;
  readonly shirtNumber?: number | null | undefined;
}

/** Two players who may be one, and what agrees. */
export interface Pair<Given, Known> {
  readonly given: Given;
  readonly known: Known;
  readonly facts: readonly IdentityFact[];
  /** Whether the names allow facts to decide; otherwise an admin has to. */
  readonly mayDecide: boolean;
}

/** The number of independent facts that leave no doubt. */
const ENOUGH_FACTS = 2;

/**
 * Players of two providers who may be one (docs/decisions/0068): all with similar names within a club, and the same
 * full name anywhere. Those with different codes or birth dates are left out.
 */
export function pairPlayers<Given extends IdentifiedPlayer, Known extends IdentifiedPlayer>(
  given: readonly Given[],
  known: readonly Known[],
): Pair<Given, Known>[] {
  const named = known.map(inOwnName);
  const ofClub = Map.groupBy(named, ({ one }) => one.clubId);
  const ofName = Map.groupBy(named, ({ name }) => name);
  return given.map(inOwnName).flatMap((mine) => {
    const near = mine.one.clubId === null ? [] : (ofClub.get(mine.one.clubId) ?? []);
    const others = new Set([...near, ...(ofName.get(mine.name) ?? [])]);
    return [...others].flatMap((theirs) => pairOf(mine, theirs) ?? []);
  });
}

/**
 * The pairs beyond doubt: at least two facts, and more than with anyone else on either side.
 */
export function decidedPairs<Given, Known>(pairs: readonly Pair<Given, Known>[]): Pair<Given, Known>[] {
  const possible = pairs.filter(({ mayDecide, facts }) => mayDecide && facts.length >= ENOUGH_FACTS);
  const byGiven = Map.groupBy(possible, ({ given }) => given);
  const byKnown = Map.groupBy(possible, ({ known }) => known);
  return possible.filter((pair) =>
    [...(byGiven.get(pair.given) ?? []), ...(byKnown.get(pair.known) ?? [])].every(
      (rival) => rival === pair || rival.facts.length < pair.facts.length,
    ),
  );
}

type Named = PlainlyNamed<IdentifiedPlayer>;

function inOwnName<Player extends IdentifiedPlayer>(one: Player): PlainlyNamed<Player> {
  return plainlyNamed(one, one.ownName ?? one.name);
}

function pairOf<Given extends IdentifiedPlayer, Known extends IdentifiedPlayer>(
  a: PlainlyNamed<Given>,
  b: PlainlyNamed<Known>,
): Pair<Given, Known> | null {
  if (differ(a.one.code, b.one.code) || differ(a.one.birthDate, b.one.birthDate)) return null;
  const likeness = likenessOf(a, b);
  if (likeness === null) return null;
  const facts = factsOf(a, b);
  const mayDecide = likeness === "one name" || (likeness === "in it" && facts.includes("birth date"));
  return { given: a.one, known: b.one, facts, mayDecide };
}

type Value = string | number | null | undefined;

const isKnown = (value: Value): boolean => value !== null && value !== undefined;
const agree = (a: Value, b: Value): boolean => isKnown(a) && a === b;
const differ = (a: Value, b: Value): boolean => isKnown(a) && isKnown(b) && a !== b;

function factsOf(a: Named, b: Named): IdentityFact[] {
  const found: readonly (readonly [IdentityFact, boolean])[] = [
    ["full name", a.name === b.name],
    ["birth date", agree(a.one.birthDate, b.one.birthDate)],
    ["shirt number", agree(a.one.shirtNumber, b.one.shirtNumber)],
    ["club", agree(a.one.clubId, b.one.clubId)],
  ];
  return found.flatMap(([fact, isSo]) => (isSo ? [fact] : []));
}

/**
 * How two names match: as two forms of one name; with all words of one in the other, such as "Souza"; or with only a
 * surname and the first letter in common, like brothers. Null: not at all.
 */
function likenessOf(a: Named, b: Named): "one name" | "in it" | "surname" | null {
  const isOneName =
    a.name === b.name ||
    a.shortName === b.name ||
    b.shortName === a.name ||
    isShortOf(a, b) ||
    isShortOf(b, a);
  if (isOneName) return "one name";
  if (isIn(a, b) || isIn(b, a)) return "in it";
  const isSurname = a.words.at(-1) === b.words.at(-1) && a.name.charAt(0) === b.name.charAt(0);
  return isSurname ? "surname" : null;
}

function isIn(few: Named, many: Named): boolean {
  return few.words.every((word) => word.length > 1 && many.words.includes(word));
}
