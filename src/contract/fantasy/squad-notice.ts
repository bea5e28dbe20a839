import * as z from "zod/mini";
import { isSquadErrorCode, isSquadWarningCode } from "#game/fantasy/squad-issue.ts";
import { wrappedBy } from "#contract/completion.ts";
import { id } from "#contract/ids.ts";

/** An error or a warning about a squad. */
export const squadNotice = wrappedBy(
  z.strictObject({
    code: z.string(),
    /** Null where it concerns the squad. */
    cardId: z.nullable(id),
    /** The facts that its sentence names. */
    params: z._default(
      z.record(z.string(), z.union([z.string(), z.number(), z.readonly(z.array(z.string()))])),
      {},
    ),
    /** Its sentence in English. */
    message: z.string(),
  }),
  // The specification leaves the form of an error open: it may be a sentence alone.
  (notice) => (typeof notice === "string" ? { code: notice, message: notice } : undefined),
);

export type SquadNoticeView = z.output<typeof squadNotice>;

/** Whether a notice's code is an error or a warning; null for a code that this version doesn't know. */
export function squadNoticeKind(code: string): "error" | "warning" | null {
  if (isSquadErrorCode(code)) return "error";
  return isSquadWarningCode(code) ? "warning" : null;
}
