import type { FailureText } from "#web/api/toast-failure.ts";
import { words } from "#web/language/words.ts";

/** The toast for a deletion that failed. */
export function deletionFailure(): FailureText {
  const t = words("card");
  return { title: t("deletion.failed"), fallback: t("pleaseTryAgain") };
}
