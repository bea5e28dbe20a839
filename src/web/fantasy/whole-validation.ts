import type { SquadNoticeView, ValidationView } from "#contract/fantasy/transfers.ts";
import { withAdded } from "#web/api/with-added.ts";

/** What a squad would come to, also where its answer has the specification's fields alone. */
export function wholeValidation(validation: ValidationView): ValidationView {
  const { errors, warnings } = validation;
  return withAdded(
    { ...validation, errors: errors.map(wholeNotice), warnings: warnings.map(wholeNotice) },
    { transfers: 0, cost: 0, bankBefore: 0, bankAfter: 0, isWildcardRound: false },
  );
}

/** The specification leaves the form of an error open: it may be its sentence alone. */
function wholeNotice(notice: SquadNoticeView | string): SquadNoticeView {
  return typeof notice === "string" ? { code: notice, cardId: null, message: notice } : notice;
}
