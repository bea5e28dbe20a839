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
