import { DEFAULT_LANGUAGE } from "#contract/languages.ts";
import type { Refusal } from "#contract/refusals.ts";
import { wordsIn } from "#server/platform/words.ts";
import { refusalText } from "#words/refusal-text.ts";

const t = wordsIn(DEFAULT_LANGUAGE, "refusals");

/** A refusal's `message` in the API: English, in the specification's exact words where it has them. */
export function refusalMessage(refusal: Refusal): string {
  return refusalText(t, refusal, DEFAULT_LANGUAGE);
}
