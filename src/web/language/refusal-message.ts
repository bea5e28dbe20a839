import i18next from "i18next";
import { type Refusal, refusals } from "#contract/refusals.ts";
import { refusalText } from "#words/refusal-text.ts";
import { currentLanguage, words } from "./words.ts";

/** What a refusal says, in the language of the page. */
export function refusalMessage(refusal: Refusal): string {
  return refusalText(words("refusals"), refusal, currentLanguage());
}

/**
 * What a failed call says by the code and the facts of its answer. Null for a code that this page doesn't know, or whose
 * facts an older server left out: then the server's own message has to do.
 */
export function failureMessage(code: string, params: object): string | null {
  if (!Object.hasOwn(refusals, code)) return null;
  const text: unknown = i18next.getResource(currentLanguage(), "refusals", code);
  const needsParams = typeof text !== "string" || text.includes("{{");
  if (needsParams && Object.keys(params).length === 0) return null;
  return refusalMessage({ code, ...params } as Refusal);
}
