import * as z from "zod/mini";
import { id, instant, userId } from "#contract/ids.ts";

/** A decision as it was taken, and until when it may be taken back. */
export const decisionView = z.strictObject({
  cardId: id,
  approved: z.boolean(),
  reason: z.nullable(z.string()),
  decidedAt: instant,
  decidedBy: z.strictObject({ id: userId, name: z.string() }),
  undoUntil: instant,
});

export type DecisionView = z.output<typeof decisionView>;
