import { DAY_MS } from "#game/milliseconds.ts";

/**
 * What can count against a photo, with its weight. The weights only order the admins' queue (docs/rules.md#evidence).
 */
const RISK_WEIGHTS = {
  /** Another user has uploaded the same photo. */
  copy_of_another_user: 60,
  /** Another user's photo shows a card that looks the same: the same card, or another copy of its print. */
  face_of_another_user: 35,
  /** It's of a card that Panna drew itself, such as a base card: a screenshot, or a print of one. */
  own_drawing: 60,
  /** The uploader has used the same photo for another card. */
  copy_of_own_photo: 30,
  /** It seems to be of a screen: a fine pattern all over it, or a dark frame. */
  photo_of_screen: 25,
  /** No accepted verification code was found on it. */
  code_not_seen: 20,
  /** The name read on the card is not the claimed player's. */
  name_differs: 20,
  /** The claimed player's name was read in the photo, but not on the card. */
  name_beside_card: 15,
  /** No player's name could be read. */
  name_not_read: 10,
  /** It was taken before its code could be known. */
  photo_is_old: 15,
  /** The file did not say when it was taken. */
  capture_time_unknown: 5,
} as const;

export type RiskReason = keyof typeof RISK_WEIGHTS;

export const riskReasons = Object.keys(RISK_WEIGHTS) as [RiskReason, ...RiskReason[]];

/** The highest risk. */
export const RISK_MAX = 100;

/** From these on a risk is medium or high: one weak point is low, a photo that another user has uploaded is high. */
export const RISK_MEDIUM_FROM = 20;
export const RISK_HIGH_FROM = 60;

/** From this likeness (0–1) on, the name on the card counts as the claimed player's. */
export const NAME_LIKENESS_MIN = 0.6;

/**
 * A photo is old if it was taken longer than this before the upload, in milliseconds: yesterday's code is accepted, but
 * no older one (docs/rules.md#evidence).
 */
export const PHOTO_OLD_AFTER_MS = 2 * DAY_MS;

/** The facts about a photo. */
export interface PhotoFacts {
  readonly isCodeSeen: boolean;
  /** How close the name on the card is to the claimed player's, 0–1; null: no name was read. */
  readonly nameLikeness: number | null;
  /** Whether the name is on the card itself; null: no card was found, or no text on it. */
  readonly isNameOnCard: boolean | null;
  readonly isCopyOfAnother: boolean;
  readonly isFaceOfAnother: boolean;
  readonly isCopyOfOwn: boolean;
  readonly isOwnDrawing: boolean;
  readonly isOfScreen: boolean;
  /** Epoch milliseconds by the camera's clock; null: the file did not say. */
  readonly takenAt: number | null;
  readonly uploadedAt: number;
}

export interface PhotoRisk {
  /** 0 (no risk) to RISK_MAX. */
  readonly risk: number;
  /** Heaviest first. */
  readonly reasons: readonly RiskReason[];
}

/** The risk of a photo, with the reasons for it. */
export function weighPhoto(facts: PhotoFacts): PhotoRisk {
  const holds: Readonly<Record<RiskReason, boolean>> = {
    copy_of_another_user: facts.isCopyOfAnother,
    face_of_another_user: facts.isFaceOfAnother && !facts.isCopyOfAnother,
    own_drawing: facts.isOwnDrawing,
    copy_of_own_photo: facts.isCopyOfOwn,
    photo_of_screen: facts.isOfScreen,
    code_not_seen: !facts.isCodeSeen,
    name_differs: facts.nameLikeness !== null && facts.nameLikeness < NAME_LIKENESS_MIN,
    name_beside_card:
      facts.isNameOnCard === false && facts.nameLikeness !== null && facts.nameLikeness >= NAME_LIKENESS_MIN,
    name_not_read: facts.nameLikeness === null,
    photo_is_old: facts.takenAt !== null && facts.uploadedAt - facts.takenAt > PHOTO_OLD_AFTER_MS,
    capture_time_unknown: facts.takenAt === null,
  };
  const reasons = riskReasons
    .filter((reason) => holds[reason])
    .toSorted((a, b) => RISK_WEIGHTS[b] - RISK_WEIGHTS[a]);
  const sum = reasons.reduce((total, reason) => total + RISK_WEIGHTS[reason], 0);
  return { risk: Math.min(RISK_MAX, sum), reasons };
}
