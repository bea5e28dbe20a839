import * as z from "zod/mini";
import {
  isSquadErrorCode,
  isSquadWarningCode,
  type SquadErrorCode,
  type SquadWarningCode,
} from "#game/fantasy/squad-issue.ts";
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

/** The key of a notice's sentence in the catalogue's `fantasy`; null for a code that this version doesn't know. */
export function sentenceKey(code: string): `issue.${SquadErrorCode}` | `warning.${SquadWarningCode}` | null {
  if (isSquadErrorCode(code)) return `issue.${code}`;
  return isSquadWarningCode(code) ? `warning.${code}` : null;
}
