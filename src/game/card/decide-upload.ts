import { oneLine } from "#game/one-line.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { PENDING_PHOTOS_MAX } from "./photo-limits.ts";
import type { Position } from "./position.ts";

/** What the uploader says about the card. */
export interface UploadedClaim {
  readonly playerName: string;
  readonly position: Position;
  readonly club: string;
}

export interface UploadFacts {
  /** As typed; empty if missing. */
  readonly playerName: string;
  readonly position: Position | "";
  readonly club: string;
  readonly hasFile: boolean;
  /** The names of the clubs in the form. */
  readonly clubs: ReadonlySet<string>;
  readonly isCodeAccepted: boolean;
  /** How many of the uploader's photos are pending. */
  readonly pending: number;
}

export type UploadRefusal =
  | { readonly code: "upload_incomplete" }
  | { readonly code: "club_unknown"; readonly club: string }
  | { readonly code: "verification_code_expired" }
  | { readonly code: "too_many_pending"; readonly most: number };

/** Whether the photo of a card can be uploaded with this claim (spec §5, upload; docs/rules.md#photos). */
export function decideUpload(facts: UploadFacts): Outcome<UploadedClaim, UploadRefusal> {
  const { position, club, hasFile, clubs, isCodeAccepted, pending } = facts;
  const playerName = oneLine(facts.playerName);
  if (playerName === "" || position === "" || club === "" || !hasFile) {
    return refused({ code: "upload_incomplete" });
  }
  if (!clubs.has(club)) return refused({ code: "club_unknown", club });
  if (!isCodeAccepted) return refused({ code: "verification_code_expired" });
  if (pending >= PENDING_PHOTOS_MAX) return refused({ code: "too_many_pending", most: PENDING_PHOTOS_MAX });
  return accepted({ playerName, position, club });
}
