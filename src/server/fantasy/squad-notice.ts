import { DEFAULT_LANGUAGE } from "#contract/languages.ts";
import type { SquadRefusal } from "#contract/fantasy/refusals.ts";
import type { SquadNoticeView } from "#contract/fantasy/squad-notice.ts";
import type { SquadRefused } from "#game/fantasy/manager-season.ts";
import type { SquadError, SquadWarning } from "#game/fantasy/squad-issue.ts";
import { wordsIn } from "#server/platform/words.ts";
import { squadNoticeText } from "#words/squad-notice-text.ts";

const t = wordsIn(DEFAULT_LANGUAGE, "fantasy");

/** An error or a warning as the API answers it: with the facts of its sentence, and the sentence in English. */
export function toSquadNotice({ code, cardId, ...params }: SquadError | SquadWarning): SquadNoticeView {
  return { code, cardId, params, message: squadNoticeText(t, { code, params, message: code }) };
}

/** The refusal of a squad as the API answers it. */
export function squadRefusal({ code, errors }: SquadRefused): SquadRefusal {
  return { code, errors: errors.map(toSquadNotice) };
}
