import { squadNoticeKind, type SquadNoticeView } from "#contract/fantasy/squad-notice.ts";
import type { Noun, Words } from "#words/noun.ts";

/**
 * The sentence for an error or a warning about a squad, in the language of `t`; the server's English one for a code
 * that this version doesn't know. The texts of `fantasy` must be loaded.
 */
export function squadNoticeText(
  t: Words<Noun>,
  { code, params, message }: Pick<SquadNoticeView, "code" | "params" | "message">,
): string {
  // Each code has the facts of its own sentence; TypeScript would require those of all codes together.
  const tell = t as (key: string, facts: object) => string;
  const kind = squadNoticeKind(code);
  if (kind === null) return message;
  return tell(kind === "error" ? `fantasy:issue.${code}` : `fantasy:warning.${code}`, params);
}
