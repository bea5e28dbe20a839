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
