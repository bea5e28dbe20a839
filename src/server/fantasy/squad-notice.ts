import type { SquadRefusal } from "#contract/fantasy/refusals.ts";
import type { SquadNoticeView } from "#contract/fantasy/transfers.ts";
import type { SquadRefused } from "#game/fantasy/manager-season.ts";
import type {
  SquadError,
  SquadErrorCode,
  SquadWarning,
  SquadWarningCode,
} from "#game/fantasy/squad-issue.ts";
import { wordsIn } from "#server/platform/words.ts";

type Sentence = `issue.${SquadErrorCode}` | `warning.${SquadWarningCode}`;

// That each code brings the facts of its sentence is tested: TypeScript would ask for those of all codes together.
const t = wordsIn("en", "fantasy") as (sentence: Sentence, facts: object) => string;

/** An error as the API answers it: its code, its card, the facts of its sentence, and the sentence in English. */
export function errorNotice({ code, cardId, ...params }: SquadError): SquadNoticeView {
  return { code, cardId, params: { ...params }, message: t(`issue.${code}`, params) };
}

/** A warning as the API answers it. */
export function warningNotice({ code, cardId, ...params }: SquadWarning): SquadNoticeView {
  return { code, cardId, params: { ...params }, message: t(`warning.${code}`, params) };
}

/** The refusal of a squad as the API answers it. */
export function squadRefusal({ code, errors }: SquadRefused): SquadRefusal {
  return { code, errors: errors.map(errorNotice) };
}
