import * as z from "zod/mini";
import { id, instant, userId } from "#contract/ids.ts";

/** A decision, and until when it can be undone. */
export const decisionView = z.strictObject({
  cardId: id,
  approved: z.boolean(),
  /** A `RejectionCode`, or the admin's own words. */
  reason: z.nullable(z.string()),
  decidedAt: instant,
  decidedBy: z.strictObject({ id: userId, name: z.string() }),
  undoUntil: instant,
  /** An approval that needs another admin's as well; the photo is still pending. */
  awaitsSecond: z._default(z.boolean(), false),
});

export type DecisionView = z.output<typeof decisionView>;

/** Codes of the usual reasons for a rejection; each reader sees the reason in their own language. */
export const rejectionCodes = [
  "codeMissing",
  "unreadable",
  "otherPlayer",
  "usedBefore",
  "noCard",
  "cutOff",
] as const;

export type RejectionCode = (typeof rejectionCodes)[number];

/** Whether a stored reason is a code; any other text is the admin's own words. */
export function isRejectionCode(reason: string): reason is RejectionCode {
  return rejectionCodes.some((code) => code === reason);
}
