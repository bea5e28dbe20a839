import type { Position } from "./position.ts";

/** A real player who may be on a card. Likenesses run from 0 (nothing alike) to 1 (the same). */
export interface MappingCandidate {
  readonly playerId: number;
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
 */
export function decideMapping(
  cardPosition: Position,
  candidates: readonly MappingCandidate[],
): number | null {
  const fits = (least: "same" | "alike") =>
    candidates.filter((candidate) => {
      const isClub = candidate.clubLikeness >= ALIKE_CLUB;
      const isPosition = candidate.position === cardPosition;
      return least === "same"
        ? candidate.nameLikeness >= SAME_NAME && (isClub || isPosition)
        : candidate.nameLikeness >= ALIKE_NAME && isClub && isPosition;
    });
  const same = fits("same");
  const sure = same.length > 0 ? same : fits("alike");
  const [only, other] = sure;
  return only !== undefined && other === undefined ? only.playerId : null;
}
