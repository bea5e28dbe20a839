import { DEFAULT_LANGUAGE } from "#contract/languages.ts";
import type { Refusal } from "#contract/refusals.ts";
import { wordsIn } from "#server/platform/words.ts";
import { refusalText } from "#words/refusal-text.ts";

const t = wordsIn(DEFAULT_LANGUAGE, "refusals");

/** The `message` of a refusal in the API: English, to the letter of the specification where it has one. */
export function refusalMessage(refusal: Refusal): string {
  return refusalText(t, refusal, DEFAULT_LANGUAGE);
}
