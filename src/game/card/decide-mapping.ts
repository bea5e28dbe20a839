import { plainWords } from "./name-likeness.ts";
import type { Position } from "./position.ts";

/** What a card says of its player. */
export interface NamedCard {
  readonly playerName: string;
  readonly position: Position;
}

/** A real player who may be on a card. Likenesses run from 0 (nothing alike) to 1 (the same). */
export interface MappingCandidate {
  readonly playerId: number;
  readonly name: string;
  readonly nameLikeness: number;
  readonly clubLikeness: number;
  readonly position: Position;
}

/** The same name but for accents and case. */
const SAME_NAME = 0.99;
/** A name with a typo, or with one of its words missing. */
const ALIKE_NAME = 0.6;
/** "Man United" and "Manchester United", "Atlético" and "Atlético de Madrid". */
const ALIKE_CLUB = 0.35;

/**
 * The player a card is linked to automatically, or null if in doubt (docs/rules.md#card-mapping):
 * the name is the same and club or position agree, or the name is alike and both agree; and nobody else fits as well.
 * Many players share a single name, such as Rodri: then the club must agree, and it can't be a first name alone.
 */
export function decideMapping(
  { playerName, position }: NamedCard,
  candidates: readonly MappingCandidate[],
): number | null {
  const words = plainWords(playerName);
  const isSingle = words.length < 2;
  const agreeing = candidates.map((candidate) => ({
    ...candidate,
    isClub: candidate.clubLikeness >= ALIKE_CLUB,
    isPosition: candidate.position === position,
  }));
  const same = agreeing.filter(
    ({ nameLikeness, isClub, isPosition }) =>
      nameLikeness >= SAME_NAME && (isClub || (isPosition && !isSingle)),
  );
  const alike = agreeing.filter(
    ({ name, nameLikeness, isClub, isPosition }) =>
      nameLikeness >= ALIKE_NAME && isClub && isPosition && !(isSingle && isFirstName(words[0], name)),
  );
  const [only, other] = same.length > 0 ? same : alike;
  return only !== undefined && other === undefined ? only.playerId : null;
}

function isFirstName(word: string | undefined, name: string): boolean {
  const [first, ...others] = plainWords(name);
  return word === first && others.length > 0;
}
