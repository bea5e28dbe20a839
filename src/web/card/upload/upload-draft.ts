import type { PlayerResult } from "#contract/football/player.ts";
import { refusalMessage } from "#web/language/refusal-message.ts";
import type { Position } from "#game/card/position.ts";
import type { CardPhoto } from "#web/card/photo/card-photo.ts";
import { clubNameOf } from "#web/card/club-list.ts";

/** The content of the upload form. */
export interface UploadDraft {
  readonly playerName: string;
  /** Chosen from the search; null: the name was only typed. */
  readonly player: PlayerResult | null;
  readonly position: Position | "";
  readonly club: string;
  readonly photo: CardPhoto | null;
}

export interface CompleteDraft extends UploadDraft {
  readonly position: Position;
  readonly photo: CardPhoto;
}

export const EMPTY_DRAFT: UploadDraft = {
  playerName: "",
  player: null,
  position: "",
  club: "",
  photo: null,
};

/** The message when something is missing (spec §5). */
export function incompleteText(): string {
  return refusalMessage({ code: "upload_incomplete" });
}

export type MissingField = "playerName" | "position" | "club" | "photo";

/** The missing fields, in the order of the form. */
export function missingFields({ playerName, position, club, photo }: UploadDraft): readonly MissingField[] {
  const isMissing: Readonly<Record<MissingField, boolean>> = {
    photo: photo === null,
    playerName: playerName.trim() === "",
    position: position === "",
    club: club === "",
  };
  return (["photo", "playerName", "position", "club"] as const).filter((field) => isMissing[field]);
}

export function isComplete(draft: UploadDraft): draft is CompleteDraft {
  return missingFields(draft).length === 0;
}

/** Whether a draft is what was sent before. A card found on its photo in between is no change of the user's. */
export function isStill(sent: CompleteDraft, draft: CompleteDraft): boolean {
  const { frame, file } = sent.photo;
  const isSamePhoto = file === draft.photo.file && (frame === null || frame === draft.photo.frame);
  const fields = ["playerName", "player", "position", "club"] as const;
  return isSamePhoto && fields.every((field) => sent[field] === draft[field]);
}

/** Takes a player from the search, with position and club, as far as they're known. */
export function withPlayer(draft: UploadDraft, player: PlayerResult): UploadDraft {
  const club = clubNameOf(player.club) ?? draft.club;
  const position = player.position ?? draft.position;
  return { ...draft, player, playerName: player.name, position, club };
}

/** Takes a typed name, which unlinks the chosen player. */
export function withTypedName(draft: UploadDraft, playerName: string): UploadDraft {
  return { ...draft, playerName, player: null };
}
